// Planted bugs: cascaded facts, overrides, points, the audit log and undo. Some set a rule of the app to
// another value; the others override a method of the screens.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let curating = [
    curation(
      "override-blocks-book", breaks: "CAS-3",
      "As the documents' code has it, a book with any override is filled in no field."
    ) { $0.policy.cascade = .asWritten },
    curation(
      "later-books-forgotten", breaks: "CAS-2",
      "What was said of an author is shown for the books that were there when it was said."
    ) { $0.reading = { LaterForgotten($0) } },
    curation("second-writer-shown", breaks: "CAS-4", "A book by two shows what was said of the second.") {
      $0.reading = { SecondWriterShown($0) }
    },
    curation("said-of-nobody", breaks: "CAS-4", "Something can be said of “Anonymous”.") {
      $0.reading = { FactsOfNoAuthor($0) }
    },
    curation("provider-first", breaks: "CAS-6", "What a provider says of an author goes before the reader's.")
    {
      $0.reading = { ProviderFirst($0) }
    },
    curation(
      "dismissed-comes-again", breaks: "CAS-6", "What was verified is to be verified after each launch."
    ) {
      $0.reading = { DismissedAgain($0) }
    },
    curation(
      "page-is-cached", breaks: "CAS-12", "The page of an author is as it was when it was first shown."
    ) {
      $0.reading = { CachedPage($0) }
    },
    curation("rules-forgotten", breaks: "CAS-11", "The rules of the cascade are forgotten at a launch.") {
      $0.reading = { RulesForgotten($0) }
    },
    curation("all-books-told", breaks: "CAS-9", "Books that differ are told of as updated.") {
      $0.reading = { AllBooksCounted($0) }
    },
    curation(
      "counts-without-overrides", breaks: "DIV-5", caughtBy: .diversity, "Statistics know of no override."
    ) { $0.reading = { CountsWithoutOverrides($0) } },
    curation(
      "paid-again", breaks: "CUR-1", caughtBy: .points,
      "As the document of the cascade has it, each cascade pays for all of its books."
    ) { $0.policy.points = .everyCascade },
    curation(
      "points-are-flat", breaks: "CUR-1", caughtBy: .points,
      "As the document about diversity has it, each field brings five points and no book brings any."
    ) { $0.policy.points = .flat },
    curation(
      "undo-without-line", breaks: "CAS-10", caughtBy: .audit,
      "To take a change back leaves no line in the audit log, and can be done again."
    ) { $0.reading = { UndoWithoutLine($0) } },
    curation(
      "change-without-line", breaks: "CAS-10", caughtBy: .audit,
      "An override is taken away without a line in the audit log."
    ) { $0.reading = { ChangeWithoutLine($0) } },
    curation(
      "line-without-change", breaks: "CAS-10", caughtBy: .audit,
      "To say the same again writes a line into the audit log."
    ) { $0.reading = { LineWithoutChange($0) } },
    curation(
      "statistics-at-once", breaks: "CAS-7", caughtBy: .refresh,
      "Statistics are calculated after each change of a burst."
    ) { $0.policy.statisticsDelay = .zero },
    curation(
      "statistics-lost-at-kill", breaks: "CAS-7", caughtBy: .refresh,
      "After a launch nobody knows that statistics were due."
    ) { $0.reading = { StatisticsLost($0) } },
    curation(
      "statistics-at-launch", breaks: "CAS-7", caughtBy: .refresh,
      "Statistics are calculated again at each launch."
    ) { $0.reading = { StatisticsAtLaunch($0) } },
    curation(
      "statistics-a-minute-late", breaks: "CAS-7", caughtBy: .refresh,
      "Statistics are calculated a minute behind the last change of a burst."
    ) { $0.policy.statisticsDelay = .seconds(60) },
    curation(
      "refresh-not-shown", breaks: "CAS-7", caughtBy: .refresh,
      "The screen that is open does not hear of the statistics, and shows old figures."
    ) { $0.reading = { RefreshNotShown($0) } },
    curation(
      "refresh-names-one-book", breaks: "CAS-7", caughtBy: .refresh,
      "After a cascade only the first of the author's books is redrawn."
    ) { $0.reading = { OneBookNamed($0) } },
    curation(
      "refresh-redraws-all", breaks: "CAS-7", caughtBy: .refresh,
      "After a cascade every book of the library is redrawn."
    ) { $0.reading = { AllBooksRedrawn($0) } },
  ]

  private static func curation(
    _ name: String, breaks clause: ClauseID, caughtBy oracle: OracleName = .cascade, _ sentence: String,
    _ plant: (inout StackVariant) -> Void
  ) -> PlantedBug {
    PlantedBug(name, of: CurationTarget.target, breaks: clause, caughtBy: oracle, sentence, plant)
  }
}

private final class LaterForgotten: ReadingScreens, @unchecked Sendable {
  private var newest: [AuthorID: WorkID] = [:]

  override func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws
    -> CurationAccount
  {
    let account = try await super.say(values, field, of: author)
    newest[author] = await app.library.works.map(\.id).max()
    return account
  }

  override func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    guard let fact = super.shown(field, of: work, in: library) else { return nil }
    if case .cascaded(let author) = fact.origin, let newest = newest[author], work > newest { return nil }
    return fact
  }
}

private final class SecondWriterShown: ReadingScreens, @unchecked Sendable {
  override func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    if let fact = super.shown(field, of: work, in: library) { return fact }
    let writers = library.works[work]?.authors.filter { $0.role == nil } ?? []
    guard writers.count > 1, let said = library.statement(of: writers[1].author, field) else { return nil }
    return ShownFact(field: field, values: said.values, origin: .cascaded(said.author))
  }
}

private final class FactsOfNoAuthor: ReadingScreens, @unchecked Sendable {
  override func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws
    -> CurationAccount
  {
    do {
      return try await super.say(values, field, of: author)
    } catch CascadeRefusal.anonymous {
      let now = app.platform.wallTime.now()
      try await app.store.commit(.edit("nobody")) { editor in
        _ = editor.curate(.statement(author, field), CurationValue(values: field.stored(values)), now: now)
      }
      throw CascadeRefusal.anonymous("Anonymous")
    }
  }
}

private final class ProviderFirst: ReadingScreens, @unchecked Sendable {
  override func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    let fact = super.shown(field, of: work, in: library)
    guard case .cascaded(let author)? = fact?.origin, let found = library.authors[author]?.facts[field],
      !found.isEmpty
    else { return fact }
    return ShownFact(field: field, values: found, origin: .provider)
  }
}

private final class DismissedAgain: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("verify")) { editor in
      for var statement in Array(editor.library.statements) {
        statement.dismissed = []
        editor.put(statement)
      }
    }
  }
}

private final class CachedPage: ReadingScreens, @unchecked Sendable {
  private var pages: [AuthorID: AuthorProfile] = [:]

  override func profile(of author: AuthorID, in library: Library) -> AuthorProfile? {
    let page = pages[author] ?? super.profile(of: author, in: library)
    pages[author] = page
    return page
  }
}

private final class RulesForgotten: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("rules")) { editor in
      var state = editor.library.curation
      for rule in CascadeRule.allCases { state.set(rule, rule.isOnByDefault) }
      if state != editor.library.curation { editor.put(state) }
    }
  }
}

private final class AllBooksCounted: ReadingScreens, @unchecked Sendable {
  override func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws
    -> CurationAccount
  {
    var account = try await super.say(values, field, of: author)
    if !account.updated.isEmpty { account.updated = await app.library.worksFilled(by: author).map(\.title) }
    return account
  }
}

private final class CountsWithoutOverrides: ReadingScreens, @unchecked Sendable {
  override func counts(of period: StatsPeriod) async -> PeriodCounts {
    var editor = LibraryEditor(await app.library)
    for override in Array(editor.library.overrides) { editor.remove(override.id) }
    return PeriodCounts(DiversityIndex(editor.library).stats(for: period))
  }
}

private final class UndoWithoutLine: ReadingScreens, @unchecked Sendable {
  override func undo(_ step: CurationStepID) async throws -> CurationAccount {
    let account = try await super.undo(step)
    try await app.store.commit(.edit("undo")) { editor in
      for line in Array(editor.library.curationSteps) where line.undoes == step { editor.remove(line.id) }
    }
    return account
  }
}

private final class ChangeWithoutLine: ReadingScreens, @unchecked Sendable {
  override func removeOverride(_ field: AuthorField, of works: [WorkID]) async throws -> CurationAccount {
    let account = try await super.removeOverride(field, of: works)
    guard account.updated.count == 1 else { return account }
    try await app.store.commit(.edit("log")) { editor in
      if let last = editor.library.curationSteps.map(\.id).max() { editor.remove(last) }
    }
    return account
  }
}

private final class LineWithoutChange: ReadingScreens, @unchecked Sendable {
  override func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws
    -> CurationAccount
  {
    let before = await app.library
    let account = try await super.say(values, field, of: author)
    guard await app.library.curationSteps.count == before.curationSteps.count else { return account }
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("log")) { editor in
      let value = editor.library.statement(of: author, field).map { CurationValue(values: $0.values) }
      editor.put(
        CurationStep(
          id: editor.newID(), subject: .statement(author, field),
          name: editor.library.authors[author]?.name ?? "", before: value, after: value, made: now))
    }
    return account
  }
}

private final class StatisticsLost: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("statistics")) { editor in
      var state = editor.library.curation
      guard state.refresh.isDue else { return }
      state.refresh.answered = state.refresh.requests
      editor.put(state)
    }
  }
}

private final class StatisticsAtLaunch: ReadingScreens, @unchecked Sendable {
  override func resume() async throws {
    try await super.resume()
    try await app.store.commit(.edit("statistics")) { editor in
      var state = editor.library.curation
      guard state.refresh.runs > 0, !state.refresh.isDue else { return }
      state.refresh.runs += 1
      editor.put(state)
    }
  }
}

private final class RefreshNotShown: ReadingScreens, @unchecked Sendable {
  override func keepOverview() async throws {}
}

private final class OneBookNamed: ReadingScreens, @unchecked Sendable {
  override func keepOverview() async throws {
    while let overview {
      let notice = try await overview.nextNotice()
      let named = Array(notice.works.prefix(1))
      redrawn += await overview.take(
        StatsNotice(number: notice.number, library: notice.library, stats: notice.stats, works: named))
    }
  }
}

private final class AllBooksRedrawn: ReadingScreens, @unchecked Sendable {
  override func keepOverview() async throws {
    while let overview {
      let notice = try await overview.nextNotice()
      await overview.take(notice)
      redrawn += notice.library.works.map(\.id)
    }
  }
}
