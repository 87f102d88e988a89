import SwiftUI

struct SettingsList: View {
  var body: some View { List { Text("On") } }
}

struct LoginForm: View {
  var body: some View { Text("Name") }
}

struct SunsetBackground: View {
  var body: some View { Color.orange }
}

struct ConfettiEffect: View {
  var body: some View { Color.pink }
}

struct Map: View {
  @Binding var region: Double

  var body: some View { Color.green }
}

struct CameraPreview: View {
  var body: some View { Color.black }
}

struct SafariWebView: View {
  var body: some View { Color.white }
}

struct Sprite: View {
  var body: some View { Color.red }
}
