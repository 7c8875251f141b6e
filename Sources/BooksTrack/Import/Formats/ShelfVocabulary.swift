// The reading statuses that shelf names stand for, as values.

/// A map from names of exclusive shelves to reading statuses.
public struct ShelfVocabulary: Hashable, Sendable {
  /// The service's own shelves.
  public let standard: [String: ReadingStatus]
  /// Names that many readers give to their own shelves.
  public let aliases: [String: ReadingStatus]

  /// Creates a vocabulary of names in lower case, with hyphens between words.
  public init(standard: [String: ReadingStatus], aliases: [String: ReadingStatus]) {
    self.standard = standard
    self.aliases = aliases
  }

  /// Only the shelves that Goodreads defines; every other shelf has no known status.
  public static let standardOnly = ShelfVocabulary(
    standard: ["to-read": .wantToRead, "currently-reading": .reading, "read": .read], aliases: [:])

  /// `standardOnly` and plain names of readers' own shelves. A wish list is about buying and has no known
  /// status.
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

  /// StoryGraph's five statuses, and the same readers' shelves.
  public static let storyGraph = ShelfVocabulary(
    standard: standardOnly.standard.merging(["did-not-finish": .didNotFinish, "paused": .paused]) {
      first, _ in
      first
    }, aliases: wellKnown.aliases)

  /// LibraryThing's collections that state a reading status, and plain names of readers' own. A wish list and
  /// the library itself are about owning.
  public static let collections = ShelfVocabulary(
    standard: standardOnly.standard.merging(["read-but-unowned": .read]) { first, _ in first },
    aliases: wellKnown.aliases.merging(
      [
        "have-read": .read, "already-read": .read, "to-be-read": .wantToRead, "unread": .wantToRead,
        "did-not-finish-(dnf)": .didNotFinish,
      ]
    ) { first, _ in first })

  /// Names of the statuses in several languages, for files from an unknown source.
  public static let manyLanguages = ShelfVocabulary(
    standard: storyGraph.standard,
    aliases: collections.aliases.merging(foreign) { first, _ in first })

  private static let foreign: [String: ReadingStatus] = [
    "gelesen": .read, "beendet": .read, "lese-gerade": .reading, "lese-ich-gerade": .reading,
    "am-lesen": .reading, "möchte-ich-lesen": .wantToRead, "will-ich-lesen": .wantToRead,
    "abgebrochen": .didNotFinish, "ungelesen": .wantToRead, "pausiert": .paused,
    "lu": .read, "lus": .read, "terminé": .read, "en-cours": .reading, "en-cours-de-lecture": .reading,
    "à-lire": .wantToRead, "a-lire": .wantToRead, "abandonné": .didNotFinish,
    "leído": .read, "leido": .read, "leyendo": .reading, "por-leer": .wantToRead, "pendiente": .wantToRead,
    "quiero-leer": .wantToRead, "abandonado": .didNotFinish,
    "letto": .read, "in-lettura": .reading, "da-leggere": .wantToRead, "abbandonato": .didNotFinish,
    "lido": .read, "lendo": .reading, "quero-ler": .wantToRead, "para-ler": .wantToRead,
    "gelezen": .read, "aan-het-lezen": .reading, "te-lezen": .wantToRead,
    "in-progress": .reading, "for-later": .wantToRead,
    "planned": .wantToRead, "completed": .read, "done": .read, "dropped": .didNotFinish,
    "stopped": .didNotFinish,
  ]

  /// Returns the status of a shelf, in any case, with blanks or hyphens; nil if it has no known status.
  public func status(of shelf: String) -> ReadingStatus? {
    if let status = standard[shelf] { return status }
    let name = Self.key(shelf)
    return standard[name] ?? aliases[name]
  }

  /// Returns the status of one of the service's own shelves, in any spelling; nil for a reader's own shelf.
  public func standardStatus(of shelf: String) -> ReadingStatus? {
    standard[shelf] ?? standard[Self.key(shelf)]
  }

  private static func key(_ shelf: String) -> String {
    let name = shelf.lowercased()
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return name.map { " _'’".contains($0) ? "-" : String($0) }.joined()
    }
    let bytes = name.utf8.map { byte in " _'".utf8.contains(byte) ? UInt8(ascii: "-") : byte }
    return String(decoding: bytes, as: UTF8.self)
  }
}
