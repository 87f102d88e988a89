import SwiftUI

struct Order: Identifiable { var id = 0 }

final class Desk: ObservableObject { @Published var order: Order? }
