// The dialects of delimited files, and the limits on their size.

/// A dialect: the byte that separates the fields of a row.
public struct CSVDialect: Hashable, Sendable {
  /// The separator; never a quote or a line end.
  public let delimiter: UInt8

  /// Creates a dialect; returns nil if the separator is a quote, a line end, NUL or not ASCII.
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

  /// Fields separated by bars.
  public static let bar = CSVDialect(0x7C)

  /// The dialects to try, in order of preference.
  public static let known: [CSVDialect] = [.comma, .tab, .semicolon, .bar]
}

/// The limits on a row; a file that exceeds them is refused, which bounds the parser's memory.
public struct CSVLimits: Hashable, Sendable {
  /// The maximum length of a field in bytes, including quotes.
  public let fieldBytes: Int
  /// The maximum length of a row in bytes.
  public let rowBytes: Int
  /// The maximum number of fields in a row.
  public let fieldCount: Int

  /// Creates limits; the limit of a row is at least that of a field.
  public init(fieldBytes: Int, rowBytes: Int, fieldCount: Int) {
    precondition(fieldBytes > 0 && fieldCount > 0, "a limit of nothing reads nothing: pass at least 1")
    self.fieldBytes = fieldBytes
    self.rowBytes = max(rowBytes, fieldBytes)
    self.fieldCount = fieldCount
  }

  /// The default. Reviews reach some ten kilobytes, and now and then a megabyte; a field may be four times
  /// that, and a row twice that.
  public static let standard = CSVLimits(fieldBytes: 4 << 20, rowBytes: 8 << 20, fieldCount: 4_096)
}
