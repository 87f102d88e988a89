// targets: iOS 17

import SwiftUI

struct Mail: View {
  @State private var isUnread = true
  @State private var showsPicture = false
  let messages: [String]

  var body: some View {
    VStack {
      HStack {
        Text("Inbox")
        if isUnread {
          Text("New").frame(width: 60)
        }
      }
      HStack {
        Text("Profile")
        if showsPicture {
          Image(systemName: "person").frame(width: 300)
        }
      }
      Button {
        isUnread = false
      } label: {
        HStack {
          Text("Mark")
          if isUnread {
            Text("as read").frame(width: 200)
          }
        }
      }
      List(messages, id: \.self) { message in
        HStack {
          Text(message)
          if isUnread {
            Text("New").frame(width: 200)
          }
        }
      }
      HStack {
        Text("Both")
        if isUnread {
          Text("New").frame(width: 200)
        } else {
          Text("Old").frame(width: 200)
        }
      }
    }
  }
}
