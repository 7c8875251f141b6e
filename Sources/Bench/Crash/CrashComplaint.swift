// The errors that a crash test can find.

/// An error found after a process was killed.
package struct CrashComplaint: Error, Hashable, Sendable, Codable {
  /// The kinds of errors.
  package enum Kind: String, Sendable, Codable {
    /// A transaction is missing although its commit had returned.
    case lost
    /// There are transactions that no writer had started.
    case ahead
    /// The rows differ from those of the transactions so far: one is incomplete, or an old one is back.
    case half
    /// The library violates its invariants.
    case unsound
    /// The library could not be opened.
    case unreadable
    /// A writer found another library than its predecessor had left, or committed something else than
    /// expected.
    case untrue
    /// A writer exited without being killed.
    case ended
  }

  /// The kind.
  package let kind: Kind
  /// The found and the expected state.
  package let sentence: String

  init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }
}

/// An error for a library that no crash test with that seed has written.
package struct ForeignLibrary: Error, Hashable, Sendable, CustomStringConvertible {
  package let seed: UInt64
  /// The found and the expected state.
  package let reason: String

  package var description: String {
    "no library of a crash test with seed \(seed): \(reason); give its seed, or another folder"
  }
}

extension CrashComplaint: CustomStringConvertible {
  package var description: String { "\(kind.rawValue): \(sentence)" }
}
