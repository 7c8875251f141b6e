// Words at the end of names of series, or at the beginning in Romance languages: `The Farseer Trilogy`, `Die
// Zwerge-Reihe`, `Saga Crepúsculo`. A name means the same series with such a word and without it.

/// A vocabulary of words in names of series.
enum SeriesWords {
  /// The words, folded as in `TitleLine`.
  static let all = WordTable(ending + leading)

  /// Returns the key of a name without these words at its end, and without one at its beginning, with the
  /// "of" and the article that follow it: `fundacion` for `Ciclo de la Fundación`. Returns the key itself if
  /// no other word remains.
  static func core(ofKey key: String) -> String {
    var words = key.split(separator: " ")[...]
    while words.count > 1, let last = words.last, all.contains(TitleLine.fingerprint(ofWord: String(last))) {
      words.removeLast()
    }
    if words.count > 1, let first = words.first,
      inFront.contains(TitleLine.fingerprint(ofWord: String(first)))
    {
      let rest = words.dropFirst().drop { links.contains(String($0)) }
      if !rest.isEmpty { words = rest }
    }
    return words.joined(separator: " ")
  }

  /// Returns a name without the words that say what kind of book its volumes are: `Kate Daniels` for `A Kate
  /// Daniels Novel`, `Tides` for `Tides (Light Novel)`.
  static func plainName(_ name: String) -> String {
    if name.last == ")", let opening = name.lastIndex(of: "("), opening > name.startIndex {
      let rest = WhiteSpace.collapsed(name[..<opening])
      let kind = name[name.index(after: opening)...].dropLast()
      return kinds.contains(kind.lowercased()) && !rest.isEmpty ? rest : name
    }
    guard name.hasPrefix("A ") || name.hasPrefix("An ") else { return name }
    let words = name.split(separator: " ")
    // "A Murder Mystery" names a kind of book and nothing else.
    guard words.count > 3, let last = words.last, novels.contains(last.lowercased()) else { return name }
    return words.dropFirst().dropLast().joined(separator: " ")
  }

  private static let kinds: Set<String> = [
    "light novel", "light novels", "novel", "manga", "comic", "graphic novel", "webtoon", "manhwa",
  ]
  private static let novels: Set<String> = ["novel", "mystery", "thriller", "adventure", "romance"]

  private static let inFront = WordTable(leading)
  private static let links: Set<String> = [
    "of", "de", "del", "della", "delle", "dei", "der", "des", "di", "du", "da", "do", "das", "dos", "d",
    "van", "von", "la", "las", "le", "les", "los", "el", "the",
  ]

  /// Words for "series" after a name.
  private static let ending = [
    "novel", "mystery", "thriller", "thrillers",
    "series", "saga", "sagas", "trilogy", "cycle", "chronicles", "books", "novels", "quartet", "duology",
    "duet", "sequence", "tetralogy", "quintet", "pentalogy", "files", "mysteries", "reihe", "zyklus",
    "chroniken", "romane", "reeks", "kronieken", "serien", "trilogin", "trilogien", "sagan", "seria", "cykl",
    "trylogia", "serisi", "dizisi", "uclemesi", "сага", "серия", "цикл", "трилогия",
    "хроники", "シリーズ", "系列", "三部曲", "四部曲", "시리즈", "ثلاثية", "سلسلة",
  ]

  /// Words for "series" before a name, and often after it.
  private static let leading = [
    "serie", "saga", "trilogie", "trilogia", "tetralogie", "tetralogia", "cycle", "ciclo", "chroniques",
    "cronicas", "cronache", "bilogia", "duologia",
  ]
}
