// The wording of Open Library: titles as typed by librarians, shops and volunteers, names as in its author
// records, dates as printed in the book.
//
// All variations depend only on the record, so it is the same in every answer. The rates are assumptions.
// Statements about series are in `OpenLibrarySeries`.

import Synthesis

/// The wording of works and editions.
struct OpenLibraryWording: Sendable {
  let shelf: ProviderHoldings

  /// A title with its subtitle.
  struct Title {
    var title: String
    var subtitle: String?
  }

  private func roll(_ topic: StableDraw.Topic, _ thing: Int, _ bound: Int) -> Int {
    shelf.draw.roll(topic, thing, below: bound)
  }

  // MARK: Titles

  /// The title of a work record. It varies with the record's number, so a duplicate has another wording.
  func title(of record: OpenLibraryRecord, number: Int) -> Title {
    let work = shelf.catalog.works[record.work]
    let first = shelf.catalog.editions[shelf.edition(record.ranks.lowerBound)]
    // A duplicate of a translation only has the title of its edition.
    let isTranslated = record.isDuplicate && first.language != work.language
    let title =
      isTranslated
      ? Title(title: first.title, subtitle: first.subtitle)
      : Title(title: work.title, subtitle: work.subtitle)
    return worded(title, of: work, language: isTranslated ? first.language : work.language, thing: number)
  }

  /// The title of an edition record.
  func title(ofEdition edition: Int) -> Title {
    let book = shelf.catalog.editions[edition]
    return worded(
      Title(title: book.title, subtitle: book.subtitle), of: shelf.catalog.works[book.work],
      language: book.language, thing: edition + shelf.catalog.works.count * 2)
  }

  private func worded(_ plain: Title, of work: CatalogWork, language: String, thing: Int) -> Title {
    var title = plain
    let place = work.memberships.first
    if work.isKnownByNumber, let number = place?.position.text {
      switch roll(.volumeNumber, thing, 100) {
      case ..<45: title.title += ", Vol. \(number)"
      case ..<62: title.title += " Volume \(number)"
      case ..<74: title.title += " \(number)"
      case ..<80: title.title += ". \(number)"
      default: break
      }
    }
    let kind = roll(.subtitle, thing, 100)
    if let subtitle = title.subtitle, !work.isKnownBySubtitle || work.memberships.isEmpty {
      if kind < 30, work.kind != .graphicNovel { title.subtitle = nil }
      if kind >= 92 { title = Title(title: "\(title.title): \(subtitle)", subtitle: nil) }
    }
    title.title = spelled(title.title, language: language, roll: roll(.title, thing, 1_000))
    if let place, !work.isKnownByNumber, roll(.volumeNumber, thing, 1_000) < 30 {
      // Copied from a readers' site.
      title.title += " (\(shelf.catalog.series[place.series].name), #\(place.position.text))"
    }
    return title
  }

  private func spelled(_ title: String, language: String, roll: Int) -> String {
    switch roll {
    case ..<210 where language == "en": title.inSentenceCase
    case ..<215 where title.hasPrefix("The "): "\(title.dropFirst(4)), The"
    case 215..<221: title.uppercased()
    case 221..<240: title + "."
    case 240..<270: title.replacing("'", by: "’")
    default: title
    }
  }

  // MARK: People

  /// The authors of a record, as indices of the catalog.
  func authors(of record: OpenLibraryRecord, number: Int) -> [Int] {
    let kind = roll(.author, number, 1_000)
    if kind < 10 { return [] }
    return shelf.catalog.works[record.work].credits.prefix(12).filter { credit in
      switch credit.role {
      case .writer: true
      case .illustrator: kind < 310
      // Some records list translators as authors.
      case .translator: kind >= 900
      }
    }.map(\.author)
  }

  /// The name in an author record, the same for all works of the author.
  func name(ofAuthor author: Int) -> String {
    let person = shelf.catalog.authors[author]
    switch roll(.author, author + 1 << 32, 1_000) {
    case ..<15: return person.sortName
    case ..<330 where person.name.utf8.contains(UInt8(ascii: ".")): return person.name.withSpacedInitials
    default: return person.name
    }
  }

  // MARK: Dates and languages

  /// The publication date of an edition as free text; nil for some editions.
  func date(ofEdition edition: Int, year: Int) -> String? {
    let number = roll(.date, edition, 1_200_000)
    let (month, day) = (number / 100 % 12, 1 + number / 1_200 % 28)
    switch number % 100 {
    case ..<36: return String(year)
    case ..<62: return "\(Self.months[month]) \(day), \(year)"
    case ..<72: return "\(Self.months[month].prefix(3)) \(year)"
    case ..<80: return "\(Self.months[month]) \(year)"
    case ..<88: return "\(year)-\(Self.two(month + 1))-\(Self.two(day))"
    case ..<91: return "\(day) \(Self.months[month]) \(year)"
    case ..<94: return "c\(year)"
    case ..<96: return "[\(year)]"
    case ..<97: return "\(year)?"
    default: return nil
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The MARC language code of library records.
  static func libraryCode(_ language: String) -> String { codes[language] ?? "und" }

  private static let codes = [
    "en": "eng", "de": "ger", "sv": "swe", "fr": "fre", "es": "spa", "zh": "chi", "ja": "jpn", "ru": "rus",
    "ar": "ara", "pl": "pol", "it": "ita", "no": "nor", "pt": "por", "nl": "dut", "fa": "per", "ko": "kor",
    "da": "dan", "cs": "cze", "hu": "hun", "tr": "tur", "he": "heb", "el": "gre",
  ]
}
