// The volume words and number words of the supported languages.
//
// A vocabulary is a value, so each grammar can have its own. Words are looked up by the fingerprint of their
// folded form (`TitleLine`), so accents and case do not matter.

/// Words for "volume", "book" and "part", and number words.
struct VolumeWords: Sendable {
  /// The strength of a volume word.
  enum Kind: Sendable {
    /// Counts volumes before any number: `Bleach Volume 3`.
    case volume
    /// Is also an ordinary word and counts volumes only after a comma, colon or similar; not in
    /// `Jungle Book 2`.
    case book
    /// Means "number", and counts volumes in parentheses or after a comma, colon or similar; elsewhere only
    /// beside another book (`BareNumber`): `Tex n. 100`, but not `Chanel No. 5`.
    case count
    /// Is a single letter, and counts volumes only if nothing but a subtitle follows the number:
    /// `Le Chat, T. 3`.
    case letter
    /// Counts the parts of a work; it distinguishes two volumes and names no series: `Henry IV, Part 1`.
    case part
  }

  private let kinds: WordTable<Kind>
  private let numbers: WordTable<Int>
  private let ofWords: WordTable<Void>

  init(
    volume: [String], book: [String], count: [String], part: [String], letters: [String],
    numbers: [[String]], of: [String]
  ) {
    kinds = WordTable(
      volume.map { ($0, .volume) } + book.map { ($0, .book) } + count.map { ($0, .count) }
        + part.map { ($0, .part) }
        + letters.map { ($0, .letter) })
    self.numbers = WordTable(numbers.flatMap { list in list.enumerated().map { ($1, $0 + 1) } })
    ofWords = WordTable(of)
  }

  /// Returns the kind of a word; nil if it is not a volume word.
  func kind(of word: Range<Int>, in line: TitleLine) -> Kind? { kinds[line.fingerprint(of: word)] }

  /// Returns the value of a number word: `two`, `second`, `الثاني`.
  func number(_ word: Range<Int>, in line: TitleLine) -> Int? { numbers[line.fingerprint(of: word)] }

  /// Returns the value of a line that is one number word.
  func number(_ line: TitleLine) -> Int? { numbers[line.fingerprint(of: 0..<line.count)] }

  /// Returns true if the word is "of" in some language.
  func isOf(_ word: Range<Int>, in line: TitleLine) -> Bool { ofWords.contains(line.fingerprint(of: word)) }

  /// The languages found in exports.
  static let international = VolumeWords(
    volume: [
      "issue", "volume", "volumes", "vol", "vols", "bk", "volumen", "volumul", "tome", "tomo", "bd", "deel",
      "cilt",
      "kötet",
      "jilid", "díl", "svazek", "τόμος", "том", "томы", "الجزء", "جزء", "المجلد", "مجلد", "جلد", "כרך", "巻",
      "巻セット", "卷", "册", "冊", "권", "集",
    ],
    book: [
      "book", "books", "libro", "livre", "livro", "buch", "boek", "bok", "bog", "kniha", "księga", "книга",
      "kitap",
      "könyv", "kirja", "cartea", "buku", "knjiga", "llibre", "novel", "band", "bind", "tom", "tập", "folge",
      "βιβλίο", "الكتاب", "کتاب", "ספר",
    ],
    count: ["no", "nr", "nummer", "n"],
    part: [
      "part", "pt", "teil", "partie", "parte", "del", "osa", "część", "часть", "частина", "rész", "část",
      "bölüm", "partea", "μέρος", "القسم", "بخش", "חלק", "cz",
      "ч", "部", "부",
    ],
    letters: ["t", "v", "т"],
    numbers: [
      [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
      ],
      ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
      ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
      [
        "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo",
      ],
      ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"],
      ["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
      ["primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto"],
      ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
      ["premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième"],
      ["première", "seconde"],
      ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
      ["primo", "secondo", "terzo", "quarto", "quinto", "sesto"],
      ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
      ["первая", "вторая", "третья", "четвертая", "пятая", "шестая", "седьмая"],
      ["первый", "второй", "третий", "четвертый", "пятый", "шестой", "седьмой"],
      ["الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع", "العاشر"],
      ["الاول"], ["الأولى", "الثانية", "الثالثة", "الرابعة", "الخامسة"], ["أول", "ثان", "ثالث", "رابع"],
      ["اول", "دوم", "سوم", "چهارم", "پنجم", "ششم", "هفتم", "هشتم", "نهم", "دهم"], ["یکم"],
      ["א", "ב", "ג", "ד", "ה"],
    ],
    of: ["of", "in", "de", "del", "der", "des", "von", "di", "van", "från", "af", "sur"])
}
