// The line parser of the facts. A malformed line is reported as a problem with its place and never traps.
//
// All tables have three kinds of lines: a header ("genres Fantasy; Epic Fantasy"), which applies to the
// rest of its block; an item; and an attribute of the item above it, marked by "+" ("+de Der Name des
// Windes"). Elements of lists are separated by ";", columns of an item by "|".

import Tables

/// A line of a table, split into key and value.
struct FactsLine: Sendable {
  enum Kind: Sendable { case header, item, attribute }

  let place: TablePlace
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

/// Parses tables and collects their problems.
struct FactsParser {
  private(set) var problems: [TableProblem] = []

  /// Records a problem.
  mutating func report(_ reason: String, at place: TablePlace) {
    problems.append(TableProblem(reason, at: place))
  }

  /// Returns the lines of a table. A line is a header if its first word is in `headers`.
  func lines(of table: TextTable, headers: Set<String>) -> [FactsLine] {
    table.lines.map { line in
      let text = FactsLine.trimmed(line.text)
      let isAttribute = text.hasPrefix("+")
      let body = isAttribute ? text.dropFirst() : text[...]
      let key = Substring(body.utf8.prefix { $0 != UInt8(ascii: " ") })
      guard isAttribute || headers.contains(String(key)) else {
        return FactsLine(place: line.place, kind: .item, key: "", value: text)
      }
      let value = FactsLine.trimmed(body[key.endIndex...])
      return FactsLine(
        place: line.place, kind: isAttribute ? .attribute : .header, key: String(key), value: value)
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
