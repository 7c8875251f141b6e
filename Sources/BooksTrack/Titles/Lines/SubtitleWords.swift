// The vocabulary of subtitles that a search can omit.

/// A vocabulary of subtitles. Words are given by their fingerprints.
struct SubtitleWords: Sendable {
  private let articles: WordTable<Void>
  private let definite: WordTable<Void>
  private let kinds: WordTable<Void>
  private let named: WordTable<Void>
  private let links: WordTable<Void>
  private let whole: PhraseTable

  /// - Parameters:
  ///   - kinds: Kinds of book that are a subtitle alone or after an article: `stories`, `a fable`.
  ///   - named: Kinds that may also follow other words: `a jack reacher novel`.
  init(
    indefinite: [String], definite: [String], kinds: [String], named: [String], links: [String],
    whole: [String]
  ) {
    articles = WordTable(indefinite + definite)
    self.definite = WordTable(definite)
    self.kinds = WordTable(kinds + named)
    self.named = WordTable(named)
    self.links = WordTable(links)
    self.whole = PhraseTable(whole.map { ($0, .whole) })
  }

  /// Returns true if the words only name a kind of book: `a novel`, `stories`, `a jack reacher novel`,
  /// `a novel of the great war`.
  func isGeneric(_ words: [UInt64]) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    if whole.matches(words) { return true }
    guard articles.contains(first), words.count > 1 else { return words.count == 1 && kinds.contains(last) }
    if words.count == 2 { return kinds.contains(last) }
    // "The Story of Ferdinand" is a title; "A Memoir of Survival" and "A Jack Reacher Novel" are not.
    guard !definite.contains(first) else { return false }
    return kinds.contains(words[1]) && links.contains(words[2]) || named.contains(last)
  }

  /// Returns true if the word is an article.
  func isArticle(_ word: UInt64?) -> Bool { word.map { articles.contains($0) } ?? false }

  /// Returns true if the word is an indefinite article: `a`, `eine`.
  func isIndefinite(_ word: UInt64?) -> Bool {
    isArticle(word) && !(word.map { definite.contains($0) } ?? true)
  }

  /// Returns true for a word that joins the parts of a description and rarely occurs in the name of a series.
  static func isDescribing(_ word: UInt64) -> Bool { describing.contains(word) }

  private static let describing = WordTable([
    "in", "about", "from", "by", "for", "with", "to", "on", "how", "why", "what", "your", "my", "our",
  ])

  static let english = SubtitleWords(
    indefinite: [
      "a", "an", "ein", "eine", "un", "une", "una", "uno", "um", "uma", "een", "en", "ett",
    ],
    definite: ["the", "le", "la", "el", "der", "die", "das"],
    kinds: [
      "story", "stories", "poems", "essays", "plays", "play", "fable", "tale", "tales", "erzählung",
      "cuentos", "poesía",
      "racconti", "nouvelles", "verhalen", "gedichte", "erzählungen", "manifesto", "narrative", "life",
      "history",
      "contos", "opowiadania", "öyküler", "长篇小说", "長編小説", "短編集", "短篇小说", "短编小说集", "小説", "小说",
      "рассказы", "рассказ", "повести", "стихи", "قصص", "داستان",
      "cookbook", "diary", "bericht", "comedy", "tragedy", "confession", "elegy", "portrait", "introduction",
    ],
    named: [
      "novel", "novella", "memoir", "mystery", "thriller", "romance", "novelette", "autobiography",
      "biography",
      "roman", "novela", "romanzo", "krimi", "novelle", "kriminalroman", "powieść", "western", "whodunit",
      "роман", "повесть", "رواية", "رمان",
    ],
    links: ["of", "in", "about", "from", "by", "for", "with"],
    whole: [
      "short stories", "selected poems", "a short story", "a love story", "a true story", "the novel",
      "a novel in stories", "a short novel", "a graphic memoir", "an american tragedy story",
      "poems and essays",
      "the original story", "the classic novel", "a play in three acts", "a play in two acts", "a tragedy",
      "a comedy", "сборник рассказов", "قصص قصيرة", "مجموعه داستان",
    ])
}
