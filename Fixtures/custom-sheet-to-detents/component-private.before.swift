// targets: iOS 16.4
import SwiftUI

final class Model: ObservableObject { @Published var isOpen = false }

struct Cart: View {
  @StateObject private var model = Model()

  var body: some View {
    List { Button("Buy") { model.isOpen = true } }
      // expect: unsafe
      .overlay(Card(isShown: $model.isOpen, height: 280, tint: .white) {
        VStack {
          Text("Pay")
        }
      }
      .ignoresSafeArea())
      .navigationTitle("Cart")
  }
}

private struct Card<Content: View>: View {
  @Binding var isShown: Bool
  let height: CGFloat
  let tint: Color
  let radius: CGFloat = 24
  let content: () -> Content

  init(
    isShown: Binding<Bool>, height: CGFloat, tint: Color,
    @ViewBuilder content: @escaping () -> Content
  ) {
    _isShown = isShown
    self.height = height
    self.tint = tint
    self.content = content
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      if self.isShown {
        Color.black.opacity(0.4)
          .onTapGesture { self.isShown = false }
        self.content()
          .padding()
          .frame(height: self.height)
          .background(RoundedRectangle(cornerRadius: radius).fill(tint))
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Total: View {
  var body: some View { Text("Total") }
}
