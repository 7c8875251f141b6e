// Which of several books a book is, by tier: one with the same title and author that also shares an ISBN,
// then the same ISBN, then the same title and author, then tier 3, and last one that differs by a slip of the
// keyboard. Among equals the first wins. Where the books come from is not known here: an index gives the
// works of a library, and a question is compared with a single answer.

import BooksTrackAPI

/// A book that another may be.
typealias MatchCandidate = (work: WorkID, keys: MatchKeys)

/// Which books are to be compared with one.
struct MatchQuestion {
  /// Those that are found under any of these hashes (`MatchKeys.postings`).
  let hashes: [UInt64]
  /// The letters of its title: if they are given, those alone that may have it with a slip.
  var letters: LetterParity?
  /// What its writer has to have in common with theirs; others may be left out, and need not be.
  var writer: WriterTraces.Likeness?
}

extension MatchRules {
  /// Finds a book among those that share a hash with it. All keys have to be made with these rules.
  ///
  /// - Parameter candidates: The books that a question asks for, none twice, oldest first.
  /// - Parameter isSeries: Whether a key is known to be the name of a series.
  /// - Parameter isWriter: Whether a name has further books beside that one.
  /// - Parameter allowsSlips: Whether books are one as well that differ by a slip of the keyboard (DUP-11).
  func match(
    _ keys: MatchKeys, among candidates: (MatchQuestion) -> [MatchCandidate],
    isSeries: (String) -> Bool,
    isWriter: (AuthorName, WorkID) -> Bool, allowsSlips: Bool = true
  ) -> MatchResult {
    let sameEdition = keys.isbns.flatMap { isbn in
      candidates(MatchQuestion(hashes: [MatchKeys.posting(of: isbn)]))
        .filter { $0.keys.isbns.contains(isbn) && policy.isSameEdition($0.keys, keys) }
        .map { (work: $0.work, isbn: isbn) }
    }
    let sameTitle = candidates(MatchQuestion(hashes: [keys.wholeTitle], writer: .sameName))
      .filter { policy.isSameTitleAndAuthor($0.keys, keys) }
    if let both = sameTitle.first(where: { title in sameEdition.contains { $0.work == title.work } }) {
      return .exactMatch(both.work, .titleAndAuthor, reason: .sameTitleAndAuthor)
    }
    if let edition = sameEdition.first {
      return .exactMatch(edition.work, .isbn, reason: .sameISBN(edition.isbn))
    }
    if let title = sameTitle.first {
      return .exactMatch(title.work, .titleAndAuthor, reason: .sameTitleAndAuthor)
    }
    let found = best(of: candidates(MatchQuestion(hashes: keys.titleParts, writer: .compatible))) {
      policy.likeness($0.keys, keys, isSeries: isSeries)
    }
    guard found == .noDuplicate, allowsSlips, policy.knowsSlips else { return found }
    var hashes = keys.titleParts
    TitleTraces.addSought(keys, to: &hashes)
    keys.title.addPlacePostings(to: &hashes)
    let question = MatchQuestion(hashes: hashes, letters: keys.letters, writer: .mistyped)
    return best(of: candidates(question)) { candidate in
      policy.mistyped(candidate.keys, keys, isSeries: isSeries) { isWriter($0, candidate.work) }
    }
  }

  /// Whether two books are one, as if the first were the only book of a library. A slip is one of a reader's
  /// hand; an answer that needs one to fit is another book's.
  func match(_ keys: MatchKeys, with single: MatchKeys) -> MatchResult {
    let candidate = MatchCandidate(work: WorkID(replica: 0, serial: 0), keys: single)
    return match(
      keys, among: { $0.hashes.contains(where: single.isFound) ? [candidate] : [] },
      isSeries: { single.isFound(under: StableHash.of($0, kind: .series)) }, isWriter: { _, _ in false },
      allowsSlips: false)
  }

  /// The likeliest of some books, by a rule; of several the oldest.
  private func best(
    of candidates: [MatchCandidate], by rule: (MatchCandidate) -> (score: Int, reason: MatchReason)?
  ) -> MatchResult {
    var best: (work: WorkID, score: Int, reason: MatchReason)?
    for candidate in candidates {
      guard let found = rule(candidate), found.score > best?.score ?? Int.min else { continue }
      best = (candidate.work, found.score, found.reason)
    }
    return best.map { .possibleMatch($0.work, score: $0.score, reason: $0.reason) } ?? .noDuplicate
  }
}
