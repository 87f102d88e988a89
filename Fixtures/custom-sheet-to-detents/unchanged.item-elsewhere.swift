// targets: iOS 17
import SwiftUI

struct Orders: View {
  @State private var order: Order?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: Order is declared in another file
      Button("Order") { order = Order() }
      if let order {
        Color.black.opacity(0.4).onTapGesture { self.order = nil }
        Text("Order \(order.id)").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Desks: View {
  @ObservedObject var desk: Desk

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: this file does not say what type desk.order has
      Text("Desk")
      if let order = desk.order {
        Color.black.opacity(0.4).onTapGesture { desk.order = nil }
        Text("Order \(order.id)").transition(.move(edge: .bottom))
      }
    }
  }
}
