import Foundation

/// The objects of a `project.pbxproj`, by identifier.
struct XcodeObjects {
  private let objects: [String: [String: Any]]
  let rootID: String

  /// Nil when the bytes are not a property list with the form of a project.
  init?(_ bytes: [UInt8]) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let root = list as? [String: Any], let rootID = root["rootObject"] as? String,
      let objects = root["objects"] as? [String: [String: Any]]
    else { return nil }
    self.objects = objects
    self.rootID = rootID
  }

  subscript(id: String) -> XcodeObject? {
    objects[id].map { XcodeObject(id: id, fields: $0) }
  }

  /// The objects that a field of another lists; those that are missing are left out.
  func list(_ field: String, of object: XcodeObject) -> [XcodeObject] {
    object.strings(field).compactMap { self[$0] }
  }
}

/// One object of a project file.
struct XcodeObject {
  let id: String
  let fields: [String: Any]

  var kind: String { string("isa") ?? "" }

  func string(_ field: String) -> String? { fields[field] as? String }

  /// The strings of a list; a single string is a list of one.
  func strings(_ field: String) -> [String] { strings(in: fields[field]) }

  /// The lists of a dictionary, by key.
  func stringsByKey(_ field: String) -> [String: [String]] {
    (fields[field] as? [String: Any] ?? [:]).mapValues(strings(in:))
  }

  private func strings(in value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    return value as? [String] ?? []
  }
}
