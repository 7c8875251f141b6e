// The document's code as it stands: the final "s" goes first, then the table is asked. Its keys "thrillers"
// and "classics" can never be found. One key for a genre, no headings, no slips.
//
// The document shows four of its keys and says that there are some thirty; the others are *assumed*: the main
// genres under their plain names.

import BooksTrackAPI

/// Looks a genre up without its final "s", and only so.
struct LiteralGenreParser: GenreParsing {
  /// Keys as the document writes them, in small letters, with their genres.
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

  /// - Parameter tree: Has the numbers of the genres.
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
