// From a record of ISBNdb to a synthetic work with one edition (CON-6).

import BooksTrackAPI

extension NormalizedBook {
  /// The book that the record describes.
  ///
  /// The work gets no year of first publication: the record's date is that of the printing.
  init(_ record: ISBNdbBook, genres: GenreVocabulary, tally: inout NormalizationTally) {
    let names = ISBNdbNames.people(in: record.authors)
    var edition = EditionDTO(numbers: record.isbns, knownBy: ISBNdbProvider.name)
    let title = ISBNdbTitle(record.title)
    let longTitle = record.longTitle?.line(TextBounds.title)
    let long = longTitle.map { ISBNdbTitle($0) }
    var work = WorkDTO(title: title.text, knownBy: ISBNdbProvider.name)
    work.subtitle =
      long.flatMap { Self.subtitle(behind: title.text, in: $0.text) }
      ?? longTitle.flatMap { Self.subtitle(behind: record.title, in: $0) }.map { ISBNdbTitle($0).text }
    work.series = title.series
    work.series.addMissing(from: long?.series ?? [])
    work.authorNames = names
    work.addSubjects(record.subjects, by: genres, tally: &tally)
    work.description = record.synopsis?.plainDescription
    work.coverImageURL = record.image?.secureURL
    work.synthetic = true
    work.addID(edition.isbn, of: ISBNdbProvider.name)
    edition.title = work.title
    edition.subtitle = work.subtitle
    edition.publisher = record.publisher?.line()
    edition.publicationDate = record.published.flatMap(PublicationDate.free)
    edition.pageCount = plausiblePageCount(record.pages)
    edition.format = EditionFormat(binding: record.binding)
    if edition.format == .unknown { edition.format = title.format }
    edition.coverImageURL = work.coverImageURL
    edition.language = record.language.flatMap(LanguageCode.canonical)
    if edition.language == "en" || edition.language?.hasPrefix("en-") ?? false, !Self.isLatin(work.title) {
      edition.language = nil
    }
    edition.addID(edition.isbn, of: ISBNdbProvider.name)
    edition.recordQuality = Self.completeness(of: edition, in: work)
    work.recordQuality = edition.recordQuality
    self.init(work: work, editions: [edition], authors: names.map { AuthorDTO(name: $0) })
  }

  /// Whether a title has a Latin letter, or no letter at all. A record that says English of a title without
  /// any has its language from nobody.
  private static func isLatin(_ title: String) -> Bool {
    let letters = title.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.isEmpty || letters.contains { $0.value < 0x250 }
  }

  /// What the long title has beyond the title, after a colon.
  private static func subtitle(behind title: String, in long: String) -> String? {
    guard long.hasPrefix(title) else { return nil }
    let rest = long.dropFirst(title.count).drop { $0 == " " }
    return rest.first == ":" ? String(rest.dropFirst()).line(TextBounds.title) : nil
  }

  /// How complete a record is, 0 to 100 (`recordQuality`): the sum of what is there after normalizing, so
  /// that junk counts for nothing.
  ///
  /// Authors and picture weigh 15 each, binding and subjects 5, and everything else — a valid number,
  /// publisher, date, pages, language, synopsis — 10; the title, without which there is no record, is given.
  private static func completeness(of edition: EditionDTO, in work: WorkDTO) -> Int {
    var points = 0
    func count(_ weight: Int, _ isThere: Bool) { points += isThere ? weight : 0 }
    count(15, !work.authorNames.isEmpty)
    count(15, edition.coverImageURL != nil)
    count(10, edition.isbn != nil)
    count(10, edition.publisher != nil)
    count(10, edition.publicationDate != nil)
    count(10, edition.pageCount != nil)
    count(10, edition.language != nil)
    count(10, work.description != nil)
    count(5, edition.format != .unknown)
    count(5, !work.subjectTags.isEmpty)
    return points
  }
}

/// Reading of the list of authors, which shops have filled in.
enum ISBNdbNames {
  /// The people, first name first, each once.
  ///
  /// `田中 卓也 ~autofilled~` and `Quell, Ida (Author)` lose what is no part of the name; `Quell, Ida` is turned
  /// round, `Asquith, Jr.` and a list of several people in one text are not.
  static func people(in written: [String]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for text in written.prefix(TextBounds.authors) {
      guard let name = person(text), seen.insert(FoldedText.fold(name)).inserted else { continue }
      names.append(name)
    }
    return names
  }

  private static func person(_ written: String) -> String? {
    guard var text = written.line() else { return nil }
    for mark in marks where text.contains(mark) { text = text.split(separator: mark).joined(separator: " ") }
    if text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex {
      text = String(text[..<open])
    }
    let clean = text.split { $0.isWhitespace || $0 == "~" }.joined(separator: " ")
    let parts = clean.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let last = parts[0].line(), let first = parts[1].line(),
      !suffixes.contains(FoldedText.key(first)), first.split(separator: " ").count <= 3,
      last.split(separator: " ").count <= 3
    else { return clean.trimmingCommas.unlessEmpty }
    return "\(first) \(last)"
  }

  private static let marks = ["~autofilled~", "~Autofilled~"]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "phd", "ph d", "md", "inc", "ltd", "llc",
  ]
}

extension String {
  fileprivate var trimmingCommas: String {
    String(drop { $0 == "," || $0 == " " }.reversed().drop { $0 == "," || $0 == " " }.reversed())
  }
}
