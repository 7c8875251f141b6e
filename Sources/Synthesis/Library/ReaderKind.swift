// Kinds of readers. A library belongs to one person, and no real one resembles the average: a manga collector
// has dozens of volumes of a series, a wish-lister has read next to nothing, and a reader of Arabic has books
// without ISBN.
//
// Each kind is one value below. Its shares lie within those of eight public exports. Each comment states the
// properties of the export on which the kind is modelled; uncounted properties are marked *assumed*.

/// A kind of reader.
package struct ReaderKind: Hashable, Sendable {
  /// The languages that a reader reads.
  package enum Languages: Hashable, Sendable {
    /// English; some also another language, and some mostly that.
    case international
    case english
    /// Mostly one of these, and English.
    case own([String])
  }

  /// The name on the command line and in reports.
  package let name: String
  package var languages = Languages.english
  /// The weight of the kind among all readers: *assumed*.
  package var share = 1
  /// The percentages of liked books that are taken, by category. They are tuned so that the shares of rows
  /// match real libraries.
  package var taken = Taken(foreign: 0)
  /// The percentages of series that are dropped after one book, and of series that are read to the end.
  package var dropsSeries = 45...78
  package var finishesSeries = 4...14
  /// The percentage of books that are read.
  package var read = 45...80
  /// The number of readers in ten that have custom exclusive shelves.
  package var withOwnShelves = 4
  package var rates = QuirkRates.measured

  /// The percentages of books taken, by category.
  package struct Taken: Hashable, Sendable {
    package var comics = 100
    /// Whole volumes of a series other than comics.
    package var volumes = 100
    package var stories = 100
    package var explained = 100
    /// Books in none of the reader's languages.
    package var foreign = 0

    package init(
      comics: Int = 100, volumes: Int = 100, stories: Int = 100, explained: Int = 100, foreign: Int = 5
    ) {
      self.comics = comics
      self.volumes = volumes
      self.stories = stories
      self.explained = explained
      self.foreign = foreign
    }
  }

  /// A reader of everything, with more series than any real one, for tests of formats and for small worlds
  /// that need rare forms.
  package static let anybody = ReaderKind(name: "anybody", languages: .international)

  /// A third of the titles with a numbered marker: fantasy, crime and romance in series.
  package static let genre = ReaderKind(
    name: "genre", share: 22, taken: Taken(comics: 5, volumes: 16, stories: 100, explained: 12),
    dropsSeries: 50...70,
    rates: rates {
      $0.withoutISBN = 1_500
      $0.furtherPeople = 1_000
      $0.dashForColon = 700
    })

  /// A quarter of the titles with a numbered marker; nearly all books read, rated and dated.
  package static let popular = ReaderKind(
    name: "popular", share: 16, taken: Taken(comics: 3, volumes: 17, stories: 100, explained: 40),
    dropsSeries: 55...75, read: 88...96,
    rates: rates {
      $0.withoutISBN = 1_000
      $0.undatedRead = 300
      $0.ratedOfRead = 98
      $0.duplicateRows = 50
      $0.furtherPeople = 1_400
    })

  /// A quarter of the titles with a numbered marker, and one row of ten sharing its title with another: manga
  /// and comics.
  package static let manga = ReaderKind(
    name: "manga", share: 6, taken: Taken(comics: 34, volumes: 6, stories: 60, explained: 30),
    dropsSeries: 45...65, finishesSeries: 5...12,
    rates: rates {
      $0.withoutISBN = 1_000
      $0.duplicateRows = 50
      $0.furtherPeople = 1_500
    })

  /// One title of nine with a marker; nineteen of twenty books unread.
  package static let wishes = ReaderKind(
    name: "wishes", share: 14, taken: Taken(comics: 2, volumes: 11, stories: 70, explained: 100),
    dropsSeries: 82...95, finishesSeries: 1...3, read: 5...9, withOwnShelves: 2,
    rates: rates {
      $0.withoutISBN = 1_700
      $0.furtherPeople = 2_200
      $0.dashForColon = 350
      $0.ratedOfRead = 60
    })

  /// One title of seven with a marker: novels of all sorts.
  package static let novels = ReaderKind(
    name: "novels", share: 16, taken: Taken(comics: 2, volumes: 10, stories: 100, explained: 55),
    dropsSeries: 70...85, finishesSeries: 2...6,
    rates: rates {
      $0.furtherPeople = 1_800
      $0.dashForColon = 420
    })

  /// One title of sixteen with a marker, translators beside the authors: *assumed* of a reader of literature.
  package static let literary = ReaderKind(
    name: "literary", languages: .international, share: 8,
    taken: Taken(comics: 1, volumes: 6, stories: 100, explained: 60),
    dropsSeries: 85...95, finishesSeries: 1...3, rates: rates { $0.furtherPeople = 3_800 })

  /// A third of the titles with a colon; *assumed* of a reader of non-fiction. One of the eight exports has
  /// nearly half.
  package static let explained = ReaderKind(
    name: "non-fiction", share: 10, taken: Taken(comics: 1, volumes: 5, stories: 22, explained: 100),
    dropsSeries: 85...95, finishesSeries: 1...3, read: 25...55,
    rates: rates {
      $0.withoutISBN = 1_300
      $0.furtherPeople = 2_600
      $0.subtitleLeftOut = 2_600
      $0.dashForColon = 300
    })

  /// One title of seven with a marker, most letters beyond ASCII in Latin script: *assumed* of a reader in
  /// Europe.
  package static let language = ReaderKind(
    name: "other-language", languages: .own(["es", "de", "fr", "it", "pt", "sv", "nl", "pl"]), share: 5,
    taken: Taken(comics: 1, volumes: 4, stories: 100, explained: 60),
    dropsSeries: 70...85, finishesSeries: 2...6,
    rates: rates {
      $0.withoutISBN = 1_900
      $0.duplicateRows = 50
      $0.withoutPublisher = 4
      $0.furtherPeople = 1_800
    })

  /// Few titles with a marker, a tenth to a fifth in another script, every third row without ISBN. The real
  /// export has three quarters in another script and no marker, but the catalog does not have enough such
  /// books for 1,500 rows.
  package static let script = ReaderKind(
    name: "other-script", languages: .own(["ar", "ja", "ru", "fa", "zh", "ko"]), share: 3,
    taken: Taken(comics: 0, volumes: 0, stories: 100, explained: 60, foreign: 4),
    dropsSeries: 100...100, finishesSeries: 1...3,
    rates: rates {
      $0.withoutISBN = 2_600
      $0.duplicateRows = 50
      $0.withoutPublisher = 9
      $0.withoutFirstYear = 12
      // Publishers' series and praise are mostly English.
      $0.misleadingBrackets = 250
      $0.furtherPeople = 1_700
    })

  /// All kinds that a run can have.
  package static let all = [genre, popular, manga, wishes, novels, literary, explained, language, script]

  /// Returns the rates common to all kinds but `anybody`: shares counted over all rows of the eight exports,
  /// and shares *assumed* within those of each.
  private static func rates(_ change: (inout QuirkRates) -> Void) -> QuirkRates {
    var rates = QuirkRates.measured
    rates.duplicateRows = 45
    rates.withoutPages = 2
    rates.withoutPublisher = 3
    rates.withoutFirstYear = 7
    rates.spacesInName = 290
    rates.mistyped = 35
    rates.hardDuplicates = 40
    rates.secondSeries = 8
    rates.dashForColon = 500
    rates.editionMarker = 0
    rates.misleadingBrackets = SeriesOddity.brackets.reduce(0) { $0 + $1.rate.perTenThousand }
    rates.titleBeforeMarker = SeriesOddity.titleBeforeMarker.rate.perTenThousand
    rates.addedSubtitle = 900
    change(&rates)
    return rates
  }
}
