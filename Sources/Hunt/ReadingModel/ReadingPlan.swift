// A case of the reading worlds with every number clamped or wrapped to its range, because shrinking may
// produce any number.

import BooksTrack
import LabWorld
import Simulation

/// A step of a reading world.
enum ReadingAction: Hashable, Sendable {
  /// One operation, or two concurrent ones.
  case calls([ReadingCall])
  /// The app is in the background for that many seconds, and gives a sign before and after.
  case background(seconds: Int)
  /// The calendar is set by that many minutes; the app gives a sign if it is notified.
  case clock(minutes: Int, isNotified: Bool)
  /// The time zone changes.
  case travel(minutesFromUTC: Int, isNotified: Bool)
  /// The device loses its power, or only the process is killed, for that many milliseconds.
  case kill(losesPower: Bool, milliseconds: Int)
  /// The reader closes the app and opens it again.
  case relaunch
}

/// The contents of a world, parsed from a case.
struct ReadingPlan: Sendable {
  /// The steps in order of time.
  let steps: [(at: Int, action: ReadingAction, name: String)]
  let disk: DiskBehavior

  /// The latest start of a step, in virtual milliseconds: half a year.
  static let latest = 180 * 86_400_000

  /// The faults that can be injected.
  static let faults =
    [MachineFault.kill] + DiskFault.all.filter { $0 != DiskFault.corruptRead }
    + [MachineFault.clockSkew, DeviceFault.memoryWarning]

  /// - Throws: `HuntCaseError` if a setting, an action or a fault is unknown.
  init(_ huntCase: HuntCase) throws(HuntCaseError) {
    try huntCase.check(settings: ["sync-ms"], actions: ReadingAction.allActions, faults: Self.faults)
    let steps = huntCase.workload.compactMap { step in
      ReadingAction(step).map { (at: min(max(step.at, 0), Self.latest), action: $0, name: step.text) }
    }
    // A stable sort: steps at the same time keep their order.
    self.steps = steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    let sync = min(max(huntCase.settings["sync-ms"] ?? 0, 0), 50)
    disk = DiskBehavior(syncLatency: .milliseconds(sync), unsynced: .kept)
  }
}

extension ReadingAction {
  /// The actions of reading worlds.
  static let actions = [
    "add", "answer", "answer-twice", "ask", "ask-twice", "background", "clock", "correct", "delete", "end",
    "end-twice", "finish", "kill", "provider", "relaunch", "reset", "say", "shelve", "sign", "skip", "start",
    "start-two", "take-off", "travel",
  ]

  /// The additional actions of curation worlds.
  static let curationActions = [
    "add-shared", "override", "override-many", "pen-name", "provider-of-author", "remove-override", "rule",
    "say-of-author", "say-of-author-twice", "settle", "undo", "undo-twice",
  ]

  /// The actions of all worlds of one reader.
  static let allActions = (actions + curationActions + SeriesCall.actions).sorted()

  /// Creates the step of a case; nil if its action is unknown.
  init?(_ step: WorkStep) {
    func number(_ place: Int) -> Int { step.number(place) }
    let book = number(0)
    // Page 0 means no page.
    func page(_ place: Int) -> Int? { number(place) > 0 ? min(number(place), 10_000) : nil }
    func twice(_ call: ReadingCall) -> Self { .calls([call, call]) }
    func answer(_ place: Int) -> ReadingAnswer { ReadingAnswer(number: step.number(place, below: 720)) }
    func dimension(_ place: Int) -> DiversityDimension {
      DiversityDimension.allCases[step.number(place, below: DiversityDimension.allCases.count)]
    }
    switch step.action {
    case "start": self = .calls([.start(book: book, page: page(1))])
    case "start-two": self = .calls([.start(book: book, page: nil), .start(book: number(1), page: nil)])
    case "sign": self = .calls([.sign(page: page(0))])
    case "end": self = .calls([.end(page: page(0) ?? 0)])
    case "end-twice": self = twice(.end(page: page(0) ?? 0))
    case "ask": self = .calls([.ask(session: number(0))])
    case "ask-twice": self = twice(.ask(session: number(0)))
    case "answer": self = .calls([.answer(session: number(0), answer(1))])
    case "answer-twice": self = twice(.answer(session: number(0), answer(1)))
    case "skip": self = .calls([.skip(session: number(0))])
    case "say": self = .calls([.say(book: book, dimension(1), answer(2))])
    case "background": self = .background(seconds: min(max(number(0), 1), 90_000))
    case "clock": self = .clock(minutes: number(0), isNotified: number(1) == 0)
    case "travel": self = .travel(minutesFromUTC: min(max(number(0), -720), 840), isNotified: number(1) == 0)
    case "kill": self = .kill(losesPower: number(0) == 0, milliseconds: min(max(number(1), 0), 100_000_000))
    case "relaunch": self = .relaunch
    case "celebrate-twice": self = twice(.series(.celebrate))
    case "say-of-author-twice", "undo-twice":
      guard let call = CurationCall(step) else { return nil }
      self = twice(.curate(call))
    default:
      if let call = CurationCall(step) {
        self = .calls([.curate(call)])
      } else if let call = SeriesCall(step) {
        self = .calls([.series(call)])
      } else if let edit = ReadingEdit(step) {
        self = .calls([.edit(edit)])
      } else {
        return nil
      }
    }
  }
}

extension ReadingEdit {
  private static let years: [Int?] = [nil, 1949, 1950, 1999, 2000, 2025]
  private static let languages: [String?] = [nil, "en", "en-US", "de", "ja", "English, French"]
  private static let lengths: [Int?] = [nil, 90, 300]
  private static let countries: [String?] = [nil, "NG", "JP", "DE", "Narnia", "narnia"]
  private static let groups: [[String]] = [[], ["LGBTQ+"], ["Disability", "LGBTQ+"], ["lgbtq+"]]
  private static let shelves: [ReadingStatus] = [.reading, .wantToRead, .read, .didNotFinish]
  private static let found: [[String]] = [[], ["NG"], ["Female"], ["A provider's own word"]]
  private static let providerWords = ["Other", "A provider's own word", "A PROVIDER'S own word"]

  fileprivate init?(_ step: WorkStep) {
    let book = step.number(0)
    func one<Value>(_ values: [Value], _ place: Int) -> Value {
      values[step.number(place, below: values.count)]
    }
    switch step.action {
    case "add":
      self = .add(
        title: step.number(0, below: 100), author: step.number(1, below: 3), year: one(Self.years, 2),
        language: one(Self.languages, 3), pages: one(Self.lengths, 4), one(Self.shelves, 5))
    case "add-shared":
      self = .addShared(
        title: step.number(0, below: 100), author: step.number(1, below: CurationAuthors.count),
        second: step.number(2, below: CurationAuthors.count), one(ReadingRole.allCases, 3))
    case "provider-of-author":
      let field = one(AuthorField.allCases, 1)
      self = .providerOfAuthor(
        author: step.number(0, below: CurationAuthors.count), field, one(Self.found, 2))
    case "provider":
      self = .provider(book: book, one(DiversityDimension.allCases, 1), one(Self.providerWords, 2))
    case "correct":
      switch step.number(1, below: 5) {
      case 0: self = .correct(book: book, .year(one(Self.years, 2)))
      case 1: self = .correct(book: book, .language(one(Self.languages, 2)))
      case 2: self = .correct(book: book, .pages(one(Self.lengths, 2)))
      case 3: self = .correct(book: book, .nationality(one(Self.countries, 2)))
      default: self = .correct(book: book, .identities(one(Self.groups, 2)))
      }
    case "finish": self = .finish(book: book, one(ReadingDays.all, 1))
    case "shelve": self = .shelve(book: book, one(Self.shelves, 1))
    case "take-off": self = .takeOff(book: book)
    case "delete": self = .delete(book: book)
    case "reset": self = .reset
    default: return nil
    }
  }
}
