// In which column of one file each fact stands, for the reader of its rows.

/// In which column of a file each fact stands.
///
/// One vector register instead of an array: it is looked at thirty times for every row, and has no count of
/// references to keep. A file has at most 32,767 columns that way; its reader allows fewer.
public struct ColumnMap: Hashable, Sendable {
  private var columns = SIMD64<Int16>(repeating: -1)

  /// A map that knows no column.
  public init() {}

  /// The column of a fact, counted from 0.
  public subscript(field: BookField) -> Int? {
    get {
      let column = columns[field.rawValue]
      return column < 0 ? nil : Int(column)
    }
    set { columns[field.rawValue] = newValue.flatMap { Int16(exactly: $0) } ?? -1 }
  }
}
