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
      Button("Refuse") {}
      Button("Later") {}
        .padding(.horizontal, 16)
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
      Button("Refuse") {}
        // safe area
        .tint(.red)
    }
  }
}

struct ByDevice: View {
  var body: some View {
    VStack {
      Spacer()
      Button("Agree") {}
    }
  }
}

struct AgreementScreen: View {
  var body: some View {
    VStack {
      Text("Terms")
      Spacer()
      Button("Agree") {}
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
  }
}

struct Stack: View {
  var body: some View {
    VStack {
      Text("Letters")
      Spacer()
      Button("Answer") {}
    }
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
        .ignoresSafeArea(.keyboard)
    }
  }
}
