// Mutants that remove a statement from a block.

extension Mutant {
  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="]
  /// Exits: removed only inside a condition, where statements follow.
  private static let exits: Set<String> = ["return", "throw", "continue", "break"]
  /// Keywords of statements that are not removed: declarations, blocks, and precondition checks.
  private static let kept: Set<String> = [
    "let", "var", "func", "struct", "enum", "class", "actor", "extension", "typealias", "import", "case",
    "default",
    "if", "guard", "for", "while", "repeat", "switch", "do", "defer", "else", "catch", "in", "init",
    "subscript",
    "get", "set", "precondition", "preconditionFailure", "assert", "fallthrough", "async", "super",
  ]

  static func statements(of source: SourceStructure, _ text: SourceLines) -> [Mutant] {
    source.tokens.indices.filter { source.tokens[$0].text == "{" }.flatMap { brace -> [Mutant] in
      let block = source.block(openedBy: brace)
      guard block != .type, block != .initializer, !source.isInInitializer(brace) else { return [] }
      let statements = source.statements(in: brace)
      return statements.compactMap { statement in
        guard mayGo(statement, of: source, from: block, isOnly: statements.count == 1) else { return nil }
        let bytes =
          source.tokens[statement.lowerBound].bytes
          .lowerBound..<source.tokens[statement.upperBound - 1].bytes.upperBound
        return Mutant(
          bytes: bytes, line: text.line(of: bytes.lowerBound), change: .leftOut(text[bytes]), changed: nil)
      }
    }
  }

  private static func mayGo(
    _ statement: Range<Int>, of source: SourceStructure, from block: SourceStructure.Block, isOnly: Bool
  ) -> Bool {
    let first = source.tokens[statement.lowerBound]
    guard first.kind == .word, !kept.contains(first.text), first.text.first != "@" else { return false }
    if exits.contains(first.text) { return block == .condition }
    let outer = source.outerTokens(from: statement.lowerBound, to: statement.upperBound).map {
      source.tokens[$0]
    }
    if outer.contains(where: { assignments.contains($0.text) }) { return true }
    // Otherwise a call whose value is not the result of the block.
    let isValue = isOnly && (block == .closure || block == .body(givesValue: true) || block == .cases)
    return !isValue && !outer.contains { $0.kind == .binary }
      && [")", "}"].contains(source.tokens[statement.upperBound - 1].text)
  }
}
