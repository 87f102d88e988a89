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
