// The relation of two titles, apart from markers.

/// The relation of two titles.
enum TitleRelation: Hashable, Sendable {
  /// The same words.
  case same
  /// One has a subtitle that the other omits, and the subtitle does not make it another book.
  case withoutSubtitle
  /// One begins with the name of the series: `Mistborn: The Final Empire`, `The Final Empire (Mistborn, #1)`.
  case withinSeries
  /// Most words are the same; enough for two spellings of one edition, not for other books.
  case similar
  /// Written in different scripts.
  case incomparable
  case different

  /// - Parameter isSeries: Returns true if the key is the name of a known series.
  init(_ left: TitleFacts, _ right: TitleFacts, isSeries: (String) -> Bool) {
    if left.main == right.main {
      self = Self.ofSubtitles(left, right, isSeries: isSeries)
    } else if left.base == right.base || left.asWritten == right.asWritten {
      self = .same
    } else if left.isSplitAtStop, left.base == right.main {
      self = Self.ofSubtitles(left.unsplitAtStop, right, isSeries: isSeries)
    } else if right.isSplitAtStop, right.base == left.main {
      self = Self.ofSubtitles(left, right.unsplitAtStop, isSeries: isSeries)
    } else if Self.isWithinSeries(left, right) || Self.isWithinSeries(right, left) {
      self = .withinSeries
    } else {
      self = .different
    }
  }

  private static func ofSubtitles(
    _ left: TitleFacts, _ right: TitleFacts, isSeries: (String) -> Bool
  ) -> TitleRelation {
    if left.subtitle == right.subtitle { return .same }
    if isSeriesOf(left, right) || isSeriesOf(right, left) { return .withinSeries }
    switch (left.tellingSubtitle, right.tellingSubtitle) {
    case (nil, nil):
      return nameDifferentSubjects(left, right) || nameDifferentForms(left, right)
        ? .different : .withoutSubtitle
    case (let first?, let second?):
      return isShortened(first, second) || isShortened(second, first) ? .withoutSubtitle : .different
    case (_?, nil): return canLack(left, beside: right, isSeries: isSeries) ? .withoutSubtitle : .different
    case (nil, _?): return canLack(right, beside: left, isSeries: isSeries) ? .withoutSubtitle : .different
    }
  }

  /// Returns true if both subtitles name the same kind of book and another subject: `A Novel of Spain`,
  /// `A Novel of India`.
  private static func nameDifferentSubjects(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    guard let first = left.subtitle?.split(separator: " "),
      let second = right.subtitle?.split(separator: " "),
      let link = first.firstIndex(where: { subjectLinks.contains(String($0)) }),
      second.firstIndex(where: { subjectLinks.contains(String($0)) }) == link,
      first[...link] == second[...link]
    else { return false }
    let (one, other) = (first[(link + 1)...], second[(link + 1)...])
    return !one.isEmpty && !other.isEmpty && !one.starts(with: other) && !other.starts(with: one)
  }

  /// Returns true if the subtitles name two forms of writing: `Poems`, `Essays`. A writer has one book of
  /// each.
  private static func nameDifferentForms(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    guard let first = left.subtitle?.split(separator: " ").last,
      let second = right.subtitle?.split(separator: " ").last,
      let one = literaryForms[String(first)], let other = literaryForms[String(second)]
    else { return false }
    return one != other
  }

  private static let literaryForms: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      ["poems", "gedichte", "poemas", "poesia", "poemes", "verses", "стихи"],
      ["essays", "ensayos", "essais", "ensaios", "saggi"],
      [
        "stories", "tales", "cuentos", "racconti", "erzahlungen", "nouvelles", "contos", "verhalen",
        "рассказы",
      ],
      ["plays"], ["letters", "briefe", "cartas", "lettres"],
      ["novel", "roman", "novela", "romanzo", "роман"],
    ].enumerated().flatMap { form, words in words.map { ($0, form) } })

  private static let subjectLinks: Set = ["of", "von", "aus", "de", "du", "di", "over", "om"]

  /// Returns true if one subtitle is the other without its last words, and these name no kind of book: `or,
  /// Life in the Woods` and `or, Life in the Woods Journal`.
  private static func isShortened(_ short: String, _ long: String) -> Bool {
    guard long.hasPrefix(short + " ") else { return false }
    let rest = long.dropFirst(short.count).split(separator: " ")
    return WorkKinds(ofSubtitle: rest.map { TitleLine.fingerprint(ofFolded: $0.utf8) }).isEmpty
  }

  /// Returns true if the title without its subtitle still means this book. That is not so if the main title
  /// is the name of a series, which may mean any of its books or all, nor if the subtitle may be a title, as
  /// that of a sequel: `Boarderlines - Fuck You Happiness`.
  private static func canLack(
    _ title: TitleFacts, beside other: TitleFacts, isSeries: (String) -> Bool
  ) -> Bool {
    // Behind a full stop another work of the same volume may follow: `Der Sandmann. Das Fräulein von
    // Scuderi`.
    if title.isSplitAtStop { return title.subtitleIsIndefinite }
    return claimOnePlace(title, other)
      || (title.subtitleRule == .descriptive && title.subtitleDescribes || saysWhatIsDone(title))
        && !(title.volumes + other.volumes).contains { $0.series == title.main }
        && (title.subtitleIsIndefinite || !isSeries(title.main))
  }

  /// Returns true if both are the same volume of one series: `Naruto, Vol. 5`, `Naruto, Vol. 5: The
  /// Challengers`.
  private static func claimOnePlace(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    left.volumes.contains { ($0.isOwn || !$0.series.isEmpty) && right.volumes.contains($0) }
  }

  /// Returns true if a subtitle of few words after a long title begins as a chapter does: `Understanding
  /// Loneliness`, `Rewilding Orkney`. Volumes rarely have such titles.
  private static func saysWhatIsDone(_ title: TitleFacts) -> Bool {
    guard let first = title.subtitle?.split(separator: " ").first else { return false }
    return first.utf8.count > 5 && first.hasSuffix("ing") && title.main.split(separator: " ").count > 2
  }

  /// Returns true if one title is followed by the name of the series, and the other has it in a marker:
  /// `Ghost Story: The Dresden Files, Book 13`, `Ghost Story (The Dresden Files, #13)`.
  private static func isSeriesOf(_ long: TitleFacts, _ short: TitleFacts) -> Bool {
    guard short.subtitle == nil, let subtitle = long.subtitle else { return false }
    return !long.volumes.isEmpty && short.volumes.contains { $0.series == subtitle }
  }

  /// Returns true for `Mistborn: The Final Empire` and `In Death 3: Immortal in Death`.
  private static func isWithinSeries(_ long: TitleFacts, _ short: TitleFacts) -> Bool {
    guard let subtitle = long.tellingSubtitle, subtitle == short.base || subtitle == short.main else {
      return false
    }
    return short.volumes.contains { volume in
      volume.series == long.main || volume.series.hasPrefix(long.main + " ")
        || long.main == "\(volume.series) \(volume.position)"
    }
  }
}

extension TitleRelation {
  /// The relation of two titles with the same ISBN: a different spelling, a missing word or another script is
  /// not a sign of another book here, but different words are — the number of a boxed set is on every book in
  /// it.
  static func sameEdition(_ left: TitleFacts, _ right: TitleFacts) -> TitleRelation {
    let relation = TitleRelation(left, right) { _ in false }
    guard relation == .different else { return relation }
    if isLatin(left.base) != isLatin(right.base) { return .incomparable }
    if TitleLanguage.differs(left.base, right.base) { return .incomparable }
    if left.main == right.main {
      return left.tellingSubtitle == nil || right.tellingSubtitle == nil ? .similar : .different
    }
    return isPart(left, of: right) || isPart(right, of: left) || isSimilar(left.base, right.base)
      ? .similar : .different
  }

  /// Returns true if two titles in Latin letters, possibly in two languages, have no significant word in
  /// common.
  static func shareNoWord(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    guard isLatin(left.base), isLatin(right.base) else { return false }
    return Set(tellingWords(left.base)).isDisjoint(with: tellingWords(right.base))
  }

  private static func isLatin(_ key: String) -> Bool { key.utf8.contains { $0 < 0x80 && $0 > 0x39 } }

  /// Returns true if one title is the subtitle of the other: `The Fellowship of the Ring`.
  private static func isPart(_ short: TitleFacts, of long: TitleFacts) -> Bool {
    guard let subtitle = long.tellingSubtitle else { return false }
    return subtitle == short.base || subtitle == short.main
  }

  /// Returns true if two thirds of the significant words are the same, or all but for their spelling; numbers
  /// must be equal.
  private static func isSimilar(_ left: String, _ right: String) -> Bool {
    let first = tellingWords(left)
    let second = tellingWords(right)
    guard !first.isEmpty, !second.isEmpty,
      first.filter(isNumber).sorted() == second.filter(isNumber).sorted()
    else { return false }
    if first.count == second.count, zip(first, second).allSatisfy(isSpelling) { return true }
    let common = first.filter { second.contains($0) }.count
    let longer = max(first.count, second.count)
    // An extra word is often a subtitle; a replaced word is often another book by the same authors.
    let isShortened = common == min(first.count, second.count)
    return isShortened ? common * 3 >= longer * 2 : common * 4 >= longer * 3
  }

  private static func isSpelling(_ left: Substring, _ right: Substring) -> Bool {
    if left == right { return true }
    if isWithoutSpaces(left) || isWithoutSpaces(right) { return isSpellingOfCharacters(left, right) }
    return min(left.count, right.count) >= 4 && jaroWinkler(String(left), String(right)) >= 900
  }

  /// Returns true if a word is in a script without spaces, so that it may be a whole title.
  private static func isWithoutSpaces(_ word: Substring) -> Bool {
    word.unicodeScalars.contains(where: \.isHanOrKana)
  }

  /// Returns true if the texts differ in one character. In scripts where a character is a word or half of
  /// one, one different character may be a variant, two make another book: `涼宮ハルヒの退屈` and `涼宮ハルヒの溜息` share
  /// six of eight.
  private static func isSpellingOfCharacters(_ left: Substring, _ right: Substring) -> Bool {
    guard left.count == right.count, left.count >= 4 else { return false }
    return zip(left, right).count { $0 != $1 } == 1
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func tellingWords(_ key: String) -> [Substring] {
    let all = key.split(separator: " ")
    let telling = all.filter { !stopWords.contains(String($0)) }
    return telling.isEmpty ? all : telling
  }

  private static let stopWords: Set<String> = [
    "the", "a", "an", "of", "in", "on", "at", "to", "for", "from", "with", "by", "or", "is", "s", "der",
    "die", "das",
    "des", "von", "le", "la", "les", "du", "de", "del", "el", "los", "las", "en", "il", "di",
  ]
}
