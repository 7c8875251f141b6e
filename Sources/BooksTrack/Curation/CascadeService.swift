// The reader's edits of facts about authors, and of overrides in books. Each edit is one commit for any
// number of books, because what a book shows is derived (CAS-1, CAS-8).

public import BooksTrackAPI

/// The reader's edits of facts about authors.
///
/// ```swift
/// let preview = try await cascade.preview([.nationality], of: author)  // applies to 5 books by this author
/// let report = try await cascade.say(["Nigerian"], .nationality, of: author)
/// try await cascade.undo(report.steps[0])
/// ```
public actor CascadeService {
  private let store: LibraryStore
  private let wallTime: any WallTime
  private let points: PointsRule
  private let policy: CascadePolicy
  private let refresher: StatsRefresher?

  /// Creates the service for a library.
  ///
  /// - Parameter refresher: The refresher of the library's statistics, if one is running.
  public init(
    store: LibraryStore, wallTime: any WallTime, points: PointsRule = .standard,
    policy: CascadePolicy = CascadePolicy(), refresher: StatsRefresher? = nil
  ) {
    self.store = store
    self.refresher = refresher
    self.wallTime = wallTime
    self.points = points
    self.policy = policy
  }

  // MARK: Authors

  /// Returns the books to which a change of some fields would apply (CAS-9): those without an override in at
  /// least one of them.
  ///
  /// - Parameter fields: The changed fields; all for a change of the person behind a name.
  /// - Throws: `CascadeRefusal` if the author is gone or a placeholder.
  /// - Complexity: O(*books of the author*).
  public func preview(
    _ fields: [AuthorField] = AuthorField.allCases, of author: AuthorID
  ) async throws(CascadeRefusal) -> CascadePreview {
    let library = await store.snapshot
    let row = try library.somebody(author)
    return CascadePreview(
      author: row.name, books: library.worksReached(by: author, in: fields, policy).map(\.title),
      total: library.worksFilled(by: author).count)
  }

  /// Sets the reader's statement about an author in a field; an empty array removes it (CAS-1, CAS-5). It
  /// applies to all names of the person, so removing it also removes statements made about a name before it
  /// became a pen name (CAS-4). Authors that an old library has in several spellings get one line of the log
  /// each, and these are undone together.
  ///
  /// - Parameter progress: Called for every tenth book, if there are more than ten (CAS-8).
  /// - Throws: `CascadeRefusal`, or errors of a commit; nothing is changed then.
  /// - Complexity: O(*books of the author*).
  public func say(
    _ values: [String], _ field: AuthorField, of author: AuthorID,
    progress: @Sendable (CascadeProgress) -> Void = { _ in }
  ) async throws -> CascadeReport {
    let stored = field.stored(values)
    return try await change(stored.isEmpty ? field.removal : field.confirmation, progress) {
      editor, now, points in
      try editor.say(stored, field, of: author, now: now, points)
    }
  }

  /// Makes one name a pen name of another author, or removes that link (CAS-4). Only the reader can make two
  /// names one person.
  ///
  /// - Throws: `CascadeRefusal`, or errors of a commit; nothing is changed then.
  public func setPenName(_ author: AuthorID, of person: AuthorID?) async throws -> CascadeReport {
    try await change(Self.saved) { editor, now, _ in
      try editor.library.checkPenName(author, of: person)
      let step = editor.curate(.penName(author), person.map { CurationValue(person: $0) }, now: now)
      return CuratedSteps([step], touching: editor.library.works(of: author).map(\.id))
    }
  }

  /// Settles a conflict: takes the provider's value, or keeps the reader's, in which case the same provider's
  /// value raises no conflict again (CAS-6).
  ///
  /// - Throws: `CascadeRefusal`, or errors of a commit; nothing is changed then.
  public func settle(_ conflict: AuthorConflict, takingProvider: Bool) async throws -> CascadeReport {
    try await change(conflict.field.confirmation) { editor, now, points in
      guard editor.library.conflicts(ofAuthor: conflict.author).contains(conflict) else {
        throw CascadeRefusal.noConflict
      }
      guard !takingProvider else {
        return try editor.say(
          conflict.field.stored(conflict.found), conflict.field, of: conflict.author, now: now, points)
      }
      if var row = editor.library.statement(of: conflict.author, conflict.field) {
        row.dismissed = conflict.found
        editor.put(row)
      }
      return CuratedSteps([], touching: [])
    }
  }

  // MARK: Books

  /// Sets an override in one or more books, with an optional reason (CAS-3).
  ///
  /// - Parameter values: The values to show; empty to show none.
  /// - Throws: `CascadeRefusal`, or errors of a commit; nothing is changed then.
  public func override(
    _ field: AuthorField, of works: [WorkID], with values: [String], because reason: String? = nil
  ) async throws -> CascadeReport {
    let why = reason.map(WhiteSpace.collapsed).flatMap { $0.isEmpty ? nil : $0 }
    let value = CurationValue(values: field.stored(values), reason: why)
    return try await curate(works, field, value)
  }

  /// Removes overrides, so that the books show the author's facts again (CAS-3).
  ///
  /// - Throws: `CascadeRefusal`, or errors of a commit; nothing is changed then.
  public func removeOverride(_ field: AuthorField, of works: [WorkID]) async throws -> CascadeReport {
    try await curate(works, field, nil)
  }

  private func curate(
    _ works: [WorkID], _ field: AuthorField, _ value: CurationValue?
  ) async throws -> CascadeReport {
    let isFilled = value.map { !$0.values.isEmpty } ?? false
    return try await change(isFilled ? field.confirmation : field.removal) { editor, now, _ in
      var steps: [CurationStep?] = []
      for work in works {
        guard editor.library.works.contains(work) else { throw CascadeRefusal.gone }
        steps.append(editor.curate(.override(work, field), value, now: now))
      }
      return CuratedSteps(steps, touching: works)
    }
  }

  // MARK: Rules and history

  /// Sets a rule of the cascade (CAS-11).
  ///
  /// - Throws: Errors of a commit; nothing is changed then.
  /// - Complexity: O(*books*), because a rule may affect any book.
  public func set(_ rule: CascadeRule, _ isOn: Bool) async throws -> CascadeReport {
    try await change(Self.saved) { editor, now, _ in
      let step = editor.curate(.rule(rule), CurationValue(values: [isOn ? "on" : "off"]), now: now)
      return CuratedSteps([step], touching: editor.library.works.map(\.id))
    }
  }

  /// Undoes a change, unless a later change of the same value holds. Undoing is a change itself and can be
  /// undone (CAS-10). Points are kept, because they were given for work done.
  ///
  /// - Throws: `CascadeRefusal` with a message for the reader, or errors of a commit; nothing is changed
  ///   then.
  public func undo(_ id: CurationStepID) async throws -> CascadeReport {
    try await change("Taken back.") { editor, now, _ in
      let step = try editor.library.undoable(id)
      var undoing: [CurationStep?] = []
      var touched: [WorkID] = []
      for step in [step] + editor.library.spellings(of: step) {
        touched += editor.library.works(touchedBy: step.subject)
        undoing.append(editor.curate(step.subject, step.before, now: now, undoes: step.id))
        touched += editor.library.works(touchedBy: step.subject)
      }
      return CuratedSteps(undoing, touching: touched)
    }
  }

  /// Checks whether a change can be undone in a state of the library.
  ///
  /// - Throws: `CascadeRefusal` if not, as `undo(_:)` does.
  public nonisolated func checkUndo(of id: CurationStepID, in library: Library) throws(CascadeRefusal) {
    _ = try library.undoable(id)
  }

  // MARK: The commit

  /// The first line for a change without a field.
  private static let saved = "Saved!"

  private func change(
    _ headline: String, _ progress: @Sendable (CascadeProgress) -> Void = { _ in },
    _ body: @Sendable (inout LibraryEditor, Timestamp, PointsRule) throws -> CuratedSteps
  ) async throws -> CascadeReport {
    let (now, points) = (wallTime.now(), points)
    let made = try await store.commit(.edit("curation")) { [policy] editor in
      try editor.curated(now, points, policy) { editor throws in try body(&editor, now, points) }
    }
    if !made.steps.steps.isEmpty { await refresher?.change(from: made.before) }
    return CascadeReport(
      headline: headline, updated: made.updated(policy, progress), points: made.steps.points,
      balance: made.after.points, steps: made.steps.steps.map(\.id))
  }
}

/// The lines of the audit log from a commit, and the books that they may have changed.
struct CuratedSteps: Sendable {
  let steps: [CurationStep]
  /// The affected books; may contain duplicates.
  let works: [WorkID]
  /// The author of a statement; nil for other changes.
  var author: AuthorID?
  var points = CascadePoints()

  init(_ steps: [CurationStep?], touching works: [WorkID], author: AuthorID? = nil) {
    self.steps = steps.compactMap { $0 }
    self.works = works
    self.author = author
  }
}

/// A commit: the library before and after it.
struct CuratedChange: Sendable {
  let before: Library
  let after: Library
  let steps: CuratedSteps

  /// Returns the titles of the books whose display has changed, oldest first.
  func updated(
    _ policy: CascadePolicy, _ progress: (CascadeProgress) -> Void = { _ in }
  ) -> [String] {
    guard !steps.steps.isEmpty else { return [] }
    let works = steps.works.sorted()
    var updated: [String] = []
    for (place, id) in works.enumerated() where place == 0 || works[place - 1] != id {
      if works.count > CascadeProgress.step, place > 0, place % CascadeProgress.step == 0 {
        progress(CascadeProgress(done: place, total: works.count))
      }
      let (old, new) = (before.shownFacts(of: id, policy), after.shownFacts(of: id, policy))
      let isSame = old.elementsEqual(new) { $0?.values == $1?.values && $0?.mark == $1?.mark }
      if !isSame, let work = after.works[id] { updated.append(work.title) }
    }
    if works.count > CascadeProgress.step { progress(CascadeProgress(done: works.count, total: works.count)) }
    return updated
  }
}

extension LibraryEditor {
  /// Makes a change of facts about authors, and awards the points for it.
  mutating func curated(
    _ now: Timestamp, _ points: PointsRule, _ policy: CascadePolicy,
    _ body: (inout LibraryEditor) throws -> CuratedSteps
  ) throws -> CuratedChange {
    let before = library
    var steps = try body(&self)
    if let author = steps.author, let step = steps.steps.first {
      steps.points = points.points(for: step, of: author, from: before, to: library, policy)
      if steps.points.all > 0 { award(steps.points, for: step, of: author, now) }
    }
    return CuratedChange(before: before, after: library, steps: steps)
  }

  /// Sets the reader's statement about an author; see `CascadeService.say(_:_:of:progress:)`.
  mutating func say(
    _ values: [String], _ field: AuthorField, of author: AuthorID, now: Timestamp, _ points: PointsRule
  ) throws(CascadeRefusal) -> CuratedSteps {
    _ = try library.somebody(author)
    let person = library.personSpelled(as: author)
    let value = values.isEmpty ? nil : CurationValue(values: values)
    // The facts of a pen name are derived from the person; those of another spelling are not.
    let names = library.names(of: person).filter {
      values.isEmpty || $0 == person || library.person($0) != person
    }
    let steps = names.map { curate(.statement($0, field), value, now: now) }
    return CuratedSteps(steps, touching: library.works(ofPerson: person), author: person)
  }

  fileprivate mutating func award(
    _ points: CascadePoints, for step: CurationStep, of author: AuthorID, _ now: Timestamp
  ) {
    guard case .statement(_, let field) = step.subject else { return }
    let reason = PointsReason.statement(
      author, field, values: step.after?.values ?? [], books: points.books)
    put(PointsAward(id: newID(), for: reason, points: points.all, awarded: now))
  }
}

extension Library {
  /// Returns the author; throws for a missing author or a placeholder.
  fileprivate func somebody(_ author: AuthorID) throws(CascadeRefusal) -> Author {
    guard let row = authors[author] else { throw .gone }
    guard !isPlaceholder(author) else { throw .anonymous(row.name) }
    return row
  }

  fileprivate func checkPenName(_ author: AuthorID, of person: AuthorID?) throws(CascadeRefusal) {
    _ = try somebody(author)
    guard let person else { return }
    let row = try somebody(person)
    guard person != author, row.penNameOf == nil, indexes.penNamesOfPerson[author].isEmpty else {
      throw .noPenName
    }
  }

  fileprivate func undoable(_ id: CurationStepID) throws(CascadeRefusal) -> CurationStep {
    guard let step = curationSteps[id] else { throw .unknownStep }
    guard indexes.undosOfStep[id].isEmpty else { throw .undone }
    guard step.subject.name(in: self) != nil else { throw .gone }
    guard step.subject.value(in: self) == step.after, !isOvertaken(step) else {
      throw .changedSince(step.name)
    }
    if case .penName(let author) = step.subject { try checkPenName(author, of: step.before?.person) }
    return step
  }

  /// Returns the changes made in the same commit for other spellings of the author, if they can be undone.
  fileprivate func spellings(of step: CurationStep) -> [CurationStep] {
    guard case .statement(let author, let field) = step.subject else { return [] }
    let subjects = otherSpellings(of: author).map { CurationSubject.statement($0, field) }
    guard !subjects.isEmpty else { return [] }
    return curationSteps.filter { other in
      other.made == step.made && other.after == step.after && subjects.contains(other.subject)
        && (try? undoable(other.id)) != nil
    }
  }

  /// Returns true if a later change of the same value holds, even if the value is the one that this change
  /// set.
  private func isOvertaken(_ step: CurationStep) -> Bool {
    curationSteps.contains { later in
      later.subject == step.subject && later.undoes == nil && later.isLater(than: step) && holds(later.id)
    }
  }

  /// Returns true if a change was not undone, or its undo was undone.
  private func holds(_ id: CurationStepID) -> Bool {
    var (last, holds) = (id, true)
    while let undo = indexes.undosOfStep[last].first { (last, holds) = (undo, !holds) }
    return holds
  }

  /// Returns the books that a change of the subject can affect.
  fileprivate func works(touchedBy subject: CurationSubject) -> [WorkID] {
    switch subject {
    case .statement(let author, _), .penName(let author): works(ofPerson: author)
    case .override(let work, _): [work]
    case .rule: works.map(\.id)
    }
  }
}

extension CurationStep {
  /// Returns true if this step is later: by the order of the lines on one device, by the clock otherwise.
  fileprivate func isLater(than other: CurationStep) -> Bool {
    id.replica == other.id.replica ? id.serial > other.id.serial : made > other.made
  }
}
