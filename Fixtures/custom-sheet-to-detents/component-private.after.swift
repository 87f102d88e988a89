// targets: iOS 16.4
import SwiftUI

final class Model: ObservableObject { @Published var isOpen = false }

struct Cart: View {
  @StateObject private var model = Model()

  var body: some View {
    List { Button("Buy") { model.isOpen = true } }
      // expect: unsafe
      .sheet(isPresented: $model.isOpen) {
        VStack {
          Text("Pay")
        }
        .padding()
        .presentationDetents([.height(280)])
        .presentationCornerRadius(24)
        .presentationBackground(Color.white)
      }
      .navigationTitle("Cart")
  }
}

struct Total: View {
  var body: some View { Text("Total") }
}

struct Editor: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Button("Adjust") { isOpen = true }
      // expect: unsafe
    }
    .sheet(isPresented: $isOpen) {
      VStack(spacing: 0) {
        Text("Adjust")
          .padding(.horizontal)
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }
}

struct Tray<Content: View>: View {
  @Binding var isPresented: Bool
  @State private var pull = CGSize.zero
  let content: Content

  init(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self._isPresented = isPresented
    self._pull = State(initialValue: .zero)
    self.content = content()
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.2).onTapGesture { close() }
      VStack(spacing: 0) {
        Capsule().frame(width: 80, height: 6)
        content
          .padding(.horizontal)
      }
      .offset(y: pull.height)
      .gesture(
        DragGesture().onChanged { pull = $0.translation }
          .onEnded { _ in
            if pull.height > 10 { close() }
            pull = .zero
          }
      )
    }
  }

  private func close() { withAnimation { isPresented = false } }
}
