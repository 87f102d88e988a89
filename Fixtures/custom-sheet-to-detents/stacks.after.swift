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
      Text("On top")
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text("Pay")
        Button("Done") { isOpen = false }
      }
      .padding()
      .presentationDetents([.height(panelHeight)])
      .presentationCornerRadius(12)
      .presentationBackground(.regularMaterial)
      .interactiveDismissDisabled()
    }
    .onChange(of: isOpen) { _ in print("Shown") }
  }
}

struct Pages: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      Text("Page")
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .padding()
        .presentationDetents([.medium, .large])
    }
  }
}
