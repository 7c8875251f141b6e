// What readers are asked to verify because a provider contradicts them (ENR-11), and how much of it is a
// waste of their time.

/// Counts of questions to readers.
package struct VerifyingFigures: Codable, Sendable, Hashable {
  /// Works about which there is at least one question.
  package var works = 0
  /// Questions by the fact that is in doubt: `pageCount`, `title` …
  package var questions: [String: Int] = [:]
  /// Of these the ones in which the reader was right, by the same facts.
  package var needless: [String: Int] = [:]

  package init() {}

  /// Adds another reader's, or another cell's.
  package mutating func add(_ other: VerifyingFigures) {
    works += other.works
    questions.merge(other.questions, uniquingKeysWith: +)
    needless.merge(other.needless, uniquingKeysWith: +)
  }
}
