// The document's rule, implemented literally: the final "s" is stripped before the look-up, so the keys
// "thrillers" and "classics" never match. Each genre has one key; headings and misspellings are not handled.
//
// The document shows four of its keys and says that there are about thirty. The others are *assumed*: the
// main genres under their plain names.

import BooksTrackAPI

/// Looks up genres without their final "s".
struct LiteralGenreParser: GenreParsing {
  /// The document's keys, in lower case, with their genres.
  private static let keys: KeyValuePairs = [
    "fiction": "Fiction", "thrillers": "Thriller", "mystery": "Mystery",
    "classics": "Classic Literature",
    "science fiction": "Science Fiction", "fantasy": "Fantasy", "romance": "Romance",
    "horror": "Horror",
    "historical fiction": "Historical Fiction", "literary fiction": "Literary Fiction",
    "contemporary": "Contemporary Fiction", "short stories": "Short Stories", "crime": "Crime",
    "adventure": "Adventure", "western": "Western", "dystopian": "Dystopian",
    "young adult": "Young Adult",
    "children": "Children's", "comics": "Comics", "graphic novels": "Graphic Novels",
    "poetry": "Poetry",
    "drama": "Drama", "humor": "Humor", "biography": "Biography", "memoir": "Memoir",
    "history": "History",
    "science": "Science", "philosophy": "Philosophy", "psychology": "Psychology",
    "religion": "Religion",
    "business": "Business", "self-help": "Self-Help", "travel": "Travel", "cooking": "Cooking",
    "art": "Art",
  ]

  private var genres: [String: Int] = [:]

  /// - Parameter tree: The hierarchy that numbers the genres.
  init(_ tree: GenreTree) {
    for (key, name) in Self.keys { genres[key] = tree.number(named: name) }
  }

  func read(_ heading: String, into collected: inout CollectedGenres) {
    let whole = heading[...].trimmed
    guard !whole.isEmpty else { return }
    if let number = genre(named: heading) {
      collected.add(.genre(number), whole)
    } else {
      collected.add(unknown: whole)
    }
  }

  func genre(named text: String) -> Int? {
    let folded = FoldedText.fold(text)
    return genres[folded.hasSuffix("s") ? String(folded.dropLast()) : folded]
  }
}
