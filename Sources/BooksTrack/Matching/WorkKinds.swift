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
      for meaning in meanings
      where meaning.next == nil || (index + 1 < words.count && meaning.next == words[index + 1]) {
        insert(meaning.kind)
      }
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
    return whole[fingerprint] != nil || vocabulary[fingerprint]?.contains { $0.next == nil } ?? false
  }

  /// A subtitle with more words names no kind.
  private static let longestName = 4

  /// The words of five letters or more in the names of kinds.
  private static let names: [(letters: [Unicode.Scalar], fingerprint: UInt64)] =
    Set(phrases.flatMap { [$0.key] + $0.value.compactMap(\.next) } + endings.map(\.key))
    .filter { $0.utf8.count > 4 }.sorted()
    .map { (Array($0.unicodeScalars), TitleLine.fingerprint(ofWord: $0)) }

  private static let making = TitleLine.fingerprint(ofWord: "making")
  private static let play = TitleLine.fingerprint(ofWord: "play")
  private static let acts = WordTable(["act", "acts"])

  private typealias Meaning = (next: UInt64?, kind: WorkKinds)

  private static let vocabulary = WordTable(
    phrases.map { word, meanings in
      (word, meanings.map { ($0.next.map { TitleLine.fingerprint(ofWord: $0) }, $0.kind) as Meaning })
    })

  /// By first word; with a second word if the first alone does not name a kind.
  private static let phrases: KeyValuePairs<String, [(next: String?, kind: WorkKinds)]> = [
    "graphic": [
      ("novel", .graphic), ("adaptation", .graphic), ("novels", .graphic), ("edition", .graphic),
      ("history", .graphic), ("biography", .graphic), ("guide", .graphic), ("version", .graphic),
      ("account", .graphic), ("retelling", .graphic), ("interpretation", .graphic), ("story", .graphic),
    ],
    "comic": [("adaptation", .graphic), ("book", .graphic), ("version", .graphic)],
    "illustrated": [("adaptation", .graphic)],
    "manga": [(nil, .graphic)],
    "roman": [("graphique", .graphic)],
    "bande": [("dessinee", .graphic)],
    "novela": [("grafica", .graphic)],
    "romanzo": [("grafico", .graphic)],
    "fumetti": [(nil, .graphic)],
    "quadrinhos": [(nil, .graphic)],
    "study": [("guide", .guide)],
    "teachers": [("guide", .guide)],
    "teacher's": [("guide", .guide)],
    "readers": [("guide", .guide), ("companion", .companion)],
    "reader's": [("guide", .guide), ("companion", .companion)],
    "reading": [("guide", .guide)],
    "discussion": [("guide", .guide), ("questions", .guide)],
    "literature": [("guide", .guide)],
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
    "schuber": [(nil, .set)],
    "coffret": [(nil, .set)],
    "estuche": [(nil, .set)],
    "coloring": [("book", .activity)],
    "colouring": [("book", .activity)],
    "activity": [("book", .activity)],
    "sticker": [("book", .activity)],
    "workbook": [(nil, .activity)],
    "guided": [("journal", .journal)],
    "screenplay": [(nil, .script)],
    "script": [(nil, .script)],
    "scripts": [(nil, .script)],
    "stage": [("play", .script), ("adaptation", .script)],
    "stageplay": [(nil, .script)],
    "libretto": [(nil, .script)],
    "adapted": [("for", .retold)],
    "retold": [(nil, .retold)],
    "young": [("readers", .retold), ("reader's", .retold)],
    "novelization": [(nil, .retold)],
    "novelisation": [(nil, .retold)],
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
    "abridgement": .retold,
  ]

  /// Words that may precede the words of `endings`.
  private static let beside = WordTable([
    "the", "a", "an", "and", "other", "more", "official", "unofficial", "complete", "entire", "guided",
    "daily",
    "companion", "critical", "stage", "broadway", "radio", "short", "collected", "selected", "further", "new",
    "study", "fan", "fan's", "reader's", "readers", "reader", "reading", "bbc", "audio", "big", "comic",
    "graphic", "illustrated", "full", "whole", "original", "gratitude",
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
