// The batches of a staged file are those of the file, whether the stage keeps them encoded or not.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Batches of a file` {
  /// Returns a batch of one book and one rejected row.
  static func batch(_ number: Int) -> BatchRows {
    var rows = BatchRows()
    rows.books = [BookDraft(row: 2 * number, title: "Book \(number)")]
    rows.rejected = [
      RejectedRow(row: 2 * number + 1, line: 2 * number + 2, reason: .noTitle(column: "Title"), fields: [""])
    ]
    rows.cellProblemCount = 1
    return rows
  }

  @Test(arguments: [3, 700])
  func `are in the order of their numbers, with the counts of the file`(count: Int) {
    var library = Library(replica: 1)
    let stage = StagedImportID(replica: 1, serial: 0)
    for serial in 0..<count {
      library.apply(
        .put(
          StagedBatch(
            id: StagedBatchID(replica: 1, serial: UInt32(serial)), stage: stage, number: count - 1 - serial,
            rows: Self.batch(count - 1 - serial))))
    }
    let batches = FileBatches(of: stage, in: library)
    let whole = FileBatches((0..<count).map(Self.batch))
    #expect(Array(batches) == Array(whole))
    #expect(batches.books.map(\.title) == (0..<count).map { "Book \($0)" })
    #expect(batches.bookCount == count && whole.bookCount == count)
    #expect(batches.problems == whole.problems)
    #expect(batches.problems.rejected.map(\.row) == (0..<count).map { 2 * $0 + 1 })
    #expect(batches.problems.cellProblemCount == count)
  }
}
