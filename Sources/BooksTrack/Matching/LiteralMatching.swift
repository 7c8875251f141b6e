// The document's rules (DUP-1 to DUP-3 as written): tier 1 compares title and author but for case, tier 2 the
// ISBN and nothing else, tier 3 the normalized title and the author as one string with a likeness above 80 %.
// Volumes are not compared, and names are not parsed.

import BooksTrackAPI

struct LiteralMatching: MatchPolicy {
  /// Above this likeness, in thousandths, two author strings are one author.
  let authorThreshold = 800
  let titleRules = TitleRules.asWritten

  func keys(title: String, authors: [String], isbns: [ISBN]) -> MatchKeys {
    let author = authors.first ?? ""
    let normalized = titleRules.normalizedForSearch(title).lowercased()
    var facts = TitleFacts(whole: normalized)
    facts.subtitle = title.lowercased()
    return MatchKeys(
      wholeTitle: StableHash.of(title.lowercased(), kind: .wholeTitle),
      titleParts: [StableHash.of(normalized, kind: .titlePart)], isbns: isbns, title: facts, authors: [],
      authorText: author)
  }

  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    left.title.subtitle == right.title.subtitle
      && left.authorText.lowercased() == right.authorText.lowercased()
  }

  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool { true }

  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    guard left.title.main == right.title.main else { return nil }
    let score = jaroWinkler(left.authorText, right.authorText)
    return score > authorThreshold ? (score, .sameNormalizedTitle) : nil
  }
}
