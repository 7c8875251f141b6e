import Testing

@testable import BooksTrack

@Suite struct `Rows with a field too many` {
  private static func summary(_ row: [String]) async throws -> ImportSummary {
    var writer = CSVWriter()
    writer.append(["Title", "Author", "Date Read", "My Rating", "BCID"])
    writer.append(row)
    return try await `Importing a file`.run(writer.bytes, into: .sample())
  }

  @Test func `an empty field after the last column is ignored`() async throws {
    let summary = try await Self.summary(["Emma", "Jane Austen", "2020/05/17", "4", "", ""])
    #expect(summary.imported == 1)
  }

  @Test func `a shifted row is rejected, even if its additional field is empty (IMP-5)`() async throws {
    let summary = try await Self.summary(["Emma", "Jane Austen", "and another thing", "2020/05/17", "4", ""])
    #expect(summary.imported == 0)
    #expect(summary.rejected.map(\.reason) == [.tooManyFields(expected: 5, found: 6)])
    #expect(summary.cellProblemCount == 0, "what is rejected has no cells that were left out")
  }
}
