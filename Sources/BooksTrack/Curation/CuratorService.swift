// The reader's contributions about books: the question after a session, answers, and points.
//
// An answer, the outcome of its question and its points are one transaction, so after a crash all or none of
// it exists, and no question is asked or paid twice (CUR-1, SES-9).

public import BooksTrackAPI

/// The reason why an answer was rejected. Nothing was changed.
public enum AnswerRefusal: Error, Hashable, Sendable {
  /// The book or the session is gone.
  case gone
  /// The session has no open question: none was shown, or it was answered or skipped.
  case notAsked
  /// The answer is empty.
  case emptyAnswer
  /// The book has an override in that field, which takes precedence (CAS-3).
  case overridden
}

extension AnswerRefusal: CustomStringConvertible {
  /// The message for the reader.
  public var description: String {
    switch self {
    case .gone: "This book is not in your library any more."
    case .notAsked: "This question has been dealt with already."
    case .emptyAnswer: "Choose an answer, or skip the question."
    case .overridden:
      "You have said that this book differs from its author here. Change that, or take it back, to answer."
    }
  }
}

/// Asks questions and stores answers.
///
/// ```swift
/// if let question = try await curator.ask(after: session.id) {      // at most once a session
///   let report = try await curator.answer("African", after: session.id)
/// }
/// ```
public actor CuratorService {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let wallTime: any WallTime
  private let prompts: PromptRule
  private let points: PointsRule

  /// Creates the service for a library.
  ///
  /// - Parameter stats: The statistics of the same library.
  public init(
    store: LibraryStore, stats: DiversityStatsService, wallTime: any WallTime,
    prompts: PromptRule = .oncePerSession, points: PointsRule = .standard
  ) {
    self.store = store
    self.stats = stats
    self.wallTime = wallTime
    self.prompts = prompts
    self.points = points
  }

  /// Returns the question to show after a session and marks it as shown; nil if there is none. Further calls
  /// for that session return nil, also after a relaunch (SES-6, SES-9).
  ///
  /// - Throws: Errors of a commit; nothing is changed then.
  public func ask(after session: SessionID) async throws -> DiversityQuestion? {
    let index = await stats.current()
    return try await store.commit(.edit("ask")) { [prompts] editor in
      guard var row = editor.library.sessions[session],
        let question = prompts.question(after: row, in: editor.library, index),
        // The index may be a commit behind; known values are not asked for.
        !editor.library.isKnown(question.dimension, of: question.work)
      else { return nil }
      row.question = SessionQuestion(dimension: question.dimension)
      editor.put(row)
      return question
    }
  }

  /// Answers the question that was shown after a session (SES-6, DIV-7).
  ///
  /// - Throws: `AnswerRefusal`, or errors of a commit; nothing is changed then.
  public func answer(_ value: String, after session: SessionID) async throws -> AnswerReport {
    try await save { editor in
      guard var row = editor.library.sessions[session], let work = editor.library.entries[row.entry]?.work
      else { throw AnswerRefusal.gone }
      guard let question = row.question, question.outcome == .shown else { throw AnswerRefusal.notAsked }
      row.question?.outcome = .answered
      editor.put(row)
      return (work, question.dimension, value)
    }
  }

  /// Skips the question that was shown after a session. Only the skip is stored, and the reader is not asked
  /// the same about this book again (SES-6, SES-9).
  ///
  /// - Throws: `AnswerRefusal`, or errors of a commit; nothing is changed then.
  public func skip(after session: SessionID) async throws {
    try await store.commit(.edit("skip question")) { editor in
      guard var row = editor.library.sessions[session] else { throw AnswerRefusal.gone }
      guard row.question?.outcome == .shown else { throw AnswerRefusal.notAsked }
      row.question?.outcome = .skipped
      editor.put(row)
    }
  }

  /// Stores an unprompted answer: the `+` of an axis, or a correction.
  ///
  /// - Throws: `AnswerRefusal`, or errors of a commit; nothing is changed then.
  public func answer(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension
  ) async throws -> AnswerReport {
    try await save { _ in (work, dimension, value) }
  }

  private func save(
    _ prepare: @Sendable (inout LibraryEditor) throws -> (WorkID, DiversityDimension, String)
  ) async throws -> AnswerReport {
    let (points, now) = (points, wallTime.now())
    let saved = try await store.commit(.edit("answer")) { editor in
      let before = editor.library
      let (work, dimension, value) = try prepare(&editor)
      let answer = try editor.answer(value, about: work, dimension, points, now)
      return SavedAnswer(before: before, after: editor.library, changes: editor.changes, answer: answer)
    }
    let counts = await stats.counts(before: saved.before, after: saved.after, changes: saved.changes)
    return AnswerReport(
      dimension: saved.answer.fact.dimension, value: saved.answer.fact.value, points: saved.answer.points,
      balance: saved.after.points, before: counts.before, after: counts.after)
  }
}

/// A commit of an answer: the library before and after it.
private struct SavedAnswer: Sendable {
  let before: Library
  let after: Library
  let changes: [Change]
  let answer: (fact: DiversityFact, points: Int)
}

extension LibraryEditor {
  /// Stores an answer about a book and its points.
  fileprivate mutating func answer(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension, _ rule: PointsRule, _ now: Timestamp
  ) throws -> (fact: DiversityFact, points: Int) {
    guard library.works.contains(work) else { throw AnswerRefusal.gone }
    guard let text = dimension.stored(value) else { throw AnswerRefusal.emptyAnswer }
    if let field = dimension.authorField, library.override(of: work, field) != nil {
      throw AnswerRefusal.overridden
    }
    var fact =
      library.diversityFact(of: work, dimension)
      ?? DiversityFact(
        id: newID(), work: work, dimension: dimension, value: text, source: .reader)
    fact.value = text
    fact.source = .reader
    put(fact)
    let points = rule.points(for: fact, in: library)
    if points > 0 {
      put(PointsAward(id: newID(), for: .answer(work, dimension), points: points, awarded: now))
    }
    return (fact, points)
  }
}
