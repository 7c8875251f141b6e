// What the names of shelves say about where a reader is with a book, as values.

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

  /// Only what Goodreads itself defines; every other shelf is of unknown meaning.
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

  /// The five states of StoryGraph.
  public static let storyGraph = ShelfVocabulary(
    standard: standardOnly.standard.merging(["did-not-finish": .didNotFinish, "paused": .paused]) {
      first, _ in
      first
    }, aliases: wellKnown.aliases)

  /// The collections of LibraryThing that say something about reading, and readers' own of a plain meaning. A
  /// wish list and the library itself are about owning.
  public static let collections = ShelfVocabulary(
    standard: standardOnly.standard.merging(["read-but-unowned": .read]) { first, _ in first },
    aliases: wellKnown.aliases.merging(
      [
        "have-read": .read, "already-read": .read, "to-be-read": .wantToRead, "unread": .wantToRead,
        "did-not-finish-(dnf)": .didNotFinish,
      ]
    ) { first, _ in first })

  /// What the states are called in several languages: for files of which nobody knows whence they are.
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

  /// What a shelf's name means, in whatever case it is written, with blanks or hyphens.
  public func status(of shelf: String) -> ReadingStatus? {
    if let status = standard[shelf] { return status }
    let name = Self.key(shelf)
    return standard[name] ?? aliases[name]
  }

  /// What a shelf of the service itself means, however its name is written; nil for a shelf of the reader's
  /// own.
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
