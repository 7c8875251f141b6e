// A mapping to begin with, for an export of a known site whose title column bears a name that the site never
// wrote.

internal import BooksTrackAPI

extension ImportError {
  /// What the columns may be, with the first one that nobody knows for the titles; nil if every column is
  /// known, or if it is not the titles that are missing.
  public var mapping: ColumnMapping? {
    guard case .noTitleColumn(_, _, let found) = self else { return nil }
    let known = Set(ExportFormat.known.flatMap(\.columns).map { FoldedText.key($0.name) })
    let unknown = found.first {
      !$0.isEmpty && ColumnNames.field(of: $0) == nil && !known.contains(FoldedText.key($0))
    }
    guard let unknown else { return nil }
    var entries = [ColumnMapping.Entry(.title, .name(unknown))]
    for name in found {
      guard let field = ColumnNames.field(of: name), !entries.contains(where: { $0.field == field }) else {
        continue
      }
      entries.append(ColumnMapping.Entry(field, .name(name)))
    }
    return try? ColumnMapping(entries)
  }
}
