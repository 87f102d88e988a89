/// Safe areas, presentations, layout, scrolling, state.
extension Proof {
  static let safeAreas: [Proof] = [
    Proof(
      "View.safeAreaInset(edge:", #".safeAreaInset(edge: .bottom) { Text("") }"#,
      #".safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Text("") }"#),
    Proof(
      "View.safeAreaBar(edge:", #".safeAreaBar(edge: .bottom, spacing: 0) { Text("") }"#,
      #".safeAreaBar(edge: .trailing) { Text("") }"#),
    Proof(
      "View.safeAreaPadding(_:_:)", ".safeAreaPadding(.horizontal, 16)", ".safeAreaPadding(8)",
      ".safeAreaPadding(EdgeInsets())"),
    Proof(
      "View.backgroundExtensionEffect()", ".backgroundExtensionEffect()",
      ".backgroundExtensionEffect(isEnabled: flag)"),
    Proof("View.scrollEdgeEffectStyle(_:for:)", ".scrollEdgeEffectStyle(.hard, for: .bottom)"),
    Proof("View.scrollEdgeEffectHidden(_:for:)", ".scrollEdgeEffectHidden(true, for: .top)"),
    Proof(
      "View.ignoresSafeArea(_:edges:)", ".ignoresSafeArea()", ".ignoresSafeArea(edges: .bottom)",
      ".ignoresSafeArea(.keyboard, edges: .bottom)"),
    Proof("View.edgesIgnoringSafeArea(_:)", ".edgesIgnoringSafeArea([.top, .bottom])"),
    Proof(
      "View.contentMargins(_:_:for:)", ".contentMargins(.bottom, 20, for: .scrollContent)",
      ".contentMargins(.all, EdgeInsets())", ".contentMargins(20)"),
    Proof("View.glassEffect(_:in:)", ".glassEffect()", ".glassEffect(.regular, in: Circle())"),
  ]

  static let presentations: [Proof] = [
    Proof(
      "View.presentationDetents(_:)", ".presentationDetents([.medium, .large])",
      ".presentationDetents([.height(300)], selection: .constant(.height(300)))"),
    Proof("View.presentationDragIndicator(_:)", ".presentationDragIndicator(.visible)"),
    Proof(
      "View.presentationBackgroundInteraction(_:)",
      ".presentationBackgroundInteraction(.enabled(upThrough: .medium))"),
    Proof("View.presentationCornerRadius(_:)", ".presentationCornerRadius(20)"),
    Proof("View.presentationSizing(_:)", ".presentationSizing(.fitted)"),
    Proof("View.presentationPlacement(_:)", ".presentationPlacement(.automatic)"),
    Proof(
      "PresentationPlacement.automatic", .member("let place = PresentationPlacement.automatic")),
    Proof("PresentationPlacement.trailing", ".presentationPlacement(.trailing)"),
    Proof("PresentationPlacement.leading", ".presentationPlacement(.leading)"),
    Proof("PresentationPlacement.center", ".presentationPlacement(.center)"),
    Proof("View.interactiveDismissDisabled(_:)", ".interactiveDismissDisabled(flag)"),
    Proof(
      "View.presentationBackground(_:)", ".presentationBackground(Color.red)",
      ".presentationBackground(alignment: .top) { Color.red }"),
    Proof(
      "View.presentationContentInteraction(_:)", ".presentationContentInteraction(.scrolls)"),
    Proof(
      "PresentationDetent .height(_:)",
      .member("var detents: [PresentationDetent] { [.height(1), .fraction(1), .medium, .large] }")),
    Proof(
      "View.inspector(isPresented:content:)", #".inspector(isPresented: $flag) { Text("") }"#),
    Proof(
      "View.inspectorColumnWidth(_:)", ".inspectorColumnWidth(300)",
      ".inspectorColumnWidth(min: 200, ideal: 300, max: 400)"),
    Proof(
      "View.sheet(isPresented:", #".sheet(isPresented: $flag) { Text("") }"#,
      #".sheet(item: $row, onDismiss: act) { Text("\($0.id)") }"#),
    Proof(
      "View.fullScreenCover(isPresented:", #".fullScreenCover(isPresented: $flag) { Text("") }"#,
      #".fullScreenCover(item: $row) { Text("\($0.id)") }"#),
    Proof(
      "View.confirmationDialog(_:",
      #".confirmationDialog("Sure?", isPresented: $flag) { Button("Yes", action: act) }"#,
      #".confirmationDialog(Text(text), isPresented: $flag, titleVisibility: .visible) { Text("") }"#
    ),
    Proof("EnvironmentValues.dismiss", .member(#"@Environment(\.dismiss) var dismiss"#)),
  ]

  static let layout: [Proof] = [
    Proof(
      "View.onGeometryChange(for:of:action:)",
      ".onGeometryChange(for: CGSize.self) { $0.size } action: { print($0) }"),
    Proof(
      "View.onScrollGeometryChange(for:of:action:)",
      ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { print($0, $1) }"),
    Proof("ScrollPosition (struct)", .member("var position = ScrollPosition(edge: .top)")),
    Proof("ViewThatFits", #"ViewThatFits(in: .vertical) { Text("") }"#),
    Proof(
      "AnyLayout", .member("let layout = AnyLayout(HStackLayout())"),
      #"(flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Text("") }"#),
    Proof(
      "HStackLayout", "HStackLayout(spacing: 3) { Text(text) }", "VStackLayout() { Text(text) }",
      "ZStackLayout(alignment: .top) { Text(text) }", "GridLayout() { Text(text) }"),
    Proof("View.windowResizeAnchor(_:)", ".windowResizeAnchor(.topLeading)"),
    Proof("ArrangementView", #"ArrangementView { Text("") } secondary: { Text("") }"#),
    Proof(
      "GeometryProxy.reservedRegions(",
      #"GeometryReader { Text("\($0.reservedRegions(kind: .division).count)") }"#),
    Proof("View.onHingeChange(isEnabled:_:)", ".onHingeChange { print($0, $1) }"),
    Proof(
      "View.arrangementViewStyle(_:)", ".arrangementViewStyle(.split)",
      ".arrangementViewStyle(.automatic)", ".arrangementViewStyle(.overlay)"),
    Proof(
      "EnvironmentValues.splitArrangementAxis",
      .member(#"let axis = \EnvironmentValues.splitArrangementAxis"#)),
    Proof(
      "ContentUnavailableView", #"ContentUnavailableView("Nothing", systemImage: "tray")"#),
    Proof(
      "View.containerRelativeFrame(_:alignment:)", ".containerRelativeFrame(.horizontal)"),
    Proof(
      "EnvironmentValues.horizontalSizeClass",
      .member(#"@Environment(\.horizontalSizeClass) var width"#),
      .member(#"@Environment(\.verticalSizeClass) var height: UserInterfaceSizeClass?"#)),
    Proof("View.coordinateSpace(_:)", #".coordinateSpace(.named("scroll"))"#),
    Proof("View.coordinateSpace(name:)", #".coordinateSpace(name: "scroll")"#),
    Proof("View.scrollBounceBehavior(_:axes:)", ".scrollBounceBehavior(.basedOnSize)"),
    Proof("View.scrollIndicators(_:axes:)", ".scrollIndicators(.hidden)"),
    Proof("View.contentShape(_:eoFill:)", ".contentShape(Rectangle())"),
    Proof(
      "LazyVStack", #"LazyVStack(spacing: 8) { Text("") }"#, #"LazyHStack { Text("") }"#),
    Proof(
      "LazyVGrid", #"LazyVGrid(columns: [GridItem(.flexible())]) { Text("") }"#,
      #"LazyHGrid(rows: []) { Text("") }"#),
    Proof(
      "View.overlay(alignment:content:)", #".overlay(alignment: .bottom) { Text("") }"#,
      #".overlay { Text("") }"#),
    Proof("View.overlay(_:alignment:)", #".overlay(Text(""), alignment: .bottom)"#),
    Proof(
      "View.background(alignment:content:)", #".background(alignment: .top) { Text("") }"#,
      ".background { Color.red }"),
    Proof(
      "View.background(_:alignment:)", ".background(Color.red)",
      #".background(Text(""), alignment: .bottom)"#),
    Proof(
      "View.scrollPosition(_:anchor:)",
      .member(
        """
        func go(_ place: Binding<ScrollPosition>) -> some View { Text("").scrollPosition(place) }
        """)),
    Proof("View.scrollPosition(id:anchor:)", ".scrollPosition(id: $choice)"),
    Proof("View.scrollTargetLayout(isEnabled:)", ".scrollTargetLayout()"),
    Proof("ScaledMetric", .member("@ScaledMetric var size: CGFloat = 24")),
    Proof("View.onPreferenceChange(_:perform:)", .member(Proof.preference)),
    Proof("GestureState", .member("@GestureState var distance = CGSize.zero")),
    Proof(
      "DragGesture", ".gesture(DragGesture().onChanged { print($0.translation) }.onEnded { _ in })"
    ),
    Proof("View.layoutPriority(_:)", ".layoutPriority(1)"),
  ]

  static let content: [Proof] = [
    Proof("View.task(priority:_:)", ".task { await Task.yield() }"),
    Proof("View.task(id:priority:_:)", ".task(id: text) { await Task.yield() }"),
    Proof(
      "View.pickerStyle(_:)",
      #"Picker("Go", selection: $number) { Text("") }.pickerStyle(DefaultPickerStyle())"#),
    Proof("PickerStyle.segmented", ".pickerStyle(.segmented)"),
    Proof("PickerStyle.menu", ".pickerStyle(.menu)"),
    Proof("PickerStyle.inline", ".pickerStyle(.inline)"),
    Proof("View.onChange(of:perform:)", ".onChange(of: text) { print($0) }"),
    Proof(
      "View.onChange(of:initial:_:)", ".onChange(of: text) { act() }",
      ".onChange(of: text, initial: true) { print($0, $1) }"),
    Proof(
      "View.searchable(text:placement:prompt:)", ".searchable(text: $text)",
      #".searchable(text: $text, prompt: "Find")"#),
    Proof(
      "View.swipeActions(edge:",
      #".swipeActions(edge: .leading, allowsFullSwipe: false) { Text("") }"#),
    Proof("View.swipeActionsContainer()", ".swipeActionsContainer()"),
    Proof("View.refreshable(action:)", ".refreshable { await Task.yield() }"),
    Proof(
      "View.listSectionSpacing(_:)", ".listSectionSpacing(8)", ".listSectionSpacing(.compact)"),
    Proof("View.symbolVariant(_:)", ".symbolVariant(.fill)"),
  ]

  private static let preference = """
    struct Key: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    var sized: some View {
      Text("").background(
        GeometryReader { Color.clear.preference(key: Key.self, value: $0.size.width) }
      )
      .onPreferenceChange(Key.self) { print($0) }
    }
    """
}
