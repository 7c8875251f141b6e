// What differs between one delimited file and the next, and how much of it we are willing to hold.

/// Which byte separates the fields of a row.
public struct CSVDialect: Hashable, Sendable {
  /// The separator; never a quote or a line end.
  public let delimiter: UInt8

  /// A dialect with that separator, or nil if it is a quote, a line end, NUL or not ASCII.
  public init?(delimiter: Character) {
    guard let byte = delimiter.asciiValue, ![0, 0x0A, 0x0D, 0x22].contains(byte) else { return nil }
    self.init(byte)
  }

  private init(_ delimiter: UInt8) { self.delimiter = delimiter }

  /// Fields separated by commas.
  public static let comma = CSVDialect(0x2C)
  /// Fields separated by semicolons, as spreadsheets write where the comma is the decimal sign.
  public static let semicolon = CSVDialect(0x3B)
  /// Fields separated by tabs.
  public static let tab = CSVDialect(0x09)

  /// What a file is tried with, in order of preference.
  public static let known: [CSVDialect] = [.comma, .tab, .semicolon]
}

/// How much a row may hold before the file is refused: it bounds the memory of a reader whatever the file.
public struct CSVLimits: Hashable, Sendable {
  /// The largest field, in bytes, quotes included.
  public let fieldBytes: Int
  /// The largest row, in bytes.
  public let rowBytes: Int
  /// The most fields of a row.
  public let fieldCount: Int

  /// Limits; a row may never be smaller than a field.
  public init(fieldBytes: Int, rowBytes: Int, fieldCount: Int) {
    precondition(fieldBytes > 0 && fieldCount > 0, "a limit of nothing reads nothing: pass at least 1")
    self.fieldBytes = fieldBytes
    self.rowBytes = max(rowBytes, fieldBytes)
    self.fieldCount = fieldCount
  }

  /// Reviews run to some ten kilobytes; a mebibyte is a hundred of those, and a row holds four.
  public static let standard = CSVLimits(fieldBytes: 1 << 20, rowBytes: 4 << 20, fieldCount: 4_096)
}
