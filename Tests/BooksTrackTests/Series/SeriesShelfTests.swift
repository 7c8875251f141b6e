// The shelf of a series (SER-8, SER-9, SER-11, SER-14, SER-20).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesShelfTests {
  private var reader = SeriesFixture()

  /// Positions of the books, the total, and the expected shelf.
  private static let shelves: [(String, [String], Int?, String)] = [
    ("half volumes stand between their neighbours", ["1", "2.5", "3"], nil, "1● 2○ 2.5● 3●"),
    ("an omnibus covers its volumes", ["1-3"], 4, "1-3● 4○"),
    ("an omnibus stands before a volume that is owned as well", ["2", "1-3"], 3, "1-3● 2●"),
    ("a prequel comes first and is not counted", ["0.5"], 2, "0.5● 1○ 2○"),
    ("parts of one volume count as none", ["1.1", "1.2", "2"], 2, "1○ 1.1● 1.2● 2●"),
    ("a total below what is owned hides no book", ["1", "2", "3"], 2, "1● 2● 3●"),
    ("a book without a place comes last", ["x", "1"], 2, "1● 2○ ?●"),
    ("one place twice is two books and one volume", ["1", "1"], 2, "1● 1● 2○"),
    ("nothing is owned, and the total is known", [], 2, "1○ 2○"),
    ("nothing is owned, and nothing is known", [], nil, ""),
  ]

  private static let badges: [(String, Int?, String)] = [
    ("3", 7, "Book 3 of 7"), ("3", nil, "Book 3"), ("0.5", 7, "Book 0.5 of 7"), ("1-3", 7, "Books 1-3 of 7"),
    ("8", 7, "Book 8"), ("1-8", 7, "Books 1-8"), ("3", 0, "Book 3"),
  ]

  @Test mutating func `SER-8: Harry Potter grows from one volume to 7/7`() {
    let series = reader.series("Harry Potter", total: 7)
    for volume in 1...7 {
      reader.book("Harry Potter \(volume)", in: [(series, "\(volume)")], .read)
      let shelf = reader.shelf(series)
      #expect(shelf.owned.text == "\(volume)/7 books")
      #expect(shelf.missing == Array((volume + 1)..<8))
      #expect(shelf.badge == (volume == 7 ? "Completed!" : nil))
    }
  }

  @Test mutating func `SER-8: four of seven are 57 %, and an unread book completes nothing`() {
    let series = reader.series("Foundation", total: 7)
    for volume in 1...4 { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    #expect(reader.shelf(series).percentageText == "57 %")
    for volume in 5...7 { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    #expect(reader.shelf(series).percentageText == "100 %" && reader.shelf(series).badge == nil)
  }

  @Test mutating func `SER-8: a reader who owns 1, 3 and 5 misses 2 and 4`() {
    let series = reader.series("The Expanse")
    for volume in [5, 1, 3] { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    #expect(reader.shown(series) == "1● 2○ 3● 4○ 5●")
    #expect(reader.shelf(series).missing == [2, 4])
    #expect(reader.shelf(series).percentageText == nil)
  }

  @Test(arguments: shelves)
  func `SER-4: the shelf shows all volumes`(name: String, places: [String], total: Int?, shown: String) {
    var reader = SeriesFixture()
    let series = reader.series("S", total: total)
    for place in places { reader.book("Book \(place)", in: [(series, place)]) }
    #expect(reader.shown(series) == shown, "\(name)")
  }

  @Test mutating func `a manga of 100 volumes, of which the reader has the last, misses 99`() {
    let series = reader.series("One Piece")
    reader.book("One Piece, Vol. 100", in: [(series, "100")], .read)
    #expect(reader.shelf(series).missing == Array(1...99))
    #expect(reader.shelf(series).places.last?.state == .read)
  }

  @Test mutating func `a higher total reverts the completion`() {
    let series = reader.series("The Stormlight Archive", total: 2)
    for volume in 1...2 { reader.book("\(volume)", in: [(series, "\(volume)")], .read) }
    #expect(reader.shelf(series).isFinished)
    let now = reader.now()
    reader.editor.setTotal(3, of: series, now: now)
    #expect(!reader.shelf(series).isFinished && reader.shown(series) == "1✓ 2✓ 3○")
  }

  @Test mutating func `SER-18: in story order, ties are sorted by publication, and unknown positions last`() {
    let series = reader.series("Narnia")
    let works = ["A", "B", "C", "D"].enumerated().map { reader.book($1, in: [(series, "\($0 + 1)")]) }
    for (work, place) in [(0, 3), (2, 3), (3, 1)] {
      let now = reader.now()
      reader.editor.place(works[work], in: series, chronologicallyAt: SeriesPosition(place), now: now)
    }
    let library = reader.library
    let shelf = library.series[series].map { SeriesShelf(of: $0, in: library, order: .chronological) }
    #expect(shelf?.places.map(\.title) == ["D", "A", "C", "B"])
  }

  @Test mutating func `SER-11: a book in two series is on both shelves, with its own positions`() {
    let first = reader.series("Middle-earth", total: 2)
    let second = reader.series("Tolkien's children's books")
    reader.book("The Hobbit", in: [(first, "1"), (second, "3")], .read)
    #expect(reader.shown(first) == "1✓ 2○" && reader.shown(second) == "1○ 2○ 3✓")
  }

  @Test mutating func `SER-10: deleting a series keeps its books`() {
    let series = reader.series("Foundation")
    let work = reader.book("Foundation", in: [(series, "1")])
    reader.editor.remove(series)
    #expect(reader.library.works[work] != nil && reader.library.series.isEmpty)
    #expect(reader.library.memberships.isEmpty && reader.library.checkInvariants() == [])
  }

  @Test(arguments: badges)
  func `SER-14: the badge shows the position, and the total if it is known`(
    place: String, total: Int?, text: String
  ) {
    #expect(SeriesTexts.badge(SeriesPosition(place), total: total) == text)
    #expect(SeriesTexts.badge(nil, total: total) == nil)
  }

  @Test func `SER-14: progress is spoken`() {
    let places = (1...4).map { SeriesPosition($0) as SeriesPosition? }
    #expect(
      SeriesTexts.spoken(SeriesProgress(positions: places, total: 7)) == "4 of 7 books complete")
    #expect(SeriesTexts.spoken(SeriesProgress(positions: places, total: nil)) == "4 books")
  }

  @Test mutating func `SER-20: the label of a place includes its state for the reader`() {
    let series = reader.series("Old Kingdom", total: 3)
    reader.book("Lirael", in: [(series, "2")], .read)
    #expect(
      reader.shelf(series).places.map(SeriesTexts.spoken) == [
        "Book 1, missing", "Book 2, Lirael, read", "Book 3, missing",
      ])
  }

  @Test(arguments: [
    (0, "It has no books."), (1, "1 book will remain in library."), (7, "7 books will remain in library."),
  ])
  func `SER-20: the deletion of a series reports how many books stay`(books: Int, text: String) {
    #expect(SeriesTexts.deletion(of: "Foundation", books: books) == "Delete 'Foundation' series? \(text)")
  }
}
