// The id of a clause, and the id of one of its figures. Sources write them as literals, so that a text search
// for ENR-5 finds every use; a literal without a clause is a programming error and traps.

/// The id of a clause, such as ENR-5.
package struct ClauseID: Hashable, Sendable {
  package let chapter: Clause.Chapter
  package let number: Int

  init(chapter: Clause.Chapter, number: Int) {
    self.chapter = chapter
    self.number = number
  }

  /// Parses an id; nil if no clause has it.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // Reading worlds parse an id for each fact that they compare, so it is parsed without building a
    // `Clause`. A sign or a leading zero would be another spelling of the number.
    guard parts.count == 2, let chapter = Clause.Chapter(rawValue: String(parts[0])),
      let first = parts[1].utf8.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first),
      let number = Int(parts[1]), chapter.clauses.indices.contains(number - 1)
    else { return nil }
    self.init(chapter: chapter, number: number)
  }
}

extension ClauseID: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) {
    guard let id = Self(text) else {
      preconditionFailure("\(text) is no clause; LabWorld/Clauses has the table")
    }
    self = id
  }

  package var description: String { "\(chapter.rawValue)-\(number)" }
}

extension ClauseID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no clause")
    }
    self = id
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The id of a figure that a clause requires: the clause, and a name if it has several, as in DUP-9.recall.
package struct FigureID: Hashable, Sendable {
  package let clause: ClauseID
  /// Nil if the clause has one figure, or for the first of several.
  package let name: String?
}

extension FigureID: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    clause = ClauseID(stringLiteral: parts.first.map(String.init) ?? "")
    name = parts.dropFirst().first.map(String.init)
  }

  package var description: String { name.map { "\(clause).\($0)" } ?? clause.description }
}
