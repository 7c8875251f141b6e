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
