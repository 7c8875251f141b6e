// The conflicts that readers are asked to verify because a provider contradicts them (ENR-11), and how many
// of them are needless.

/// Counts of conflicts.
package struct VerifyingFigures: FigureGroup, Hashable {
  package var works = 0
  package var questions: [String: Int] = [:]
  package var needless: [String: Int] = [:]

  package init() {}

  package static let figures: [Figure<VerifyingFigures>] = [
    Figure(
      "works", \.works, "Works with at least one conflict.",
      FigureRule("", "ENR-11", "books to verify", .less(.chance), because: .counts)),
    Figure(
      "questions", \.questions, "Conflicts by the fact in question, such as `pageCount` or `title`.",
      FigureRule("*", "ENR-11", "questions", .reported, because: .parts)),
    Figure(
      "needless", \.needless, "Conflicts in which the reader was right, by the fact in question.",
      FigureRule("*", "ENR-11", "needless questions", .less(.chance), because: .counts)),
  ]
}
