// Further rows of a book in which nearly everything is otherwise than in the first: no number or another one,
// and two or three differences at once (DUP-9). Each is a case that real libraries have: a revised edition, a
// translation that keeps its title, a name in another script, a bare title with a short name, a volume that
// only its number names.
//
// First the difference is drawn and then a book of the file that can have it, as for rows that were typed
// otherwise.

import Simulation

extension DuplicateRows {
  /// The frequency of each hard difference among these rows.
  static let hard = [
    Rate(kind: .revision, perHundred: 28, source: assumedShare),
    Rate(kind: .bareTitle, perHundred: 28, source: assumedShare),
    Rate(kind: .volumeNumber, perHundred: 24, source: assumedShare),
    Rate(kind: .translation, perHundred: 12, source: assumedShare),
    Rate(kind: .otherScript, perHundred: 8, source: assumedShare),
  ]

  private static let assumedShare = "assumed"

  func drawHard(_ stream: inout RandomStream) -> DuplicateKind {
    Self.hard[stream.weighted(Self.hard.map(\.perHundred))].kind
  }

  /// A further row that differs in that way; nil if the book cannot have it.
  func hard(_ row: ShelfRow, _ kind: DuplicateKind, _ stream: inout RandomStream) -> ShelfRow? {
    switch kind {
    case .revision: revision(row, &stream)
    case .bareTitle: bareTitle(row, &stream)
    case .volumeNumber: volumeNumber(row, &stream)
    case .translation: translation(row, &stream)
    case .otherScript: otherScript(row, &stream)
    default: nil
    }
  }

  /// Another edition if there is one, else the row without a number.
  private func elsewhere(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow {
    if let other = otherEdition(row, stream: &stream) { return other }
    var row = row
    row.isbn = ISBNCells()
    return row
  }

  /// Another form of the writer's name in letters that the catalog's name has as well.
  private func renamed(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow {
    var row = row
    guard let writer = maker.catalog.works[row.work].credits.first else { return row }
    let author = maker.catalog.authors[writer.author]
    // Where a cell holds a list of authors, a name with the family name first would be cut at its comma.
    let forms = NameSpelling.forms(ofWriterOf: row.work, in: maker.catalog).filter {
      Self.isLatin($0) == Self.isLatin(author.name) && !$0.contains(",")
    }
    if let form = stream.pick(forms) { row.author = form }
    return row
  }

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x250 || $0.value == 0x2019 }
  }

  /// A new edition years later, which says so behind its title. With an ISBN it has the year and the pages of
  /// that edition: another row may have the same one.
  private func revision(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow? {
    guard row.title.marker == .none, row.language.edition == "en",
      !row.title.text.contains(where: { "([".contains($0) }),
      let words = stream.pick(ListWords.revisions)
    else { return nil }
    var other = elsewhere(row, &stream)
    let form = stream.pick([" ({e})", " [{e}]", " - {e}", ", {e}"]) ?? ""
    other.title = WrittenTitle(
      text: row.title.text + form.replacing("{e}", with: words), marker: .none, named: [],
      hasSubtitle: row.title.hasSubtitle)
    guard other.isbn == ISBNCells() else { return other }
    other.year = row.year.map { $0 + stream.within(3...20) }
    other.pages = row.pages.map { $0 + stream.within(4...60) }
    return other
  }

  /// A short title without subtitle and marker, under a shorter name, from another edition. Of "X" and
  /// "X: Stories" the clause says that they are two books (DUP-11).
  private func bareTitle(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow? {
    let work = maker.catalog.works[row.work]
    let edition = maker.catalog.editions[row.edition]
    let isLonger = row.title.hasSubtitle || row.title.marker != .none
    guard isLonger, edition.subtitle != "Stories", !work.isKnownBySubtitle, !work.isKnownByNumber,
      edition.title.count > 3
    else {
      return nil
    }
    var other = renamed(elsewhere(row, &stream), &stream)
    other.title = WrittenTitle(text: edition.title, marker: .none, named: [], hasSubtitle: false)
    return other
  }

  /// A volume whose number one row has in its title and the other in brackets, under another form of the
  /// name.
  private func volumeNumber(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow? {
    let work = maker.catalog.works[row.work]
    guard work.memberships.first?.position.whole != nil, work.isKnownByNumber,
      row.title.marker != .none, row.title.marker != .part
    else { return nil }
    let marker: SeriesMarker = row.title.marker == .volume ? .volumeAndComma : .volume
    guard maker.conventions.markers(for: work, language: row.language.edition).forms.contains(marker) else {
      return nil
    }
    var other = renamed(elsewhere(row, &stream), &stream)
    other.title = maker.title(
      of: other.edition, marker: marker, withSubtitle: row.title.hasSubtitle, stream: &stream)
    return other
  }

  /// An edition in another language that is called the same.
  private func translation(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow? {
    let own = maker.catalog.editions[row.edition]
    guard row.title.marker == .none, !row.title.hasSubtitle, row.title.text == own.title else { return nil }
    let others = maker.catalog.works[row.work].editions.filter {
      let edition = maker.catalog.editions[$0]
      return edition.language != own.language && edition.isbn != nil
        && edition.title.lowercased() == own.title.lowercased()
    }
    guard let number = stream.pick(others) else { return nil }
    var other = moved(row, to: number)
    other.title = WrittenTitle(
      text: maker.catalog.editions[number].title, marker: .none, named: [], hasSubtitle: false)
    return other
  }

  /// The writer in another script, under a title that says enough.
  private func otherScript(_ row: ShelfRow, _ stream: inout RandomStream) -> ShelfRow? {
    guard let writer = maker.catalog.works[row.work].credits.first, row.title.text.count >= 12 else {
      return nil
    }
    let author = maker.catalog.authors[writer.author]
    let forms = author.forms.filter {
      Self.isLatin($0) != Self.isLatin(author.name) && !$0.contains(",")
    }
    guard let form = stream.pick(forms) else { return nil }
    var other = elsewhere(row, &stream)
    other.author = form
    return other
  }
}
