// The rates of quirks as in real exports, counted in files of 20,000 books.

import BooksTrackAPI
import Testing

@testable import Synthesis

@Suite struct QuirkRateTests {
  static let rows = World.libraries.flatMap { ReadRow.rows(of: $0) }
  static let books = rows.filter { $0.truth.kind == .book }

  private static func share(_ count: Int, of total: Int) -> Int { count * 10_000 / max(1, total) }

  @Test func `About one row in seven has no ISBN`() {
    let without = Self.books.count { $0["ISBN"] == "=\"\"" && $0["ISBN13"] == "=\"\"" }
    #expect((1_360...1_560).contains(Self.share(without, of: Self.books.count)), "\(without)")
  }

  @Test func `A fifth of the read rows has no date`() {
    let read = Self.books.filter { $0["Exclusive Shelf"] == "read" }
    let undated = read.count { $0["Date Read"].isEmpty }
    #expect(fits(undated, of: read.count, rate: 1_970), "\(undated) of \(read.count)")
    #expect(read.count * 10 > Self.books.count * 4)
  }

  @Test func `Books of a series name it, mostly in the form that the simple expression matches`() throws {
    let numbered = Self.books.filter { !$0.truth.memberships.isEmpty }
    let caught = numbered.count { row in
      // The matches of `\([^)]*,\s*#\d+\)`.
      let title = row["Title"]
      guard title.hasSuffix(")"), let open = title.lastIndex(of: "("),
        let mark = title.range(of: ", #", after: open)
      else { return false }
      return title[mark.upperBound...].dropLast().allSatisfy(\.isNumber)
    }
    #expect(
      (7_600...8_700).contains(Self.share(caught, of: numbered.count)), "\(caught) of \(numbered.count)")
    let share = Self.share(numbered.count, of: Self.books.count)
    #expect((3_500...6_500).contains(share), "\(share)")
  }

  @Test func `Every form of a series marker occurs`() {
    let forms = Set(Self.rows.map(\.truth.marker))
    #expect(forms == Set(SeriesMarker.allCases))
  }

  @Test func `Between an eighth and two thirds of the titles have a subtitle`() {
    let with = Self.books.count { $0["Title"].contains(": ") }
    #expect((1_300...7_000).contains(Self.share(with, of: Self.books.count)), "\(with)")
  }

  @Test func `Some names have runs of spaces`() {
    let spaced = Self.books.count { $0["Author"].contains("  ") }
    // Names of one word contain no space.
    #expect((85...145).contains(Self.share(spaced, of: Self.books.count)), "\(spaced)")
  }

  @Test func `Store numbers, barcodes, lost zeros and lowercase check digits occur in the ISBN columns`() {
    let cells = Self.books.map { $0["ISBN"].dropFirst(2).dropLast() }
    let stores = cells.count { $0.hasPrefix("B0") }
    #expect((20...70).contains(Self.share(stores, of: cells.count)), "\(stores)")
    #expect(cells.contains { $0.hasSuffix("x") })
    #expect(cells.contains { (6...9).contains($0.count) && $0.allSatisfy { $0.isNumber || $0 == "X" } })
    #expect(Self.books.contains { $0["ISBN13"].hasPrefix("=\"294") || $0["ISBN13"].hasPrefix("=\"00") })
  }

  @Test func `One to two of a hundred rows repeat another`() {
    let rows = World.libraries.flatMap(\.truth.rows)
    let duplicates = rows.count { $0.kind == .duplicate }
    #expect(fits(duplicates, of: 20_000, rate: 175), "\(duplicates)")
    let damaged = rows.count { $0.kind == .damaged }
    #expect(fits(damaged, of: 20_000, rate: 10), "\(damaged)")
  }

  @Test func `Reviews have breaks, quotation marks, real line breaks, and some are long`() {
    let reviews = Self.rows.map { $0["My Review"] }.filter { !$0.isEmpty }
    #expect(reviews.contains { $0.contains("<br/>") })
    #expect(reviews.contains { $0.contains("\"") })
    #expect(reviews.contains { $0.contains("\n") })
    #expect(reviews.contains { $0.utf8.count > 3_000 })
    let read = Self.rows.count { $0["Exclusive Shelf"] == "read" }
    #expect(Self.share(reviews.count, of: read) > 900)
  }

  @Test func `Some readers have their own exclusive shelves`() {
    let usual: Set<String> = ["read", "to-read", "currently-reading"]
    let readers = World.libraries.count { library in
      ReadRow.rows(of: library).contains { !usual.contains($0["Exclusive Shelf"]) }
    }
    #expect((2...16).contains(readers))
  }

  @Test func `Years are missing, negative or absurd in some rows`() {
    let years = Self.books.map { $0["Year Published"] }
    #expect(years.contains("32767"))
    #expect(years.contains(""))
    #expect(Self.books.contains { $0["Original Publication Year"].hasPrefix("-") })
  }

  @Test func `Some books have many further authors, without roles`() {
    let counts = Self.books.map { $0["Additional Authors"].split(separator: ", ").count }
    #expect((counts.max() ?? 0) > 7)
    #expect(counts.count { $0 > 0 } * 20 > counts.count)
  }

  @Test func `Bindings are named in the language of the edition`() {
    let bindings = Set(Self.books.map { $0["Binding"] })
    #expect(bindings.contains("Paperback"))
    #expect(bindings.count > 6)
  }
}

extension String {
  /// Returns the range of a text after an index.
  fileprivate func range(of text: String, after index: Index) -> Range<Index>? {
    self[index...].firstRange(of: text)
  }
}
