import SwiftUI

struct Elsewhere: View {
  @State private var region = 1.0

  var body: some View {
    ZStack {
      SettingsList().ignoresSafeArea()  // expect: left alone: SettingsList is declared in another file
      VStack {
        LoginForm()
      }
      .ignoresSafeArea()  // expect: left alone: LoginForm is declared in another file
      SunsetBackground().ignoresSafeArea()
      ConfettiEffect().ignoresSafeArea()
      Map(region: $region).ignoresSafeArea()
      CameraPreview().ignoresSafeArea()
      SafariWebView().ignoresSafeArea()
      Sprite().ignoresSafeArea()
    }
  }
}
