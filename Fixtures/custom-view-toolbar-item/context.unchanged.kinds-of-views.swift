import SwiftUI

struct AvatarView: View { var body: some View { Image(systemName: "person") } }
struct ComposeButton: View { var body: some View { Text("Compose") } }
struct Composer: View { var body: some View { Text("Compose") } }
