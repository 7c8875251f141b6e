// A title alone beside books that differ in their subtitles: it is a book of its own, in any order of the rows.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct SiblingSubtitlesTests {
  /// Imports books of one writer and returns the number of works.
  private static func works(_ titles: [String], by writer: String = "Derek Landy") -> Int {
    var planner = ImportPlanner(
      library: Library(replica: 1), format: .goodreads, strategy: .smart, now: Timestamp(milliseconds: 0))
    let drafts = titles.enumerated().map { index, title in
      var draft = BookDraft(row: index + 1, title: title)
      draft.authors = [DraftAuthor(writer)]
      return draft
    }
    planner.expect([drafts])
    for draft in drafts { planner.stage(draft) }
    return planner.editor.library.works.count
  }

  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test(
    arguments: [
      [
        "Skulduggery Pleasant", "Skulduggery Pleasant: Playing with Fire",
        "Skulduggery Pleasant: Kingdom of the Wicked",
      ],
      ["Stalin", "Stalin: Paradoxes of Power, 1878-1928", "Stalin: Waiting for Hitler, 1929-1941"],
      [
        "Detective Stone", "Detective Stone - The Case of the Cold Feet",
        "Detective Stone - The Case of the Key",
      ],
    ], orders)
  func `DUP-11: a title alone is none of several books with it and other subtitles`(
    titles: [String], order: [Int]
  ) {
    #expect(Self.works(order.map { titles[$0] }) == 3)
  }

  @Test(arguments: [
    ["Sapiens", "Sapiens: A Brief History of Humankind"],
    ["Sapiens: A Brief History of Humankind", "Sapiens", "Sapiens: A Brief History of Humankind"],
    ["Educated", "Educated: A Memoir"],
    ["Walden: or, Life in the Woods", "Walden"],
  ])
  func `DUP-9: a title alone is the book with its only subtitle`(titles: [String]) {
    #expect(Self.works(titles) == 1)
  }

  @Test(
    arguments: [
      (["Sharpe: A Novel of Spain", "Sharpe: A Novel of India"], 2),
      (["Sharpe: A Novel of Spain", "Sharpe: A Novel"], 1),
      (["Sharpe: A Novel of Spain", "Sharpe: A Novel of Spain in War"], 1),
    ])
  func `DUP-11: a kind of book with another subject is another book`(titles: [String], works: Int) {
    #expect(Self.works(titles) == works)
  }
}
