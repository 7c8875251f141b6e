// Labelled lists (DUP-11): they are determined by their seed, their truth is consistent, their rates are
// those of the table, and a row differs from the first row of its book as its label states.

import BooksTrackAPI
import Simulation
import Testing

@testable import Synthesis

@Suite struct LabelledListTests {
  private static let list = LabelledList.make(rows: 4_000, seed: 5)

  private static func repeated(_ kinds: SameKind...) -> [(row: ListedRow, first: ListedRow)] {
    list.rows.compactMap { row in
      row.kind.map(kinds.contains) == true ? (row, list.rows[row.first]) : nil
    }
  }

  @Test func `The seed determines every byte, and another one gives another list`() {
    let again = LabelledList.make(rows: 400, seed: 5)
    #expect(again.export(withTruth: true) == LabelledList.make(rows: 400, seed: 5).export(withTruth: true))
    #expect(again.export(withTruth: false) != LabelledList.make(rows: 400, seed: 6).export(withTruth: false))
    #expect(again.pairs == LabelledList.make(rows: 400, seed: 5).pairs)
  }

  @Test func `Every book has one first row, to which its other rows refer`() {
    let list = Self.list
    #expect(list.rows.count == 4_000)
    let firsts = list.rows.indices.filter { list.rows[$0].kind == nil }
    #expect(Set(firsts.map { list.rows[$0].book }).count == firsts.count)
    #expect(list.bookCount == firsts.count)
    for (index, row) in list.rows.enumerated() {
      #expect(list.rows[row.first].kind == nil && list.rows[row.first].book == row.book)
      if row.kind == nil { #expect(row.first == index) }
    }
    for pair in list.pairs {
      #expect((list.rows[pair.left].book == list.rows[pair.right].book) == pair.isSame)
    }
  }

  @Test func `No two books share title and author, and no two share an ISBN`() {
    var owners: [String: Int] = [:]
    var numbers: [ISBN: Int] = [:]
    for row in Self.list.rows {
      let key = Wording.folded(row.title) + "|" + Wording.folded(row.author)
      #expect((owners[key] ?? row.book) == row.book, "\(row.title) — \(row.author)")
      owners[key] = row.book
      guard let isbn = row.isbn else { continue }
      #expect((numbers[isbn] ?? row.book) == row.book)
      numbers[isbn] = row.book
    }
  }

  @Test func `A mistyped title or name is not that of another book`() {
    let firsts = Self.list.rows.filter { $0.kind == nil }
    let titles = Set(firsts.map { Wording.folded($0.title) })
    let names = Set(firsts.map { Wording.folded($0.author) })
    for kind in SameKind.allCases
    where kind.slip != nil && kind.slip != .lostSpace && kind.slip != .movedSpace {
      for (row, first) in Self.repeated(kind) {
        if row.title != first.title { #expect(!titles.contains(Wording.folded(row.title)), "\(row.title)") }
        if row.author != first.author {
          #expect(!names.contains(Wording.folded(row.author)), "\(row.author)")
        }
      }
    }
  }

  /// Titles and names in which the removal of any letter gives the same text.
  @Test func `A slip that would give another title or name of the list is not made`() {
    var generator = ListGenerator(
      catalog: Catalog.make(seed: 1, size: 0), rates: .standard, stream: RandomStream(seed: 1, name: "test"))
    func book(_ title: String, _ author: String) -> ListedBook {
      ListedBook(
        wording: Wording(main: title, author: author), language: "en",
        edition: ListedEdition(isbn: nil, publisher: "", year: nil))
    }
    let model = book("Zzzzzzzz", "Bbbbbb Oh")
    #expect(generator.add(model) == 0)
    #expect(generator.add(model) == nil)
    #expect(generator.add(book("Zzzzzzzz", "Ann Oh")) == nil)
    #expect(generator.add(book("Zzzzzzzz", "Ann Oh"), isNamesake: true) == 1)
    #expect(generator.varied(model, .titleMissing)?.title.lowercased() == "zzzzzzz")
    #expect(generator.varied(model, .nameMissing)?.author.lowercased() == "bbbbb oh")
    #expect(generator.add(book("Zzzzzzz", "Bbbbb Oh")) == 2)
    #expect(generator.varied(model, .titleMissing) == nil)
    #expect(generator.varied(model, .nameMissing) == nil)
  }

  @Test(arguments: ["Tent", "Sixt", "Twoo", "Onee"])
  func `A slip changes no counting word, and creates none`(word: String) {
    var stream = RandomStream(seed: 1, name: "test")
    for _ in 0..<200 {
      for slip in Slip.ofLetters {
        let result = slip.applied(to: "\(word) Part Four VIII 2018", &stream)?.text
        guard let result else { continue }
        #expect(result.hasSuffix(" Part Four VIII 2018"))
        #expect(!ListWords.counting.contains(result.prefix { $0 != " " }.lowercased()), "\(result)")
      }
    }
  }

  // MARK: Rates

  @Test func `Every kind is listed in the table once, with its source`() {
    let rates = ListRates.standard
    #expect(rates.shares.map(\.name.rawValue).sorted() == ListShare.allCases.map(\.rawValue).sorted())
    #expect(rates.same.map(\.name.rawValue).sorted() == SameKind.allCases.map(\.rawValue).sorted())
    #expect(rates.different.map(\.name.rawValue).sorted() == DifferentKind.allCases.map(\.rawValue).sorted())
    #expect(rates.same.reduce(0) { $0 + $1.perTenThousand } == 10_000)
    #expect(rates.different.reduce(0) { $0 + $1.perTenThousand } == 10_000)
    let sources = rates.shares.map(\.source) + rates.same.map(\.source) + rates.different.map(\.source)
    #expect(sources.allSatisfy { $0 == "assumed" || $0.contains(": ") })
  }

  @Test func `The shares of a list are those of its table`() {
    let list = Self.list
    let repeated = list.rows.filter { $0.kind != nil }
    #expect(repeated.count == 800)
    #expect(list.pairs.count { !$0.isSame } > 300)
    // Four standard deviations.
    func isNear(_ count: Int, _ rate: Int, of whole: Int) -> Bool {
      let off = count * 10_000 - rate * whole
      return off * off <= 16 * rate * 10_000 * whole + 10_000 * 10_000 * 9
    }
    for line in list.rates.same {
      let count = repeated.count { $0.kind == line.name }
      #expect(isNear(count, line.perTenThousand, of: 800), "\(line.name): \(count)")
    }
    let different = list.pairs.filter { !$0.isSame }
    for line in list.rates.different {
      let count = different.count { $0.kind == line.name.rawValue }
      #expect(isNear(count, line.perTenThousand, of: different.count), "\(line.name): \(count)")
    }
    let without = list.rows.count { $0.kind == nil && $0.isbn == nil }
    // Some editions of the catalog have no ISBN either.
    #expect(without * 100 > list.bookCount * 13 && without * 100 < list.bookCount * 20, "\(without)")
  }

  @Test func `The table determines the kinds in a list`() {
    var rates = ListRates.standard
    for index in rates.same.indices {
      rates.same[index].perTenThousand = rates.same[index].name == .degree ? 10_000 : 0
    }
    for index in rates.different.indices {
      rates.different[index].perTenThousand = rates.different[index].name == .year ? 10_000 : 0
    }
    let list = LabelledList.make(rows: 400, seed: 2, rates: rates)
    #expect(Set(list.pairs.map(\.kind)) == ["degree", "year"])
  }

  // MARK: Differences

  @Test(arguments: [
    (SameKind.titleWrong, 1), (.titleMissing, 1), (.titleDoubled, 1), (.titleSwapped, 1), (.titleShort, 1),
    (.titleTwo, 2), (.nameWrong, 1), (.nameMissing, 1), (.nameDoubled, 1), (.nameSwapped, 1), (.nameTwo, 2),
  ])
  func `A slip changes the given number of letters, in one cell and never a digit`(kind: SameKind, slips: Int)
  {
    let rows = Self.repeated(kind)
    #expect(!rows.isEmpty)
    for (row, first) in rows {
      let isTitle = kind.rawValue.hasPrefix("title")
      #expect(isTitle ? row.author == first.author : row.title == first.title)
      let (left, right) = isTitle ? (first.title, row.title) : (first.author, row.author)
      #expect(EditDistance.between(left, right) == slips, "\(left) / \(right)")
      #expect(left.filter(\.isNumber) == right.filter(\.isNumber))
      let change =
        [.titleMissing, .nameMissing].contains(kind)
        ? -1 : [.titleDoubled, .nameDoubled].contains(kind) ? 1 : 0
      if slips == 1, kind != .titleShort { #expect(right.count - left.count == change, "\(left) / \(right)") }
      if kind == .titleSwapped || kind == .nameSwapped {
        #expect(left.lowercased().sorted() == right.lowercased().sorted())
      }
    }
  }

  @Test func `A space is removed or moved by one letter, and no letter changes`() {
    let rows = Self.repeated(.titleLostSpace, .titleMovedSpace, .nameLostSpace, .nameMovedSpace)
    #expect(rows.count > 20)
    for (row, first) in rows {
      #expect(row.title + row.author != first.title + first.author)
      #expect(
        (row.title + row.author).filter { $0 != " " } == (first.title + first.author).filter { $0 != " " })
      let isLost = row.kind?.slip == .lostSpace
      #expect((first.title + first.author).count - (row.title + row.author).count == (isLost ? 1 : 0))
    }
  }

  @Test func `An addition to a name or a title does not change it otherwise`() {
    for (row, first) in Self.repeated(.degree, .honorific, .role, .translator, .illustrator) {
      #expect(row.title == first.title && row.author != first.author && row.author.contains(first.author))
    }
    for (row, first) in Self.repeated(.editionDash, .editionSlash, .editionBrackets) {
      #expect(row.author == first.author && row.title.count > first.title.count)
    }
    for (row, first) in Self.repeated(
      .articleBehind, .ampersand, .subtitleDropped, .seriesBracket, .numberForm)
    {
      #expect(row.author == first.author && row.title != first.title)
    }
    for (row, first) in Self.repeated(.initialsSpaced, .givenInitial, .middleDropped, .turned) {
      #expect(row.title == first.title && row.author != first.author && row.author.count > 2)
    }
  }

  @Test func `Similar books differ in title or in author`() {
    let list = Self.list
    for pair in list.pairs where !pair.isSame {
      let (left, right) = (list.rows[pair.left], list.rows[pair.right])
      let isNamesake = pair.kind == "same-title" || pair.kind == "same-title-family"
      #expect(
        isNamesake ? left.title == right.title && left.author != right.author : left.title != right.title)
      if ["volume", "part", "year"].contains(pair.kind) { #expect(left.author == right.author) }
    }
  }

  @Test(arguments: [
    ("Cortés", "CortÃ©s"), ("Übel", "Ãœbel"), ("Don’t", "Donâ€™t"), ("plain", "plain"), ("三体", "三体"),
  ])
  func `Text is garbled as by programs that decode UTF-8 as Windows-1252`(text: String, twice: String) {
    #expect(ListText.decodedTwice(text) == twice)
  }

  @Test(arguments: [
    ("The Three Musketeers", "The 3 Musketeers"), ("Catch-22", nil), ("Nineteen Eighty-Four", "1984"),
    ("Tender", nil), ("Apollo 13", "Apollo Thirteen"), ("20,000 Leagues", "Twenty Thousand Leagues"),
  ])
  func `A number is written in words or in digits`(title: String, other: String?) {
    #expect(ListText.withOtherNumber(title) == other)
  }
}

/// Insertions, deletions, replacements and swaps of neighbouring letters (Damerau 1964), none overlapping;
/// case is ignored.
enum EditDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var rows = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
