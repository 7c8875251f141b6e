// The reading statuses that shelf names stand for, as values.

/// A map from names of exclusive shelves to reading statuses.
public struct ShelfVocabulary: Hashable, Sendable {
  /// The service's own shelves.
  public let standard: [String: ReadingStatus]
  /// Names that many readers give to their own shelves.
  public let aliases: [String: ReadingStatus]
  /// Values that state no status, such as "no" in a column that says whether a book was read.
  public let silent: Set<String>

  /// Creates a vocabulary of names in lower case, with hyphens between words.
  ///
  /// - Parameter silent: Values in lower case that state no status.
  public init(
    standard: [String: ReadingStatus], aliases: [String: ReadingStatus], silent: Set<String> = []
  ) {
    self.standard = standard
    self.aliases = aliases
    self.silent = silent
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

  /// The shelves of Goodreads since 2026, which has one for books that were given up.
  public static let goodreads = ShelfVocabulary(
    standard: standardOnly.standard.merging(["did-not-finish": .didNotFinish]) { first, _ in first },
    aliases: wellKnown.aliases)

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
    aliases: collections.aliases.merging(foreign) { first, _ in first },
    silent: [
      "0", "false", "no", "nein", "non", "n", "-", "none", "n/a", "null", "нет", "não", "nee", "0.0", "☐",
      "❌", "unchecked",
    ])

  private static let foreign: [String: ReadingStatus] = {
    var names: [String: ReadingStatus] = [:]
    for (status, text) in foreignNames {
      for name in text.split(whereSeparator: \.isWhitespace) { names[String(name)] = status }
    }
    return names
  }()

  private static let foreignNames: [(ReadingStatus, String)] = [
    (
      .read,
      """
      gelesen fertig-gelesen ausgelesen beendet lu lue lus terminé fini leído leido leídos terminado letto
      letti finito
      lido lidos concluído gelezen uitgelezen przeczytane przeczytana przeczytany läst utläst læst lest
      прочитано
      прочитана прочитал прочитала 読了 読んだ 読み終わった 已读 读过 已讀 讀過 읽음 완독 okundu okudum přečteno
      terminato luettu elolvasva elolvastam olvasott διαβασμένο διαβάστηκε přečtená прочитан читал 読み終えた 读完 다-읽음
      bitti tamamlandı terminata terminada citit pročitano прочитаний
      completed complete done read-it already-read have-read listened true yes y 1 1.0 x ja oui sí si sim да ✓ ✔ ✔️
      ✅ ☑ ☑️ checked
      """
    ),
    (
      .reading,
      """
      lese-gerade lese-ich-gerade am-lesen lese ich-lese-gerade en-cours en-cours-de-lecture je-lis leyendo
      leyendo-ahora in-lettura sto-leggendo lendo lendo-agora aan-het-lezen bezig w-trakcie czytam
      teraz-czytam läser
      läser-nu læser читаю сейчас-читаю 読書中 読んでいる いま読んでる 在读 正在读 在讀 읽는-중 읽는중 okunuyor
      okuyorum čtu rozečteno lukemassa kesken luen olvasom olvasás-alatt διαβάζω читается 在看 읽고-있는
      re-reading rereading citesc
      in-progress is-reading started current reading-now now-reading ongoing listening
      """
    ),
    (
      .wantToRead,
      """
      möchte-ich-lesen will-ich-lesen ungelesen noch-zu-lesen zu-lesen sub à-lire a-lire pal non-lu pas-lu
      por-leer
      pendiente pendientes quiero-leer no-leído da-leggere non-letto voglio-leggere quero-ler para-ler por-ler
      não-lido
      te-lezen wil-ik-lezen ongelezen do-przeczytania chcę-przeczytać nieprzeczytane vill-läsa att-läsa oläst
      vil-læse
      vil-lese прочитать хочу-прочитать буду-читать в-планах 読みたい 積読 未読 想读 想讀 未读 읽고-싶은 읽을-책
      okunacak okumak-istiyorum chci-číst k-přečtení haluan-lukea luettava lukematta olvasni-akarom
      el-akarom-olvasni olvasatlan να-διαβάσω αδιάβαστο не-прочитано не-читал 読む予定 待读 未讀 안-읽음 okunmadı
      not-started-yet not-read-yet not-read for-later planned plan-to-read wants-to-read not-begun not-started
      not-yet-read up-next
      want-to-listen backlog
      """
    ),
    (
      .didNotFinish,
      """
      abgebrochen nicht-beendet abandonné abandonnée arrêté abandonado abandonada dejado abbandonato
      interrotto
      afgebroken niet-uitgelezen porzucone porzucona avbruten avbrutt опущено брошено бросил не-дочитал 中断 挫折
      弃读
      棄讀 중단 포기 yarım-bıraktım nedočteno jätetty-kesken félbehagyott félbehagyva
      abbahagytam παρατημένο не-дочитано yarıda-bırakıldı dropped stopped stopped-reading-(dnf) discarded
      """
    ),
    (
      .paused,
      """
      pausiert unterbrochen en-pause pausado en-pausa in-pausa em-pausa gepauzeerd wstrzymane pausad отложено
      搁置 보류 tauolla szünetel σε-παύση pozastaveno на-паузе ara-verildi 擱置
      """
    ),
  ]

  /// Returns the status of a shelf, in any case, with blanks or hyphens; nil if it has no known status.
  public func status(of shelf: String) -> ReadingStatus? {
    if let status = standard[shelf] { return status }
    let name = Self.key(shelf)
    return standard[name] ?? aliases[name]
  }

  /// Returns the status at the beginning of a text, and the detail with a number behind it: `DNF @ 30%`,
  /// `read (2x)`, `Terminato il 12/03/2015`.
  func statusWithDetail(_ text: String) -> (status: ReadingStatus, detail: String)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let count = words.indices.dropFirst().first(where: { words[$0...].allSatisfy(Self.isDetail) }),
      words[count...].contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    var name = words[..<count].joined(separator: " ")
    while let last = name.last, ":,-–".contains(last) { name.removeLast() }
    return status(of: name).map { ($0, words[count...].joined(separator: " ")) }
  }

  private static func isDetail(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) || !word.contains(where: \.isLetter)
      || detailWords.contains(word.lowercased().filter(\.isLetter))
  }

  private static let detailWords: Set = [
    "at", "on", "in", "x", "times", "time", "p", "pg", "page", "pages", "il", "le", "el", "am", "em", "op",
    "den", "dne", "bei", "seite",
  ]

  /// Returns true for a value that states no status.
  func isSilent(_ shelf: String) -> Bool { !silent.isEmpty && silent.contains(shelf.lowercased()) }

  /// Returns true for a collection of books that the reader wants and does not have.
  func isWishList(_ shelf: String) -> Bool { ["wishlist", "wish-list"].contains(Self.key(shelf)) }

  /// Returns true for the collection of the books that the reader has.
  func isWholeLibrary(_ shelf: String) -> Bool { Self.key(shelf) == "your-library" }

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
