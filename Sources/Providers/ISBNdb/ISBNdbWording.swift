// The wording of ISBNdb's records, which come from shops: titles that contain the series or the binding,
// names in any order and with artifacts of automated processing, languages in two notations.
//
// All variations depend only on the edition. The rates are assumptions.

import Synthesis

/// The wording of records.
struct ISBNdbWording: Sendable {
  let shelf: ProviderHoldings

  private func roll(_ topic: StableDraw.Topic, _ edition: Int, _ bound: Int) -> Int {
    shelf.draw.roll(topic, edition, below: bound)
  }

  // MARK: Titles

  /// The short title and the long title.
  func titles(ofEdition edition: Int) -> (title: String, long: String) {
    let book = shelf.catalog.editions[edition]
    let work = shelf.catalog.works[book.work]
    let place = work.memberships.first
    var title = book.title
    if work.isKnownByNumber, let number = place?.position.text {
      let kind = roll(.volumeNumber, edition, 100)
      title +=
        kind < 55 ? ", Vol. \(number)" : kind < 75 ? " \(number)" : kind < 90 ? " Volume \(number)" : ""
    }
    var long = book.subtitle.map { "\(title): \($0)" } ?? title
    let kind = roll(.title, edition, 10_000)
    if let place, !work.isKnownByNumber, kind >= 8_200 {
      long += " (\(shelf.catalog.series[place.series].name), \(place.position.text))"
      if kind >= 10_000 - SeriesOddity.titleWithSeries.rate.perTenThousand { title = long }
    } else if book.subtitle != nil, kind < 4_500 {
      title = long
    }
    let marks = roll(.marks, edition, 10_000)
    let withBinding = 300 + SeriesOddity.titleWithBinding.rate.perTenThousand
    let withPublisher = withBinding + SeriesOddity.titleWithPublisher.rate.perTenThousand
    switch marks {
    case ..<150: title = title.uppercased()
    case ..<300: title = title.replacing(" and ", by: " & ")
    case ..<withBinding where !book.binding.isEmpty:
      title += marks.isMultiple(of: 3) ? " (\(book.binding))" : " [\(book.binding)]"
    case withBinding..<withPublisher: title += " (\(publisherSeries(edition, book)))"
    default: break
    }
    return (title, long)
  }

  /// The name of the publisher's series; two of three names have a number.
  private func publisherSeries(_ edition: Int, _ book: CatalogEdition) -> String {
    let number = roll(.publisherSeries, edition, 1 << 20)
    let name = PublisherSeriesNames.name(number, imprint: book.publisher)
    return number.isMultiple(of: 3) ? name : "\(name), \(PublisherSeriesNames.place(number))"
  }

  // MARK: People

  /// The credited names, not only of the writers.
  func authors(ofEdition edition: Int) -> [String] {
    let book = shelf.catalog.editions[edition]
    let work = shelf.catalog.works[book.work]
    let kind = roll(.author, edition, 1_000)
    if kind < 12 { return [] }
    let credits = work.credits.prefix(12).filter { $0.role != .translator || book.language != work.language }
    return credits.enumerated().map { place, credit in
      let author = shelf.catalog.authors[credit.author]
      switch kind {
      case ..<180: return author.sortName
      case ..<205: return "\(author.name) ~autofilled~"
      case ..<225: return "\(author.name) (\(credit.role == .writer ? "Author" : "Contributor"))"
      case ..<237: return author.name.uppercased()
      case ..<250 where place > 0: return "\(author.name), et al."
      default: return author.name
      }
    }
  }

  // MARK: Facts

  /// The language in one of its notations; nil for some editions.
  func language(ofEdition edition: Int) -> String? {
    let language = shelf.catalog.editions[edition].language
    switch roll(.language, edition, 100) {
    case ..<8: return nil
    case ..<30 where language == "en": return "en_US"
    case ..<36 where language == "en": return "English"
    // A missing language counts as English.
    case 97... where language != "en": return "en_US"
    default: return language
    }
  }

  /// A heading that precedes many lists of subjects.
  static let noSubject = "Subjects"

  /// The subjects of an edition, from general to specific; empty for many.
  func subjects(ofEdition edition: Int) -> [String] {
    let genres = shelf.catalog.works[shelf.catalog.editions[edition].work].genres
    let kind = roll(.categories, edition, 100)
    if kind < 35 { return [] }
    var subjects = kind < 75 ? [Self.noSubject] : []
    let isStory = genres.contains { Self.stories.contains($0) }
    if kind >= 50 { subjects.append(isStory ? "Literature & Fiction" : "Nonfiction") }
    for genre in genres {
      let subject = Self.shelves[genre] ?? genre
      if !subjects.contains(subject) { subjects.append(subject) }
    }
    return subjects
  }

  private static let stories = [
    "Fiction", "Fantasy", "Science Fiction", "Mystery", "Thriller", "Romance", "Horror", "Literary Fiction",
    "Historical Fiction", "Young Adult", "Classics", "Epic Fantasy", "Crime",
  ]

  private static let shelves = [
    "Science Fiction": "Science Fiction & Fantasy", "Fantasy": "Science Fiction & Fantasy",
    "Mystery": "Mystery, Thriller & Suspense", "Thriller": "Mystery, Thriller & Suspense",
    "Comics": "Comics & Graphic Novels", "Manga": "Comics & Graphic Novels", "Children": "Children's Books",
    "Young Adult": "Teen & Young Adult", "Memoir": "Biographies & Memoirs",
    "Biography": "Biographies & Memoirs", "Cooking": "Cookbooks, Food & Wine", "Business": "Business & Money",
    "Health": "Health, Fitness & Dieting", "Religion": "Religion & Spirituality", "Science": "Science & Math",
    "Mathematics": "Science & Math", "Art": "Arts & Photography", "LGBT": "Gay & Lesbian",
  ]
}
