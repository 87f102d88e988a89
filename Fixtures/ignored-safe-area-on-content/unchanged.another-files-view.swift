import MapKit
import SwiftUI

struct Elsewhere: View {
  var body: some View {
    ZStack {
      SettingsList().ignoresSafeArea()  // expect: left alone: SettingsList is declared in another file
      VStack {
        LoginForm()
      }
      .ignoresSafeArea()  // expect: left alone: LoginForm is declared in another file
      SunsetBackground().ignoresSafeArea()
      ConfettiEffect().ignoresSafeArea()
      CameraPreview().ignoresSafeArea()
      SafariWebView().ignoresSafeArea()
      Sprite().ignoresSafeArea()
    }
  }
}
