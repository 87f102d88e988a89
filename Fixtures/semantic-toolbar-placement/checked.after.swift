// targets: iOS 16
import SwiftUI

struct Checked: ToolbarContent {
  var body: some ToolbarContent {
    if #available(iOS 26, *) {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }  // expect: unsafe
    } else {
      ToolbarItem(placement: .navigationBarTrailing) { EditButton() }  // expect: left alone: only systems without vertical bars run this code
    }
  }
}
