// Whether a question is asked after a session, and which (SES-6, SES-9).

/// When a reader is asked something.
public struct PromptRule: Sendable {
  /// The name of the rule.
  public let name: String
  /// Whether anything is asked.
  private let asks: Bool
  /// Whether what was skipped for a book may be asked again.
  private let repeatsSkipped: Bool
  /// Which of several dimensions is asked for.
  private let question: QuestionRule

  /// One question after each session that is over, if anything about the book is not known and the reader has
  /// not skipped that question for this book before: the rule that ships. A question that was shown and left
  /// alone may come again after another session.
  public static let oncePerSession = PromptRule(
    name: "once per session", asks: true, repeatsSkipped: false, question: .emptiestFirst)

  /// The same, and what was skipped comes again.
  public static let insistent = PromptRule(
    name: "insistent", asks: true, repeatsSkipped: true, question: .emptiestFirst)

  /// Never a question.
  public static let never = PromptRule(
    name: "never", asks: false, repeatsSkipped: false, question: .emptiestFirst)

  /// The question to ask after a session; nothing if there is none.
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
