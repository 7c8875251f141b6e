// The words with which names of series end, or begin in Romance languages: `The Farseer Trilogy`,
// `Die Zwerge-Reihe`, `Saga Crepúsculo`. A name means the same series with such a word and without it.

/// A vocabulary of words in names of series.
enum SeriesWords {
  /// Folded, as the words of a title are compared.
  static let all = WordTable(ending + leading)

  /// The key of a name without such words at its end and, in front, without one that no "of" follows; the key
  /// itself if nothing else is left.
  static func core(ofKey key: String) -> String {
    var words = key.split(separator: " ")[...]
    while words.count > 1, let last = words.last, all.contains(TitleLine.fingerprint(ofWord: String(last))) {
      words.removeLast()
    }
    if words.count > 1, let first = words.first,
      inFront.contains(TitleLine.fingerprint(ofWord: String(first))),
      !links.contains(String(words[words.startIndex + 1]))
    {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  private static let inFront = WordTable(leading)
  private static let links: Set<String> = [
    "of", "de", "del", "der", "des", "di", "du", "da", "do", "van", "von",
  ]

  /// Words that say "series" behind a name.
  private static let ending = [
    "series", "saga", "sagas", "trilogy", "cycle", "chronicles", "books", "novels", "quartet", "duology",
    "duet", "sequence", "tetralogy", "quintet", "pentalogy", "files", "mysteries", "reihe", "zyklus",
    "chroniken", "romane", "reeks", "kronieken", "serien", "trilogin", "trilogien", "sagan", "seria", "cykl",
    "trylogia", "serisi", "dizisi", "uclemesi", "сага", "серия", "цикл", "трилогия",
    "хроники", "シリーズ", "系列", "三部曲", "四部曲", "시리즈", "ثلاثية", "سلسلة",
  ]

  /// Words that say "series" before a name, and often behind it as well.
  private static let leading = [
    "serie", "saga", "trilogie", "trilogia", "tetralogie", "tetralogia", "cycle", "ciclo", "chroniques",
    "cronicas", "cronache", "bilogia", "duologia",
  ]
}
