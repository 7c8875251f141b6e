// The normalization of titles for search; the stored title never changes (TTL-1 to TTL-6).
//
// A rule set is a list of steps. The corrected rules repeat their steps until nothing changes, so that
// normalization is idempotent, and no step may remove the last letter. The rules as written run once and
// follow the document literally, so that the lab can measure the difference.

/// Rules for normalizing a title for search.
///
///     TitleRules.corrected.normalizedForSearch("Sapiens: A Brief History of Humankind (Sapiens, #1)")  //
///     "Sapiens"
public struct TitleRules: Sendable {
  let steps: [TitleStep]
  let repeats: Bool

  /// The default rules.
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

  /// Rules that change nothing, to measure the effect of normalization (TTL-7).
  public static let none = TitleRules(steps: [], repeats: false)

  /// Returns the title to search for. With the corrected rules it is empty only if the title is, and the
  /// function is idempotent (TTL-6).
  ///
  /// - Complexity: O(n) for real titles; every repetition shortens the title.
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

  /// Returns a normalized title without the parentheses at its end, which a provider's record may lack:
  /// `Joyland (read by Malorie Blackman)`. Nil if there are none, if nothing else is left, or by the
  /// document's rules.
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
