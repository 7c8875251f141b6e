// The structure of a source: matching brackets, ends of statements, and the kinds of blocks.

/// The tokens of a source, and their nesting.
struct SourceStructure {
  /// The kind of a pair of braces.
  enum Block: Equatable {
    /// Declarations.
    case type
    /// The body of a function or an accessor; `givesValue` if it returns a value.
    case body(givesValue: Bool)
    /// The body of an initializer, where every property has to be set.
    case initializer
    /// The body of an `if`.
    case condition
    /// The body of the `else` of a `guard`.
    case wayOut
    /// The cases of a `switch`.
    case cases
    /// The body of a loop and the like.
    case statements
    case closure
  }

  private(set) var tokens: [SourceToken] = []
  /// The matching bracket of each bracket.
  private(set) var partner: [Int: Int] = [:]
  /// The innermost bracket around each token.
  private(set) var parent: [Int?] = []

  init(_ text: String) {
    tokens = Self.withoutInnerNewlines(SourceScanner.tokens(of: text))
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .closing, let opening = open.popLast() {
        partner[opening] = index
        partner[index] = opening
      }
      parent.append(open.last)
      if token.kind == .opening { open.append(index) }
    }
  }

  /// Removes newlines that do not end a statement.
  private static func withoutInnerNewlines(_ all: [SourceToken]) -> [SourceToken] {
    var kept: [SourceToken] = []
    var open: [String] = []
    for (index, token) in all.enumerated() {
      if token.kind == .newline {
        let next = all[(index + 1)...].first { $0.kind != .newline }
        if open.last == "(" || open.last == "[" || kept.last?.continuesBehind == true { continue }
        if kept.last.map({ $0.kind == .newline }) ?? true || next?.continuesBefore == true { continue }
      }
      if token.kind == .opening { open.append(token.text) }
      if token.kind == .closing { _ = open.popLast() }
      kept.append(token)
    }
    return kept
  }

  /// Returns the first token of the statement that contains the token.
  func beginOfStatement(around index: Int) -> Int {
    var first = index
    while first > 0 {
      let before = tokens[first - 1]
      if [.newline, .semicolon, .opening].contains(before.kind) { break }
      first = before.kind == .closing ? (partner[first - 1] ?? first - 1) : first - 1
    }
    return first
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "static", "mutating", "nonmutating", "final",
    "override", "nonisolated", "indirect", "lazy", "consuming", "borrowing", "isolated", "convenience",
    "required",
  ]

  /// Returns the first word of a statement after modifiers and attributes.
  func keyword(of first: Int) -> String {
    var index = first
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .word, Self.modifiers.contains(token.text) || token.text.first == "@" else { break }
      index += 1
      while index < tokens.count, tokens[index].text == "(" { index = (partner[index] ?? index) + 1 }
      while index < tokens.count, tokens[index].kind == .newline { index += 1 }
    }
    return index < tokens.count ? tokens[index].text : ""
  }

  /// True if a token is inside an initializer, at any depth.
  func isInInitializer(_ index: Int) -> Bool {
    var outer = parent[index]
    while let brace = outer {
      if tokens[brace].text == "{", block(openedBy: brace) == .initializer { return true }
      outer = parent[brace]
    }
    return false
  }

  /// Returns the kind of the braces that the token opens.
  func block(openedBy brace: Int) -> Block {
    if let outer = parent[brace], tokens[outer].text != "{" { return .closure }
    let first = beginOfStatement(around: brace)
    let head = outerTokens(from: first, to: brace)
    switch keyword(of: first) {
    case "struct", "class", "enum", "actor", "extension", "protocol": return .type
    case "init": return .initializer
    case "func", "subscript": return .body(givesValue: head.contains { tokens[$0].text == "->" })
    case "get": return .body(givesValue: true)
    case "set", "didSet", "willSet", "deinit": return .body(givesValue: false)
    case "var" where !head.contains(where: { tokens[$0].text == "=" }): return .body(givesValue: true)
    case "guard": return tokens[brace - 1].text == "else" ? .wayOut : .closure
    case "switch": return .cases
    case "if": return isBody(of: head, brace) ? .condition : .closure
    case "for", "while", "repeat", "do", "defer": return isBody(of: head, brace) ? .statements : .closure
    default: return .closure
    }
  }

  /// True if braces after a condition are its body and not a closure: the body ends the statement or is
  /// followed by `else`.
  private func isBody(of head: [Int], _ brace: Int) -> Bool {
    guard let end = partner[brace], end + 1 < tokens.count else { return true }
    let next = tokens[end + 1]
    return [.newline, .semicolon, .closing].contains(next.kind)
      || ["else", "catch", "while"].contains(next.text)
  }

  /// Returns the tokens of a range outside its brackets.
  func outerTokens(from first: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = first
    while index < end {
      found.append(index)
      index = tokens[index].kind == .opening ? (partner[index] ?? index) + 1 : index + 1
    }
    return found
  }

  /// Returns the statements in the braces that the token opens, as ranges of tokens.
  func statements(in brace: Int) -> [Range<Int>] {
    guard let end = partner[brace] else { return [] }
    var found: [Range<Int>] = []
    var first = beginOfStatements(in: brace, before: end)
    var index = first
    while index <= end {
      let ends = index == end || [.newline, .semicolon].contains(tokens[index].kind)
      let isLabel = tokens[index].kind == .colon && ["case", "default"].contains(tokens[first].text)
      if ends || isLabel {
        if ends, first < index { found.append(first..<index) }
        first = index + 1
        index = first
      } else {
        index = tokens[index].kind == .opening ? (partner[index] ?? index) + 1 : index + 1
      }
    }
    return found
  }

  /// Returns the index after the parameters of a closure.
  private func beginOfStatements(in brace: Int, before end: Int) -> Int {
    let line = outerTokens(from: brace + 1, to: end).prefix { tokens[$0].kind != .newline }
    guard tokens[line.first ?? end].text != "for", let word = line.first(where: { tokens[$0].text == "in" })
    else {
      return brace + 1
    }
    return word + 1
  }
}
