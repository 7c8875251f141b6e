// How the cells of a format are to be understood, as values: a format picks them, a variant swaps them.

/// The policies by which a row's cells become a book.
public struct CellRules: Hashable, Sendable {
  /// Which numbers are years.
  public var years: YearRule
  /// What the names of exclusive shelves mean.
  public var shelves: ShelfVocabulary
  /// How names are written.
  public var names: NameRules
  /// Which things are no books.
  public var media: MediaVocabulary
  /// The most stars, or points, that a book can have.
  public var starScale: Int
  /// Cells hold HTML entities such as `&#039;` for characters.
  public var decodesEntities: Bool

  /// Rules made of those policies.
  public init(
    years: YearRule = .plausible, shelves: ShelfVocabulary = .wellKnown, names: NameRules = .common,
    media: MediaVocabulary = .common, starScale: Int = 5, decodesEntities: Bool = false
  ) {
    precondition(starScale > 0, "stars are counted from 0 to something: pass at least 1")
    self.years = years
    self.shelves = shelves
    self.names = names
    self.media = media
    self.starScale = starScale
    self.decodesEntities = decodesEntities
  }
}

/// Which years of publication are believed.
public struct YearRule: Hashable, Sendable {
  /// Years outside are left out as mistakes.
  public let years: ClosedRange<Int>
  /// Exports write 0 where they know nothing.
  public let zeroIsUnknown: Bool

  /// A rule that believes those years.
  public init(_ years: ClosedRange<Int>, zeroIsUnknown: Bool = true) {
    self.years = years
    self.zeroIsUnknown = zeroIsUnknown
  }

  /// Years in which a text can have appeared.
  ///
  /// The oldest texts on readers' shelves are from the third millennium BCE, so negative and short years are
  /// valid. Books are announced some years ahead; the upper end is fixed, because no clock is read. Values
  /// outside (9999, 32767, 65535) are a store's way to say "none".
  public static let plausible = YearRule(-3_000...2_100)

  /// The year, if it is one.
  public func year(_ number: Int) -> Int? {
    years.contains(number) && !(zeroIsUnknown && number == 0) ? number : nil
  }
}

/// Which things that stand among the books of a library are none.
///
/// A film is not looked up as the book that it was made from: such a row is rejected, and listed with what it
/// is.
public struct MediaVocabulary: Hashable, Sendable {
  /// What each medium is, by its name in lower case.
  public let others: [String: String]

  /// A vocabulary of names in lower case.
  public init(others: [String: String]) { self.others = others }

  /// Films, music and games. Recordings that may be of a book – "Audio CD", "CD" – are books.
  public static let common = MediaVocabulary(
    others: named(
      "a film",
      "movie", "film", "dvd", "blu-ray", "bluray", "blu-ray disc", "vhs", "video", "videocassette", "tv show",
      "television", "streaming video"
    )
    .merging(named("music", "music", "music cd", "vinyl", "lp", "sound recording (music)")) {
      first, _ in first
    }
    .merging(named("a game", "game", "video game", "board game", "card game")) { first, _ in first })

  private static func named(_ kind: String, _ names: String...) -> [String: String] {
    Dictionary(names.map { ($0, kind) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a medium is if it is no book: `DVD`, `Film (DVD)`, but not `Book, DVD`.
  public func other(_ medium: String) -> String? {
    if let other = others[medium.lowercased()] { return other }
    let parts = medium.lowercased().split { "(),/>".contains($0) }.map { WhiteSpace.collapsed($0) }
    let kinds = parts.filter { !$0.isEmpty }.map { others[$0] }
    return kinds.contains(nil) ? nil : kinds.first ?? nil
  }
}
