/// Where the files and folders of an Xcode project are, found by walking its groups.
struct XcodeGroups {
  /// The paths of groups, file references and synchronized folders that lie below the root.
  private(set) var paths: [String: ProjectPath] = [:]
  /// The folders whose files belong to a project without being listed in it.
  private(set) var synchronized: [XcodeObject] = []

  private let objects: XcodeObjects
  private let projectFolder: ProjectPath

  /// `folder` is that of the `.xcodeproj`; the project can name another to start from.
  init(of project: XcodeObject, in folder: ProjectPath, objects: XcodeObjects) {
    self.objects = objects
    self.projectFolder = folder.appending(project.string("projectDirPath") ?? "") ?? folder
    var visited: Set<String> = []
    if let main = project.string("mainGroup").flatMap({ objects[$0] }) {
      walk(main, parent: projectFolder, visited: &visited)
    }
  }

  private mutating func walk(
    _ object: XcodeObject, parent: ProjectPath?, visited: inout Set<String>
  ) {
    guard visited.insert(object.id).inserted else { return }
    let path = path(of: object, parent: parent)
    paths[object.id] = path
    if object.kind == "PBXFileSystemSynchronizedRootGroup" { synchronized.append(object) }
    for child in objects.list("children", of: object) {
      walk(child, parent: path, visited: &visited)
    }
  }

  private func path(of object: XcodeObject, parent: ProjectPath?) -> ProjectPath? {
    let relative = object.string("path") ?? ""
    return switch object.string("sourceTree") {
    case "<group>", nil: parent?.appending(relative)
    case "SOURCE_ROOT": projectFolder.appending(relative)
    default: nil
    }
  }
}
