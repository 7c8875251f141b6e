// Which folders of a room use which: an arrow for every name that a file uses and that another folder of the
// same target declares. Names are followed, not the compiler's knowledge of them: a member counts only if one
// folder alone declares that name, and adds it to a type that is not its own.

/// The arrows between the folders of one target.
struct RoomArrows {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// For each arrow where it was found: `Titles/Names/NameParser.swift:12 Library`.
  private(set) var arrows: [Arrow: [String]] = [:]
  let folders: Set<String>

  /// Members that a folder adds to a type of the standard library under a name that others have there
  /// already.
  private static let ambiguous: Set<String> = ["firstIndex"]

  private var types: [String: String] = [:]
  private var members: [String: Set<String>] = [:]
  private var loose: [String: String] = [:]

  /// Reads a target's files.
  init(_ files: [SourceFile]) {
    let outlines = files.map { ($0, SwiftOutline($0.text)) }
    folders = Set(files.map(\.folder))
    for (file, outline) in outlines {
      for type in outline.types where !type.isPrivate { types[type.path] = file.folder }
    }
    for (file, outline) in outlines {
      for member in outline.members {
        members[String(member.name), default: []].insert(file.folder)
        if !member.isPrivate, member.isLoose, isForeign(member, to: file.folder) {
          loose[String(member.name)] = file.folder
        }
      }
    }
    for (file, outline) in outlines { follow(outline, in: file) }
  }

  /// Returns true if a member is added to a type that another folder, or none, declares.
  private func isForeign(_ member: SwiftOutline.Declaration, to folder: String) -> Bool {
    guard let root = member.path.split(separator: ".").first, member.path.contains(".") else { return true }
    return types[String(root)] != folder
  }

  private mutating func follow(_ outline: SwiftOutline, in file: SourceFile) {
    let hidden = outline.parameters.union(
      outline.types.filter { $0.isPrivate || $0.path.contains(".") }.map { String($0.name) })
    for reference in outline.references {
      for (path, folder) in meanings(of: reference, hidden) where folder != file.folder {
        add(file, to: folder, "\(reference.line) \(path)")
      }
    }
    for use in outline.uses where members[use.name]?.count == 1 && !Self.ambiguous.contains(use.name) {
      if let folder = loose[use.name], folder != file.folder {
        add(file, to: folder, "\(use.line) .\(use.name)")
      }
    }
  }

  /// The types of the room that a name means, with their folders: the outer ones too.
  private func meanings(
    of reference: SwiftOutline.Reference, _ hidden: Set<String>
  ) -> [(path: String, folder: String)] {
    guard let first = reference.path.first else { return [] }
    // Within a type, the types nested in it come first.
    var outer = reference.scope
    while !outer.isEmpty {
      if let folder = types["\(outer).\(first)"] { return [("\(outer).\(first)", folder)] }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if hidden.contains(first) { return [] }
    return reference.path.indices.compactMap { end in
      let path = reference.path[...end].joined(separator: ".")
      return types[path].map { (path, $0) }
    }
  }

  private mutating func add(_ file: SourceFile, to folder: String, _ what: String) {
    let place = "\(file.path.drop { $0 != "/" }.dropFirst()):\(what)"
    arrows[Arrow(from: file.folder, to: folder), default: []].append(place)
  }
}
