// Reads the literals of facts, line by line. What cannot be read becomes a problem with its place, never a
// trap.
//
// All literals share three kinds of lines: a header ("genres Fantasy; Epic Fantasy") that holds for what
// follows in its block, an item, and an attribute of the item above it, marked by "+" ("+de Der Name des
// Windes"). Lists are separated by ";", the columns of an item by "|". Empty lines are for the eye.

/// A literal of facts and what to call it in a report.
package struct FactsLiteral: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// Where in the literals a fact stands.
struct FactsPlace: Hashable, Sendable {
  let source: String
  let line: Int
}

/// A line that says something.
struct FactsLine: Sendable {
  enum Kind: Sendable { case header, item, attribute }

  let place: FactsPlace
  let kind: Kind
  /// The first word of a header or an attribute; empty for an item.
  let key: String
  /// The rest, or the whole item.
  let value: String

  /// What is listed, without empty elements.
  var list: [String] { Self.list(value[...]) }

  static func list(_ text: Substring) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ";")).map { trimmed(Substring($0)) }.filter { !$0.isEmpty }
  }

  /// The columns of an item, empty ones included.
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

/// Reads literals and collects what is wrong with them.
struct FactsParser {
  private(set) var problems: [FactsProblem] = []

  /// Notes a problem.
  mutating func report(_ reason: String, at place: FactsPlace) {
    problems.append(FactsProblem(source: place.source, line: place.line, reason: reason))
  }

  /// The lines of a literal; a line is a header if its first word is one of `headers`.
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

  /// A language code, or a problem.
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
