// A proposed mapping for an export of a known service whose title column has a name that the service never
// wrote.

internal import BooksTrackAPI

extension ImportError {
  /// A proposed mapping whose title is the first column with an unknown name. Nil if every column is known,
  /// or if the error is not about a missing title column.
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
