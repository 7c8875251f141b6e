// Mutants that replace an operator in an expression.

extension Mutant {
  /// The replacement of each operator.
  private static let replacements = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-",
    "-": "+",
    "*": "/", "/": "*", "%": "/",
  ]

  /// The precedence of operators; others end an expression.
  private static let precedences = [
    "||": 2, "&&": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "==": 4, "!=": 4, "===": 4, "!==": 4, "~=": 4,
    "??": 5,
    "..<": 7, "...": 7, "+": 8, "-": 8, "&+": 8, "&-": 8, "|": 8, "^": 8, "*": 9, "/": 9, "%": 9, "&*": 9,
    "&": 9,
    "<<": 10, ">>": 10, "&<<": 10, "&>>": 10,
  ]

  /// Keywords that end an expression.
  private static let bounds: Set<String> = [
    "return", "try", "try?", "try!", "await", "in", "where", "else", "if", "guard", "while", "let", "var",
    "case",
    "throw", "for", "switch", "repeat", "do", "catch", "func", "->",
  ]

  /// Statements whose operators are not expressions.
  private static let declarations: Set<String> = [
    "func", "init", "subscript", "struct", "class", "enum", "extension", "protocol", "actor", "typealias",
    "import",
    "associatedtype",
  ]

  static func operators(of source: SourceStructure, _ text: SourceLines) -> [Mutant] {
    source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard !declarations.contains(source.keyword(of: source.beginOfStatement(around: index))) else {
        return nil
      }
      if token.kind == .binary { return exchange(index, of: source, text) }
      if token.text == "!", index + 1 < source.tokens.count,
        [.word, .opening].contains(source.tokens[index + 1].kind),
        source.tokens[index + 1].bytes.lowerBound == token.bytes.upperBound,
        index == 0 || source.tokens[index - 1].bytes.upperBound < token.bytes.lowerBound
          || source.tokens[index - 1].kind == .opening
      {
        return affirmation(index, of: source, text)
      }
      return nil
    }
  }

  /// Returns the mutant with another operator between the same operands.
  private static func exchange(_ index: Int, of source: SourceStructure, _ text: SourceLines) -> Mutant? {
    let old = source.tokens[index].text
    guard let new = replacements[old], let tightness = precedences[old] else { return nil }
    let first = operandBegin(before: index, of: source, tightness)
    let last = operandEnd(behind: index, of: source, tightness)
    guard first < index, last > index else { return nil }
    let left = source.tokens[first].bytes.lowerBound..<source.tokens[index - 1].bytes.upperBound
    let right = source.tokens[index + 1].bytes.lowerBound..<source.tokens[last].bytes.upperBound
    guard isOneLine(first...last, of: source) else { return nil }
    return Mutant(
      bytes: left.lowerBound..<right.upperBound, line: text.line(of: source.tokens[index].bytes.lowerBound),
      change: .becomes(new, instead: old), changed: "\(text[left]) \(new) \(text[right])")
  }

  private static func operandBegin(before index: Int, of source: SourceStructure, _ tightness: Int) -> Int {
    var first = index
    while first > 0 {
      let before = source.tokens[first - 1]
      if isBound(before) || before.kind == .opening { break }
      if before.kind == .binary, precedences[before.text] ?? 0 < tightness { break }
      first = before.kind == .closing ? (source.partner[first - 1] ?? first - 1) : first - 1
    }
    return first
  }

  private static func operandEnd(behind index: Int, of source: SourceStructure, _ tightness: Int) -> Int {
    var last = index
    while last + 1 < source.tokens.count {
      let next = source.tokens[last + 1]
      if isBound(next) || next.kind == .closing { break }
      if next.kind == .binary, precedences[next.text] ?? 0 <= tightness { break }
      if next.text == "{", source.parent[index] == source.parent[last + 1],
        source.block(openedBy: last + 1) != .closure
      {
        break
      }
      last = next.kind == .opening ? (source.partner[last + 1] ?? last + 1) : last + 1
    }
    return last
  }

  private static func isBound(_ token: SourceToken) -> Bool {
    [.newline, .comma, .colon, .semicolon].contains(token.kind) || bounds.contains(token.text)
      || (token.kind == .binary && precedences[token.text] == nil)
  }

  /// True if an expression can be written on one line: no braces in it contain several statements.
  private static func isOneLine(_ range: ClosedRange<Int>, of source: SourceStructure) -> Bool {
    !range.contains { source.tokens[$0].kind == .newline }
  }

  /// Returns the mutant of a `!` expression without the `!`.
  private static func affirmation(_ index: Int, of source: SourceStructure, _ text: SourceLines) -> Mutant? {
    var last = index
    while last + 1 < source.tokens.count {
      let next = source.tokens[last + 1]
      guard next.bytes.lowerBound == source.tokens[last].bytes.upperBound, next.text != "{" else { break }
      guard next.kind == .word || next.kind == .sign || next.text == "(" || next.text == "[" else { break }
      last = next.kind == .opening ? (source.partner[last + 1] ?? last + 1) : last + 1
    }
    guard last > index, isOneLine(index...last, of: source) else { return nil }
    let operand = source.tokens[index + 1].bytes.lowerBound..<source.tokens[last].bytes.upperBound
    return Mutant(
      bytes: source.tokens[index].bytes.lowerBound..<operand.upperBound,
      line: text.line(of: operand.lowerBound), change: .becomes("", instead: "!"), changed: text[operand])
  }
}
