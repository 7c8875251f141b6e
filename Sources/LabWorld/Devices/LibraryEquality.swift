// Compares the libraries of two devices field by field. The lab names here what may differ; the stack's own
// table of what is exchanged is not used.
//
// Local are look-ups, records and stages of imports, what undoes them, pages of providers, and the rows of
// sync itself. Each device computes the total of a series that its reader did not enter, and counts its own
// calculations of statistics. Rows that are named by what they are about have identifiers of the device.

package import BooksTrack

/// The rows of two libraries that have to be equal.
package struct LibraryEquality {
  /// The compared rows, and the number of those that differ.
  package private(set) var rows = 0
  package private(set) var differing = 0
  /// One line for each of the first differences.
  package private(set) var lines: [String] = []

  package init(_ one: Library, _ other: Library) {
    compare("work", one.works, other.works)
    compare("edition", one.editions, other.editions)
    compare("entry", one.entries, other.entries)
    compare("author", one.authors, other.authors)
    compare("session", one.sessions, other.sessions)
    compare("merge", one.seriesMerges, other.seriesMerges)
    compare("series", one.series, other.series) { row in
      var row = row
      if !row.hasTotalOfReader { row.total = nil }
      return row
    }
    compare("place", one.memberships, other.memberships, by: { "\($0.series) \($0.work)" }) {
      [
        "\($0.position as Any)", "\($0.chronological as Any)", "\($0.source)", $0.title, "\($0.cover as Any)",
        "\($0.merged)",
      ]
    }
    compare("fact", one.diversityFacts, other.diversityFacts, by: { "\($0.work) \($0.dimension)" }) {
      [$0.value, "\($0.source)"]
    }
    compare("award", one.awards, other.awards, by: { "\($0.reason)" }) {
      ["\($0.points)", "\($0.awarded)"]
    }
    compare("statement", one.statements, other.statements, by: { "\($0.author) \($0.field)" }) {
      $0.values + ["not"] + $0.dismissed.sorted()
    }
    compare("override", one.overrides, other.overrides, by: { "\($0.work) \($0.field)" }) { ["\($0.values)"] }
    compare(
      "absent book", one.absentBooks, other.absentBooks, by: { "\($0.title) \($0.authors) \($0.isbns)" }
    ) {
      ["\($0.places)"]
    }
    compare(
      "step", one.curationSteps, other.curationSteps,
      by: { "\($0.subject) \($0.made) \($0.after as Any) \($0.undoes == nil)" }
    ) { [$0.name, "\($0.before as Any)"] }
    count("rules", one.curation.changedRules == other.curation.changedRules) {
      "\(one.curation.changedRules) and \(other.curation.changedRules)"
    }
  }

  /// Compares rows that have one identifier on all devices.
  private mutating func compare<R: Row & Equatable>(
    _ kind: String, _ one: Table<R>, _ other: Table<R>, _ shared: (R) -> R = { $0 }
  ) {
    for row in one {
      guard let twin = other[row.id] else {
        count(kind, false) { "\(row.id) is missing" }
        continue
      }
      count(kind, shared(row) == shared(twin)) { "\(row.id): \(Self.fields(of: row, and: twin))" }
    }
    for row in other where one[row.id] == nil { count(kind, false) { "\(row.id) is not on the phone" } }
  }

  /// Compares rows that are named by what they are about.
  private mutating func compare<R: Row>(
    _ kind: String, _ one: Table<R>, _ other: Table<R>, by key: (R) -> String, _ fields: (R) -> [String]
  ) {
    var left: [String: [[String]]] = [:]
    var right: [String: [[String]]] = [:]
    for row in one { left[key(row), default: []].append(fields(row)) }
    for row in other { right[key(row), default: []].append(fields(row)) }
    for name in Set(left.keys).union(right.keys).sorted() {
      let (mine, theirs) = (left[name] ?? [], right[name] ?? [])
      let isEqual = mine.count == 1 ? mine == theirs : Self.sorted(mine) == Self.sorted(theirs)
      count(kind, isEqual) { "\(name): \(mine) and \(theirs)" }
    }
  }

  private static func sorted(_ rows: [[String]]) -> [[String]] {
    rows.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func count(_ kind: String, _ isEqual: Bool, _ difference: () -> String) {
    rows += 1
    guard !isEqual else { return }
    differing += 1
    if lines.count < 3 { lines.append("\(kind) \(difference())") }
  }

  /// Returns the fields in which two rows differ, with both values.
  private static func fields<Value>(of row: Value, and other: Value) -> String {
    let differing = zip(Mirror(reflecting: row).children, Mirror(reflecting: other).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    return differing.map { "\($0.label ?? "?") \($0.value) and \($1.value)" }.joined(separator: ", ")
  }
}
