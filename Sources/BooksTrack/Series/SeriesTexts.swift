// Texts about series: badges, spoken descriptions, and the confirmation of a deletion (SER-14, SER-20).

/// The texts about a series.
public enum SeriesTexts {
  /// Returns `Book 3 of 7`, `Book 3` if no total is known, or `Books 1-3 of 7` for an omnibus; nil without a
  /// position.
  ///
  /// The total is left out for a volume beyond it.
  public static func badge(_ position: SeriesPosition?, total: Int?) -> String? {
    guard let position else { return nil }
    let isOne = position.spans.count == 1 && position.spans[0].first == position.spans[0].last
    let place = "\(isOne ? "Book" : "Books") \(position)"
    let last = position.spans.map(\.last).max() ?? 0
    guard let total, total > 0, last / 100 < total || (last / 100 == total && last.isMultiple(of: 100)) else {
      return place
    }
    return "\(place) of \(total)"
  }

  /// Returns `4 of 7 books complete`, or `4 books` if the total is unknown.
  public static func spoken(_ progress: SeriesProgress) -> String {
    guard let total = progress.total else { return progress.text }
    return "\(progress.owned) of \(total) \(total == 1 ? "book" : "books") complete"
  }

  /// Returns `Book 3, Lirael, read`, or `Book 4, missing`.
  public static func spoken(_ place: SeriesShelf.Place) -> String {
    [badge(place.position, total: nil), place.title, place.state.rawValue].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Returns the confirmation before a series is deleted, with the number of books that stay.
  public static func deletion(of name: String, books: Int) -> String {
    let question = "Delete '\(name)' series?"
    switch books {
    case 0: return "\(question) It has no books."
    case 1: return "\(question) 1 book will remain in library."
    default: return "\(question) \(books) books will remain in library."
    }
  }
}
