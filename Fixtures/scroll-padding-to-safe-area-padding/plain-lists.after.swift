// targets: iOS 17.0

import SwiftUI

struct Inbox: View {
  let mails: [String]

  var body: some View {
    VStack {
      List(mails, id: \.self) { mail in
        Text(mail)
      }
      .listStyle(.plain)
      .refreshable {}
      .safeAreaPadding(.horizontal, 20)  // expect: unsafe
      List {
        Text("Drafts")
      }
      .safeAreaPadding(.horizontal)  // expect: unsafe
      .listStyle(PlainListStyle())
    }
  }
}
