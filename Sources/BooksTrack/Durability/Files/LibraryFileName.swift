// The names of a library's files. A name contains the kind of the file and a transaction number with twenty
// digits, so that the order of the names is that of the commits.

/// The parsed name of a file in a library's directory.
enum LibraryFileName: Hashable {
  /// A log whose first transaction is given.
  case log(first: UInt64)
  /// A snapshot of the library after a transaction.
  case snapshot(sequence: UInt64)
  /// An incomplete file of an interrupted writer.
  case partial
  /// The lock of a real directory.
  case lock
  /// A hidden file of the system or the user.
  case hidden
  /// Any other file.
  case foreign

  /// The suffix of incomplete files.
  static let partialSuffix = ".partial"
  /// The name of the lock file.
  static let lockName = "lock"

  /// Parses a name.
  init(_ name: String) {
    if name == Self.lockName {
      self = .lock
    } else if let first = Self.number(in: name, after: "log-") {
      self = .log(first: first)
    } else if let sequence = Self.number(in: name, after: "snapshot-") {
      self = .snapshot(sequence: sequence)
    } else if name.hasSuffix(Self.partialSuffix),
      Self.number(in: String(name.dropLast(Self.partialSuffix.count)), after: "snapshot-") != nil
    {
      self = .partial
    } else {
      self = name.hasPrefix(".") ? .hidden : .foreign
    }
  }

  /// Returns the name of the log that begins with a transaction.
  static func log(_ first: UInt64) -> String { "log-\(digits(first))" }

  /// Returns the name of the snapshot after a transaction.
  static func snapshot(_ sequence: UInt64) -> String { "snapshot-\(digits(sequence))" }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number)
    return String(repeating: "0", count: 20 - text.count) + text
  }

  private static func number(in name: String, after prefix: String) -> UInt64? {
    guard name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + 20 else { return nil }
    let digits = name.dropFirst(prefix.count)
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return UInt64(digits)
  }
}
