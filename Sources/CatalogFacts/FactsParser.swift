// The line parser of the literals. A malformed line is reported as a problem with its place and never traps.
//
// All literals have three kinds of lines: a header ("genres Fantasy; Epic Fantasy"), which applies to the
// rest of its block; an item; and an attribute of the item above it, marked by "+" ("+de Der Name des
// Windes"). Elements of lists are separated by ";", columns of an item by "|". Empty lines are ignored.

/// A literal of facts and its name in reports.
package struct FactsLiteral: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// The place of a fact in the literals.
struct FactsPlace: Hashable, Sendable {
  let source: String
  let line: Int
}

/// A nonempty line.
struct FactsLine: Sendable {
  enum Kind: Sendable { case header, item, attribute }

  let place: FactsPlace
  let kind: Kind
  /// The first word of a header or an attribute; empty for an item.
  let key: String
  /// The text after the key; the whole item for an item.
  let value: String

  /// The nonempty elements of the list.
  var list: [String] { Self.list(value[...]) }

  static func list(_ text: Substring) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ";")).map { trimmed(Substring($0)) }.filter { !$0.isEmpty }
  }

  /// The columns of an item, including empty ones.
  var columns: [String] {
    value.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { Self.trimmed(Substring($0)) }
  }

  static func trimmed(_ text: Substring) -> String {
    guard let first = text.utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let last = text.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return "" }
    return String(text[first..<text.utf8.index(after: last)])
  }
}

/// Parses literals and collects their problems.
struct FactsParser {
  private(set) var problems: [FactsProblem] = []

  /// Records a problem.
  mutating func report(_ reason: String, at place: FactsPlace) {
    problems.append(FactsProblem(source: place.source, line: place.line, reason: reason))
  }

  /// Returns the lines of a literal. A line is a header if its first word is in `headers`.
  func lines(of literal: FactsLiteral, headers: Set<String>) -> [FactsLine] {
    let raw = literal.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return raw.enumerated().compactMap { index, text in
      let text = FactsLine.trimmed(Substring(text))
      let place = FactsPlace(source: literal.name, line: index + 1)
      guard !text.isEmpty else { return nil }
      let isAttribute = text.hasPrefix("+")
      let body = isAttribute ? text.dropFirst() : text[...]
      let key = Substring(body.utf8.prefix { $0 != UInt8(ascii: " ") })
      guard isAttribute || headers.contains(String(key)) else {
        return FactsLine(place: place, kind: .item, key: "", value: text)
      }
      let value = FactsLine.trimmed(body[key.endIndex...])
      return FactsLine(
        place: place, kind: isAttribute ? .attribute : .header, key: String(key), value: value)
    }
  }

  /// Returns the language code; reports a problem and returns nil if there is none.
  mutating func language(_ line: FactsLine) -> String? {
    guard Self.isLanguage(line.value) else {
      report("\"\(line.value)\" is no two-letter language code", at: line.place)
      return nil
    }
    return line.value
  }

  static func isLanguage(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
