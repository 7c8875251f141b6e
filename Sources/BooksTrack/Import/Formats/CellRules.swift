// The rules by which the cells of a format are interpreted. They are values: a format chooses them, and a
// variant replaces them.

/// The rules that turn a row's cells into a book.
public struct CellRules: Hashable, Sendable {
  /// The rule for which numbers are accepted as years.
  public var years: YearRule
  /// The reading status that each exclusive shelf's name stands for.
  public var shelves: ShelfVocabulary
  /// The rules for parsing names.
  public var names: NameRules
  /// The media that are not books.
  public var media: MediaVocabulary
  /// The highest rating on the format's scale.
  public var starScale: Int
  /// True if cells contain HTML entities such as `&#039;`.
  public var decodesEntities: Bool
  /// True if cells are in no fixed form: authors and tags with any separator, ratings and lists as people
  /// write them.
  public var isLoose: Bool
  /// The form of the periods of reading.
  public var periods: PeriodForm

  /// Creates rules from the given policies.
  public init(
    years: YearRule = .plausible, shelves: ShelfVocabulary = .wellKnown, names: NameRules = .common,
    media: MediaVocabulary = .common, starScale: Int = 5, decodesEntities: Bool = false,
    isLoose: Bool = false, periods: PeriodForm = .hyphens
  ) {
    precondition(starScale > 0, "stars are counted from 0 to something: pass at least 1")
    self.years = years
    self.shelves = shelves
    self.names = names
    self.media = media
    self.starScale = starScale
    self.decodesEntities = decodesEntities
    self.isLoose = isLoose
    self.periods = periods
  }
}

/// The forms in which formats write periods of reading.
public enum PeriodForm: Hashable, Sendable {
  /// `2023/05/23-2023/06/07, 2024/01/02`; a single date is the finish.
  case hyphens
  /// `2023-05-23|2023-06-07|;2024-01-01|2024-01-02|`.
  case bars
}

/// The years of publication that are accepted.
public struct YearRule: Hashable, Sendable {
  /// The accepted years. A year outside the range is dropped as a mistake.
  public let years: ClosedRange<Int>
  /// True if 0 means that the year is unknown.
  public let zeroIsUnknown: Bool

  /// Creates a rule that accepts the given years.
  public init(_ years: ClosedRange<Int>, zeroIsUnknown: Bool = true) {
    self.years = years
    self.zeroIsUnknown = zeroIsUnknown
  }

  /// Years in which a text can have appeared.
  ///
  /// The oldest texts on readers' shelves are from the third millennium BCE, so negative and short years are
  /// valid. Books are announced some years ahead; the upper bound is fixed, because the parser reads no
  /// clock. Larger values (9999, 32767, 65535) are placeholders for "no year".
  public static let plausible = YearRule(-3_000...2_100)

  /// Returns the number if it is an accepted year, or nil.
  public func year(_ number: Int) -> Int? {
    years.contains(number) && !(zeroIsUnknown && number == 0) ? number : nil
  }
}

/// The media in a library's export that are not books.
///
/// A film must not be looked up as the book it was based on: such a row is rejected, and the report names its
/// kind.
public struct MediaVocabulary: Hashable, Sendable {
  /// The kind of each medium that is not a book, keyed by the medium's name in lower case.
  public let others: [String: String]

  /// Creates a vocabulary; the keys must be in lower case.
  public init(others: [String: String]) { self.others = others }

  /// Films, music, games and podcasts. Media that may hold a recording of a book ("Audio CD", "CD") count as
  /// books.
  public static let common = MediaVocabulary(
    others: named(
      "a film",
      "movie", "film", "dvd", "blu-ray", "bluray", "blu-ray disc", "vhs", "video", "videocassette", "tv show",
      "television", "streaming video", "tv", "tv series", "series", "season", "episode", "anime", "show",
      "serie", "série", "film (dvd)", "tv-serie", "fernsehserie", "spielfilm", "película", "pelicula",
      "filme", "фильм", "сериал", "映画"
    )
    .merging(
      named(
        "music", "music", "music cd", "vinyl", "lp", "sound recording (music)", "song", "musik",
        "musique", "música", "musica", "музыка", "音楽")
    ) {
      first, _ in first
    }
    .merging(
      named(
        "a game", "game", "video game", "videogame", "board game", "boardgame", "card game", "puzzle",
        "spiel", "videospiel", "brettspiel", "jeu", "jeu vidéo", "jeu de société", "juego", "videojuego",
        "gioco",
        "videogioco", "jogo", "игра", "ゲーム"
      )
    ) { first, _ in first }
    .merging(named("a podcast", "podcast", "podcasts")) { first, _ in first })

  private static func named(_ kind: String, _ names: String...) -> [String: String] {
    Dictionary(names.map { ($0, kind) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the kind of a medium that is not a book (`DVD`, `Film (DVD)`), or nil if any part of it may be a
  /// book (`Book, DVD`).
  public func other(_ medium: String) -> String? {
    if let other = others[medium.lowercased()] { return other }
    let parts = medium.lowercased().split { "(),/>".contains($0) }.map { WhiteSpace.collapsed($0) }
    let kinds = parts.filter { !$0.isEmpty }.map { others[$0] }
    return kinds.contains(nil) ? nil : kinds.first ?? nil
  }
}
