import SwiftUI

struct ShoppingList: View {
  @EnvironmentObject private var pantry: Pantry
  @State private var isPanelShown = false
  @State private var draft = ""

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack {
        List(pantry.shopping, id: \.self) { item in
          Text(item)
        }
        Button("Add to the list") {
          withAnimation { isPanelShown = true }
        }
        .padding(.bottom, 20)
      }

      if isPanelShown {
        Color.black.opacity(0.3)
          .edgesIgnoringSafeArea(.all)
          .onTapGesture {
            withAnimation { isPanelShown = false }
          }

        AddPanel(draft: $draft) {
          pantry.shopping.append(draft)
          withAnimation { isPanelShown = false }
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}

struct AddPanel: View {
  @Binding var draft: String
  let onAdd: () -> Void

  @GestureState private var drag: CGFloat = 0

  var body: some View {
    VStack(spacing: 12) {
      Capsule()
        .fill(Color.secondary)
        .frame(width: 36, height: 5)
      TextField("What is missing?", text: $draft)
      Button("Add", action: onAdd)
    }
    .padding()
    .frame(height: 240)
    .background(Color.white)
    .cornerRadius(16)
    .offset(y: max(0, drag))
    .gesture(
      DragGesture().updating($drag) { value, state, _ in
        state = value.translation.height
      }
    )
  }
}
