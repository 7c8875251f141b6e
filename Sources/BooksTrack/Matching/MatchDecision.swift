// The choice of the book that matches, by tier: first a book with the same title and author that also shares
// an ISBN, then one with the same ISBN, then one with the same title and author, then tier 3, and last one
// that differs by a typing error. Of several equal matches the first wins. The candidates come from the
// caller: an index gives the works of a library, and a look-up gives a single answer.

import BooksTrackAPI

/// A book that may be the same as another.
typealias MatchCandidate = (work: WorkID, keys: MatchKeys)

/// The candidates that a comparison needs.
struct MatchQuestion {
  /// Books found under any of these hashes (`MatchKeys.postings`).
  let hashes: [UInt64]
  /// The letters of the title; if given, only books whose title may be this one with a slip.
  var letters: LetterParity?
  /// The required likeness of the writers; books without it may be left out, but need not be.
  var writer: WriterTraces.Likeness?
}

extension MatchRules {
  /// Finds a book among those that share a hash with it. All keys have to be made with these rules.
  ///
  /// - Parameter candidates: Returns the books for a question, without duplicates, oldest first.
  /// - Parameter isSeries: Returns true if the key is the name of a known series.
  /// - Parameter isWriter: Returns true if a name has further books beside that one.
  /// - Parameter allowsSlips: True if books that differ by a typing error match as well (DUP-11).
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

  /// Compares two books as if the second were the only book of a library. Typing errors are not allowed:
  /// readers make them, providers do not, so an answer that differs by one is another book.
  func match(_ keys: MatchKeys, with single: MatchKeys) -> MatchResult {
    let candidate = MatchCandidate(work: WorkID(replica: 0, serial: 0), keys: single)
    return match(
      keys, among: { $0.hashes.contains(where: single.isFound) ? [candidate] : [] },
      isSeries: { single.isFound(under: StableHash.of($0, kind: .series)) }, isWriter: { _, _ in false },
      allowsSlips: false)
  }

  /// Returns the candidate with the highest score of a rule; of several the oldest.
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
