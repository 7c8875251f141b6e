// What people write of one book, and what stands beside it and is another (DUP-11): each pair with either
// book in the library and the other one as the row that comes in.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct MistypedListTests {
  private struct Line {
    let title: String
    let author: String
  }

  private static func isOne(_ first: Line, _ second: Line) throws -> [Bool] {
    try [(first, second), (second, first)].map { known, row in
      var index = MatchIndex(rules: .corrected)
      index.insert(
        .number(0), keys: MatchRules.corrected.keys(of: try BookDraft(known.title, by: [known.author])))
      return index.match(try BookDraft(row.title, by: [row.author])).work != nil
    }
  }

  private static func expect(
    _ isOne: Bool, _ title: String, _ author: String, _ other: String, _ name: String
  ) throws {
    let found = try Self.isOne(Line(title: title, author: author), Line(title: other, author: name))
    #expect(found == [isOne, isOne], "\(title) — \(author) | \(other) — \(name)")
  }

  @Test(
    arguments: [
      ("Cien años de soledad", "Gabriel García Márquez", "Cien aÃ±os de soledad", "Gabriel GarcÃ­a MÃ¡rquez"),
      (
        "Sleep, or Mercy: Poems, 1988–2004", "Ngaire Tapsell", "Sleep, or Mercy: Poems, 1988â€“2004",
        "Ngaire Tapsell"
      ),
      ("Voilà", "Zoë Brontë", "VoilÃ ", "ZoÃ« BrontÃ«"),
      ("Love 😀 and Other Words", "Ann Poe", "Love ðŸ˜€ and Other Words", "Ann Poe"),
      ("Crime and Punishment", "Fyodor Dostoevsky", "Crime &amp; Punishment", "Fyodor Dostoevsky"),
      ("Ender's Game", "Orson Scott Card", "Ender&#39;s Game", "Orson Scott Card"),
    ])
  func `DUP-11: text that was decoded twice, or has HTML entities, is the same text`(
    title: String, author: String, other: String, name: String
  ) throws {
    try Self.expect(true, title, author, other, name)
  }

  @Test(
    arguments: [
      "Dune - Anniversary Edition", "Dune – 25th Anniversary Edition", "Dune — Penguin Classics",
      "Dune / Large Print",
      "Dune / Mass Market Paperback", "Dune: Revised and Expanded", "Dune, Second Edition", "Dune, 2nd ed.",
      "Dune (Deluxe Edition)", "Dune [Unabridged]", "Dune - Movie Tie-in Edition",
      "Dune: The Illustrated Edition",
      "Dune / Taschenbuch", "Dune - Édition de poche", "Dune: 25th Anniversary",
    ])
  func `DUP-11: edition words do not make another book`(title: String) throws {
    try Self.expect(true, "Dune", "Frank Herbert", title, "Frank Herbert")
  }

  @Test(
    arguments: [
      ("The Wine Yearbook 2018 Edition", "The Wine Yearbook 2019 Edition"),
      ("The Wine Yearbook (2018 Edition)", "The Wine Yearbook (2019 Edition)"),
      ("The Wine Yearbook - 2018 Edition", "The Wine Yearbook - 2019 Edition"),
    ])
  func `DUP-11: the year of an edition makes another yearbook`(title: String, other: String) throws {
    try Self.expect(false, title, "Ann Lee", other, "Ann Lee")
  }

  @Test(
    arguments: [
      "Ann Lee & Bo Chan", "Ann Lee / Bo Chan", "Ann Lee; translated by Bo Chan",
      "Ann Lee, illustrated by Bo Chan",
      "Ann Lee; Bo Chan (Illustrator)", "Bo Chan (Translator), Ann Lee",
      "Ann Lee (Author), Bo Chan (Translator)",
      "Bo Chan [Übersetzer]; Ann Lee", "Ann Lee and Bo Chan", "Ann Lee M.D.", "Ann Lee MD", "Ann Lee, Ph.D.",
      "Ann Lee PhD", "Dr. Ann Lee", "Prof. Dr. Ann Lee, MBA", "Dame Ann Lee", "Ann Lee (Goodreads Author)",
      "Lee, Ann", "ANN LEE", "Ann Lee (Editor)", "Ann Lee, Neil Gaiman",
      "Ann Lee, Terry Pratchett, Neil Gaiman",
    ])
  func `DUP-11: other people in the author's cell do not make another book`(cell: String) throws {
    try Self.expect(true, "The Silent Garden", "Ann Lee", "The Silent Garden", cell)
  }

  @Test(
    arguments: [
      ("Three Candles for the Baker", "3 Candles for the Baker"),
      ("Twenty Thousand Leagues Under the Sea", "20,000 Leagues Under the Sea"),
      ("Nineteen Eighty-Four", "1984"), ("A Thousand Splendid Suns", "1,000 Splendid Suns"),
      ("One Hundred Years of Solitude", "100 Years of Solitude"), ("11/22/63", "11/22/1963"),
      ("The Second Sex", "The 2nd Sex"),
    ])
  func `DUP-11: numbers in words and in digits are equal`(title: String, other: String) throws {
    try Self.expect(true, title, "Ann Lee", other, "Ann Lee")
  }

  @Test(
    arguments: [
      ("The Joy Luck Club", "TheJoy Luck Club"), ("The Joy Luck Club", "Th eJoy Luck Club"),
      ("The Last Unicorn", "TheLast Unicorn"), ("Snow, Ice and Wind", "Snow, Ice andWind"),
      ("Snow, Ice and Wind", "Snow, Ice andW ind"), ("Salt, Fat, Acid, Heat", "Saly, Fat, Acid, Heat"),
      ("Stone of Farewell", "Stone of Farewelll"), ("The Tipping Point", "The Tipping Poin"),
      ("Fool Moon", "Foool Moln"), ("Final Detective", "Ifnal Detectvie"), ("In Cold Blood", "In Cld Blood"),
      ("Grinning Crows, Skinless Dolls", "Grinning Crows, Skinless Dols"), ("Tigana", "Tiagna"),
      ("X: The Graphic Novel of Hours", "X: The Garphic Novel of Hours"), ("Shame", "Shme"),
    ])
  func `DUP-11: slips anywhere, and a space after an article`(title: String, other: String) throws {
    try Self.expect(true, title, "Salman Rushdie", other, "Salman Rushdie")
  }

  @Test func `DUP-11: two slips that make another known word make another book`() throws {
    // Volumes 40 and 31.5 of one series.
    try Self.expect(false, "Obsession in Death", "J.D. Robb", "Possession in Death", "J.D. Robb")
    try Self.expect(true, "Obsession in Death", "J.D. Robb", "Obsessoin in Death", "J.D. Robb")
    // Two books of one series.
    try Self.expect(false, "Любовник смерти", "Борис Акунин", "Любовница смерти", "Борис Акунин")
    try Self.expect(true, "Любовник смерти", "Борис Акунин", "Любовинк смерти", "Борис Акунин")
  }

  @Test(
    arguments: [
      ("Rage", "Bob Woodward", "Bob Soodward"), ("The BFG", "Roald Dahl", "Roald Ddahl"),
      ("Bleach (Bleach, #15)", "Tite Kubo", "Titw Kubo"), ("Power and Silk", "T.P. Basu", "T.P. Bawu"),
      ("A Diary from Lofoten", "Wiremu Tapsell", "Wirem W. Tapsell"),
      ("Iron Curtain", "Anne Applebaum", "Annr Applebaum"),
    ])
  func `DUP-11: a slip in a name, also beside a short title`(title: String, name: String, other: String)
    throws
  {
    try Self.expect(true, title, name, title, other)
  }

  @Test(
    arguments: [
      "Mort: The Play", "Mort: A Play", "Mort (Manga)", "Mort: The Graphic Novel", "Mort: Stories",
      "Mort: The Musical",
      "Mort and Other Stories", "Mort: Books 1-3", "Mort: 3-Book Collection", "Mort Box Set",
      "Mort: 3-Book Colleciton", "Mort: Three Volume Anthology", "Mort: 2-Novel Reader",
      "Mort: The Complete Series",
      "Mort: A Guided Journal", "Mort: The Journal", "Mort Workbook", "Mort: The Official Cookbook",
      "Mort: The Cookbook",
      "Mort: A Critical Study", "Summary of Mort", "Mort: Summary and Analysis", "A Guide to Mort",
      "Mort: A Study Guide",
      "Mort: A Parody", "Mort: Young Readers Edition", "Mort: A Prequel Novella",
      "Mort, Adapted for the Stage",
      "Mort: Part 1", "Mort, Part One", "Mort, Vol. 2", "Mort II", "Mort: Manga Classics",
      "Mort: The Screenplay (Reprint)", "Mort: A Play (Reese's Book Club)",
    ])
  func `DUP-11: a companion, graphic novel, play or collection is another book`(other: String) throws {
    try Self.expect(false, "Mort", "Terry Pratchett", other, "Terry Pratchett")
  }

  /// A subtitle that completes a book's title does not make another book.
  @Test(
    arguments: [
      ("Jerusalem", "Jerusalem: A Cookbook"), ("Seabiscuit", "Seabiscuit: An American Legend"),
      ("Mort", "Mort: A Novel"), ("Mort", "Mort: One Book of Magic"),
      ("The Body", "The Body: A Guide for Occupants"),
      ("Unbroken", "Unbroken: A World War II Story of Survival"),
    ])
  func `a subtitle that describes the book does not make another one`(title: String, other: String) throws {
    try Self.expect(true, title, "Ann Lee", other, "Ann Lee")
  }

  @Test(
    arguments: [
      (
        "The Girl in the Spider's Web", "David Lagercrantz", "The Girl in the Spider's Web",
        "Davida Lagercrantz"
      ),
      ("Collected Poems", "Amos Tarn", "Collected Poems", "Amos Tern"),
      ("The Fall", "Albert Camus", "The Call", "Albert Camus"),
      ("Emma", "Jane Austen", "Gemma", "Jane Austen"),
      ("Demons", "Fyodor Dostoevsky", "Demon", "Fyodor Dostoevsky"),
      ("涼宮ハルヒの陰謀", "谷川流", "涼宮ハルヒの憂鬱", "谷川流"), ("Station Eleven", "Ann Lee", "Station Seven", "Ann Lee"),
      ("The Year's Best Horror: 1998", "Ann Lee", "The Year's Best Horror: 1999", "Ann Lee"),
      ("Poetry, Part One", "Ann Lee", "Poetyr, Part Two", "Ann Lee"),
      ("Sandman, Vol. 1", "Ann Lee", "Sandmna, Vol. 2", "Ann Lee"),
    ])
  func `DUP-11: evidence against a slip`(title: String, author: String, other: String, name: String) throws {
    try Self.expect(false, title, author, other, name)
  }

  /// No list has the names. Each of the two has a book of its own, so neither is the other mistyped.
  @Test func `DUP-11: two similar names that both have other books are two writers`() throws {
    func index(_ books: [(String, String)]) throws -> MatchIndex {
      var index = MatchIndex(rules: .corrected)
      for (number, book) in books.enumerated() {
        index.insert(
          .number(UInt32(number)), keys: MatchRules.corrected.keys(of: try BookDraft(book.0, by: [book.1])))
      }
      return index
    }
    let row = try BookDraft("The Smuggler of Fez", by: ["Talvan Basu"])
    let first = ("The Smuggler of Fez", "Talvam Basu")
    #expect(try index([first]).match(row).work == .number(0))
    #expect(try index([first, ("A Winter in Bath", "Talvam Basu")]).match(row).work == .number(0))
    #expect(try index([first, ("A Winter in Bath", "Talvan Basu")]).match(row).work == .number(0))
    let both = try index([first, ("A Winter in Bath", "Talvam Basu"), ("Tea and Salt", "Talvan Basu")])
    #expect(both.match(row) == .noDuplicate)
  }
}
