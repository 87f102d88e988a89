import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `backgroundExtensionEffect` where an image under a sidebar or bar ignores the safe area.
public struct ImageToBackgroundExtension: Transform {
  public static let documentation = Documentation(
    title: "Extend images under sidebars and bars with backgroundExtensionEffect",
    why: """
      An image that ignores the safe area reaches under the sidebar, the inspector or the vertical \
      bar, and what is there cannot be seen. From iOS 26 on, backgroundExtensionEffect keeps the whole \
      image in view and fills the rest with a mirrored, blurred copy of it.
      """,
    example: Documentation.Example(
      before: """
        struct Atlas: View {
          var body: some View {
            NavigationSplitView {
              PlaceList()
            } detail: {
              Image("coast")
                .resizable()
                .ignoresSafeArea()
            }
          }
        }

        """,
      after: """
        struct Atlas: View {
          var body: some View {
            NavigationSplitView {
              PlaceList()
            } detail: {
              Image("coast")
                .resizable()
                .backgroundExtensionOrIgnoredSafeArea()
            }
          }
        }

        private extension View {
          /// Extends an image under bars where the system can, and ignores the safe area before.
          @ViewBuilder
          func backgroundExtensionOrIgnoredSafeArea(
            _ regions: SafeAreaRegions = .all,
            edges: Edge.Set = .all
          ) -> some View {
            if #available(iOS 26, *) {
              backgroundExtensionEffect()
            } else {
              ignoresSafeArea(regions, edges: edges)
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "a backdrop: an image behind other content in a ZStack, background or overlay may ignore the safe area",
      "images where the file shows no sidebar, inspector, tab bar or toolbar around them",
      "images that ignore the safe area only where no such bar is: at the bottom, or at the top without a sidebar or inspector",
      "a second image of the same screen: one extension a screen is recommended; and images that are repeated, in a ForEach, a List or pages",
      "images that the effect would not suit: it clips and mirrors, so not with a shape, a zoom, an offset, a drag or an overlay on the image, nor inside a clipped view",
      "symbols, and image views that other files declare",
    ],
    safety: """
      Unsafe: the look changes. The image ends at the safe area on all of its edges, also under a top \
      bar, and a blurred copy goes on from there. The effect clips the image; one that is scaled to \
      fill is larger than its place, and needs a flexible frame in front of the effect.
      """,
    availability: """
      backgroundExtensionEffect is of iOS 26, macOS 26, tvOS 26, watchOS 26 and visionOS 26. Below, \
      the file gets one private helper with an #available for every platform that it ships on, whose \
      older side still ignores the safe area, or uses its own.
      """,
    sources: [.resizableWindows, .layoutComponents], levels: [.unsafe])

  public static let trigger: Trigger =
    ("ignoresSafeArea" || "edgesIgnoringSafeArea") && "Image"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let calls = context.file.modifierCalls(named: SafeAreaIgnoring.names)
      .compactMap(SafeAreaIgnoring.init)
      .filter { $0.regions != .keyboard && !$0.modifier.call.isInPreview }
    if calls.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let images = calls.compactMap { ignoring in
      ignoring.modifier.receiver.flatMap { Imagery($0, index: index) }.map { (ignoring, $0) }
    }
    if images.isEmpty { return [] }
    let uses = ViewUses(context.file, index: index)
    var extended = ExtendedScreens(context.file, uses: uses, index: index)
    return images.compactMap { ignoring, imagery in
      let fallback = context.fallback(
        for: .backgroundExtensionEffect, at: ignoring.modifier.call)
      if fallback == .settled { return nil }
      let place = ImagePlace(
        of: ignoring.modifier, uses: uses, index: index,
        hasVerticalBars: context.mayHaveVerticalBars)
      do {
        try place.admit(ignoring, imagery, in: context.file)
        if let line = extended.line(in: place.screens) { throw ImageObjection.second(line: line) }
        let finding = try offer(ignoring, imagery, place, fallback, in: context)
        extended.add(place.screens, line: context.file.lines.line(of: finding.offset))
        return finding
      } catch let objection as ImageObjection {
        return .leftAlone(ignoring, objection.text)
      } catch let refusal as Refusal {
        return .leftAlone(ignoring, refusal.reason)
      } catch {
        return nil
      }
    }
  }

  private func offer(
    _ ignoring: SafeAreaIgnoring, _ imagery: Imagery, _ place: ImagePlace, _ fallback: Fallback,
    in context: Context
  ) throws(Refusal) -> Finding {
    let modifier = ignoring.modifier
    let call = try APICall(
      .backgroundExtensionEffect, or: .backgroundExtensionOrIgnoredSafeArea, fallback,
      at: modifier.call, in: context)
    var edits: [SourceEdit] = [.replacing(modifier.nameToken, with: call.name)]
    if call.isPlain {
      guard let parentheses = modifier.emptiableParentheses else {
        throw Refusal("a comment inside \(modifier.name) would be lost")
      }
      if !parentheses.isEmpty { edits.append(.delete(parentheses)) }
    } else if modifier.name == "edgesIgnoringSafeArea", let first = modifier.arguments.first {
      edits.append(.insert("edges: ", at: first.offsets.lowerBound))
    }
    return .extensible(modifier, imagery, place, call, edits)
  }
}

extension Context {
  /// Whether the file ships where bars can stand at the side: on iOS.
  fileprivate var mayHaveVerticalBars: Bool { targets.isUnknown || targets[.iOS] != nil }
}

extension ViewHelper {
  /// The effect where the system has it, and what stood there before elsewhere.
  fileprivate static let backgroundExtensionOrIgnoredSafeArea = ViewHelper(
    "backgroundExtensionOrIgnoredSafeArea",
    summary: "Extends an image under bars where the system can, and ignores the safe area before.",
    apis: [.backgroundExtensionEffect], olderAPIs: [.ignoresSafeArea],
    parameters: ["_ regions: SafeAreaRegions = .all", "edges: Edge.Set = .all"],
    newer: "backgroundExtensionEffect()", older: "ignoresSafeArea(regions, edges: edges)")
}
