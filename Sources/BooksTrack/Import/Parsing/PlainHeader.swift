// A header that says plainly what it holds needs no question (IMP-15): one column is called the title, in any
// case, with any punctuation, in any of the languages of `ColumnNames`, and no other one could be.

internal import BooksTrackAPI

/// Reads headers by what their columns are called.
enum PlainHeader {
  /// How many rows are looked at to know of how many stars a rating speaks, and which of two columns is
  /// filled.
  static let sampleCount = 100

  /// What the names say; nil if none is plainly the title, two could be, or the first row is no header.
  static func mapping(of header: [String], _ samples: [[String]] = []) -> ColumnMapping? {
    guard title(of: header) != nil, !header.contains(where: MappingRequest.isData) else { return nil }
    return MappingProposal.ofNames(header, samples)
  }

  /// The column that is plainly the title, if no other could be.
  static func title(of header: [String]) -> Int? {
    let possible = header.indices.filter { ColumnNames.mayBeTitle(header[$0]) }
    guard possible.count == 1, ColumnNames.isTitle(header[possible[0]]) else { return nil }
    return possible[0]
  }
}
