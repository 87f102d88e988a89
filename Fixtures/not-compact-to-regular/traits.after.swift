import UIKit

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if traitCollection.horizontalSizeClass == .regular {  // expect: safe
      addColumns()
    }
    if view.traitCollection.verticalSizeClass == .regular, traitCollection.horizontalSizeClass == .regular {  // expect: safe
      addColumns()
    }
  }

  private func addColumns() {}
}
