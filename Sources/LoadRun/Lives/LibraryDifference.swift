// Describes how two libraries differ that should be equal, for violations.

import BooksTrack

/// The differences between two libraries.
struct LibraryDifference {
  /// One line for each row that is missing, new or changed; at most three.
  let lines: [String]

  init(from before: Library, to after: Library) {
    var lines: [String] = []
    func compare<Value: Equatable>(
      _ kind: String, _ left: [(id: String, row: Value)], _ right: [(id: String, row: Value)]
    ) {
      let new = Dictionary(right.map { ($0.id, $0.row) }, uniquingKeysWith: { first, _ in first })
      let old = Set(left.map(\.id))
      for (id, row) in left {
        guard let other = new[id] else {
          lines.append("\(kind) \(id) is gone")
          continue
        }
        if other != row { lines.append("\(kind) \(id): \(Self.fields(of: row, and: other))") }
      }
      for (id, _) in right where !old.contains(id) { lines.append("\(kind) \(id) is new") }
    }
    compare("work", before.works.map { ("\($0.id)", $0) }, after.works.map { ("\($0.id)", $0) })
    compare("edition", before.editions.map { ("\($0.id)", $0) }, after.editions.map { ("\($0.id)", $0) })
    compare("entry", before.entries.map { ("\($0.id)", $0) }, after.entries.map { ("\($0.id)", $0) })
    compare("author", before.authors.map { ("\($0.id)", $0) }, after.authors.map { ("\($0.id)", $0) })
    compare("series", before.series.map { ("\($0.id)", $0) }, after.series.map { ("\($0.id)", $0) })
    compare(
      "membership", before.memberships.map { ("\($0.id)", $0) }, after.memberships.map { ("\($0.id)", $0) })
    compare("job", before.jobs.map { ("\($0.id)", $0) }, after.jobs.map { ("\($0.id)", $0) })
    compare("import", before.imports.map { ("\($0.id)", $0) }, after.imports.map { ("\($0.id)", $0) })
    self.lines = Array(lines.prefix(3))
  }

  /// Describes the fields in which two rows differ, with both values.
  private static func fields<Value>(of row: Value, and other: Value) -> String {
    let differing = zip(Mirror(reflecting: row).children, Mirror(reflecting: other).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    return differing.map { "\($0.label ?? "?") \($0.value) became \($1.value)" }.joined(separator: ", ")
  }
}
