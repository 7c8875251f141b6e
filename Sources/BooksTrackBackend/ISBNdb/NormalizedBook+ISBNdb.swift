// The conversion of an ISBNdb record to a synthetic work with one edition (CON-6).

import BooksTrackAPI

extension NormalizedBook {
  /// Converts a record.
  ///
  /// The work has no year of first publication: the record's date is that of the printing.
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

  /// Returns true if a title has a Latin letter, or no letter at all. If not, a record's claim that its
  /// language is English is a default and not a fact.
  private static func isLatin(_ title: String) -> Bool {
    let letters = title.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.isEmpty || letters.contains { $0.value < 0x250 }
  }

  /// Returns the part of the long title after the title and a colon, or nil.
  private static func subtitle(behind title: String, in long: String) -> String? {
    guard long.hasPrefix(title) else { return nil }
    let rest = long.dropFirst(title.count).drop { $0 == " " }
    return rest.first == ":" ? String(rest.dropFirst()).line(TextBounds.title) : nil
  }

  /// Returns the completeness of a record, 0 to 100 (`recordQuality`), from its fields after normalization,
  /// so that unusable values count as missing.
  ///
  /// Authors and cover count 15 each, binding and subjects 5 each, and ISBN, publisher, date, pages, language
  /// and synopsis 10 each. The title is not counted, because no record lacks it.
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

/// The parser of the list of authors, which shops have filled in.
enum ISBNdbNames {
  /// Returns the persons, given name first, each once.
  ///
  /// The additions in `田中 卓也 ~autofilled~` and `Quell, Ida (Author)` are removed. `Quell, Ida` is inverted;
  /// `Asquith, Jr.` and a text that lists several persons are not.
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
