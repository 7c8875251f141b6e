// The traits that are counted in exports, with the ranges of their shares in real libraries. The ranges are
// those of eight public Goodreads exports with 7,105 rows together; a trait without a range was not counted
// row by row.

/// A trait of a row.
package enum ProfileTrait: String, CaseIterable, Sendable {
  case numberedMarker
  case twoSeries
  case partOfNumber
  case otherParenthesis
  case volumeWord
  case colon
  case dash
  case brackets
  case beyondASCII
  case otherScript
  case authorInitials
  case authorBeyondASCII
  case furtherAuthors
  case noISBN
  case noPages
  case noPublisher
  case noYear
  case noFirstYear
  case noRating
  case review
  case dateRead
  case read
  case wantToRead
  case ownShelf
  case frequentAuthor
  case sharedName
  case duplicate

  /// A description of the trait.
  package var words: String {
    switch self {
    case .numberedMarker: "title ends in a numbered marker"
    case .twoSeries: "two series in one marker"
    case .partOfNumber: "half volumes and ranges"
    case .otherParenthesis: "parenthesis without a number"
    case .volumeWord: "volume, book or part without #"
    case .colon: "colon in the title"
    case .dash: "dash before a subtitle"
    case .brackets: "brackets in the title"
    case .beyondASCII: "title with a letter beyond ASCII"
    case .otherScript: "title in another script"
    case .authorInitials: "author with initials"
    case .authorBeyondASCII: "author with a letter beyond ASCII"
    case .furtherAuthors: "additional authors"
    case .noISBN: "no ISBN"
    case .noPages: "no pages"
    case .noPublisher: "no publisher"
    case .noYear: "no year"
    case .noFirstYear: "no original year"
    case .noRating: "no rating"
    case .review: "review"
    case .dateRead: "date read"
    case .read: "status read"
    case .wantToRead: "status to read"
    case .ownShelf: "own exclusive shelf"
    case .frequentAuthor: "author with five books or more"
    case .sharedName: "short title and last name of another row"
    case .duplicate: "another row's book, as the stack finds it"
    }
  }

  /// The smallest and largest share in the real libraries, in tenths of a percent; nil if it was not counted.
  package var realRange: ClosedRange<Int>? {
    switch self {
    case .numberedMarker: 10...330
    case .twoSeries: 0...4
    case .partOfNumber: 2...14
    case .otherParenthesis: 4...109
    case .volumeWord: 0...115
    case .colon: 90...460
    case .dash: 3...15
    case .brackets: 0...72
    case .beyondASCII: 10...770
    case .otherScript: 0...770
    case .authorInitials: 40...190
    case .authorBeyondASCII: 10...430
    case .furtherAuthors: 180...560
    case .noISBN: 80...440
    case .noPages: nil
    case .noPublisher: 6...129
    case .noYear: 0...139
    case .noFirstYear: 8...145
    case .noRating: 30...980
    case .review: 0...200
    case .dateRead: 20...970
    case .read: 50...970
    case .wantToRead: 20...950
    case .ownShelf: 0...120
    case .frequentAuthor: 10...460
    case .sharedName: 0...92
    case .duplicate: 0...10
    }
  }
}
