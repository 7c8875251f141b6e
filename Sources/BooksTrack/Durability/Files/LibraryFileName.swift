// What the files of a library are called. A name says what is in a file before anybody opens it, and the
// numbers in it have twenty digits, so that the order of the names is the order of the commits.

/// The name of a file in a library's directory, understood.
enum LibraryFileName: Hashable {
  /// Records from that transaction on.
  case log(first: UInt64)
  /// The whole library after that transaction.
  case snapshot(sequence: UInt64)
  /// A file that was being written when its writer stopped; worth nothing.
  case partial
  /// The lock of a real directory.
  case lock
  /// A file that the system or a person put there, and hid.
  case hidden
  /// Anything else.
  case foreign

  /// What a file is written under before it is complete.
  static let partialSuffix = ".partial"
  /// What a lock is called.
  static let lockName = "lock"

  /// Understands a name.
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

  /// The name of the log that begins with that transaction.
  static func log(_ first: UInt64) -> String { "log-\(digits(first))" }

  /// The name of the snapshot after that transaction.
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
