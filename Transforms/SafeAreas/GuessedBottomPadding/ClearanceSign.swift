/// Why a padding counts as clearance.
enum ClearanceSign {
  /// The amount says so: by a name, or by being the inset.
  case amount(BottomAmount.Clearance)
  case unclear(BottomAmount.Reason)
  /// A comment says so.
  case comment(String)
  /// Nothing but the number: 34, or 83 with the tab bar.
  case number(Double)

  /// Nil for spacing.
  init?(_ padding: BottomPadding, _ amounts: BottomAmounts) {
    switch amounts.amount(of: padding.amount) {
    case .clearance(let clearance): self = .amount(clearance)
    case .unclear(let reason): self = .unclear(reason)
    case .spacing:
      let comment = padding.comments.first(where: IndicatorNames.explains)
      let number = padding.amount.number
      if let comment, number.map({ $0 > 0 }) ?? (padding.amount.dottedName != nil) {
        self = .comment(comment)
      } else if number == BottomAmounts.indicatorHeight || number == Self.tabBarHeight {
        self = .number(number ?? 0)
      } else {
        return nil
      }
    }
  }

  /// A tab bar above the home indicator of an iPhone in portrait.
  static let tabBarHeight = 83.0
}
