// One list of genres whichever provider answers (CON-4).
//
// The document strips a final "s" before it looks a genre up, so its own keys "thrillers" and "classics" can
// never match. The corrected rule looks up what was written first and its singular second, takes headings
// apart ("Fiction / Science Fiction / Dystopian"), and names each genre once. Both rules are values.

import BooksTrackAPI

/// A rule and a list for bringing genres to canonical names.
package struct GenreVocabulary: Sendable {
  /// The spelling of a genre under which it is looked up.
  enum Spelling: Sendable {
    /// Folded as in `FoldedText`.
    case folded
    /// Folded, without a final "s".
    case singular
  }

  /// What a list of genres came to.
  package struct Result: Equatable, Sendable {
    /// Canonical names, and unknown genres as they were written.
    package var genres: [String] = []
    /// How many genres of the input have a canonical name.
    package var normalized = 0
    /// How many were passed through.
    package var unknown = 0
  }

  /// Canonical names by folded spelling.
  private let names: [String: String]
  /// Tried one after the other.
  private let spellings: [Spelling]
  /// Words that stand in headings and are no genre.
  private let fillers: Set<String>
  private let splitsHeadings: Bool
  private let dropsRepetitions: Bool

  /// The rule of this project.
  package static let corrected = GenreVocabulary(
    names: names(from: canonicalGenres, spellings: .max), spellings: [.folded, .singular],
    fillers: ["general"], splitsHeadings: true, dropsRepetitions: true)

  /// The rule of the document: the "s" goes first; no headings; repetitions stay. One key for a genre.
  package static let asWritten = GenreVocabulary(
    names: names(from: canonicalGenres, spellings: 1), spellings: [.singular], fillers: [],
    splitsHeadings: false, dropsRepetitions: false)

  /// All canonical names, in the order of the list.
  package static let canonicalNames = canonicalGenres.map(\.name)

  /// The genres under their canonical names; unknown ones unchanged.
  package func normalize(_ written: [String]) -> Result {
    var result = Result()
    var seen: Set<String> = []
    for heading in written {
      for part in parts(of: heading) {
        let name = canonicalName(of: part)
        if name == nil { result.unknown += 1 } else { result.normalized += 1 }
        guard seen.insert(name ?? FoldedText.fold(part)).inserted || !dropsRepetitions else { continue }
        result.genres.append(name ?? String(part))
      }
    }
    return result
  }

  /// The canonical name of one genre; nothing if the list does not have it.
  package func canonicalName(of genre: some StringProtocol) -> String? {
    let folded = FoldedText.fold(genre)
    for spelling in spellings {
      switch spelling {
      case .folded:
        if let name = names[folded] { return name }
      case .singular:
        if let name = names[folded.hasSuffix("s") ? String(folded.dropLast()) : folded] { return name }
      }
    }
    return nil
  }

  /// The genres of a heading. A slash without spaces separates only if there is a known genre on every side
  /// of it.
  private func parts(of heading: String) -> [Substring] {
    let whole = heading[...].trimmingWhiteSpace
    guard whole.contains(where: { $0 != "/" }) else { return [] }
    let isHeading = splitsHeadings && heading.utf8.contains(UInt8(ascii: "/"))
    guard isHeading, canonicalName(of: whole) == nil else { return [whole] }
    var parts: [Substring] = []
    for part in Self.splitAtSlashes(whole, spaced: true) {
      let finer = Self.splitAtSlashes(part, spaced: false)
      parts += finer.allSatisfy { canonicalName(of: $0) != nil } ? finer : [part]
    }
    return parts.map(\.trimmingWhiteSpace)
      .filter { !$0.isEmpty && (fillers.isEmpty || !fillers.contains(FoldedText.fold($0))) }
  }

  /// The text between slashes, or between slashes that have a space on both sides.
  private static func splitAtSlashes(_ text: some StringProtocol, spaced: Bool) -> [Substring] {
    let text = Substring(text)
    let bytes = text.utf8
    var parts: [Substring] = []
    var start = text.startIndex
    var place = start
    while let slash = bytes[place...].firstIndex(of: UInt8(ascii: "/")) {
      place = bytes.index(after: slash)
      let isSpaced = text[..<slash].last == " " && text[place...].first == " "
      guard isSpaced || !spaced else { continue }
      parts.append(text[start..<slash])
      start = place
    }
    parts.append(text[start...])
    return parts
  }

  private static func names(from genres: [CanonicalGenre], spellings: Int) -> [String: String] {
    var names: [String: String] = [:]
    for genre in genres {
      for spelling in genre.spellings.prefix(spellings) { names[spelling] = genre.name }
      if spellings > 1 { names[FoldedText.fold(genre.name)] = genre.name }
    }
    return names
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmingWhiteSpace: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
