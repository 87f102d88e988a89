import UIKit

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if traitCollection.horizontalSizeClass != .compact {  // expect: safe
      addColumns()
    }
    if view.traitCollection.verticalSizeClass != .compact, !(traitCollection.horizontalSizeClass == .compact) {  // expect: safe
      addColumns()
    }
  }

  private func addColumns() {}
}
