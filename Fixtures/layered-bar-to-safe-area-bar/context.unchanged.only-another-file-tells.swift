import SwiftUI

struct MiniPlayer: View {
  var body: some View { Text("Song") }
}

struct PostFeed: View {
  var body: some View { List { Text("Post") } }
}
