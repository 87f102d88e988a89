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
  }

  private var controls: some View {
    HStack {
      Button("Undo") {}
    }
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
  }
}

private struct ScoreBar: View {
  var body: some View {
    HStack {
      Button("Share") {}
    }
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
      }
    }
  }
}

#Preview {
  ScoreBar()
}
