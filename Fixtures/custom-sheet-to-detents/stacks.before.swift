// targets: iOS 17
import SwiftUI

struct Shop: View {
  @Binding var isOpen: Bool
  private let panelHeight: CGFloat = 240

  var body: some View {
    // expect: unsafe
    ZStack {
      ScrollView { Text("Goods") }
      Button("Buy") { isOpen = true }
      if isOpen {
        Color.black.opacity(0.3).ignoresSafeArea()
      }
      if isOpen {
        VStack {
          Spacer()
          VStack {
            Text("Pay")
            Button("Done") { isOpen = false }
          }
          .padding()
          .frame(height: panelHeight)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
        .transition(.move(edge: .bottom))
        .ignoresSafeArea(edges: .bottom)
      }
      Text("On top")
    }
    .onChange(of: isOpen) { _ in print("Shown") }
  }
}

struct Pages: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      Text("Page")
      if isShown {
        ZStack(alignment: .bottom) {
          Rectangle().fill(Color.black.opacity(0.2)).onTapGesture { isShown.toggle() }
          Text("Panel")
            .padding()
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}
