// targets: iOS 15.0

import SwiftUI
import UIKit

private let homeIndicatorHeight: CGFloat = 34
private let bottomSafeArea: CGFloat = 30

private enum Layout {
  static let homeIndicator = 20.0
}

extension UIDevice {
  fileprivate var hasNotch: Bool { true }
}

struct ByName: View {
  var body: some View {
    VStack {
      ScrollView {
        Text("Terms")
      }
      Button("Agree") {}
        .padding(.bottom, homeIndicatorHeight)
      Button("Refuse") {}
        .padding(.bottom, bottomSafeArea)
      Button("Later") {}
        .padding(.horizontal, 16)
        .padding(.bottom, Layout.homeIndicator)
    }
  }
}

struct ByComment: View {
  var body: some View {
    VStack {
      Text("Terms")
      Spacer()
      Button("Agree") {}
        // Keeps the button off the home indicator.
        .padding(.bottom, 20)
      Button("Refuse") {}
        .padding(.bottom, 24)  // safe area
        .tint(.red)
    }
  }
}

struct ByDevice: View {
  var body: some View {
    VStack {
      Spacer()
      Button("Agree") {}
        .padding(.bottom, UIDevice.current.hasNotch ? 34 : 0)
    }
  }
}

struct AgreementScreen: View {
  var body: some View {
    VStack {
      Text("Terms")
      Spacer()
      Button("Agree") {}
        .padding(.bottom, 34)
    }
  }
}

struct Inbox: View {
  var body: some View {
    NavigationView {
      VStack {
        Text("Letters")
        Spacer()
        footer
      }
    }
  }

  private var footer: some View {
    HStack {
      Button("Answer") {}
    }
    .padding(.bottom, 34)
  }
}

struct Stack: View {
  var body: some View {
    VStack {
      Text("Letters")
      Spacer()
      Button("Answer") {}
    }
    .padding(.bottom, 34)
    .navigationTitle("Letters")
  }
}

struct Overview: View {
  var body: some View {
    TabView {
      VStack {
        List {
          Text("One")
        }
        Button("Add") {}
          .padding(.bottom, 83)
      }
      .navigationTitle("All")
    }
  }
}

struct Composer: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        Text("Letter")
      }
      TextField("Answer", text: $text)
        .padding(.bottom, homeIndicatorHeight)
        .ignoresSafeArea(.keyboard)
    }
  }
}
