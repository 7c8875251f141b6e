// Kinds of reader. A library is a person's, and no real library looks like the mean of all: a collector of
// manga has volumes by the dozen, a wish-lister has read next to nothing, and a reader in Arabic has books
// without numbers.
//
// Every kind is one row of the table below. Its shares lie within those of eight public exports; which of the
// eight a kind is modelled on stands beside it, and where nothing was counted it says *assumed*.

/// One kind of reader.
package struct ReaderKind: Hashable, Sendable {
  /// What a kind of reader reads in.
  package enum Languages: Hashable, Sendable {
    /// English, some another language beside it, and some mostly that.
    case international
    case english
    /// Mostly one of these, with English beside it.
    case own([String])
  }

  /// As the command line and reports have it.
  package let name: String
  package var languages = Languages.english
  /// Of a hundred readers, how many are of this kind: *assumed*.
  package var share = 1
  /// Of a hundred books of each sort that the reader likes, how many are taken. They are tuned until the
  /// shares of rows lie where the libraries of such readers have them.
  package var taken = Taken(foreign: 0)
  /// Of a hundred series that are begun, how many are left after one book, and how many are read to their
  /// end.
  package var dropsSeries = 45...78
  package var finishesSeries = 4...14
  /// Of a hundred books, how many are read.
  package var read = 45...80
  /// Of ten such readers, how many have exclusive shelves of their own.
  package var withOwnShelves = 4
  package var rates = QuirkRates.measured

  /// Of a hundred books of each sort, how many are taken.
  package struct Taken: Hashable, Sendable {
    package var comics = 100
    /// Whole volumes of a series, and no comics.
    package var volumes = 100
    package var stories = 100
    package var explained = 100
    /// In no language that the reader reads.
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

  /// A reader of everything, with more series than any real one: for tests of formats and for small worlds,
  /// in which rare forms have to be met.
  package static let anybody = ReaderKind(name: "anybody", languages: .international)

  /// A library with a third of numbered markers: fantasy, crime and romance in series.
  package static let genre = ReaderKind(
    name: "genre", share: 22, taken: Taken(comics: 5, volumes: 16, stories: 100, explained: 12),
    dropsSeries: 50...70,
    rates: rates {
      $0.withoutISBN = 1_500
      $0.furtherPeople = 1_000
      $0.dashForColon = 700
    })

  /// A quarter of numbered markers; nearly all read, rated and dated.
  package static let popular = ReaderKind(
    name: "popular", share: 16, taken: Taken(comics: 3, volumes: 17, stories: 100, explained: 40),
    dropsSeries: 55...75, read: 88...96,
    rates: rates {
      $0.withoutISBN = 1_000
      $0.undatedRead = 300
      $0.ratedOfRead = 98
      $0.duplicateRows = 85
      $0.furtherPeople = 1_400
    })

  /// A quarter of numbered markers, and one row of ten that shares its title with another: manga and comics.
  package static let manga = ReaderKind(
    name: "manga", share: 6, taken: Taken(comics: 34, volumes: 6, stories: 60, explained: 30),
    dropsSeries: 45...65, finishesSeries: 5...12,
    rates: rates {
      $0.withoutISBN = 1_000
      $0.duplicateRows = 85
      $0.furtherPeople = 1_500
    })

  /// One title of nine with a marker, nineteen of twenty books unread.
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

  /// A third of the titles with a colon, *assumed* of a reader of non-fiction; of the eight one has nearly
  /// half.
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
      $0.duplicateRows = 85
      $0.withoutPublisher = 4
      $0.furtherPeople = 1_800
    })

  /// Few titles with a marker, a tenth to a fifth in another script, every third row without a number. The
  /// real one of the eight has three quarters in another script, and no marker; the catalog has no more such
  /// books for 1,500 rows.
  package static let script = ReaderKind(
    name: "other-script", languages: .own(["ar", "ja", "ru", "fa", "zh", "ko"]), share: 3,
    taken: Taken(comics: 0, volumes: 0, stories: 100, explained: 60, foreign: 4),
    dropsSeries: 100...100, finishesSeries: 1...3,
    rates: rates {
      $0.withoutISBN = 2_600
      $0.duplicateRows = 85
      $0.withoutPublisher = 9
      $0.withoutFirstYear = 12
      // Publishers' rows and praise are mostly English.
      $0.misleadingBrackets = 250
      $0.furtherPeople = 1_700
    })

  /// Every kind that a run can have.
  package static let all = [genre, popular, manga, wishes, novels, literary, explained, language, script]

  /// What all kinds have otherwise than anybody: shares counted over all rows of the eight exports, and
  /// shares *assumed* within those of each.
  private static func rates(_ change: (inout QuirkRates) -> Void) -> QuirkRates {
    var rates = QuirkRates.measured
    rates.duplicateRows = 70
    rates.withoutPages = 2
    rates.withoutPublisher = 3
    rates.withoutFirstYear = 7
    rates.spacesInName = 290
    rates.mistyped = 35
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
