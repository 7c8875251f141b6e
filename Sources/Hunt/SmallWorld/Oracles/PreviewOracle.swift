// preview: the app shows the true content of a file before it is imported and stages nothing (IMP-6); the
// number of rows is compared only if the file came in one chunk. The explanation of a row is correct: invalid
// rows are rejected (IMP-5), a book of an earlier row is a duplicate (DUP-7), so is one of the library, and
// one that neither library nor file can contain is new (DUP-1).

import BooksTrack
import LabWorld

/// Compares previews of files with their content.
final class PreviewOracle: DeviceOracle {
  /// Files that were previewed and not imported since.
  private var shown: Set<String> = []

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .looking(let name): shown.insert(name)
    case .previewed(let file, let outcome):
      log.reached(.previewed)
      check(outcome, of: file, log)
    case .explained(let file, let row, let explanation, let presence):
      check(explanation, ofRow: row, of: file, presence, log)
    case .importBegan(let name): shown.remove(name)
    case .committed(let commit):
      for case .stagedImport(.put(let stage)) in commit.transaction.changes
      where shown.contains(stage.fileName) {
        log.object(.preview, "IMP-6", "\(stage.fileName) is staged, and was only looked at")
      }
    default: break
    }
  }

  // MARK: The file

  private func check(_ outcome: PreviewOutcome, of file: ImportFile, _ log: ObjectionLog) {
    switch outcome {
    case .needsMapping:
      if !file.isUnknown {
        log.object(.preview, "IMP-4", "\(file.name) is of a known site, and its columns are asked about")
      }
    case .preview(let preview):
      guard !file.isUnknown else {
        return log.object(.preview, "IMP-4", "\(file.name) is shown, and nobody knows its columns")
      }
      check(preview, of: file, log)
    }
  }

  private func check(_ preview: ImportPreview, of file: ImportFile, _ log: ObjectionLog) {
    let first = (1...file.rows).filter { !file.damaged.contains($0) }.prefix(ImportPreview.bookCount)
    if preview.books.map(\.row) != Array(first) {
      log.object(
        .preview, "IMP-6", "the books shown of \(file.name) are of the rows \(preview.books.map(\.row))")
    }
    for draft in preview.books {
      guard let book = file.book(ofRow: draft.row), draft.sourceID != book.source else { continue }
      log.object(
        .preview, "IMP-6", "row \(draft.row) of \(file.name) is shown as another book than \(book.title)")
    }
    // The preview does not read beyond the last book that it shows.
    let end = first.count < ImportPreview.bookCount ? file.rows : first.last ?? 0
    let rejected = file.damaged.filter { $0 <= end }
    if preview.rejected.map(\.row) != rejected {
      log.object(
        .preview, "IMP-5",
        "of \(file.name) the rows \(preview.rejected.map(\.row)) are shown as no books, and \(rejected) are none"
      )
    }
    // All bytes came in one chunk, so the number of rows is not an estimate.
    if file.chunkSize >= file.bytes.count, preview.estimatedRows != file.rows {
      log.object(
        .preview, "IMP-6",
        "\(file.name) is shown with \(preview.estimatedRows ?? 0) rows, and has \(file.rows)")
    }
  }

  // MARK: One row

  private func check(
    _ explanation: Importer.Explanation, ofRow row: Int, of file: ImportFile, _ presence: BookPresence?,
    _ log: ObjectionLog
  ) {
    func object(_ clause: ClauseID, _ text: String) {
      log.object(.preview, clause, "row \(row) of \(file.name) \(text)")
    }
    switch explanation {
    case .needsMapping:
      if !file.isUnknown { object("IMP-4", "is not explained for want of columns") }
    case _ where file.isUnknown: object("IMP-4", "is explained, and nobody knows its columns")
    case .noSuchRow(let rows):
      log.reached(.explainedNothing)
      if rows != file.rows || 1 <= row && row <= file.rows {
        object("IMP-6", "is said not to be there, among \(rows); there are \(file.rows)")
      }
    case .row(let explained):
      let wrong = Self.objection(to: explained.decision, ofRow: row, of: file, presence, log)
      if let (clause, text) = wrong { object(clause, text) }
      if explained.row != row { object("IMP-6", "is explained as row \(explained.row)") }
    }
  }

  /// Returns the objection to the explanation of a row, if any.
  private static func objection(
    to decision: RowExplanation.Decision, ofRow row: Int, of file: ImportFile, _ presence: BookPresence?,
    _ log: ObjectionLog
  ) -> (clause: ClauseID, text: String)? {
    guard let book = file.book(ofRow: row) else {
      log.reached(.explainedRejection)
      if case .rejected = decision { return nil }
      return ("IMP-5", "is no book, and said to be imported")
    }
    let isRepeated = (1..<row).contains { file.book(ofRow: $0)?.source == book.source }
    switch presence {
    case _ where isRepeated: log.reached(.explainedRepetition)
    case .new: log.reached(.explainedNew)
    case .there: log.reached(.explainedKnown)
    case nil: break
    }
    switch decision {
    case .rejected: return ("IMP-5", "is a book, and said to be none")
    case .imported where isRepeated: return ("DUP-7", "has the book of an earlier row, and is said to be new")
    case .imported where presence == .there:
      return ("DUP-1", "has a book of the library, and is said to be new")
    case .duplicate where presence == .new && !isRepeated:
      return ("DUP-1", "is new, and said to be a duplicate")
    default: return nil
    }
  }
}
