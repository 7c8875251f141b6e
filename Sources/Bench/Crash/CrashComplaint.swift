// What a crash test can find wrong.

/// Something that must not be, after a process was killed.
package struct CrashComplaint: Error, Hashable, Sendable, Codable {
  /// The kinds of it.
  package enum Kind: String, Sendable, Codable {
    /// A transaction is gone although its commit had returned.
    case lost
    /// There are transactions that no writer had begun.
    case ahead
    /// The rows are not those that the transactions up to there put: one is half there, or an old one came
    /// back.
    case half
    /// The library does not hold together.
    case unsound
    /// The library could not be opened.
    case unreadable
    /// A writer found another library than the one before it had left, or committed something else than it
    /// should.
    case untrue
    /// A writer ended by itself.
    case ended
  }

  /// The kind.
  package let kind: Kind
  /// What was found and what was expected.
  package let sentence: String

  init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }
}

/// A library that no crash test with that seed has written.
package struct ForeignLibrary: Error, Hashable, Sendable, CustomStringConvertible {
  package let seed: UInt64
  /// What was found and what was expected.
  package let reason: String

  package var description: String {
    "no library of a crash test with seed \(seed): \(reason); give its seed, or another folder"
  }
}

extension CrashComplaint: CustomStringConvertible {
  package var description: String { "\(kind.rawValue): \(sentence)" }
}
