// Two rows of exports and whether they are one book: what a matcher is measured by. A pair knows how it was
// made, and its label follows from that and from nothing else.
//
//     let pairs = try LabelledPair.read(text)     // the lines of a file in Corpora/Pairs
//     pairs[0].isSame

/// One book as a row of an export has it.
package struct PairSide: Hashable, Sendable {
  package var title: String
  /// The writer first.
  package var authors: [String]
  /// As digits; empty for none.
  package var isbn: String

  package init(_ title: String, by authors: [String], isbn: String = "") {
    self.title = title
    self.authors = authors
    self.isbn = isbn
  }
}

/// The half of the pairs to which a pair belongs: rules may be improved by looking at one, and are judged by
/// the other.
package enum PairPart: String, Codable, Sendable, CaseIterable {
  case dev
  case heldOut = "held-out"
}

/// Two books and what is true of them.
package struct LabelledPair: Hashable, Sendable {
  /// The maker of the pair, such as `author-initials`.
  package let kind: String
  /// True if both are one work.
  package let isSame: Bool
  package let part: PairPart
  package let left: PairSide
  package let right: PairSide

  package init(kind: String, isSame: Bool, part: PairPart, left: PairSide, right: PairSide) {
    self.kind = kind
    self.isSame = isSame
    self.part = part
    self.left = left
    self.right = right
  }
}

/// A line that is no pair.
package struct PairProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  package let line: Int
  package let reason: String

  package var description: String { "line \(line): \(reason)" }
}

extension LabelledPair {
  /// Reads a table: nine columns with tabs between them; lines that begin with `##` are comments.
  package static func read(_ text: String) throws(PairProblem) -> [LabelledPair] {
    var pairs: [LabelledPair] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("##") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 9 else {
        throw PairProblem(line: number + 1, reason: "\(cells.count) columns, expected 9")
      }
      guard cells[1] == "same" || cells[1] == "different", let part = PairPart(rawValue: cells[2]) else {
        throw PairProblem(line: number + 1, reason: "expected same or different, then dev or held-out")
      }
      pairs.append(
        LabelledPair(
          kind: cells[0], isSame: cells[1] == "same", part: part, left: side(cells[3...5]),
          right: side(cells[6...8])))
    }
    return pairs
  }

  private static func side(_ cells: ArraySlice<String>) -> PairSide {
    let cells = Array(cells)
    return PairSide(cells[0], by: cells[1].split(separator: "/").map(String.init), isbn: cells[2])
  }

  /// The pair as a line, without its end.
  package var line: String {
    let cells =
      [kind, isSame ? "same" : "different", part.rawValue]
      + [left, right].flatMap { [$0.title, $0.authors.joined(separator: "/"), $0.isbn] }
    return cells.joined(separator: "\t")
  }
}
