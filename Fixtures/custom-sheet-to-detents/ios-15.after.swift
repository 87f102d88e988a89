// targets: iOS 15
import SwiftUI

struct Places: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    Group {
      if #available(iOS 16, *) {
        List {
          Button("Filter") { withAnimation { isShown = true } }
        }
        .sheet(isPresented: $isShown) {
          VStack(spacing: 12) {
            // What it is.
            Text("Filter")
            Button("Close") { isShown = false }
          }
          .frame(maxWidth: .infinity)
          .presentationDetents([.height(300)])
          .presentationDragIndicator(.visible)
          .sheetCornerRadius(20)
          .sheetBackground(Color.white)
        }
      } else {
        layeredSheet
      }
    }
    .navigationTitle("Places")
  }

  private var layeredSheet: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Filter") { withAnimation { isShown = true } }
      }

      if isShown {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { withAnimation { isShown = false } }
          .transition(.opacity)

        VStack(spacing: 12) {
          Capsule()
            .fill(Color.gray)
            .frame(width: 40, height: 5)
            .padding(.top, 8)
          // What it is.
          Text("Filter")
          Button("Close") { isShown = false }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 300)
        .background(Color.white)
        .cornerRadius(20)
        .offset(y: drag)
        .gesture(
          DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded(dragEnded)
        )
        .transition(.move(edge: .bottom))
      }
    }
  }

  private func dragEnded(_ value: DragGesture.Value) {
    withAnimation(.spring()) {
      if value.translation.height > 80 { isShown = false }
      drag = 0
    }
  }
}

private extension View {
  /// Fills a sheet where the system lets apps choose its background, and its content before.
  @ViewBuilder
  func sheetBackground<Fill: ShapeStyle>(_ style: Fill) -> some View {
    if #available(iOS 16.4, *) {
      presentationBackground(style)
    } else {
      background(style)
    }
  }
}

private extension View {
  /// Rounds the corners of a sheet where the system lets apps choose the radius.
  @ViewBuilder
  func sheetCornerRadius(_ radius: CGFloat) -> some View {
    if #available(iOS 16.4, *) {
      presentationCornerRadius(radius)
    } else {
      self
    }
  }
}
