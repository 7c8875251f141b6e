// Matching of books that differ only by typing errors (DUP-11): title and name are corrected, each by that of
// the other book, then the rules of tier 3 apply as usual. So a volume, a part or an adaptation stays another
// book.

extension CorrectedMatching {
  var knowsSlips: Bool { true }

  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool, isWriter: (AuthorName) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    // The rows of a long series have one title and many volumes; comparing the volumes is the cheapest check.
    guard left.title.main != right.title.main || VolumeGuard.strict.allows(left.title, right.title),
      let name = slipsInName(left, right, isWriter: isWriter),
      let (title, slips) = Self.corrected(right.title, by: left.title), (1...2).contains(slips + name),
      reason(TitleRelation(left.title, title, isSeries: isSeries)) != nil,
      Self.isSameKind(left.title, title), VolumeGuard.strict.allows(left.title, title)
    else { return nil }
    // Both names have other books in the library, so both are people.
    return (900 - 100 * (slips + name), .mistyped)
  }

  /// Returns the number of slips between the names; nil if the writers are not known to be the same.
  private func slipsInName(
    _ left: MatchKeys, _ right: MatchKeys, isWriter: (AuthorName) -> Bool
  ) -> Int? {
    switch WriterComparison(left.authors, right.authors) {
    // A family name alone is little beside a mistyped title, and its books are not found by its first letters
    // (`TitleTraces`).
    case .same(let likeness): return likeness > NameComparison.familyNameAlone ? 0 : nil
    case .unknown: return nil
    case .different:
      let length = min(left.title.base.utf8.count, right.title.base.utf8.count)
      let isTelling = length >= Self.tellingTitle || left.title.sharesPlace(with: right.title)
      guard !GeneralTitles.contains(left.title.main),
        let slips = MistypedText.slips(inName: left.authors[0], right.authors[0], isTelling: isTelling),
        slips == 1 || isTelling || length >= Self.shortTitle
      else { return nil }
      // Both names have other books in the library, so both are people.
      if isWriter(left.authors[0]), isWriter(right.authors[0]) { return nil }
      return slips
    }
  }

  /// Two writers with similar names do not share a title of this many letters, unless they are one person.
  private static let tellingTitle = 14
  /// With a title of fewer letters, at most one slip in the name is allowed.
  private static let shortTitle = 5

  /// Returns a title with its typing errors corrected by the other title, and the number of slips.
  private static func corrected(_ title: TitleFacts, by other: TitleFacts) -> (TitleFacts, slips: Int)? {
    var corrected = title
    var slips = 0
    if title.main != other.main {
      guard let count = MistypedText.slips(inTitle: title.main, other.main, support(of: title, other)) else {
        return nil
      }
      slips += count
      corrected.main = other.main
      corrected.changeKinds(from: title.main, to: other.main)
      for place in corrected.volumes.indices where corrected.volumes[place].series == title.main {
        corrected.volumes[place].series = other.main
      }
    }
    if let mine = title.subtitle, let theirs = other.subtitle, mine != theirs,
      let count = MistypedText.slips(inTitle: mine, theirs)
    {
      slips += count
      corrected.subtitle = other.subtitle
      corrected.subtitleRule = other.subtitleRule
      corrected.changeKinds(from: mine, to: theirs)
    }
    return (corrected, slips)
  }
}

extension CorrectedMatching {
  /// Returns the common facts of two titles whose main parts differ.
  private static func support(of left: TitleFacts, _ right: TitleFacts) -> TitleSupport {
    if left.sharesPlace(with: right) { return .samePlace }
    guard let subtitle = left.subtitle, subtitle == right.subtitle, left.subtitleRule != .generic else {
      return .none
    }
    return .subtitle(subtitle)
  }
}

extension TitleFacts {
  /// Replaces the kinds of book that the mistyped text names by those that the correct text names.
  fileprivate mutating func changeKinds(from mistyped: String, to right: String) {
    func kinds(_ key: String) -> WorkKinds {
      let words = key.split(separator: " ").map { TitleLine.fingerprint(ofFolded: $0.utf8) }
      return WorkKinds(of: words).union(WorkKinds(ofSubtitle: words))
    }
    self.kinds = self.kinds.subtracting(kinds(mistyped)).union(kinds(right))
  }
}

/// Titles that books of many writers share. Similar names of their writers are names of different writers.
enum GeneralTitles {
  /// Returns true if the key is that of a general title.
  static func contains(_ key: String) -> Bool { keys.contains(key) }

  private static let keys: Set<String> = [
    "poems", "selected poems", "collected poems", "complete poems", "new selected poems", "stories",
    "selected stories", "collected stories", "complete stories", "short stories", "essays", "selected essays",
    "collected essays", "letters", "selected letters", "plays", "selected plays", "collected plays",
    "complete works", "collected works", "selected works", "selected writings", "autobiography", "memoirs",
    "memoir", "diary", "diaries", "journals", "sonnets", "fables", "fairy tales", "gedichte", "erzahlungen",
    "essais", "poesies", "cuentos", "poesia", "racconti", "诗集", "诗选", "短编集", "短篇小说集",
    "全集", "作品集", "小说集", "随笔集", "散文集", "日记", "시집", "단편집", "ديوان", "قصص", "رسائل",
  ]
}
