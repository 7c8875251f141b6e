// Pairs of books decided by hand: one work or two, and by which tier (DUP-1 to DUP-5, DUP-9).

import Testing

@testable import BooksTrack

struct MatchTableTests {
  private func match(_ row: TitleRow, reversed: Bool) throws -> MatchResult {
    func draft(_ column: Int) throws -> BookDraft {
      let authors = row[column + 1].split(separator: "/").map(String.init)
      return try BookDraft(row[column], by: authors, isbn: row[column + 2].isEmpty ? nil : row[column + 2])
    }
    let (first, second) = reversed ? (3, 0) : (0, 3)
    var index = MatchIndex()
    index.insert(.number(7), keys: index.rules.keys(of: try draft(first)))
    return index.match(try draft(second))
  }

  @Test(arguments: TitleTable.rows("book-pairs.tsv"), [false, true])
  func `DUP-1 to DUP-5, DUP-9, DUP-11: a pair of books matches or not, in either order`(
    row: TitleRow, reversed: Bool
  ) throws {
    let result = try match(row, reversed: reversed)
    #expect(result.tier?.rawValue ?? "different" == row[6])
    #expect(result.work == (row[6] == "different" ? nil : .number(7)))
  }

  @Test(arguments: TitleTable.rows("book-pairs.tsv"), [false, true])
  func `every book is found by its own row`(row: TitleRow, second: Bool) throws {
    let column = second ? 3 : 0
    let authors = row[column + 1].split(separator: "/").map(String.init)
    let draft = try BookDraft(row[column], by: authors, isbn: row[column + 2].isEmpty ? nil : row[column + 2])
    var index = MatchIndex()
    index.insert(.number(1), keys: index.rules.keys(of: draft))
    #expect(index.match(draft).tier == .titleAndAuthor)
  }
}
