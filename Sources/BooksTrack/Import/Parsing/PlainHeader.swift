// A plain header needs no question (IMP-15): the name of one column means the title, in any case, punctuation
// or language of `ColumnNames`, and no other column could be the title.

internal import BooksTrackAPI

/// Maps plain headers by the names of their columns.
enum PlainHeader {
  /// The number of rows that a parser looks ahead in a stream that cannot be read twice.
  static let sampleCount = 1_000

  /// Returns the mapping; nil if no column is plainly the title, two could be, or the first row is data.
  static func mapping(of header: [String], _ survey: ColumnSurvey? = nil) -> ColumnMapping? {
    guard title(of: header) != nil, !header.contains(where: MappingRequest.isData) else { return nil }
    return MappingProposal.ofNames(header, survey)
  }

  /// Returns the column that is plainly the title, if no other one could be.
  ///
  /// A column called "Name" or "Book" is the title of a list whose other columns are those of books. Beside
  /// half of a person's name, "Name" is the other half.
  static func title(of header: [String]) -> Int? {
    let possible = header.indices.filter {
      ColumnNames.mayBeTitle(header[$0]) && !ColumnNames.isDoubtfulTitle(header[$0])
    }
    if let first = possible.first {
      return possible.count == 1 && ColumnNames.isTitle(header[first]) ? first : nil
    }
    let fields = Set(header.compactMap(ColumnNames.field))
    guard !fields.isDisjoint(with: ofBooks) else { return nil }
    let hasHalves = !fields.isDisjoint(with: [.authorFirst, .authorLast])
    let doubtful = header.indices.filter {
      ColumnNames.isDoubtfulTitle(header[$0]) && !(hasHalves && ColumnNames.isName(header[$0]))
    }
    return doubtful.count == 1 ? doubtful[0] : nil
  }

  /// Fields that only lists of books have.
  private static let ofBooks: Set<BookField> = [
    .author, .authors, .authorLastFirst, .authorFirst, .authorLast, .isbn, .isbn13, .pageCount,
  ]
}
