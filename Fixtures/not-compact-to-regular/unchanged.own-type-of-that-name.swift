/// A file that declares the name itself means its own.
enum UserInterfaceSizeClass {
  case compact, regular
}

func isWide(_ value: UserInterfaceSizeClass?) -> Bool {
  value != .compact
}
