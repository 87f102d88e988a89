// targets: iOS 15, macOS 12
import SwiftUI

final class Model: ObservableObject { @Published var isShown = false }

struct Area: View {
  @ObservedObject var model: Model
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    Group {
      if #available(iOS 16, macOS 13, *) {
        coveredContent
          // expect: unsafe
          .sheet(isPresented: $model.isShown) {
            Text("Panel")
              .presentationDetents([.height(320)])
              .sheetCornerRadius(16)
              .sheetBackground(Color.white)
              .usableBehindSheet()
          }
      } else {
        layeredSheet
      }
    }
    .navigationTitle("Map")
  }

  private var coveredContent: some View {
    List {
      ForEach(0..<10, id: \.self) { number in
        Text("Place \(number)")
      }
    }
    .listStyle(.plain)
  }

  private var layeredSheet: some View {
    coveredContent
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if model.isShown {
          Text("Panel")
            .frame(height: 320)
            .background(RoundedRectangle(cornerRadius: 16).fill(Color.white))
            .offset(y: max(0, pull))
            .gesture(
              DragGesture().updating($pull) { value, state, _ in state = value.translation.height }
                .onEnded { if $0.translation.height > 80 { model.isShown = false } }
            )
            .transition(.move(edge: .bottom))
        }
      }
  }
}

struct Short: View {
  @Binding var isShown: Bool

  var body: some View {
    Group {
      if #available(iOS 16, macOS 13, *) {
        Text("Map")
          // expect: unsafe
          .sheet(isPresented: $isShown) {
            Text("Panel")
              .presentationDetents([.height(200)])
          }
      } else {
        layeredSheet
      }
    }
    .navigationTitle("Map")
    .padding()
  }

  private var layeredSheet: some View {
    Text("Map")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").frame(height: 200).transition(.move(edge: .bottom))
        }
      }
  }
}

private extension View {
  /// Fills a sheet where the system lets apps choose its background, and its content before.
  @ViewBuilder
  func sheetBackground<Fill: ShapeStyle>(_ style: Fill) -> some View {
    if #available(iOS 16.4, macOS 13.3, *) {
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
    if #available(iOS 16.4, macOS 13.3, *) {
      presentationCornerRadius(radius)
    } else {
      self
    }
  }
}

private extension View {
  /// Keeps the content behind a sheet usable where the system can.
  @ViewBuilder
  func usableBehindSheet() -> some View {
    if #available(iOS 16.4, macOS 13.3, *) {
      presentationBackgroundInteraction(.enabled)
    } else {
      self
    }
  }
}
