import SwiftUI

struct Feed: View { var body: some View { Text("Feed") } }
