// The findings of a first pass over the columns of a file, which complete the match of its header.

/// The findings of a first pass over the columns of a file.
public struct ColumnFindings: Hashable, Sendable {
  /// The highest rating, if the bulk of the ratings exceeds that of the format.
  public internal(set) var starScale: Int?
  /// For each column of dates, by its index, the order of day and month that it proves.
  public internal(set) var dayOrders: [Int: DayOrder] = [:]
  /// The encoding, if the file is neither UTF-8 nor UTF-16.
  public internal(set) var encoding: TextEncoding?
  /// True if places in a series stand in rows without a series, other than the 1 that apps write there.
  public internal(set) var hasNumbersAlone = false
  /// True if the authors' family names come first.
  public internal(set) var isInverted = false
  /// True if an ampersand separates authors, whatever stands beside it.
  public internal(set) var separatesAtSigns = false
  /// True if rows such as `2023` or `READ` head the books below them.
  public internal(set) var hasSections = false

  /// Creates findings without any.
  public init() {}
}
