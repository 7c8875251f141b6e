// The names of fields in a mapping.

extension BookField {
  /// The fields that a mapping can name, in the order in which they are listed.
  public static let mappable = allCases.filter { $0 != .none }

  /// The name of the field in a mapping, such as `date-read`.
  public var mappingName: String {
    switch self {
    case .title: "title"
    case .author: "author"
    case .authorLastFirst: "author-last-first"
    case .authorFirst: "author-first"
    case .authorLast: "author-last"
    case .authors: "authors"
    case .additionalAuthors: "additional-authors"
    case .authorRole: "author-role"
    case .secondaryAuthors: "secondary-authors"
    case .secondaryRoles: "secondary-roles"
    case .contributors: "contributors"
    case .isbn: "isbn"
    case .isbn13: "isbn13"
    case .isbnList: "isbns"
    case .publisher: "publisher"
    case .publication: "publication"
    case .binding: "binding"
    case .medium: "medium"
    case .pageCount: "pages"
    case .language: "language"
    case .yearPublished: "year"
    case .publicationDate: "publication-date"
    case .firstPublished: "first-published"
    case .exclusiveShelf: "status"
    case .shelves: "shelves"
    case .shelvesWithPositions: "shelves-with-positions"
    case .collections: "collections"
    case .rating: "rating"
    case .dateAdded: "date-added"
    case .dateStarted: "date-started"
    case .dateRead: "date-read"
    case .readings: "dates-read"
    case .readCount: "read-count"
    case .review: "review"
    case .reviewHasSpoilers: "spoilers"
    case .privateNotes: "private-notes"
    case .comment: "comment"
    case .recommendedBy: "recommended-by"
    case .recommendedFor: "recommended-for"
    case .ownedCopies: "owned-copies"
    case .isOwned: "owned"
    case .purchaseDate: "bought-on"
    case .purchaseLocation: "bought-at"
    case .condition: "condition"
    case .conditionDescription: "condition-in-words"
    case .bookCrossingID: "bcid"
    case .series: "series"
    case .seriesNumber: "series-number"
    case .subtitle: "subtitle"
    case .isDeleted: "deleted"
    case .sourceID: "source-id"
    case .other: "other"
    case .none: "none"
    }
  }

  /// Creates the field with a name or a common synonym, ignoring case, hyphens and spaces; nil if there is
  /// none.
  init?(mappingName: String) {
    let key = Self.key(mappingName)
    if let field = Self.mappable.first(where: { Self.key($0.mappingName) == key }) {
      self = field
    } else if let field = Self.otherNames[key] {
      self = field
    } else {
      return nil
    }
  }

  private static let otherNames: [String: BookField] = [
    "exclusiveshelf": .exclusiveShelf, "shelf": .exclusiveShelf, "readstatus": .exclusiveShelf,
    "tags": .shelves, "pagecount": .pageCount, "format": .binding, "yearpublished": .yearPublished,
    "notes": .privateNotes, "isbn10": .isbn, "id": .sourceID, "stars": .rating, "finished": .dateRead,
    "started": .dateStarted, "added": .dateAdded, "volume": .seriesNumber,
  ]

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { !"-_ ".contains($0) })
  }
}
