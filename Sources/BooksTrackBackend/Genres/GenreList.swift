// The format of the genre lists under `Lists`, and its parser.
//
// Each genre has its own line, indented two spaces deeper than its parent; the indentation is the hierarchy,
// so it cannot have a cycle. A line that begins with a colon holds the spellings of the genre above it:
//
//     Fiction
//       : fiction; novels
//       Mystery
//         : mysteries; mystery & detective
//
// "Romance / contemporary" is a spelling that applies only below a genre: "contemporary" under Romance. The
// first spelling is the most frequent one.

/// The lists that are compiled in.
enum GenreList {
  /// All genres, roots first. A genre that occurs in two lists is one genre.
  static let areas = [fiction, young, forms, literatures, nonfiction, sciencesAndPastimes]

  /// Returns the trimmed, nonempty items between semicolons or line breaks.
  static func items(of text: some StringProtocol) -> [Substring] {
    Substring(text).split(whereSeparator: { $0 == ";" || $0 == "\n" }).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Parses lines of the form `genre : spelling; spelling`. A line that begins with a semicolon continues the
  /// line above it.
  static func spellings(of text: String) -> [(name: Substring, spellings: [Substring])] {
    var found: [(name: Substring, spellings: [Substring])] = []
    for line in text.split(separator: "\n").map(\.trimmed) {
      if line.first != ";", let colon = line.firstIndex(of: ":") {
        found.append((line[..<colon].trimmed, items(of: line[line.index(after: colon)...])))
      } else if !found.isEmpty {
        found[found.count - 1].spellings += items(of: line)
      }
    }
    return found
  }
}

extension Substring {
  /// The text without leading and trailing white space.
  var trimmed: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
