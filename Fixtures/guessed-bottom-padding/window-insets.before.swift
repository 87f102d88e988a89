// targets: iOS 15.0

import SwiftUI
import UIKit

private var windowInsets: UIEdgeInsets? { UIApplication.shared.windows.first?.safeAreaInsets }

extension View {
  fileprivate func getSafeArea() -> UIEdgeInsets {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
      let window = scene.windows.first
    else { return .zero }
    return window.safeAreaInsets
  }

  fileprivate var safeAreaBottom: CGFloat {
    if let window = UIApplication.shared.windows.first { return window.safeAreaInsets.bottom }
    return 0
  }
}

struct Tabs: View {
  @State private var edges = UIApplication.shared.windows.first?.safeAreaInsets

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        Text("Shelf")
      }
      HStack {
        Button("Shelf") {}
        Button("Cart") {}
      }
      .padding(.horizontal, 30)
      .padding(.bottom, edges?.bottom)
      .background(Color.white)
    }
    .ignoresSafeArea(.all, edges: .bottom)
  }
}

struct Player: View {
  var body: some View {
    VStack {
      Spacer()
      Button("Play") {}
        .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 15)
    }
    .edgesIgnoringSafeArea(.bottom)
  }
}

struct Wallet: View {
  private let inset = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0

  var body: some View {
    VStack {
      List {
        Text("Card")
      }
      Button("Pay") {}
        .padding(.bottom, inset)
    }.ignoresSafeArea(edges: .bottom)
  }
}

struct Map: View {
  var body: some View {
    VStack {
      Spacer()
      Button("Locate") {}.padding(.bottom, getSafeArea().bottom)
    }
    .ignoresSafeArea(.container, edges: .bottom)
    .accessibilityLabel("Map")
  }
}

struct Camera: View {
  var body: some View {
    VStack {
      Spacer()
      Button("Shoot") {}
        .padding(.bottom, safeAreaBottom)
        .padding(.horizontal, 20)
    }
    .ignoresSafeArea(edges: [.bottom])
  }
}

struct Ledger: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Spacer()
        Text("Total")
          .padding([.bottom], proxy.safeAreaInsets.bottom)
      }
      .ignoresSafeArea(edges: .bottom)
    }
  }
}

struct Notes: View {
  var body: some View {
    VStack {
      Spacer()
      Text("Note")
        .padding(Edge.Set.bottom, windowInsets!.bottom)
        .ignoresSafeArea(edges: .bottom)
    }
  }
}
