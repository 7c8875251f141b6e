// Planted bugs: reading statistics, charts, the next question, and points for answers.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let picturing = [
    picture("pace-of-no-time", breaks: "SES-3", caughtBy: .history, "A session below a minute has a pace.") {
      PaceOfNoTime($0)
    },
    picture(
      "day-in-utc", breaks: "SES-4", caughtBy: .history,
      "The day of a session is the one that it was at Greenwich."
    ) { DayInUTC($0) },
    picture(
      "minutes-beyond-an-hour", breaks: "SES-8", caughtBy: .sessions, "A timer counts minutes and no hours."
    ) { MinutesBeyondAnHour($0) },
    picture(
      "months-are-years", breaks: "DIV-1", caughtBy: .diversity,
      "The counts of a month are those of its year."
    ) { MonthsAreYears($0) },
    picture("counts-drift", breaks: "DIV-5", caughtBy: .diversity, "What is taken away stays in the counts.")
    {
      CountsDrift($0)
    },
    picture(
      "empty-is-complete", breaks: "DIV-2", caughtBy: .diversity, "Of an empty library everything is known."
    ) {
      EmptyIsComplete($0)
    },
    picture(
      "ghost-is-solid", breaks: "DIV-3", caughtBy: .diversity,
      "An axis of which half is known is shown as solid."
    ) { GhostIsSolid($0) },
    picture(
      "before-is-after", breaks: "DIV-7", caughtBy: .diversity,
      "What is shown as the counts before an answer is looked up after it."
    ) { BeforeIsAfter($0) },
    picture(
      "first-dimension-first", breaks: "DIV-4", caughtBy: .questions,
      "The next question goes by the order of the dimensions, whatever is known."
    ) { FirstDimensionFirst($0) },
    picture(
      "points-twice", breaks: "CUR-1", caughtBy: .points,
      "Which answers brought points is forgotten at a launch."
    ) {
      PointsTwice($0)
    },
    picture(
      "answer-looks-first", breaks: "CUR-1", caughtBy: .points,
      "Whether a question is still open is looked up before the commit of its answer."
    ) { AnswerLooksFirst($0) },
    picture("points-go-with-the-book", breaks: "CUR-1", caughtBy: .points, "Points go when their book does.")
    {
      PointsGoWithBook($0)
    },
  ]

  private static func picture(
    _ name: String, breaks clause: ClauseID, caughtBy oracle: OracleName, _ sentence: String,
    _ screens: @escaping @Sendable (App) -> ReadingScreens
  ) -> PlantedBug {
    PlantedBug(name, of: ReadingTarget.target, breaks: clause, caughtBy: oracle, sentence) {
      $0.reading = screens
    }
  }
}

private final class PaceOfNoTime: ReadingScreens, @unchecked Sendable {
  override func pace(of session: ReadingSession) -> Int? {
    guard session.ending == .finished else { return nil }
    return ReadingPace(pages: session.pagesRead, minutes: max(1, session.minutes))?.tenths
  }
}

private final class DayInUTC: ReadingScreens, @unchecked Sendable {
  override func day(of session: ReadingSession) -> String {
    super.day(
      of: ReadingSession(
        id: session.id, entry: session.entry, started: session.started, startPage: session.startPage))
  }
}

private final class MinutesBeyondAnHour: ReadingScreens, @unchecked Sendable {
  override func timerText(_ milliseconds: Int64) -> String {
    let text = super.timerText(milliseconds)
    return milliseconds < 3_600_000 ? text : "\(milliseconds / 60_000):\(text.suffix(2))"
  }
}

private final class MonthsAreYears: ReadingScreens, @unchecked Sendable {
  override func counts(of period: StatsPeriod) async -> PeriodCounts {
    guard case .month(let year, _) = period else { return await super.counts(of: period) }
    return await super.counts(of: .year(year))
  }
}

private final class CountsDrift: ReadingScreens, @unchecked Sendable {
  private var library = Library(replica: 1)
  private var index = DiversityIndex(Library(replica: 1))

  override func counts(of period: StatsPeriod) async -> PeriodCounts {
    let now = await app.library
    if case .transactions(let new) = await app.store.changes(after: library.sequence),
      new.first?.sequence == library.sequence + 1
    {
      let kept = new.flatMap(\.changes).filter {
        switch $0 {
        case .work(.remove), .entry(.remove), .edition(.remove), .diversityFact(.remove): false
        default: true
        }
      }
      index.follow(kept, from: library, to: now)
    } else if now.sequence != library.sequence {
      index = DiversityIndex(now)
    }
    library = now
    return PeriodCounts(index.stats(for: period))
  }
}

private final class EmptyIsComplete: ReadingScreens, @unchecked Sendable {
  override func completion() async -> [Int] {
    let percent = await super.completion()
    return await app.library.works.isEmpty ? percent.map { _ in 100 } : percent
  }
}

private final class GhostIsSolid: ReadingScreens, @unchecked Sendable {
  override func chart() async -> [ReadingPicture.Axis] {
    let axes = await app.diversity.radar().axes
    return zip(await super.chart(), axes).map { shown, axis in
      var shown = shown
      shown.isGhost = axis.completion.percent < 50
      return shown
    }
  }
}

private final class BeforeIsAfter: ReadingScreens, @unchecked Sendable {
  override func answer(_ value: String, after session: SessionID) async throws -> AnswerAccount {
    var account = try await super.answer(value, after: session)
    account.before = await counts(of: .allTime)
    return account
  }
}

private final class FirstDimensionFirst: ReadingScreens, @unchecked Sendable {
  override func nextQuestion() async -> DiversityQuestion? {
    DiversityIndex(await app.library).nextQuestion(rule: .inOrder)
  }
}

private final class PointsTwice: ReadingScreens, @unchecked Sendable {
  private var paid: Set<DiversityQuestion> = []

  override func say(
    _ value: String, about work: WorkID, _ dimension: DiversityDimension
  ) async throws -> AnswerAccount {
    var account = try await super.say(value, about: work, dimension)
    guard paid.insert(DiversityQuestion(work: work, dimension: dimension)).inserted, account.points == 0
    else { return account }
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("points")) { editor in
      editor.put(
        PointsAward(id: editor.newID(), for: .answer(work, dimension), points: 5, awarded: now))
    }
    account.points = 5
    account.balance = await app.library.points
    return account
  }
}

private final class AnswerLooksFirst: ReadingScreens, @unchecked Sendable {
  override func answer(_ value: String, after session: SessionID) async throws -> AnswerAccount {
    let library = await app.library
    let account = try await tell(value, after: session, library)
    guard account.points == 0,
      let work = library.sessions[session].flatMap({ library.entries[$0.entry]?.work }),
      let dimension = library.sessions[session]?.question?.dimension,
      !library.awards(for: work).contains(where: { $0.dimension == dimension })
    else { return account }
    // There were no points for the question when this answer began.
    let now = app.platform.wallTime.now()
    try await app.store.commit(.edit("points")) { editor in
      editor.put(
        PointsAward(id: editor.newID(), for: .answer(work, dimension), points: 5, awarded: now))
    }
    return account
  }

  /// Answers the question that was open in an earlier library.
  private func tell(_ value: String, after session: SessionID, _ library: Library) async throws
    -> AnswerAccount
  {
    do {
      return try await super.answer(value, after: session)
    } catch AnswerRefusal.notAsked where library.sessions[session]?.question?.outcome == .shown {
      guard let row = library.sessions[session], let work = library.entries[row.entry]?.work,
        let dimension = row.question?.dimension
      else { throw AnswerRefusal.gone }
      return try await say(value, about: work, dimension)
    }
  }
}

private final class PointsGoWithBook: ReadingScreens, @unchecked Sendable {
  override func points(in library: Library) -> Int {
    library.awards.reduce(0) { sum, award in
      award.work.map(library.works.contains) ?? true ? sum + award.points : sum
    }
  }
}
