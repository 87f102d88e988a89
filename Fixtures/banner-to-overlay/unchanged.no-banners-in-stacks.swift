// targets: iOS 17

import SwiftUI

struct Profile: View {
  @State private var showsToast = false
  let hasBanner: Bool
  let messages: [String]

  var body: some View {
    ZStack(alignment: .top) {
      VStack {
        if hasBanner {
          BannerImage()
        }
        if hasBanner {
          Image("banner")
        }
        if showsToast {
          Text("Saved")
        } else {
          Text("Not saved")
        }
        Text("Name")
      }
      if showsToast {
        Text("Saved")
      }
    }
    .overlay(alignment: .bottom) {
      VStack {
        if showsToast {
          Text("Saved")
        }
        Text("Below")
      }
    }
  }

  private var rows: some View {
    ScrollView {
      VStack {
        if hasBanner {
          Text("A row like any other")
        }
        Text("Row")
      }
    }
  }

  private var alone: some View {
    VStack {
      if showsToast {
        Text("Saved")
      }
    }
  }
}

struct BannerImage: View {
  var body: some View {
    Image("banner")
  }
}

#Preview {
  VStack {
    if true {
      Toast()
    }
    Text("Below")
  }
}

struct Toast: View {
  var body: some View {
    Text("Saved")
  }
}
