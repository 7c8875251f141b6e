// Which bracket belongs to which, where statements end, and what a pair of braces is.

/// The tokens of a source, and how they are nested.
struct SourceStructure {
  /// What a pair of braces holds.
  enum Block: Equatable {
    /// Declarations.
    case type
    /// The body of a function or an accessor; whether it gives something back.
    case body(givesValue: Bool)
    /// The body of an initializer, where every property has to be set.
    case initializer
    /// What is done if a condition holds.
    case condition
    /// The way out of a `guard`.
    case wayOut
    /// The cases of a `switch`.
    case cases
    /// The body of a loop and the like.
    case statements
    case closure
  }

  private(set) var tokens: [SourceToken] = []
  /// The other bracket of each bracket.
  private(set) var partner: [Int: Int] = [:]
  /// The innermost bracket that each token stands in.
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

  /// Leaves those newlines that end a statement.
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

  /// The first token of the statement that the token belongs to.
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

  /// The first word of a statement that is no modifier and no attribute.
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

  /// Whether a token stands in an initializer, however deep.
  func isInInitializer(_ index: Int) -> Bool {
    var outer = parent[index]
    while let brace = outer {
      if tokens[brace].text == "{", block(openedBy: brace) == .initializer { return true }
      outer = parent[brace]
    }
    return false
  }

  /// What the braces hold that are opened by that token.
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

  /// Whether braces in a condition are its body and not a closure: the body ends the statement or has an
  /// `else` behind.
  private func isBody(of head: [Int], _ brace: Int) -> Bool {
    guard let end = partner[brace], end + 1 < tokens.count else { return true }
    let next = tokens[end + 1]
    return [.newline, .semicolon, .closing].contains(next.kind)
      || ["else", "catch", "while"].contains(next.text)
  }

  /// The tokens of a stretch that stand in none of its brackets.
  func outerTokens(from first: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = first
    while index < end {
      found.append(index)
      index = tokens[index].kind == .opening ? (partner[index] ?? index) + 1 : index + 1
    }
    return found
  }

  /// The statements in the braces that are opened by that token: from their first token to behind their last.
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

  /// Behind the parameters of a closure.
  private func beginOfStatements(in brace: Int, before end: Int) -> Int {
    let line = outerTokens(from: brace + 1, to: end).prefix { tokens[$0].kind != .newline }
    guard tokens[line.first ?? end].text != "for", let word = line.first(where: { tokens[$0].text == "in" })
    else {
      return brace + 1
    }
    return word + 1
  }
}
