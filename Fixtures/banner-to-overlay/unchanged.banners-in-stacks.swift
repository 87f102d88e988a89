// targets: iOS 17

import SwiftUI

struct Inbox: View {
  @State private var showsToast = false
  @State private var bannerText: String?
  @State private var isOffline = false
  let messages: [String]

  var body: some View {
    VStack(spacing: 0) {
      if isOffline {  // expect: left alone: show it with .overlay(alignment: .top)
        OfflineBanner()
      }
      List(messages, id: \.self) { Text($0) }
      if let bannerText {  // expect: left alone: show it with .overlay(alignment: .bottom)
        HStack {
          Text(bannerText)
        }
        .transition(.move(edge: .bottom))
      }
    }
  }

  private var middle: some View {
    VStack {
      Text("Above")
      if showsToast {  // expect: left alone: show it with .overlay(alignment: .top)
        Text("Sent")
      }
      Text("Below")
    }
  }
}

struct OfflineBanner: View {
  var body: some View {
    Text("No connection")
  }
}
