// The rules that the stack runs.
//
// Tier 1. The folded titles are equal, markers included, and so are the first authors, in either name order.
// Two books without any author match only if their ISBNs do not contradict.
//
// Tier 2. An ISBN is shared. It outweighs a title that differs slightly (DUP-5), but exports contain wrong
// numbers, and the number of a boxed set on each book in it; so the titles have to be related as well: the
// same but for a subtitle, a series' name, a spelling or a third of the words, or written in different
// scripts or languages. If the authors are different people, the titles have to be equal. Volumes must not
// contradict each other.
//
// Tier 3. Titles agree but for markers, editions and a subtitle that does not make another book; the writers
// are compatible; the volumes agree; and neither is a graphic novel, companion, study guide or boxed set of
// the other. A book without an author never matches here: a wrong merge is worse than a duplicate. Writers in
// two scripts are compatible if two people are unlikely to choose the same title (`TwoScripts`).
//
// Last, if there is no match, title or name may have been mistyped (`CorrectedMatching+Slips`).

import BooksTrackAPI

struct CorrectedMatching: MatchPolicy {
  let parser = TitleParser(words: .international)

  var knowsWriters: Bool { true }

  func hash(ofWholeTitle text: String) -> UInt64 { StableHash.of(FoldedText.fold(text), kind: .wholeTitle) }

  func titleKeys(_ written: String) -> TitleKeys {
    let text = LegibleText.of(written)
    let facts = TitleFacts(text, parser: parser)
    var parts = [StableHash.of(facts.main, kind: .titlePart)]
    if let subtitle = facts.subtitle {
      parts.append(StableHash.of(facts.base, kind: .titlePart))
      if let unsplit = facts.unsplit { parts.append(StableHash.of(unsplit, kind: .titlePart)) }
      if facts.tellingSubtitle != nil { parts.append(StableHash.of(subtitle, kind: .titlePart)) }
    }
    return TitleKeys(
      text: written, whole: hash(ofWholeTitle: text), parts: parts, facts: facts,
      letters: LetterParity(of: facts.main),
      mayHaveMarkers: !facts.volumes.isEmpty || BareNumber.isPossible(in: text))
  }

  func writerKeys(_ names: [String]) -> WriterKeys {
    WriterKeys(
      names: names,
      authors: names.prefix(Self.authorLimit).flatMap { AuthorCell.names(LegibleText.of($0)) }
        .map { AuthorName($0) }.filter { !$0.isAnonymous })
  }

  func numbers(_ isbns: [ISBN]) -> [ISBN] { isbns.count < 2 ? isbns : Set(isbns).sorted() }

  /// Anthologies list dozens of authors; the later ones never decide a match.
  private static let authorLimit = 6

  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    guard left.title == right.title else { return false }
    guard let first = left.authors.first, let second = right.authors.first else {
      return left.authors.isEmpty && right.authors.isEmpty && !contradict(left.isbns, right.isbns)
    }
    return first.text == second.text && first.similarity(to: second) > 0
  }

  private func contradict(_ left: [ISBN], _ right: [ISBN]) -> Bool {
    !left.isEmpty && !right.isEmpty && !left.contains { right.contains($0) }
  }

  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    guard VolumeGuard.lenient.allows(left.title, right.title) else { return false }
    switch TitleRelation.sameEdition(left.title, right.title) {
    case .same, .withoutSubtitle, .withinSeries: return true
    case .similar:
      // Similar words do not outweigh a different position in the series.
      return !VolumeGuard.contradict(left.title, right.title)
        && WriterComparison(left.authors, right.authors) != .different
    case .incomparable: return WriterComparison(left.authors, right.authors) != .different
    case .different: return false
    }
  }

  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    let relation = TitleRelation(left.title, right.title, isSeries: isSeries)
    guard let reason = reason(relation), VolumeGuard.strict.allows(left.title, right.title) else {
      return nil
    }
    let found: (score: Int, reason: MatchReason)
    switch WriterComparison(left.authors, right.authors) {
    case .same(let likeness): found = (likeness, reason)
    case .unknown where relation == .same && TwoScripts.isOneBook(left, right):
      found = (TwoScripts.likeness, .sameTitleInTwoScripts)
    case .unknown, .different: return nil
    }
    // The last check, because it has to parse the subtitle.
    return Self.isSameKind(left.title, right.title) ? found : nil
  }

  func reason(_ relation: TitleRelation) -> MatchReason? {
    switch relation {
    case .same: .sameNormalizedTitle
    case .withoutSubtitle: .sameTitleWithoutSubtitle
    case .withinSeries: .sameTitleWithinSeries
    case .similar, .incomparable, .different: nil
    }
  }

  /// Returns false if year, article or kind of book show two books. A comic with a volume number is a graphic
  /// novel even if its title does not say so.
  static func isSameKind(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    if let first = left.editionYear, let second = right.editionYear, first != second { return false }
    if left.article.contradicts(right.article) { return false }
    if left.kinds == right.kinds { return !isMistypedKind(left, right) }
    let difference = left.kinds.symmetricDifference(right.kinds)
    return difference == .graphic && left.volumes.contains { $0.isOwn } && right.volumes.contains { $0.isOwn }
  }

  /// Returns true if one of two titles has a subtitle that the other lacks, and the subtitle names a kind of
  /// book once a slip is corrected.
  private static func isMistypedKind(_ left: TitleFacts, _ right: TitleFacts) -> Bool {
    guard left.subtitle != right.subtitle else { return false }
    return [left, right].contains { title in
      title.subtitle.map { !WorkKinds(ofMistypedSubtitle: $0).isSubset(of: title.kinds) } ?? false
    }
  }
}
