// The readers of a run as CSV (RFC 4180), with one row for each reader. Every field is a number or a name
// from a list, so none needs quotation marks.

/// Formats readers as CSV.
package enum ReaderTable {
  private static let columns: [(name: String, text: @Sendable (ReaderFigures) -> String)] = [
    ("reader", { "\($0.reader)" }), ("cell", { "\($0.cell)" }), ("export", { $0.export }),
    ("arrival_seconds", { seconds($0.arrival) }),
    ("finish_seconds", { $0.waiting == 0 ? seconds($0.end) : "" }),
    ("lookup_seconds", { seconds($0.lookUpTime) }), ("offline_times", { "\($0.outages)" }),
    ("offline_seconds", { seconds($0.offlineTime) }), ("rows", { "\($0.rows)" }),
    ("books", { "\($0.books)" }), ("duplicates", { "\($0.duplicates)" }), ("rejected", { "\($0.rejected)" }),
    ("requests", { "\($0.requests)" }), ("failed_requests", { "\($0.failedRequests)" }),
    ("request_seconds", { seconds($0.requestTime) }), ("retries", { "\($0.retries)" }),
    ("pause_seconds", { seconds($0.pauseTime) }), ("parkings", { "\($0.parkings)" }),
    ("enriched", { "\($0.enriched)" }), ("to_choose", { "\($0.toChoose)" }),
    ("not_found", { "\($0.notFound)" }), ("waiting", { "\($0.waiting)" }),
    ("to_verify", { "\($0.toVerify)" }), ("violations", { "\($0.violations)" }),
  ]

  /// The header with its line end.
  package static var header: String { line(columns.map(\.name) + ["cell_digest"]) }

  /// Returns the rows of the readers of one cell, with the digest of its world.
  package static func lines(_ readers: [ReaderFigures], of world: UInt64) -> String {
    readers.map { reader in line(columns.map { $0.text(reader) } + [world.hexadecimal]) }.joined()
  }

  private static func line(_ fields: [String]) -> String { fields.joined(separator: ",") + "\r\n" }

  /// Formats milliseconds as seconds with three decimals.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

/// An error in a table of readers.
package struct ReaderTableError: Error, Equatable {
  /// From 1.
  package let line: Int
  package let sentence: String
}

extension ReaderTable {
  /// The columns that are read back, with the counts that they set.
  private static var counted: [(name: String, field: WritableKeyPath<ReaderFigures, Int>)] {
    [
      ("books", \.books), ("enriched", \.enriched), ("to_choose", \.toChoose), ("not_found", \.notFound),
      ("waiting", \.waiting), ("to_verify", \.toVerify), ("violations", \.violations),
    ]
  }

  /// Parses a table as `run --readers` writes it: the readers with their waits and counts of books. Other
  /// columns are not read.
  package static func readers(in text: String) throws(ReaderTableError) -> [ReaderFigures] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let names = lines.first ?? []
    func column(_ name: String) throws(ReaderTableError) -> Int {
      guard let place = names.firstIndex(where: { $0 == name }) else {
        throw ReaderTableError(
          line: 1, sentence: "expected a table by run --readers; there is no column \(name)")
      }
      return place
    }
    let (reader, cell, wait) = (try column("reader"), try column("cell"), try column("lookup_seconds"))
    var fields: [(name: String, place: Int, field: WritableKeyPath<ReaderFigures, Int>)] = []
    for (name, field) in counted { fields.append((name, try column(name), field)) }
    var readers: [ReaderFigures] = []
    for (place, cells) in lines.enumerated().dropFirst() where cells != [""] {
      guard cells.count == names.count else {
        throw ReaderTableError(
          line: place + 1, sentence: "it has \(cells.count.of("field")), not \(names.count)")
      }
      func number(_ column: Int, decimals: Int = 0) throws(ReaderTableError) -> Int {
        guard let number = Self.number(cells[column], decimals: decimals) else {
          throw ReaderTableError(
            line: place + 1,
            sentence: "\(names[column]) is \(cells[column]); expected a number with \(decimals.of("decimal"))"
          )
        }
        return number
      }
      var figures = ReaderFigures(reader: try number(reader), cell: try number(cell), export: "")
      // With three decimals, the digits of seconds are milliseconds.
      figures.lookUpTime = try number(wait, decimals: 3)
      for (_, column, field) in fields { figures[keyPath: field] = try number(column) }
      readers.append(figures)
    }
    return readers
  }

  /// Parses digits with so many decimals, as a number without the point; nil for other text, and beyond 10¹².
  private static func number(_ text: Substring, decimals: Int) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let hasForm = parts.count == (decimals == 0 ? 1 : 2) && (decimals == 0 || parts[1].utf8.count == decimals)
    let digits = parts.joined()
    guard hasForm, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.utf8.count <= 12 else {
      return nil
    }
    return Int(digits)
  }
}
