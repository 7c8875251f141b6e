// The canonical genres and what each is a kind of.
//
// A genre has one parent or none. Parents come before their children, so a walk upwards ends.

import BooksTrackAPI

/// The hierarchy of canonical genres. A genre is known by its number, the place in the list.
struct GenreTree: Sendable {
  /// A genre of the list.
  struct Genre: Sendable {
    /// As the app shows it.
    let name: String
    /// What it is a kind of; nil for a root.
    let parent: Int?
    /// As providers write it, the most frequent first.
    var spellings: [Substring] = []
  }

  private(set) var genres: [Genre] = []
  /// Numbers by folded name.
  private var numbers: [String: Int] = [:]

  /// The genres of the compiled-in lists.
  static let standard = GenreTree(GenreList.areas)

  /// Reads lists as `GenreList` describes them.
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

  /// The number of a genre by its name, however it is capitalized.
  func number(named name: some StringProtocol) -> Int? { numbers[FoldedText.fold(name)] }

  /// What a genre is a kind of, nearest first.
  func ancestors(of number: Int) -> [Int] {
    Array(sequence(first: number) { genres[$0].parent }.dropFirst())
  }

  /// The genre at the top of a genre's branch; itself for a root.
  func root(of number: Int) -> Int { ancestors(of: number).last ?? number }
}
