// The document's rules (DUP-1 to DUP-3 as written): tier 1 compares title and author regardless of case, tier
// 2 only the ISBN, tier 3 the normalized title and the author as one string with a likeness above 80 %.
// Volumes are not compared, and names are not parsed.

import BooksTrackAPI

struct LiteralMatching: MatchPolicy {
  /// Two author strings with a greater likeness, in thousandths, are the same author.
  let authorThreshold = 800
  let titleRules = TitleRules.asWritten

  func hash(ofWholeTitle text: String) -> UInt64 { StableHash.of(text.lowercased(), kind: .wholeTitle) }

  func titleKeys(_ text: String) -> TitleKeys {
    let normalized = titleRules.normalizedForSearch(text).lowercased()
    var facts = TitleFacts(whole: normalized)
    facts.subtitle = text.lowercased()
    return TitleKeys(
      text: text, whole: hash(ofWholeTitle: text), parts: [StableHash.of(normalized, kind: .titlePart)],
      facts: facts, letters: LetterParity(of: facts.main), mayHaveMarkers: true)
  }

  func writerKeys(_ names: [String]) -> WriterKeys { WriterKeys(names: names, authors: []) }

  func numbers(_ isbns: [ISBN]) -> [ISBN] { isbns }

  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    left.title.subtitle == right.title.subtitle
      && left.authorText.lowercased() == right.authorText.lowercased()
  }

  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool { true }

  /// Names that share no trace may still have 80 % of their letters in common.
  var knowsWriters: Bool { false }

  /// The documents have no rule for typing errors.
  var knowsSlips: Bool { false }

  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool, isWriter: (AuthorName) -> Bool
  ) -> (score: Int, reason: MatchReason)? { nil }

  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    guard left.title.main == right.title.main else { return nil }
    let score = jaroWinkler(left.authorText, right.authorText)
    return score > authorThreshold ? (score, .sameNormalizedTitle) : nil
  }
}
