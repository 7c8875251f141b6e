// What a Swift file declares, and which types and members of others it names: enough of the grammar to tell a
// nested type, a private one and a generic parameter from a type that another folder could mean.

/// The declarations and references of one file.
struct SwiftOutline {
  /// A type, a function or a property.
  struct Declaration {
    /// With the types around it: `Library.Kind`.
    let path: String
    let line: Int
    let isPrivate: Bool
    /// True if it is in an extension, or in no type.
    let isLoose: Bool

    var name: Substring { path.split(separator: ".").last ?? "" }
  }

  /// A name that is used.
  struct Reference {
    /// As written, to the last part that could be a type: `Library.Kind`.
    let path: [String]
    /// The type in which it is used.
    let scope: String
    let line: Int
  }

  private(set) var types: [Declaration] = []
  private(set) var members: [Declaration] = []
  /// Names of types, wherever they stand.
  private(set) var references: [Reference] = []
  /// Names behind a point, and names in front of a parenthesis.
  private(set) var uses: [(name: String, line: Int)] = []
  /// Names that mean something else in this file: generic parameters, associated types.
  private(set) var parameters: Set<String> = []

  private struct Scope {
    /// Nil for a body of statements.
    let path: String?
    let isExtension: Bool
    let isPrivate: Bool
  }

  private let tokens: [SwiftTokens.Token]
  private var scopes: [Scope] = []
  /// The scope of the next opening brace.
  private var pending: Scope?
  private var isPrivate = false
  private var index = 0

  init(_ text: String) {
    tokens = SwiftTokens.cut(text)
    while index < tokens.count {
      step()
      index += 1
    }
  }

  private func token(_ offset: Int) -> String {
    tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
  }

  /// The type that is being declared; nothing in a body of statements.
  private var home: Scope? {
    scopes.last ?? Scope(path: "", isExtension: true, isPrivate: false)
  }

  private mutating func step() {
    let text = tokens[index].text
    switch text {
    case "{":
      scopes.append(pending ?? Scope(path: nil, isExtension: false, isPrivate: true))
      pending = nil
    case "}": _ = scopes.popLast()
    case "private", "fileprivate": isPrivate = token(1) != "("
    case "struct", "class", "actor", "enum", "protocol": declareType()
    case "extension": openExtension()
    case "typealias": declareAlias()
    case "associatedtype": parameters.insert(token(1))
    case "func", "var", "let": declareMember()
    case "case" where token(-1) != ".": declareCases()
    default: use()
    }
  }

  private mutating func declareType() {
    guard index + 1 < tokens.count, tokens[index + 1].isTypeName, token(-1) != "." else { return }
    let name = token(1)
    if let outer = home?.path {
      let path = outer.isEmpty ? name : "\(outer).\(name)"
      let hidden = isPrivate || home?.isPrivate == true
      types.append(
        Declaration(
          path: path, line: tokens[index].line, isPrivate: hidden, isLoose: home?.isExtension == true))
      pending = Scope(path: path, isExtension: false, isPrivate: hidden)
    } else {
      parameters.insert(name)
    }
    isPrivate = false
    index += 1
    takeParameters()
  }

  private mutating func declareAlias() {
    let name = token(1)
    if let outer = home?.path, !isPrivate {
      types.append(
        Declaration(
          path: outer.isEmpty ? name : "\(outer).\(name)", line: tokens[index].line, isPrivate: false,
          isLoose: home?.isExtension == true))
    } else {
      parameters.insert(name)
    }
    isPrivate = false
    index += 1
    takeParameters()
  }

  private mutating func openExtension() {
    guard index + 1 < tokens.count, tokens[index + 1].isTypeName else { return }
    index += 1
    let path = typePath()
    references.append(Reference(path: path, scope: "", line: tokens[index].line))
    pending = Scope(path: path.joined(separator: "."), isExtension: true, isPrivate: isPrivate)
    isPrivate = false
  }

  private mutating func declareMember() {
    let isFunction = token(0) == "func"
    if let home, let outer = home.path, index + 1 < tokens.count, tokens[index + 1].isWord {
      let path = outer.isEmpty ? token(1) : "\(outer).\(token(1))"
      members.append(
        Declaration(
          path: path, line: tokens[index].line, isPrivate: isPrivate || home.isPrivate,
          isLoose: home.isExtension))
    }
    isPrivate = false
    index += 1
    if isFunction { takeParameters() }
  }

  /// Notes the cases of an enum; those of a `switch` stand in a body.
  private mutating func declareCases() {
    guard let home, let outer = home.path, !outer.isEmpty else { return }
    var offset = 1
    var depth = 0
    while index + offset < tokens.count, depth >= 0 {
      switch token(offset) {
      case "(": depth += 1
      case ")": depth -= 1
      case _ where depth == 0 && (offset == 1 || token(offset - 1) == ","):
        let path = "\(outer).\(token(offset))"
        members.append(
          Declaration(path: path, line: tokens[index].line, isPrivate: home.isPrivate, isLoose: false))
      case _ where depth == 0 && token(offset) != "," && token(offset - 1) != "=":
        if token(offset) != "=" { return }
      default: break
      }
      offset += 1
    }
  }

  /// Reads the names in angle brackets behind a name that is declared.
  private mutating func takeParameters() {
    guard token(1) == "<" else { return }
    var offset = 2
    while index + offset < tokens.count, token(offset) != ">" {
      if [",", "<", "each", "let"].contains(token(offset - 1)) { parameters.insert(token(offset)) }
      offset += 1
    }
  }

  /// Reads a name with points, to the last part that is written as a type.
  private mutating func typePath() -> [String] {
    var path = [token(0)]
    while token(1) == ".", index + 2 < tokens.count, tokens[index + 2].isTypeName {
      path.append(token(2))
      index += 2
    }
    return path
  }

  private mutating func use() {
    let word = tokens[index]
    guard word.isWord else { return }
    if token(-1) == "." {
      uses.append((word.text, word.line))
    } else if word.isTypeName {
      let scope = scopes.last { $0.path != nil }?.path ?? ""
      references.append(Reference(path: typePath(), scope: scope, line: word.line))
    } else if token(1) == "(" {
      uses.append((word.text, word.line))
    }
  }
}
