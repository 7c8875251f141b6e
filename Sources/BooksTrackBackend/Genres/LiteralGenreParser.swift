// The document's code as it stands: the final "s" goes first, then the table is asked. Its keys "thrillers"
// and "classics" can never be found. One key for a genre, no headings, no slips.

import BooksTrackAPI

/// Looks a genre up without its final "s", and only so.
struct LiteralGenreParser: GenreParsing {
  private var genres: [String: Int] = [:]

  /// - Parameter tree: Of each genre, the first spelling is known.
  init(_ tree: GenreTree) {
    for (number, genre) in tree.genres.enumerated() {
      if let spelling = genre.spellings.first { genres[FoldedText.fold(spelling)] = number }
    }
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
