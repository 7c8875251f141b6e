// The rule that decides whether to ask a question after a session, and which (SES-6, SES-9).

/// A rule for questions after sessions.
public struct PromptRule: Sendable {
  /// The name of the rule.
  public let name: String
  /// True if questions are asked.
  private let asks: Bool
  /// True if a question skipped for a book may be asked again.
  private let repeatsSkipped: Bool
  /// The rule for choosing among several dimensions.
  private let question: QuestionRule

  /// The default: one question after each ended session, if anything about the book is missing and the reader
  /// has not skipped that question for the book. A question that was shown and ignored may be asked again
  /// after another session.
  public static let oncePerSession = PromptRule(
    name: "once per session", asks: true, repeatsSkipped: false, question: .mostCompleted)

  /// Like `oncePerSession`, but skipped questions are asked again.
  public static let insistent = PromptRule(
    name: "insistent", asks: true, repeatsSkipped: true, question: .mostCompleted)

  /// No questions.
  public static let never = PromptRule(
    name: "never", asks: false, repeatsSkipped: false, question: .mostCompleted)

  /// Returns the question to ask after a session; nil if there is none.
  func question(after session: ReadingSession, in library: Library, _ index: DiversityIndex)
    -> DiversityQuestion?
  {
    guard asks, !session.isRunning, !session.wasAsked, let work = library.entries[session.entry]?.work
    else { return nil }
    let skipped = library.sessions(of: work).compactMap(\.question).filter { $0.outcome == .skipped }
    return index.nextQuestion(
      about: work, except: repeatsSkipped ? [] : skipped.map(\.dimension), rule: question)
  }
}
