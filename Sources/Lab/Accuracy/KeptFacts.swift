// Compares what a reader entered, as the export says it, with what the library holds at the end of a run (IMP-12): rating,
// status, days, shelves, review, notes, count and format, one by one.
//
// The truth is told from the row as it was drawn; no code of the importer goes into it. Books of which the file has
// several rows are left to the hunt, whose model knows how rows of one book come together.

import BooksTrack
import Measurement
import Synthesis

/// What of a reader's own facts is in the library.
struct KeptFacts {
  /// For each field the books of which it was compared, and those of which it is as the export says.
  private(set) var byField: [String: Rate] = [:]
  /// The first fields that are not, with the row, in words.
  private(set) var missed: [(row: Int, text: String)] = []
  /// The first three of them, in words.
  private(set) var complaints: [String] = []

  /// - Parameters:
  ///   - library: The library at the end.
  ///   - results: What the import said about each row.
  ///   - said: What the export says, row by row.
  init(_ library: Library, _ results: RowResults, _ said: [SaidFacts]) {
    var rowsOfWork: [WorkID: Int] = [:]
    for result in results.results.values {
      if let work = result.work { rowsOfWork[work, default: 0] += 1 }
    }
    for row in said {
      guard let work = results.results[row.row]?.work, rowsOfWork[work] == 1 else { continue }
      guard let entry = library.entries(of: work).first else {
        note("entry", row.row, found: "none", said: "one")
        continue
      }
      compare(row, entry.facts)
      guard !row.format.isEmpty else { continue }
      let edition = entry.edition.flatMap { library.editions[$0] }
      note("format", row.row, found: edition?.facts.binding, said: row.format)
    }
  }

  private mutating func compare(_ row: SaidFacts, _ facts: ReaderFacts) {
    note("rating", row.row, found: facts.rating?.quarters, said: row.quarters)
    note("status", row.row, found: facts.status.rawValue, said: row.status)
    note("added", row.row, found: facts.dateAdded?.description, said: row.added)
    note("started", row.row, found: facts.dateStarted?.description, said: row.started)
    note("read", row.row, found: facts.dateRead?.description, said: row.finished)
    note("shelves", row.row, found: Self.names(facts.shelves), said: Self.names(row.shelves))
    note("review", row.row, found: facts.review, said: row.review?.replacing("<br/>", with: "\n"))
    note("notes", row.row, found: facts.privateNotes, said: row.privateNotes)
    // A site that counts nothing leaves the count to the app.
    if let count = row.readCount { note("readCount", row.row, found: facts.readCount, said: count) }
  }

  private static func names(_ shelves: [String]) -> [String]? {
    shelves.isEmpty ? nil : Set(shelves).sorted()
  }

  /// What neither the export nor the library has is no fact; what only one of them has is a wrong one.
  private mutating func note<Value: Equatable>(_ field: String, _ row: Int, found: Value?, said: Value?) {
    guard found != nil || said != nil else { return }
    byField[field, default: .none].count(found == said)
    guard found != said, missed.count < MissedCases.most else { return }
    func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
    let complaint = "\(field) is \(text(found)), and the export says \(text(said))"
    missed.append((row, complaint))
    if complaints.count < 3 { complaints.append("row \(row): \(complaint)") }
  }
}
