// targets: iOS 15.0

import SwiftUI

struct Game: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack(spacing: 0) {
      Text("Board")
      Spacer()
      controls
    }
    .ignoresSafeArea(edges: .bottom)
  }

  private var controls: some View {
    HStack {
      Button("Undo") {}
    }
    .padding(.bottom, safeArea.bottom)
  }
}

struct Score: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack(spacing: 0) {
      Text("Score")
      Spacer()
      ScoreBar()
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

private struct ScoreBar: View {
  var body: some View {
    HStack {
      Button("Share") {}
    }
    .padding(.bottom, homeIndicatorHeight)
  }

  private let homeIndicatorHeight: CGFloat = 34
}

struct Deck: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack {
          Text("Card")
        }
        .padding(.bottom, safeArea.bottom)
      }
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

#Preview {
  ScoreBar()
}
