// How the cells of a format are to be understood, as values: a format picks them, a variant swaps them.

/// The policies by which a row's cells become a book.
public struct CellRules: Hashable, Sendable {
  /// Which numbers are years.
  public var years: YearRule
  /// What the names of exclusive shelves mean.
  public var shelves: ShelfVocabulary
  /// Words behind a comma that belong to the name before it.
  public var nameSuffixes: Set<String>

  /// Rules made of those policies.
  public init(
    years: YearRule = .plausible, shelves: ShelfVocabulary = .wellKnown,
    nameSuffixes: Set<String> = CellRules.commonNameSuffixes
  ) {
    self.years = years
    self.shelves = shelves
    self.nameSuffixes = nameSuffixes
  }

  /// "Jr." and its like, in lower case without a full stop.
  public static let commonNameSuffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "ph.d", "md", "m.d", "dds", "esq", "mba", "ma", "m.a", "rn", "s.j",
    "sj",
  ]
}

/// Which years of publication are believed.
public struct YearRule: Hashable, Sendable {
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
  /// The oldest texts that anybody shelves are from the third millennium BCE, so negative and short years are
  /// right; books are announced some years ahead, and no clock is asked, so the end is a fixed one. What lies
  /// outside is a store's way to say "none": 9999, 32767, 65535.
  public static let plausible = YearRule(-3_000...2_100)

  /// The year, if it is one.
  public func year(_ number: Int) -> Int? {
    years.contains(number) && !(zeroIsUnknown && number == 0) ? number : nil
  }
}

/// What the name of an exclusive shelf says about where the reader is with a book.
public struct ShelfVocabulary: Hashable, Sendable {
  /// The shelves of the service itself.
  public let standard: [String: ReadingStatus]
  /// Names that many readers give to shelves of their own.
  public let aliases: [String: ReadingStatus]

  /// A vocabulary of names in lower case, words joined by hyphens.
  public init(standard: [String: ReadingStatus], aliases: [String: ReadingStatus]) {
    self.standard = standard
    self.aliases = aliases
  }

  /// Only what the service itself defines; every other shelf is of unknown meaning.
  public static let standardOnly = ShelfVocabulary(
    standard: ["to-read": .wantToRead, "currently-reading": .reading, "read": .read], aliases: [:])

  /// Also the names of readers' own shelves whose meaning is plain. A wish list is about buying: it stays
  /// unknown.
  public static let wellKnown = ShelfVocabulary(
    standard: standardOnly.standard,
    aliases: [
      "abandoned": .didNotFinish, "did-not-finish": .didNotFinish, "didn-t-finish": .didNotFinish,
      "didnt-finish": .didNotFinish, "dnf": .didNotFinish, "gave-up": .didNotFinish,
      "gave-up-on": .didNotFinish,
      "given-up": .didNotFinish, "not-finished": .didNotFinish, "never-finished": .didNotFinish,
      "could-not-finish": .didNotFinish, "couldn-t-finish": .didNotFinish, "couldnt-finish": .didNotFinish,
      "quit": .didNotFinish, "stopped-reading": .didNotFinish, "unfinished": .didNotFinish,
      "on-hold": .paused, "hold": .paused, "paused": .paused, "on-pause": .paused, "hiatus": .paused,
      "on-hiatus": .paused, "set-aside": .paused,
      "want-to-read": .wantToRead, "tbr": .wantToRead, "reading": .reading, "finished": .read,
    ])

  /// What a shelf's name means, in whatever case it is written, with blanks or hyphens.
  public func status(of shelf: String) -> ReadingStatus? {
    if let status = standard[shelf] { return status }
    let name = shelf.lowercased().map { " _'’".contains($0) ? "-" : String($0) }.joined()
    return standard[name] ?? aliases[name]
  }
}
