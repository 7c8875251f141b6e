// The hierarchy of the canonical genres.
//
// A genre has at most one parent. Parents precede their children, so the hierarchy has no cycle.

import BooksTrackAPI

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
  /// The numbers of the genres, by folded name.
  private var numbers: [String: Int] = [:]

  /// The genres of the compiled-in lists.
  static let standard = GenreTree(GenreList.areas)

  /// Parses lists in the format of `GenreList`.
  init(_ lists: [String]) {
    for list in lists {
      var path: [Int] = []
      for line in list.split(separator: "\n") {
        let depth = line.prefix { $0 == " " }.count / 2
        let text = line.trimmed
        if text.first == ":" {
          guard let last = path.last else { continue }
          genres[last].spellings += GenreList.items(of: text.dropFirst())
        } else {
          precondition(depth <= path.count, "\(text) stands deeper than a child of the line above it")
          path.removeLast(path.count - depth)
          path.append(number(of: String(text), under: path.last))
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
