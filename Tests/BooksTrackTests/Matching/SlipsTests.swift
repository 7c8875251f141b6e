// Slips of the keyboard: how many lie between two texts, and which of them leave a book the same book
// (DUP-11).

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct SlipsTests {
  /// The distance by the whole table, as the paper has it.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    for row in 0..<left.count {
      for column in 0..<right.count {
        let change = left[row] == right[column] ? 0 : 1
        var best = min(table[row][column] + change, table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = best
      }
    }
    return table[left.count][right.count]
  }

  @Test func `DUP-11: the number of slips equals that of the full table`() throws {
    let letters: [Unicode.Scalar] = ["a", "b", "é"]
    let text = Gen<Int>.integer(in: 0...2).array(count: 0...9).map { numbers in numbers.map { letters[$0] } }
    try check("counts of slips", combine(text, text), count: 3_000) { left, right in
      let distance = Self.distance(left, right)
      return (0...3).allSatisfy { limit in
        Slips.between(left, right, limit: limit) == (distance <= limit ? distance : nil)
      }
    }
  }

  private static func match(_ first: (String, String), _ second: (String, String)) throws -> MatchResult {
    var index = MatchIndex(rules: .corrected)
    index.insert(.number(0), keys: MatchRules.corrected.keys(of: try BookDraft(first.0, by: [first.1])))
    return index.match(try BookDraft(second.0, by: [second.1]))
  }

  /// One letter wrong, missing, too many, twice or turned; a space lost or moved; in the title or in the
  /// name.
  @Test(
    arguments: [
      ("Norwegian Wood", "Haruki Murakami", "Norwegian Wood", "Hrauki Murakami"),
      ("Norwegian Wood", "Haruki Murakami", "Norwegain Wood", "Haruki Murakami"),
      ("Norwegian Wood", "Haruki Murakami", "NorwegianWood", "Haruki Murakami"),
      ("Norwegian Wood", "Haruki Murakami", "Norwegianw Ood", "Haruki Murakami"),
      ("Ninth House", "Leigh Bardugo", "Ninth House", "Leihg Bardugo"),
      ("The Silent Patient", "Alex Michaelides", "The Silent Pattient", "Alex Michaelides"),
      ("The Silent Patient", "Alex Michaelides", "The Silent Patient", "Alex Micheledes"),
      ("Where the Crawdads Sing", "Delia Owens", "Where the Crawads Sing", "Delia Owens"),
      ("Where the Crawdads Sing", "Delia Owens", "Where the Crawdads Sinv", "Delia Owens"),
      ("Persepolis", "Marjane Satrapi", "Persepolsi", "Marjane Satrapi"),
      ("A Case of Exploding Mangoes", "Mohammed Hanif", "A Case of Exploding Mangoes", "Mohamed Hanif"),
      ("Heron, Lemon, Fish", "Zainab Haddad", "Heron, Lemon, Fish", "Zainba Haddad"),
      ("Heron, Lemon, Fish", "Marwan Fakhoury", "Heron, Lemon, Fish", "Marwa Fakhoury"),
      ("Homegoing: A Novel", "Yaa Gyasi", "Homegonig", "Yaa Gyasi"),
      (
        "The Way of Kings (The Stormlight Archive, #1)", "Brandon Sanderson", "The Way of Knigs",
        "Brandon Sanderson"
      ),
    ])
  func `DUP-11: a typing error does not make another book`(
    title: String, author: String, mistyped: String, name: String
  ) throws {
    for found in [
      try Self.match((title, author), (mistyped, name)), try Self.match((mistyped, name), (title, author)),
    ] {
      #expect(found.work == .number(0))
      #expect(found.tier == .fuzzy && found.reason == .mistyped)
    }
  }

  /// A number, a part, an ending, a short word, a short title, two names that people have.
  @Test(
    arguments: [
      ("Saga, Vol. 1", "Brian K. Vaughan", "Saga, Vol. 2", "Brian K. Vaughan"),
      ("Wars of the Roses, Part One", "Conn Iggulden", "Wars of the Roses, Part Two", "Conn Iggulden"),
      ("The Best American Essays 2018", "Robert Atwan", "The Best American Essays 2019", "Robert Atwan"),
      ("King Henry IV", "William Shakespeare", "King Henry VI", "William Shakespeare"),
      ("Clockwork Prince", "Cassandra Clare", "Clockwork Princess", "Cassandra Clare"),
      ("The Stranger", "Harlan Coben", "The Strangers", "Harlan Coben"),
      ("Lord of Light", "Roger Zelazny", "Lord of Night", "Roger Zelazny"),
      ("Marked", "P.C. Cast", "Masked", "P.C. Cast"),
      ("Three Junes", "Julia Glass", "Three Junes", "Julie Glass"),
      ("Of Mice and Men", "John Steinbeck", "Of Mice and Men", "Joan Steinbeck"),
      ("Collected Poems", "Neil Brown", "Collected Poems", "Nell Brown"),
      ("Station Eleven", "Emily St. John Mandel", "Station Seven", "Emily St. John Mandel"),
      ("The Handmaid's Tale", "Margaret Atwood", "The Handmaid's Tail: The Graphic Novel", "Margaret Atwood"),
      ("Heron, Lemon, Fish", "Marian Stoner", "Heron, Lemon, Fish", "Marion Stoner"),
      ("Heron, Lemon, Fish", "Marvin Stoner", "Heron, Lemon, Fish", "Marlon Stoner"),
      (
        "Unfinished Kitchens, Provisional Departures", "Dima Tabet",
        "Unfinished Kitchens, Provisional Departures", "Rima Tabet"
      ),
      ("Heron, Lemon, Fish", "Akiko Mori", "Heron, Lemon, Fish", "Akira Mori"),
      ("Heron, Lemon, Fish", "Sunita Rao", "Heron, Lemon, Fish", "Sumita Rao"),
      ("Heron, Lemon, Fish", "Amin Haddad", "Heron, Lemon, Fish", "Amina Haddad"),
      ("Heron, Lemon, Fish", "Arvid Berg", "Heron, Lemon, Fish", "Arvo Berg"),
    ])
  func `DUP-11: differences that distinguish two books are not slips`(
    title: String, author: String, other: String, name: String
  ) throws {
    #expect(try Self.match((title, author), (other, name)) == .noDuplicate)
    #expect(try Self.match((other, name), (title, author)) == .noDuplicate)
  }

  /// The halves of a title find it wherever the slip is, and nothing else is looked at.
  @Test func `DUP-10: a mistyped title is found among many without a scan`() throws {
    var index = MatchIndex(rules: .corrected)
    for number in 0..<2_000 {
      let draft = try BookDraft("Title Number \(number) of the Long Shelf", by: ["Writer \(number % 40)"])
      index.insert(.number(UInt32(number)), keys: MatchRules.corrected.keys(of: draft))
    }
    let book = try BookDraft("A Gentleman in Moscow", by: ["Amor Towles"])
    index.insert(.number(9_000), keys: MatchRules.corrected.keys(of: book))
    for title in [
      "A Gentelman in Moscow", "A Gentleman in Moscwo", "A Gentleman in Mosscow", "A Gntleman in Moscow",
    ] {
      #expect(index.match(try BookDraft(title, by: ["Amor Towles"])).work == .number(9_000), "\(title)")
    }
    index.remove(.number(9_000))
    #expect(index.match(try BookDraft("A Gentelman in Moscow", by: ["Amor Towles"])) == .noDuplicate)
  }

  @Test func `a provider's answer does not match the reader's book by a slip`() throws {
    let asked = MatchRules.corrected.keys(of: try BookDraft("The Silent Patient", by: ["Alex Michaelides"]))
    let found = MatchRules.corrected.keys(of: try BookDraft("The Silent Pattient", by: ["Alex Michaelides"]))
    #expect(MatchRules.corrected.match(asked, with: found) == .noDuplicate)
  }

  @Test func `the documents' rules have no typing errors`() throws {
    var index = MatchIndex(rules: .asWritten)
    index.insert(
      .number(0), keys: MatchRules.asWritten.keys(of: try BookDraft("Persepolis", by: ["Marjane Satrapi"])))
    #expect(index.match(try BookDraft("Persepolsi", by: ["Marjane Satrapi"])) == .noDuplicate)
  }
}
