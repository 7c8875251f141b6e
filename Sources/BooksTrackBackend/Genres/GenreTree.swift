// The hierarchy of the canonical genres.
//
// A genre has at most one parent. Parents precede their children, so the hierarchy has no cycle.

import BooksTrackAPI
import Tables

/// The hierarchy of canonical genres. A genre is identified by its index in the list, its number.
struct GenreTree: Sendable {
  /// A genre of the list.
  struct Genre: Sendable {
    /// The canonical name, which the app displays.
    let name: String
    /// The number of the parent; nil for a root.
    let parent: Int?
    /// The spellings of providers, the most frequent first.
    var spellings: [Substring] = []
  }

  private(set) var genres: [Genre] = []
  /// The malformed lines, which are left out; a test requires that the compiled-in tables have none.
  private(set) var problems: [TableProblem] = []
  /// The numbers of the genres, by folded name.
  private var numbers: [String: Int] = [:]

  /// The genres of the compiled-in tables.
  static let standard = GenreTree(GenreList.areas)

  /// Parses tables in the format of `GenreList`.
  init(_ tables: [TextTable]) {
    for table in tables {
      var path: [Int] = []
      for line in table.lines {
        let depth = line.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count / 2
        let text = line.text.trimmed
        if text.first == ":" {
          guard let last = path.last else {
            problems.append(TableProblem("spellings before any genre", at: line.place))
            continue
          }
          genres[last].spellings += GenreList.items(of: text.dropFirst())
        } else if depth <= path.count {
          path.removeLast(path.count - depth)
          path.append(number(of: String(text), under: path.last))
        } else {
          problems.append(TableProblem("deeper than a child of the genre above", at: line.place))
        }
      }
    }
  }

  private mutating func number(of name: String, under parent: Int?) -> Int {
    let folded = FoldedText.fold(name)
    if let number = numbers[folded] { return number }
    numbers[folded] = genres.count
    genres.append(Genre(name: name, parent: parent))
    return genres.count - 1
  }

  /// Returns the number of the genre with that name, ignoring case; nil if there is none.
  func number(named name: some StringProtocol) -> Int? { numbers[FoldedText.fold(name)] }

  /// Returns the ancestors of a genre, nearest first.
  func ancestors(of number: Int) -> [Int] {
    Array(sequence(first: number) { genres[$0].parent }.dropFirst())
  }

  /// Returns the root of a genre's branch; the genre itself if it is a root.
  func root(of number: Int) -> Int { ancestors(of: number).last ?? number }
}
