// Kinds of book that have the title of another book and are not that book: a graphic novel, a play, a study
// guide, a companion, a journal, a boxed set, stories (DUP-11). Two titles that differ only in such a word
// are two works.
//
// Some words name a kind wherever they occur (`manga`, `workbook`). Others do only if they are a whole
// subtitle or group, apart from articles and the like: `Mort: The Play` is not `Mort`, but `The Play of
// Daniel` is a title like any other.

/// The kinds of book that a title names.
struct WorkKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt16
  static let graphic = WorkKinds(rawValue: 1 << 0)
  static let guide = WorkKinds(rawValue: 1 << 1)
  static let companion = WorkKinds(rawValue: 1 << 2)
  static let set = WorkKinds(rawValue: 1 << 3)
  static let activity = WorkKinds(rawValue: 1 << 4)
  static let script = WorkKinds(rawValue: 1 << 5)
  static let sample = WorkKinds(rawValue: 1 << 6)
  static let stories = WorkKinds(rawValue: 1 << 7)
  static let journal = WorkKinds(rawValue: 1 << 8)
  static let cookbook = WorkKinds(rawValue: 1 << 9)
  /// Retold for other readers, or as a parody.
  static let retold = WorkKinds(rawValue: 1 << 10)
  static let sequel = WorkKinds(rawValue: 1 << 11)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The kinds that the words of a title name wherever they occur, given by their fingerprints.
  init(of words: [UInt64]) {
    self = []
    for (index, word) in words.enumerated() {
      guard let meanings = Self.vocabulary[word] else { continue }
      // A history of "the Making of the Modern World" is a book of its own; "The Making of …" at the start is
      // a companion.
      if word == Self.making, words[..<index].contains(where: { !Self.beside.contains($0) }) { continue }
      for meaning in meanings where words[(index + 1)...].starts(with: meaning.rest) { insert(meaning.kind) }
    }
  }

  /// The kind that a subtitle or a group names as a whole: `The Play`, `A Guided Journal`, `Stories`, `Books
  /// 1-3`.
  init(ofSubtitle words: [UInt64]) {
    self = []
    guard let first = words.first, let last = words.last else { return }
    if words.count > 1, Self.counted.contains(first) {
      insert(.set)
      return
    }
    // "3-Book Collection", whatever words follow the count, in any spelling.
    if words.count > 2, Self.counts.contains(first), Self.countedInOne.contains(words[1]) {
      insert(.set)
      return
    }
    formUnion(WorkKinds(of: words).intersection(.companion))
    // "A Mystery Play in Three Acts": the acts are those of a play.
    if words.contains(Self.play), Self.acts.contains(last) { insert(.script) }
    guard let kind = Self.whole[last] else { return }
    // "A Discworld Big Comic" names its source.
    if kind == .graphic, Self.indefinite.contains(first), words.count <= Self.longestName { insert(kind) }
    // "A Cookbook" describes the book itself; "The Cookbook" is a companion of another one.
    guard kind != .cookbook || !Self.indefinite.contains(first) else { return }
    if words.dropLast().allSatisfy({ Self.beside.contains($0) }) { insert(kind) }
  }

  /// The kinds that a short subtitle names if one slip in it is corrected: `A Graphi Novel`.
  init(ofMistypedSubtitle key: String) {
    self = []
    let words = key.split(separator: " ")
    guard words.count <= Self.longestName else { return }
    let fingerprints = words.map { TitleLine.fingerprint(ofFolded: $0.utf8) }
    for (place, word) in words.enumerated() where word.utf8.count >= 4 && !CommonWords.has(word) {
      let letters = Array(word.unicodeScalars)
      for (name, fingerprint) in Self.names where Slips.between(letters, name, limit: 1) == 1 {
        var corrected = fingerprints
        corrected[place] = fingerprint
        formUnion(WorkKinds(of: corrected))
        formUnion(WorkKinds(ofSubtitle: corrected))
      }
    }
  }

  /// Returns true if a folded word alone is the name of a kind.
  static func isNamed(by word: Substring) -> Bool {
    let fingerprint = TitleLine.fingerprint(ofFolded: word.utf8)
    return whole[fingerprint] != nil || vocabulary[fingerprint]?.contains { $0.rest.isEmpty } ?? false
  }

  /// A subtitle with more words names no kind.
  private static let longestName = 4

  /// The words of five letters or more in the names of kinds.
  private static let names: [(letters: [Unicode.Scalar], fingerprint: UInt64)] =
    Set(phrases.flatMap { [$0.key] + $0.value.flatMap { words($0.next) } } + endings.map(\.key))
    .filter { $0.utf8.count > 4 }.sorted()
    .map { (Array($0.unicodeScalars), TitleLine.fingerprint(ofWord: $0)) }

  private static let making = TitleLine.fingerprint(ofWord: "making")
  private static let play = TitleLine.fingerprint(ofWord: "play")
  private static let acts = WordTable(["act", "acts"])

  private typealias Meaning = (rest: [UInt64], kind: WorkKinds)

  private static let vocabulary = WordTable(
    phrases.map { word, meanings in
      (word, meanings.map { (words($0.next).map { TitleLine.fingerprint(ofWord: $0) }, $0.kind) as Meaning })
    })

  private static func words(_ next: String?) -> [String] {
    next.map { $0.split(separator: " ").map { String($0) } } ?? []
  }

  /// By first word; with further words if the first alone does not name a kind.
  private static let phrases: KeyValuePairs<String, [(next: String?, kind: WorkKinds)]> = [
    "graphic": [
      ("novel", .graphic), ("adaptation", .graphic), ("novels", .graphic), ("edition", .graphic),
      ("history", .graphic), ("biography", .graphic), ("guide", .graphic), ("version", .graphic),
      ("account", .graphic), ("retelling", .graphic), ("interpretation", .graphic), ("story", .graphic),
    ],
    "comic": [("adaptation", .graphic), ("book", .graphic), ("version", .graphic)],
    "illustrated": [("adaptation", .graphic)],
    "manga": [(nil, .graphic)],
    "漫画": [(nil, .graphic)],
    "マンガ": [(nil, .graphic)],
    "コミック": [(nil, .graphic)],
    "コミック版": [(nil, .graphic)],
    "만화": [(nil, .graphic)],
    "комикс": [(nil, .graphic)],
    "манга": [(nil, .graphic)],
    "stripverhaal": [(nil, .graphic)],
    "komiks": [(nil, .graphic)],
    "historieta": [(nil, .graphic)],
    "banda": [("desenhada", .graphic)],
    "roman": [("graphique", .graphic)],
    "bande": [("dessinee", .graphic)],
    "novela": [("grafica", .graphic)],
    "romanzo": [("grafico", .graphic)],
    "fumetti": [(nil, .graphic)],
    "quadrinhos": [(nil, .graphic)],
    "study": [("guide", .guide)],
    "guia": [
      ("de lectura", .guide), ("de estudio", .guide), ("de leitura", .guide), ("de estudo", .guide),
    ],
    "guida": [("alla lettura", .guide)],
    "guide": [("de lecture", .guide)],
    "fiche": [("de lecture", .guide)],
    "lekturehilfe": [(nil, .guide)],
    "lektureschlussel": [(nil, .guide)],
    "interpretationshilfe": [(nil, .guide)],
    "erlauterungen": [("und materialien", .guide), ("und dokumente", .guide), ("zu", .guide)],
    "resumen": [("completo", .guide), ("y analisis", .guide)],
    "riassunto": [("di", .guide)],
    "teachers": [("guide", .guide)],
    "teacher's": [("guide", .guide)],
    "readers": [("guide", .guide), ("companion", .companion)],
    "reader's": [("guide", .guide), ("companion", .companion)],
    "reading": [("guide", .guide)],
    "discussion": [("guide", .guide), ("questions", .guide)],
    "literature": [("unit", .guide), ("guide", .guide)],
    "critical": [("study", .guide), ("analysis", .guide), ("companion", .companion)],
    "conversation": [("starters", .guide)],
    "key": [("takeaways", .guide)],
    "lesson": [("plans", .guide)],
    "sparknotes": [(nil, .guide)],
    "cliffsnotes": [(nil, .guide)],
    "cliffs": [("notes", .guide)],
    "summary": [(nil, .guide)],
    "analysis": [("of", .guide)],
    "trivia": [(nil, .guide)],
    "companion": [(nil, .companion)],
    "making": [("of", .companion)],
    "solutions": [("manual", .guide)],
    "solution": [("manual", .guide)],
    "answer": [("key", .guide)],
    "test": [("bank", .guide)],
    "official": [("guide", .companion), ("cookbook", .cookbook)],
    "unofficial": [(nil, .companion)],
    "boxset": [(nil, .set)],
    "boxed": [("set", .set)],
    "box": [("set", .set)],
    "book": [("collection", .set), ("bundle", .set), ("set", .set), ("boxset", .set)],
    "omnibus": [(nil, .set)],
    "bundle": [(nil, .set)],
    "complete": [("collection", .set), ("series", .set), ("set", .set), ("trilogy", .set), ("saga", .set)],
    "3": [("in 1", .set)],
    "2": [("in 1", .set)],
    "vizbig": [(nil, .set)],
    "sammelband": [(nil, .set)],
    "doppelband": [(nil, .set)],
    "cofanetto": [(nil, .set)],
    "schuber": [(nil, .set)],
    "coffret": [(nil, .set)],
    "estuche": [(nil, .set)],
    "coloring": [("book", .activity)],
    "colouring": [("book", .activity)],
    "activity": [("book", .activity)],
    "sticker": [("book", .activity)],
    "workbook": [(nil, .activity)],
    "arbeitsheft": [(nil, .activity)],
    "arbetsbok": [(nil, .activity)],
    "werkboek": [(nil, .activity)],
    "lesetagebuch": [(nil, .activity)],
    "cuaderno": [("de ejercicios", .activity), ("de actividades", .activity)],
    "cahier": [("d'exercices", .activity), ("d'activites", .activity)],
    "scheda": [("di lettura", .guide), ("libro", .guide)],
    "lehrerband": [(nil, .guide)],
    "schulerband": [(nil, .guide)],
    "studiehandledning": [(nil, .guide)],
    "tebeo": [(nil, .graphic)],
    "stripboek": [(nil, .graphic)],
    "toneelbewerking": [(nil, .script)],
    "malbuch": [(nil, .activity)],
    "libro": [("para colorear", .activity), ("da colorare", .activity), ("de cocina", .cookbook)],
    "livre": [("anime", .retold), ("de coloriage", .activity), ("de cuisine", .cookbook)],
    "kochbuch": [(nil, .cookbook)],
    "guided": [("journal", .journal)],
    "screenplay": [(nil, .script)],
    "drehbuch": [(nil, .script)],
    "buhnenfassung": [(nil, .script)],
    "horspiel": [(nil, .script)],
    "sceneggiatura": [(nil, .script)],
    "script": [(nil, .script)],
    "scripts": [(nil, .script)],
    "stage": [("play", .script), ("adaptation", .script)],
    "stageplay": [(nil, .script)],
    "libretto": [(nil, .script)],
    "adapted": [("for", .retold)],
    "retold": [(nil, .retold)],
    "fur": [("kinder erzahlt", .retold)],
    "nacherzahlt": [(nil, .retold)],
    "raccontato": [("ai bambini", .retold)],
    "contado": [("a los ninos", .retold), ("para ninos", .retold)],
    "adaptacion": [("para ninos", .retold), ("infantil", .retold)],
    "version": [("infantil", .retold)],
    "для": [("детей", .retold)],
    "edicion": [("infantil", .retold)],
    "einfacher": [("sprache", .retold)],
    "leichter": [("sprache", .retold)],
    "lectura": [("facil", .retold)],
    "picture": [("book", .retold)],
    "penguin": [("readers", .retold)],
    "macmillan": [("readers", .retold)],
    "oxford": [("bookworms", .retold)],
    "classic": [("starts", .retold)],
    "ladybird": [("classics", .retold)],
    "great": [("illustrated classics", .retold)],
    "coles": [("notes", .guide)],
    "графический": [("роман", .graphic)],
    "versione": [("per ragazzi", .retold)],
    "青少年版": [(nil, .retold)],
    "注音版": [(nil, .retold)],
    "young": [("adult adaptation", .retold), ("readers", .retold), ("reader's", .retold)],
    "novelization": [(nil, .retold)],
    "novelisation": [(nil, .retold)],
    "kleurboek": [(nil, .activity)],
    "kolorowanka": [(nil, .activity)],
    "kifesto": [(nil, .activity)],
    "varityskirja": [(nil, .activity)],
    "malarbok": [(nil, .activity)],
    "раскраска": [(nil, .activity)],
    "розмальовка": [(nil, .activity)],
    "ぬりえ": [(nil, .activity)],
    "塗り絵": [(nil, .activity)],
    "涂色书": [(nil, .activity)],
    "컬러링북": [(nil, .activity)],
    "kepregeny": [(nil, .graphic)],
    "连环画": [(nil, .graphic)],
    "連環画": [(nil, .graphic)],
    "κομικ": [(nil, .graphic)],
    "漫画版": [(nil, .graphic)],
    "まんがで読破": [(nil, .graphic)],
    "playscript": [(nil, .script)],
    "剧本": [(nil, .script)],
    "劇本": [(nil, .script)],
    "シナリオ": [(nil, .script)],
    "대본": [(nil, .script)],
    "絵コンテ集": [(nil, .script)],
    "maxnotes": [(nil, .guide)],
    "lesebegleitheft": [(nil, .guide)],
    "kopiervorlagen": [(nil, .guide)],
    "少儿版": [(nil, .retold)],
    "绘本": [(nil, .retold)],
    "絵本": [(nil, .retold)],
    "그림책": [(nil, .retold)],
    "立体书": [(nil, .retold)],
    "hertaling": [(nil, .retold)],
    "york": [("notes", .guide)],
    "monarch": [("notes", .guide)],
    "barron's": [("book notes", .guide)],
    "revision": [("guide", .guide)],
    "usborne": [("young reading", .retold)],
    "shakespeare": [("made easy", .guide)],
    "boyama": [("kitabi", .activity)],
    "cizgi": [("roman", .graphic)],
    "album": [("a colorier", .activity)],
    "livro": [("para colorir", .activity), ("de colorir", .activity)],
    "pop": [("up", .retold)],
    "analyse": [("de l'oeuvre", .guide)],
    "etude": [("de l'oeuvre", .guide)],
    "adaptation": [("jeunesse", .retold)],
    "raconte": [("aux enfants", .retold)],
    "racontee": [("aux enfants", .retold)],
    "сокращенное": [("издание", .retold)],
    "сокращенный": [("вариант", .retold)],
    "חוברת": [("צביעה", .activity)],
    "רומן": [("גרפי", .graphic)],
    "كتاب": [("تلوين", .activity)],
    "βιβλιο": [("ζωγραφικης", .activity)],
    "cocuklar": [("icin", .retold)],
    "plays": [("for children", .script)],
    "cloth": [("book", .retold)],
    "parody": [(nil, .retold)],
    "prequel": [(nil, .sequel)],
    "sampler": [(nil, .sample)],
    "excerpt": [(nil, .sample)],
    "preview": [(nil, .sample)],
  ]

  /// Words that end the name of a kind.
  private static let whole = WordTable<WorkKinds>(endings.map { ($0, $1) })

  private static let endings: KeyValuePairs<String, WorkKinds> = [
    "play": .script, "musical": .script, "movie": .script, "film": .script, "opera": .script,
    "drama": .script, "dramatisation": .script, "dramatization": .script,
    "comic": .graphic, "comics": .graphic, "adaptation": .retold, "stories": .stories, "journal": .journal,
    "planner": .journal, "notebook": .journal, "cookbook": .cookbook, "quiz": .guide,
    "guide": .guide,
    "commentary": .guide, "casebook": .guide, "collection": .set, "trilogy": .set, "duology": .set,
    "quartet": .set, "series": .set, "prequel": .sequel, "sequel": .sequel, "continuation": .sequel,
    "abridgement": .retold, "adapted": .retold,
    "lattlast": .retold, "bilderbuch": .retold, "adaptacao": .retold,
    "adaptacion": .retold, "bearbeitung": .retold,
    "theaterstuck": .script, "theatre": .script, "teatro": .script, "toneelstuk": .script, "pjas": .script,
    "пьеса": .script, "сценарий": .script, "scenario": .script, "guion": .script, "roteiro": .script,
    "copione": .script, "sztuka": .script,
    "bd": .graphic, "hq": .graphic, "beeldroman": .graphic, "comicadaption": .graphic,
    "lehrerheft": .guide, "zusammenfassung": .guide, "interpretation": .guide, "textanalyse": .guide,
    "resume": .guide, "resumen": .guide, "resumo": .guide, "analyse": .guide, "analisis": .guide,
    "analise": .guide, "analisi": .guide, "analiza": .guide, "анализ": .guide, "riassunto": .guide,
    "uittreksel": .guide, "boekverslag": .guide, "samenvatting": .guide, "sammanfattning": .guide,
    "streszczenie": .guide, "opracowanie": .guide, "содержание": .guide, "bookrags": .guide,
    "pedagogique": .guide, "interpretacja": .guide,
    "extraits": .sample, "extrait": .sample, "seleccion": .retold, "abrege": .retold, "abregee": .retold,
    "abreviada": .retold, "abreviado": .retold, "ridotta": .retold, "kisaltilmis": .retold,
    "изложении": .retold, "пересказ": .retold, "хрестоматия": .retold,
    "مختصرة": .retold, "مختصر": .retold,
    "completa": .set, "integrale": .set, "integral": .set, "trilogie": .set, "trilogia": .set,
  ]

  /// Words that may precede the words of `endings`.
  private static let beside = WordTable([
    "the", "a", "an", "and", "other", "more", "official", "unofficial", "complete", "entire", "guided",
    "daily",
    "companion", "critical", "stage", "broadway", "radio", "short", "collected", "selected", "further", "new",
    "study", "fan", "fan's", "reader's", "readers", "reader", "reading", "bbc", "audio", "big", "comic",
    "graphic", "illustrated", "full", "whole", "original", "gratitude",
    "piece", "obra", "peca", "de", "und", "et", "y", "i", "e", "texte", "text", "edicion", "dossier",
    "краткое", "краткий", "кратком", "в", "trilogia", "analyse", "textanalyse", "resume", "resumen",
    "streszczenie", "analiza",
    "riassunto", "versione", "version", "das", "die", "der", "le", "la", "el", "il",
  ])

  private static let indefinite = WordTable(["a", "an"])

  /// `3-Book Bundle`.
  private static let counts = WordTable([
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "eleven", "twelve",
  ])
  private static let countedInOne = WordTable(["book", "volume", "novel"])

  /// `Books 1-3`.
  private static let counted = WordTable(["books", "volumes", "vols"])
}
