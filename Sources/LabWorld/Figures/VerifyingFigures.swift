// The conflicts that readers are asked to verify because a provider contradicts them (ENR-11), and how many
// of them are needless.

/// Counts of conflicts.
package struct VerifyingFigures: Codable, Sendable, Hashable {
  /// Works with at least one conflict.
  package var works = 0
  /// Conflicts by the fact in question, such as `pageCount` or `title`.
  package var questions: [String: Int] = [:]
  /// Of these, the ones in which the reader was right, by the same facts.
  package var needless: [String: Int] = [:]

  package init() {}

  /// Adds the counts of another reader or cell.
  package mutating func add(_ other: VerifyingFigures) {
    works += other.works
    questions.merge(other.questions, uniquingKeysWith: +)
    needless.merge(other.needless, uniquingKeysWith: +)
  }
}
