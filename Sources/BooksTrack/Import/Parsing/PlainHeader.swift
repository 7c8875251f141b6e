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
  static func title(of header: [String]) -> Int? {
    // Beside a column of first names, "Name" means the family name.
    let hasFirstNames = header.contains { ColumnNames.field(of: $0) == .authorFirst }
    let possible = header.indices.filter {
      ColumnNames.mayBeTitle(header[$0]) && !(hasFirstNames && ColumnNames.isName(header[$0]))
    }
    guard possible.count == 1, ColumnNames.isTitle(header[possible[0]]) else { return nil }
    return possible[0]
  }
}
