// Which names the sources declare and never use. Names are followed and not the compiler's knowledge of them,
// so one that is used somewhere counts as used wherever it is declared; of functions the label of the first
// argument counts as well.

/// The declarations of names and their uses.
struct NameUsage {
  struct Declaration {
    let place: String
    let path: String
    /// The label of the first parameter, empty if there is none; nil if it is no function.
    let label: String?
    let isPublic: Bool
  }

  /// A name that nothing uses: `area`, `area(of:)`.
  struct Unused {
    let name: String
    let place: String
  }

  /// The uses of names.
  private struct Uses {
    /// Every use of a name.
    var names: Set<String> = []
    /// For a name, the first labels with which it is called: empty without one, `()` without arguments.
    var labels: [String: Set<String>] = [:]
    /// For a name, the files in which it stands without being called.
    var mentions: [String: Set<String>] = [:]

    mutating func note(_ index: Int, in tokens: [SwiftTokens.Token], of file: SourceFile) {
      let name = tokens[index].text
      names.insert(name)
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      guard next == "(" else {
        // Of something, with a brace behind it: it is called with a closure.
        if next == "{", tokens[index - 1].text == "." { labels[name, default: []].insert("()") }
        mentions[name, default: []].insert(file.path)
        return
      }
      guard index + 2 < tokens.count, tokens[index + 2].text != ")" else {
        labels[name, default: []].insert("()")
        return
      }
      let hasLabel = index + 3 < tokens.count && tokens[index + 2].isWord && tokens[index + 3].text == ":"
      labels[name, default: []].insert(hasLabel ? tokens[index + 2].text : "")
    }
  }

  /// The libraries whose public names are there for others.
  private static let products: Set<String> = [
    "BooksTrack", "BooksTrackAPI", "PropertyTesting", "RecordSync", "SimulatedCloud", "Simulation",
    "SimulationTesting", "SyncMatrix",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "class", "actor", "enum", "protocol", "typealias",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "private", "fileprivate", "internal", "final", "static", "mutating", "nonisolated",
    "override", "lazy", "weak", "indirect", "consuming", "borrowing", "set", "unsafe", "(", ")",
  ]
  private static let patterns: Set<String> = ["let", "var", "is", "nil", "true", "false"]

  private var declarations: [String: [Declaration]] = [:]
  private var sources = Uses()
  private var tests = Uses()

  init(_ files: [SourceFile], tests: [SourceFile] = []) {
    for file in files { read(file, isSource: true) }
    for file in tests { read(file, isSource: false) }
  }

  /// The names without a use. A public name of a library may be used by tests only.
  var unused: [Unused] {
    declarations.keys.sorted().flatMap { name -> [Unused] in
      let all = declarations[name] ?? []
      let hasNamesake = all.contains { $0.label == nil }
      return all.compactMap { declaration -> Unused? in
        if isUsed(name, declaration, hasNamesake, in: sources) { return nil }
        if declaration.isPublic, isUsed(name, declaration, hasNamesake, in: tests) { return nil }
        let label = declaration.label.map { $0.isEmpty ? "()" : "(\($0):)" } ?? ""
        return Unused(name: name + label, place: declaration.place)
      }
    }
  }

  private func isUsed(
    _ name: String, _ declaration: Declaration, _ hasNamesake: Bool, in uses: Uses
  ) -> Bool {
    guard uses.names.contains(name) else { return false }
    guard let label = declaration.label else { return true }
    if let labels = uses.labels[name], labels.contains(label) || labels.contains("()") { return true }
    let mentions = uses.mentions[name] ?? []
    return hasNamesake ? mentions.contains(declaration.path) : !mentions.isEmpty
  }

  // MARK: Reading

  private mutating func read(_ file: SourceFile, isSource: Bool) {
    let tokens = SwiftTokens.cut(file.text).filter { $0.text != "`" }
    let isProduct = Self.products.contains(file.room)
    for index in tokens.indices where tokens[index].isWord {
      let name = tokens[index].text
      if Self.isDeclaration(index, in: tokens) {
        guard isSource, name != "_" else { continue }
        declarations[name, default: []].append(
          Declaration(
            place: "\(file.path):\(tokens[index].line)", path: file.path,
            label: tokens[index - 1].text == "func" ? Self.parameter(behind: index, in: tokens) : nil,
            isPublic: isProduct && Self.isPublic(index, in: tokens)))
      } else if !Self.isLabel(index, in: tokens) {
        if isSource {
          sources.note(index, in: tokens, of: file)
        } else {
          tests.note(index, in: tokens, of: file)
        }
      }
    }
  }

  private static func isDeclaration(_ index: Int, in tokens: [SwiftTokens.Token]) -> Bool {
    guard index > 0 else { return false }
    if keywords.contains(tokens[index - 1].text) { return index < 2 || tokens[index - 2].text != "." }
    return isCase(index, in: tokens)
  }

  /// Returns true if it is a case of an enum, the first of a list or a further one, and not a pattern.
  private static func isCase(_ index: Int, in tokens: [SwiftTokens.Token]) -> Bool {
    var place = index - 1
    while place > 1, tokens[place].text == "," {
      place -= 1
      // Over the values of the case in front.
      if tokens[place].text == ")" {
        while place > 1, tokens[place].text != "(" { place -= 1 }
        place -= 1
      }
      guard tokens[place].isWord else { return false }
      place -= 1
    }
    // Names of constants and numbers stand in patterns.
    guard tokens[place].text == "case", tokens[index].text.first?.isLowercase == true,
      !patterns.contains(tokens[index].text)
    else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return ![":", ".", "?", "where", "as"].contains(next)
  }

  /// The label of the first parameter of a function.
  private static func parameter(behind index: Int, in tokens: [SwiftTokens.Token]) -> String {
    guard let open = tokens[index...].firstIndex(where: { $0.text == "(" }), open + 1 < tokens.count,
      tokens[open + 1].isWord, tokens[open + 1].text != "_"
    else { return "" }
    return tokens[open + 1].text
  }

  private static func isPublic(_ index: Int, in tokens: [SwiftTokens.Token]) -> Bool {
    var place = index - 1
    // A case is as public as its enum.
    if !keywords.contains(tokens[place].text) {
      place = tokens[..<index].lastIndex { $0.text == "enum" } ?? 0
    }
    place -= 1
    while place >= 0, modifiers.contains(tokens[place].text) {
      if tokens[place].text == "public" { return true }
      place -= 1
    }
    return false
  }

  /// The name of an argument or a parameter: to be given a value is not to be used.
  private static func isLabel(_ index: Int, in tokens: [SwiftTokens.Token]) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    let previous = tokens[index - 1]
    if tokens[index + 1].text == ":" {
      if ["(", ",", "["].contains(previous.text) { return true }
      return previous.isWord && index > 1 && ["(", ","].contains(tokens[index - 2].text)
    }
    // The outer one of the two names of a parameter.
    return ["(", ","].contains(previous.text) && tokens[index + 1].isWord && index + 2 < tokens.count
      && tokens[index + 2].text == ":"
  }
}
