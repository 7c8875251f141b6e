// The reader's contributions about books: the question after a session, answers, and points.
//
// An answer, the outcome of its question and its points are one transaction, so after a crash all or none of
// it exists, and no question is asked or paid twice (CUR-1, SES-9).
//
// A question after a session about a fact of the author is a question about the author: the answer is a
// statement, shown for all of their books (CAS-14). Facts of the book, and answers that the reader gives
// about one book, stay with the book. So does an answer about a book that shows no facts of an author,
// because its author is a placeholder or a rule excludes it.

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
  private let cascade: CascadePolicy
  private let refresher: StatsRefresher?

  /// Creates the service for a library.
  ///
  /// - Parameters:
  ///   - stats: The statistics of the same library.
  ///   - refresher: The refresher of the library's statistics, if one is running.
  public init(
    store: LibraryStore, stats: DiversityStatsService, wallTime: any WallTime,
    prompts: PromptRule = .oncePerSession, points: PointsRule = .standard,
    cascade: CascadePolicy = CascadePolicy(), refresher: StatsRefresher? = nil
  ) {
    self.store = store
    self.stats = stats
    self.wallTime = wallTime
    self.prompts = prompts
    self.points = points
    self.cascade = cascade
    self.refresher = refresher
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

  /// Answers the question that was shown after a session (SES-6, DIV-7), about the author if it is one about
  /// the author (CAS-14).
  ///
  /// - Throws: `AnswerRefusal`, or errors of a commit; nothing is changed then.
  public func answer(_ value: String, after session: SessionID) async throws -> AnswerReport {
    try await save { [cascade] editor, points, now in
      guard var row = editor.library.sessions[session], let work = editor.library.entries[row.entry]?.work
      else { throw AnswerRefusal.gone }
      guard let question = row.question, question.outcome == .shown else { throw AnswerRefusal.notAsked }
      row.question?.outcome = .answered
      editor.put(row)
      return try editor.answer(value, about: work, question.dimension, points, cascade, now)
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

  /// Stores an unprompted answer about one book: the `+` of an axis, or a correction.
  ///
  /// - Throws: `AnswerRefusal`, or errors of a commit; nothing is changed then.
  public func answer(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension
  ) async throws -> AnswerReport {
    try await save { editor, points, now in try editor.answer(value, about: work, dimension, points, now) }
  }

  private func save(
    _ answer: @Sendable (inout LibraryEditor, PointsRule, Timestamp) throws -> GivenAnswer
  ) async throws -> AnswerReport {
    let (points, now) = (points, wallTime.now())
    let saved = try await store.commit(.edit("answer")) { editor in
      let before = editor.library
      let answer = try answer(&editor, points, now)
      return SavedAnswer(before: before, after: editor.library, changes: editor.changes, answer: answer)
    }
    if saved.answer.isAboutAuthor { await refresher?.change(from: saved.before) }
    let counts = await stats.counts(before: saved.before, after: saved.after, changes: saved.changes)
    return AnswerReport(
      dimension: saved.answer.dimension, value: saved.answer.value, updated: saved.answer.updated,
      points: saved.answer.points, balance: saved.after.points, before: counts.before, after: counts.after)
  }
}

/// An answer as it is stored.
private struct GivenAnswer: Sendable {
  let dimension: DiversityDimension
  let value: String
  let updated: [String]
  let points: Int
  /// True if the answer has changed a statement about an author.
  let isAboutAuthor: Bool
}

/// A commit of an answer: the library before and after it.
private struct SavedAnswer: Sendable {
  let before: Library
  let after: Library
  let changes: ChangeList
  let answer: GivenAnswer
}

extension LibraryEditor {
  /// Stores an answer to the question about a book: as a statement about its author, or as a fact of the
  /// book.
  fileprivate mutating func answer(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension, _ rule: PointsRule,
    _ cascade: CascadePolicy, _ now: Timestamp
  ) throws -> GivenAnswer {
    guard let field = dimension.authorField,
      let author = library.authorAsked(about: work, field, cascade)
    else { return try answer(value, about: work, dimension, rule, now) }
    guard let text = dimension.stored(value) else { throw AnswerRefusal.emptyAnswer }
    let change = try curated(now, rule, cascade) { editor throws in
      try editor.say([text], field, of: author, now: now, rule)
    }
    return GivenAnswer(
      dimension: dimension, value: text, updated: change.updated(cascade), points: change.steps.points.all,
      isAboutAuthor: !change.steps.steps.isEmpty)
  }

  /// Stores an answer about a book and its points.
  fileprivate mutating func answer(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension, _ rule: PointsRule, _ now: Timestamp
  ) throws -> GivenAnswer {
    guard let row = library.works[work] else { throw AnswerRefusal.gone }
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
    return GivenAnswer(
      dimension: dimension, value: text, updated: [row.title], points: points, isAboutAuthor: false)
  }
}
