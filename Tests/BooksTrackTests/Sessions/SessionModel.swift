// A reference model of reading sessions, written from the clauses without code of the stack: it records the
// events and computes everything from the record. `claimSittings` runs the same events through both.

import BooksTrackAPI
import PropertyTesting

@testable import BooksTrack

/// An event of a reader and their device.
enum ReadingEvent: Sendable, CustomStringConvertible {
  case start(book: Int)
  case sign(page: Int)
  case end(page: Int)
  case pass(minutes: Int)
  case jump(minutes: Int)
  case kill
  case delete(book: Int)

  var description: String {
    switch self {
    case .start(let book): "start(\(book))"
    case .sign(let page): "sign(\(page))"
    case .end(let page): "end(\(page))"
    case .pass(let minutes): "pass(\(minutes))"
    case .jump(let minutes): "jump(\(minutes))"
    case .kill: "kill"
    case .delete(let book): "delete(\(book))"
    }
  }

  static let lives: Gen<[ReadingEvent]> = Gen<ReadingEvent>.frequency([
    (4, Gen<Int>.integer(in: 0...2).map { .start(book: $0) }),
    (3, Gen<Int>.integer(in: 0...320).map { .sign(page: $0) }),
    (4, Gen<Int>.integer(in: 0...320).map { .end(page: $0) }),
    (6, Gen<Int>.integer(in: 0...90).map { .pass(minutes: $0) }),
    (1, Gen<Int>.integer(in: 200...700).map { .pass(minutes: $0) }),
    (1, Gen<Int>.integer(in: 700...2_000).map { .pass(minutes: $0) }),
    (1, Gen<Int>.integer(in: -400...400).map { .jump(minutes: $0) }),
    (2, .always(.kill)),
    (1, Gen<Int>.integer(in: 0...1).map { .delete(book: $0) }),
  ]).array(count: 0...40)
}

/// A session as recorded by the model.
struct ModelSitting: Equatable, CustomStringConvertible {
  let book: Int
  let from: Int
  var to: Int
  /// The time that counts up to the last sign.
  var seconds = 0
  /// The known time since the last sign before the last relaunch, from the calendar.
  var carried = 0
  /// Minutes of the current process since the last sign or the relaunch.
  var pending = 0
  var signCalendar: Int
  /// Nil while the session runs; true if the reader ended it.
  var isWhole: Bool?

  var description: String {
    "book \(book), \(from)–\(to), \(minutes) min, whole: \(String(describing: isWhole))"
  }
  var silence: Int { carried + pending }
  var minutes: Int { seconds / 60 }
  /// Silences of up to four hours are reading time; up to six hours may be; a day is none.
  var isCertain: Bool { silence <= 240 && !isLeft }
  var isOneGo: Bool { silence <= 360 && !isLeft }
  var isLeft: Bool { seconds + silence * 60 > 86_400 }

  /// Returns the seconds of the silence that count if the reader is on that page.
  func counted(upTo page: Int) -> Int {
    if isOneGo { return silence * 60 }
    return min(silence * 60, min(6 * 3_600, max(60, 90 * max(0, page - to))))
  }
}

/// All sessions of the reader, according to the clauses.
struct SittingModel {
  private(set) var past: [ModelSitting] = []
  private(set) var running: ModelSitting?
  private(set) var pages: [Int: Int] = [:]
  private var deleted: Set<Int> = []
  private var calendar = 0

  /// Applies an event; returns true if it is refused.
  mutating func play(_ event: ReadingEvent) -> Bool {
    switch event {
    case .pass(let minutes):
      calendar += minutes
      running?.pending += minutes
    case .jump(let minutes): calendar += minutes
    case .kill:
      running?.pending = 0
      if let sign = running?.signCalendar { running?.carried = max(0, calendar - sign) }
      leave()
    case .delete(let book):
      deleted.insert(book)
      pages[book] = nil
      if running?.book == book { running = nil }
      past.removeAll { $0.book == book }
    case .start(let book):
      let wasLeft = running
      let before = self
      leave(beginsAnother: true)
      // Book 2 is only wanted.
      guard running == nil, book < 2, !deleted.contains(book) else {
        // A refused start changes nothing; it does not even end an abandoned session.
        if wasLeft != nil { self = before }
        return true
      }
      // A book on its last page starts again from the beginning.
      let known = pages[book] ?? 0
      let page = known < 300 ? known : 0
      running = ModelSitting(book: book, from: page, to: page, signCalendar: calendar)
    case .sign(let page):
      leave()
      if let sitting = running, sitting.isCertain || page >= sitting.from && page <= 300 { take(page) }
    case .end(let page):
      guard let sitting = running, page >= sitting.from, page <= 300 else { return true }
      take(page)
      close(isWhole: sitting.isOneGo, on: page)
    }
    return false
  }

  private mutating func leave(beginsAnother: Bool = false) {
    guard let sitting = running, sitting.isLeft || beginsAnother && !sitting.isCertain else { return }
    close(isWhole: false, on: sitting.to)
  }

  private mutating func take(_ page: Int) {
    guard var sitting = running else { return }
    sitting.seconds += sitting.counted(upTo: page)
    (sitting.carried, sitting.pending, sitting.signCalendar) = (0, 0, calendar)
    if page >= sitting.from, page <= 300 { sitting.to = page }
    running = sitting
  }

  private mutating func close(isWhole: Bool, on page: Int) {
    guard var sitting = running else { return }
    (sitting.carried, sitting.pending) = (0, 0)
    sitting.to = page
    sitting.isWhole = isWhole
    past.append(sitting)
    pages[sitting.book] = page
    running = nil
  }
}

/// A planted bug, which changes the device after each event; the shipped device has none.
struct SessionPlant: Sendable, CustomStringConvertible {
  let name: String
  var rules = SessionRules()
  var minutes: @Sendable (ReadingSession) -> Int = { $0.minutes }
  var after: @Sendable (ReadingEvent, SessionDevice) async throws -> Void = { _, _ in }
  var description: String { name }
}

/// Runs a life on a device and in the model, and refutes the property if they differ.
func claimSittings(_ life: [ReadingEvent], _ plant: SessionPlant) async throws {
  let device = try await SessionDevice(rules: plant.rules)
  var model = SittingModel()
  for event in life {
    let isRefused = model.play(event)
    try claimEqual(try await device.play(event), isRefused, "\(event)")
    try await plant.after(event, device)
    let library = await device.library
    try claimEqual(library.checkInvariants(), [])
    try claim(library.runningSessions.count <= 1, "two sessions run")
    for book in 0..<2 {
      guard library.entries.contains(device.book(book)) else {
        try claim(!model.past.contains { $0.book == book }, "the book is gone, and its history is not")
        continue
      }
      let rows = library.sessions(of: device.book(book))
      let past = model.past.filter { $0.book == book }
      try claimEqual(
        rows.filter { !$0.isRunning }.map { "\($0.startPage)–\($0.lastPage)" },
        past.map { "\($0.from)–\($0.to)" })
      try claimEqual(rows.filter { !$0.isRunning }.map(plant.minutes), past.map(\.minutes))
      try claimEqual(
        rows.filter { !$0.isRunning }.map { $0.ending == .finished }, past.map { $0.isWhole == true })
      try claimEqual(library.entries[device.book(book)]?.currentPage, model.pages[book])
    }
    let shown = await device.sessions.current().map { Int($0.milliseconds / 60_000) }
    try claimEqual(shown, model.running.map { $0.isOneGo ? $0.minutes + $0.silence : $0.minutes })
  }
}

extension SessionDevice {
  /// Performs an event; returns true if it was refused.
  func play(_ event: ReadingEvent) async throws -> Bool {
    do {
      switch event {
      case .start(let book): try await sessions.start(self.book(book))
      case .sign(let page): try await sessions.sign(page: page)
      case .end(let page): try await sessions.end(page: page)
      case .pass(let minutes): pass(minutes: minutes)
      case .jump(let minutes): calendar.jump(minutes: minutes)
      case .kill: try await relaunch()
      case .delete(let book):
        guard let work = await entry(book)?.work else { return false }
        try await store.commit(.edit("delete")) { $0.remove(work) }
      }
      return false
    } catch is SessionRefusal {
      return true
    }
  }
}
