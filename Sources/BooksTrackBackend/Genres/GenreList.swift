// The tables of genres under `Corpora/Genres`, and their parser.
//
// In a table of the tree each genre has its own line, indented two spaces deeper than its parent; the
// indentation is the hierarchy, so it cannot have a cycle. A line that begins with a colon holds the
// spellings of the genre above it:
//
//     Fiction
//       : fiction; novels
//       Mystery
//         : mysteries; mystery & detective
//
// "Romance / contemporary" is a spelling that applies only below a genre: "contemporary" under Romance. The
// first spelling is the most frequent one.

import GenreFiles
import Tables

/// The tables that are compiled in.
enum GenreList {
  private static let files = EmbeddedFiles(genreFile)

  /// All genres, roots first. A genre that occurs in two tables is one genre.
  static var areas: [TextTable] { files.tables(in: "Genres/Tree") }

  /// Spellings in other languages, in the format of `spellings(of:)`.
  ///
  /// A misspelling in one language resembles a correct word in another, so nothing is corrected to these.
  static var foreign: TextTable { files["Genres/foreign.txt"].table }

  /// Words without meaning, dropped inside headings and alone.
  static var fillers: [Substring] { words("fillers") }

  /// Library notes about the copy, the lender or a bestseller list.
  static var housekeeping: [Substring] { words("housekeeping") }

  /// Prefixes of list names and reading levels of other services: `nyt:hardcover-fiction=2011-01-01`.
  static var housekeepingPrefixes: [Substring] { words("housekeeping-prefixes") }

  /// Correct words that resemble a genre, plurals with a meaning of their own, and adjectives too vague to be
  /// a genre alone.
  static var otherWords: [Substring] { words("other-words") }

  private static func words(_ name: String) -> [Substring] {
    files["Genres/Words/\(name).txt"].table.lines.map(\.text)
  }

  /// Returns the trimmed, nonempty items between semicolons.
  static func items(of text: Substring) -> [Substring] {
    text.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The spellings of one genre.
  struct Entry {
    let place: TablePlace
    let name: Substring
    var spellings: [Substring]
  }

  /// Parses lines of the form `genre : spelling; spelling`. A line that begins with a semicolon continues the
  /// line above it.
  static func spellings(of table: TextTable) -> (entries: [Entry], problems: [TableProblem]) {
    var entries: [Entry] = []
    var problems: [TableProblem] = []
    for line in table.lines {
      let text = line.text.trimmed
      if text.first != ";" {
        guard let colon = text.firstIndex(of: ":") else {
          problems.append(TableProblem("no colon between a genre and its spellings", at: line.place))
          continue
        }
        entries.append(
          Entry(
            place: line.place, name: text[..<colon].trimmed,
            spellings: items(of: text[text.index(after: colon)...])))
      } else if let last = entries.indices.last {
        entries[last].spellings += items(of: text)
      } else {
        problems.append(TableProblem("spellings before any genre", at: line.place))
      }
    }
    return (entries, problems)
  }
}

extension Substring {
  /// The text without leading and trailing white space.
  var trimmed: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
