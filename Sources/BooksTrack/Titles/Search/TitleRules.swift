// How a title is normalized for search; the stored title never changes (TTL-1 to TTL-6).
//
// A rule set is a list of steps. The corrected rules repeat their steps until nothing changes, so that
// normalizing twice is normalizing once, and no step may remove the last letter. The rules as written run
// once, and do what the document says letter by letter, so that the lab can show what that costs.

/// How a title is normalized for search.
///
///     TitleRules.corrected.normalizedForSearch("Sapiens: A Brief History of Humankind (Sapiens, #1)")  // "Sapiens"
public struct TitleRules: Sendable {
  let steps: [TitleStep]
  let repeats: Bool

  /// What the stack runs.
  public static let corrected = TitleRules(
    steps: [.seriesMarkers, .squareBrackets, .subtitle, .abbreviationPeriods, .whiteSpace], repeats: true)

  /// The document's five steps, literally.
  public static let asWritten = TitleRules(
    steps: [
      .literalSeriesMarkers, .literalSquareBrackets, .literalSubtitle, .literalPeriods, .whiteSpace,
    ],
    repeats: false)

  /// The corrected rules with the document's expressions for markers and editions (TTL-1, TTL-2).
  package static let markersAsWritten = TitleRules(
    steps: [.literalSeriesMarkers, .literalSquareBrackets, .subtitle, .abbreviationPeriods, .whiteSpace],
    repeats: true)

  /// The corrected rules with the document's rule for subtitles (TTL-3).
  package static let subtitleAsWritten = TitleRules(
    steps: [.seriesMarkers, .squareBrackets, .literalSubtitle, .abbreviationPeriods, .whiteSpace],
    repeats: true)

  /// Leaves every title as it is, to measure what normalization is worth (TTL-7).
  public static let none = TitleRules(steps: [], repeats: false)

  /// The title to search with. By the corrected rules never empty unless the title is, and idempotent
  /// (TTL-6).
  ///
  /// - Complexity: O(n) for real titles; every repetition makes the title shorter.
  public func normalizedForSearch(_ title: String) -> String {
    guard repeats else { return steps.reduce(title) { $1.apply($0) } }
    var current = title
    while true {
      let next = steps.reduce(current) { text, step in
        let result = step.apply(text)
        return result.isEmpty ? text : result
      }
      guard next != current else { return next }
      current = next
    }
  }

  /// A normalized title without what stands in parentheses behind it, which a provider's record need not
  /// have: `Joyland (read by Malorie Blackman)`. Nothing if there is none, or if nothing else is there; by
  /// the document's rules never anything.
  func withoutClosingParentheses(_ title: String) -> String? {
    guard repeats, title.utf8.last == UInt8(ascii: ")") else { return nil }
    let line = TitleLine(title)
    let bare = line.text(0..<ParenthesisGroups(line: line, words: .international).read().bodyEnd)
    return bare.isEmpty || bare == title ? nil : bare
  }
}

/// One step of a normalization.
struct TitleStep: Sendable {
  let apply: @Sendable (String) -> String
}
