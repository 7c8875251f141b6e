// The output of the crash test's writers, line by line.

import Simulation

/// A line of a writer.
enum CrashLine: Hashable, Sendable {
  /// The library is open; its last transaction.
  case opened(UInt64)
  /// A commit has returned: its transaction, and the digest of its result.
  case committed(UInt64, digest: UInt64)

  var text: String {
    switch self {
    case .opened(let sequence): "opened \(sequence)"
    case .committed(let sequence, let digest): "committed \(sequence) \(digest)"
    }
  }

  /// Parses a line; nil if it has another form.
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
