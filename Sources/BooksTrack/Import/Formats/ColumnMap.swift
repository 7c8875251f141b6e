// The map from fields to the columns of one file, which the row mapper consults for every cell.

/// A map from each field to its column in one file.
///
/// It is one SIMD register instead of an array: it is read thirty times per row and needs no reference
/// counting. It can hold columns up to 32,767; the parser's limit is lower.
public struct ColumnMap: Hashable, Sendable {
  private var columns = SIMD64<Int16>(repeating: -1)

  /// Creates an empty map.
  public init() {}

  /// The column of a field, counted from 0; nil if the file has no such column.
  public subscript(field: BookField) -> Int? {
    get {
      let column = columns[field.rawValue]
      return column < 0 ? nil : Int(column)
    }
    set { columns[field.rawValue] = newValue.flatMap { Int16(exactly: $0) } ?? -1 }
  }
}
