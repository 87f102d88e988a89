import UIKit

/// What the fixture leaves to another file.
let edges: UIEdgeInsets? = nil
