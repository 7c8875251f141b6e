// Repeated rows of a book, as they occur in real exports: the same row, another edition, another form of
// ISBN, title or name.

import BooksTrackAPI
import Simulation

/// Makes repeated rows.
struct DuplicateRows {
  let maker: RowMaker

  private static let weights: [(DuplicateKind, Int)] = [
    (.sameRow, 16), (.otherEdition, 24), (.isbnForm, 10), (.withoutISBN, 8), (.seriesMarker, 14),
    (.subtitle, 8),
    (.spelling, 6), (.authorForm, 14),
  ]

  /// Returns a repeated row of the book in `row`, of a kind that is possible for it.
  func duplicate(of row: ShelfRow, stream: inout RandomStream) -> (row: ShelfRow, kind: DuplicateKind) {
    let kinds = Self.weights.map(\.0)
    var weights = Self.weights.map(\.1)
    while weights.contains(where: { $0 > 0 }) {
      let choice = stream.weighted(weights)
      if let made = make(kinds[choice], from: row, stream: &stream) { return (made, kinds[choice]) }
      weights[choice] = 0
    }
    return (row, .sameRow)
  }

  private func make(_ kind: DuplicateKind, from row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    switch kind {
    case .sameRow: row
    case .otherEdition: otherEdition(row, stream: &stream)
    case .isbnForm: isbnForm(row)
    case .withoutISBN: withoutISBN(row)
    case .seriesMarker: otherMarker(row, stream: &stream)
    case .subtitle: otherSubtitle(row, stream: &stream)
    case .spelling: otherSpelling(row, stream: &stream)
    case .authorForm: otherName(row, stream: &stream)
    case .titleSlip, .nameSlip, .degree, .honorific, .role, .translator, .edition, .article, .decodedTwice,
      .revision, .bareTitle, .volumeNumber, .translation, .otherScript:
      nil
    }
  }

  /// Returns another edition with an ISBN and the same title in the same language.
  private func sibling(of row: ShelfRow, stream: inout RandomStream) -> Int? {
    let editions = maker.catalog.editions
    let own = editions[row.edition]
    return stream.pick(
      maker.catalog.works[row.work].editions.filter {
        $0 != row.edition && editions[$0].isbn != nil && editions[$0].language == own.language
          && editions[$0].title == own.title && editions[$0].subtitle == own.subtitle
      })
  }

  func moved(_ row: ShelfRow, to number: Int) -> ShelfRow {
    let edition = maker.catalog.editions[number]
    var row = row
    row.edition = number
    row.isbn = edition.isbn.map { ISBNCells($0) } ?? ISBNCells()
    row.publisher = edition.publisher
    row.binding = edition.binding
    row.pages = edition.pages
    row.year = edition.year
    return row
  }

  func otherEdition(_ row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    sibling(of: row, stream: &stream).map { moved(row, to: $0) }
  }

  private func isbnForm(_ row: ShelfRow) -> ShelfRow? {
    guard let isbn = row.isbn.stated, let ten = isbn.isbn10 else { return nil }
    var row = row
    if row.isbn.thirteen.isEmpty {
      row.isbn.ten = ""
      row.isbn.thirteen = isbn.isbn13
    } else {
      row.isbn.ten = ten
      row.isbn.thirteen = ""
    }
    return row
  }

  private func withoutISBN(_ row: ShelfRow) -> ShelfRow? {
    guard row.isbn.stated != nil else { return nil }
    var row = row
    row.isbn = ISBNCells()
    return row
  }

  private func otherMarker(_ row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    let work = maker.catalog.works[row.work]
    let edition = maker.catalog.editions[row.edition]
    guard !work.memberships.isEmpty else { return nil }
    let choices = maker.conventions.markers(for: work, language: edition.language)
    let others = zip(choices.forms, choices.weights)
      .filter { $0.1 > 0 && $0.0 != row.title.marker && $0.0 != .part }.map(\.0)
    guard let marker = stream.pick(others) else { return nil }
    // Half of them are another edition, so that only title and author show that it is the same book.
    var row = stream.chance(1, in: 2) ? otherEdition(row, stream: &stream) ?? row : row
    row.title = maker.title(
      of: row.edition, marker: marker, withSubtitle: row.title.hasSubtitle, stream: &stream)
    return row
  }

  private func otherSubtitle(_ row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    guard !maker.catalog.works[row.work].isKnownBySubtitle,
      maker.catalog.editions[row.edition].subtitle != nil
    else { return nil }
    var row = stream.chance(1, in: 2) ? otherEdition(row, stream: &stream) ?? row : row
    row.title = maker.title(
      of: row.edition, marker: row.title.marker, withSubtitle: !row.title.hasSubtitle, stream: &stream)
    return row
  }

  private func otherSpelling(_ row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    let plain = NameSpelling.withoutAccents(row.title.text)
    let text = plain == row.title.text || stream.chance(1, in: 2) ? row.title.text.uppercased() : plain
    // Letters whose capitals are two letters become another word.
    guard text.lowercased() == row.title.text.lowercased() || text == plain, text != row.title.text else {
      return nil
    }
    var row = otherEdition(row, stream: &stream) ?? row
    row.title = WrittenTitle(
      text: text, marker: row.title.marker, named: row.title.named, hasSubtitle: row.title.hasSubtitle)
    return row
  }

  private func otherName(_ row: ShelfRow, stream: inout RandomStream) -> ShelfRow? {
    guard let form = stream.pick(NameSpelling.forms(ofWriterOf: row.work, in: maker.catalog)) else {
      return nil
    }
    var row = stream.chance(6, in: 10) ? otherEdition(row, stream: &stream) ?? row : row
    row.author = form
    return row
  }
}
