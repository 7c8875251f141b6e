// What a writer of the crash test says, one line at a time.

import Simulation

/// A line of a writer.
enum CrashLine: Hashable, Sendable {
  /// The library is open, and that was its last transaction.
  case opened(UInt64)
  /// A commit has returned: its transaction and the fingerprint of what it left.
  case committed(UInt64, digest: UInt64)

  var text: String {
    switch self {
    case .opened(let sequence): "opened \(sequence)"
    case .committed(let sequence, let digest): "committed \(sequence) \(digest)"
    }
  }

  /// Reads a line; nil if it is something else.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("opened", 2):
      guard let sequence = UInt64(words[1]) else { return nil }
      self = .opened(sequence)
    case ("committed", 3):
      guard let sequence = UInt64(words[1]), let digest = UInt64(words[2]) else { return nil }
      self = .committed(sequence, digest: digest)
    default: return nil
    }
  }
}
