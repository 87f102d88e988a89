// targets: iOS 15.0

import SwiftUI

private let homeIndicator: CGFloat = 34
private let barHeight: CGFloat = 56

struct Layers: View {
  let safeArea: EdgeInsets

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        Text("Feed")
      }
      HStack {
        Button("Compose") {}
      }
      // expect: left alone: layered over other content
      .padding(.bottom, homeIndicator)
    }
    List {
      Text("Feed")
    }
    .overlay(alignment: .bottom) {
      // expect: left alone: layered over other content
      Button("Compose") {}.padding(.bottom, homeIndicator)
    }
    List {
      Text("Feed")
    }
    .overlay(
      // expect: left alone: layered over other content
      Button("Compose") {}.padding(.bottom, safeArea.bottom), alignment: .bottom
    )
    .ignoresSafeArea()
    ZStack {
      Feed()
      VStack {
        Spacer()
        // expect: left alone: layered over other content
        Button("Compose") {}.padding(.bottom, safeArea.bottom)
      }
    }
    .ignoresSafeArea()
    ScrollView {
      VStack {
        Text("Feed")
      }
      // expect: left alone: or clears a bar
      .padding(.bottom, barHeight + safeArea.bottom)
    }
    .ignoresSafeArea()
    VStack {
      List {
        Text("Feed")
      }
      // tab bar and home indicator; expect: left alone: or clears a bar
      // expect: left alone: or clears a bar
      .padding(.bottom, 83)
    }
  }
}

struct Feed: View {
  var body: some View {
    List {
      Text("Feed")
    }
  }
}
