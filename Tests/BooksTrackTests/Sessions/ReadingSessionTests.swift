// The named cases of the document, and decisions where it is silent.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Reading sessions")
struct ReadingSessionTests {
  @Test("SES-1: a session starts for a book with status reading, on the reader's current page")
  func starts() async throws {
    let device = try await SessionDevice()
    let first = try await device.sessions.start(device.book(0))
    #expect(first.startPage == 0 && first.started == device.calendar.now() && first.isRunning)
    device.pass(minutes: 30)
    try await device.sessions.end(page: 24)
    #expect(try await device.sessions.start(device.book(0)).startPage == 24)
    #expect(await device.library.checkInvariants() == [])
  }

  @Test("SES-1: a start is refused, with a message, for a book with another status or an unknown book")
  func startRefused() async throws {
    let device = try await SessionDevice()
    await #expect(throws: SessionRefusal.notReading(title: "Book 9")) {
      try await device.sessions.start(device.book(2))
    }
    await #expect(throws: SessionRefusal.unknownBook) {
      try await device.sessions.start(EntryID(replica: 7, serial: 7))
    }
    await #expect(throws: SessionRefusal.pagePastEnd(page: 301, last: 300)) {
      try await device.sessions.start(device.book(0), from: 301)
    }
    await #expect(throws: SessionRefusal.pageBeforeStart(page: -1, start: 0)) {
      try await device.sessions.start(device.book(0), from: -1)
    }
    #expect(await device.library.sessions.isEmpty)
  }

  @Test("SES-1: a second start is refused while a session runs, even for the same book or after a relaunch")
  func oneActive() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    for book in [0, 1] {
      await #expect(throws: SessionRefusal.anotherSession(title: "Book 0")) {
        try await device.sessions.start(device.book(book))
      }
    }
    try await device.relaunch()
    await #expect(throws: SessionRefusal.anotherSession(title: "Book 0")) {
      try await device.sessions.start(device.book(1))
    }
    #expect(await device.library.runningSessions.count == 1)
  }

  @Test("SES-1: two starts at the same moment are one session and one refusal")
  func race() async throws {
    let device = try await SessionDevice()
    let (sessions, first, second) = (device.sessions, device.book(0), device.book(1))
    async let one = Result { try await sessions.start(first) }
    async let two = Result { try await sessions.start(second) }
    let ends = await [one, two].map { (try? $0.get()) != nil }
    #expect(ends.filter { $0 }.count == 1)
    #expect(await device.library.runningSessions.count == 1)
  }

  @Test(
    "SES-1: of sessions on two devices the earlier start continues; the other ends at its last known page")
  func twoDevices() async throws {
    let device = try await SessionDevice()
    device.pass(minutes: 10)
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 5)
    try await device.sessions.sign(page: 12)
    let earlier = ReadingSession(
      id: SessionID(replica: 2, serial: 0), entry: device.book(1),
      started: device.calendar.now().advanced(byMilliseconds: -600_000), startPage: 3)
    try await device.store.commit(.edit("other device")) { $0.put(earlier) }
    #expect(try await device.sessions.resume()?.id == earlier.id)
    let ended = try #require(await device.library.sessions(of: device.book(0)).first)
    #expect(ended.ending == .superseded && ended.lastPage == 12 && ended.minutes == 5 && ended.pace == nil)
    #expect(await device.entry(0)?.currentPage == 12)
    #expect(await device.library.runningSessions == [earlier])
    // Both devices get the same result, in either order.
    #expect(SessionMachine.reconcile([earlier, ended]) == SessionMachine.reconcile([ended, earlier]))
  }

  @Test("SES-2: the timer continues in the background and over relaunches")
  func background() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 5)
    try await device.sessions.sign()
    device.pass(minutes: 20)
    #expect(await device.sessions.current()?.timer == "25:00")
    try await device.relaunch()
    #expect(await device.sessions.current()?.timer == "25:00")
    device.pass(minutes: 40)
    try await device.relaunch()
    device.pass(minutes: 1, seconds: 5)
    #expect(await device.sessions.current()?.timer == "1:06:05")
    #expect(try await device.sessions.end(page: 60).minutes == 66)
  }

  @Test(
    "SES-2: neither a jump of the calendar while the app runs nor a change of time zone has an effect",
    arguments: [-100_000, -90, 90, 100_000])
  func jumps(minutes: Int) async throws {
    let device = try await SessionDevice()
    device.calendar.travel(to: -480)
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 10)
    device.calendar.jump(minutes: minutes)
    device.calendar.travel(to: 540)
    device.pass(minutes: 20)
    let session = try await device.sessions.end(page: 24)
    #expect(session.minutes == 30 && session.ending == .finished)
    #expect(session.day == CalendarDate(year: 2025, month: 12, day: 31))
  }

  @Test("SES-2: setting the calendar back while the app is closed does not change the time")
  func setBack() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 10)
    try await device.sessions.sign()
    device.calendar.jump(minutes: -300)
    try await device.relaunch()
    device.pass(minutes: 20)
    #expect(try await device.sessions.end(page: 24).minutes == 30)
  }

  @Test(
    "SES-2: setting the calendar forward by a day while the app is closed adds no reading time")
  func setForward() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 10)
    try await device.sessions.sign(page: 8)
    device.calendar.jump(minutes: 1_440)
    #expect(try await device.relaunch() == nil)
    let session = try #require(await device.library.sessions(of: device.book(0)).first)
    #expect(session.ending == .abandoned && session.minutes == 10 && session.lastPage == 8)
  }

  @Test(
    "SES-2: whatever the calendar and the clock say, no negative or absurd time is stored",
    arguments: [
      Int64.min, .min + 1, -1, 0, 1, 1_000_000_000_000, .max,
    ])
  func absurd(calendar: Int64) throws {
    let book = SessionBook(
      entry: EntryID(replica: 1, serial: 0), title: "A", status: .reading, currentPage: nil, length: nil)
    for rules in [SessionRules(), SessionRules(abandonment: .never)] {
      for start in [Int64.min, -5, 0, 1_700_000_000_000, .max] {
        let begun = ReadingSession(
          id: SessionID(replica: 1, serial: 0), entry: book.entry, started: Timestamp(milliseconds: start),
          startPage: 0)
        for uptime in [Duration.seconds(Int64.min / 4), .zero, .seconds(Int64.max / 4)] {
          var machine = SessionMachine(rules: rules)
          machine.resume(begun, at: DeviceMoment(uptime: .zero, calendar: Timestamp(milliseconds: start)))
          let moment = DeviceMoment(uptime: uptime, calendar: Timestamp(milliseconds: calendar))
          for var machine in [machine, SessionMachine(rules: rules)] {
            let ended = try machine.end(begun, of: book, on: 3, at: moment)
            #expect((0...ReadingSession.longestTime).contains(ended.milliseconds))
          }
        }
      }
    }
  }

  @Test("SES-2: a session ended after a night counts up to the last sign and by its pages, without pace")
  func abandoned() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 30)
    try await device.sessions.sign(page: 20)
    device.pass(minutes: 480)
    #expect(await device.sessions.current()?.timer == "30:00")
    let ended = try await device.sessions.end(page: 25)
    // Half an hour up to the last sign, and a minute and a half for each of five pages.
    #expect(ended.ending == .abandoned && ended.minutes == 37 && ended.pagesRead == 25 && ended.pace == nil)
    // Another book can be started without ending the abandoned session.
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 241)
    try await device.sessions.start(device.book(1))
    #expect(await device.library.runningSessions.map(\.entry) == [device.book(1)])
    #expect(await device.library.checkInvariants() == [])
  }

  @Test(
    "SES-3: hours with a paper book count in full if the reader ends the session on a page",
    arguments: [241, 250, 360]
  )
  func longSitting(minutes: Int) async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: minutes)
    // Opening the app does not confirm the time; the app asks for the page.
    #expect(try await device.sessions.sign()?.isRunning == true)
    #expect(await device.sessions.current()?.isInQuestion == true)
    #expect(await device.sessions.current()?.milliseconds == Int64(minutes) * 60_000)
    let ended = try await device.sessions.end(page: 200)
    #expect(ended.ending == .finished && ended.minutes == minutes && ended.pace != nil)
  }

  @Test("SES-3: hours also count in full if a page is noted on the way, even over a relaunch")
  func longSittingNoted() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 300)
    try await device.relaunch()
    try await device.sessions.sign(page: 150)
    #expect(await device.sessions.current()?.isInQuestion == false)
    device.pass(minutes: 30)
    #expect(try await device.sessions.end(page: 170).minutes == 330)
  }

  @Test(
    "SES-3: a session ended after a night counts by its pages, 1 minute at least, 6 hours at most",
    arguments: [361, 900, 3_000])
  func night(minutes: Int) async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: minutes)
    let ended = try await device.sessions.end(page: 0)
    #expect(ended.ending == .abandoned && ended.minutes == 1 && ended.pace == nil)
    try await device.sessions.start(device.book(0))
    device.pass(minutes: minutes)
    #expect(
      try await device.sessions.end(page: 299).minutes == 360, "a minute and a half a page, six hours at most"
    )
  }

  @Test("SES-2: a session that is not ended is abandoned after a day")
  func day() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 30)
    try await device.sessions.sign(page: 20)
    device.pass(minutes: 1_411)
    #expect(try await device.sessions.sign() == nil)
    let session = try #require(await device.library.sessions(of: device.book(0)).first)
    #expect(session.ending == .abandoned && session.minutes == 30 && session.lastPage == 20)
  }

  @Test("SES-2: as written, a forgotten timer counts the whole night")
  func neverAbandoned() async throws {
    let device = try await SessionDevice(rules: SessionRules(abandonment: .never))
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 600)
    #expect(try await device.sessions.end(page: 5).minutes == 600)
  }

  @Test("SES-3: ending gives minutes, pages and pace, and moves the entry's current page")
  func ends() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0), from: 100)
    device.pass(minutes: 30, seconds: 59)
    let session = try await device.sessions.end(page: 124)
    #expect(session.minutes == 30 && session.pagesRead == 24)
    #expect(session.pace?.description == "48.0 pages/hour")
    #expect(await device.entry(0)?.currentPage == 124)
    #expect(await device.sessions.current() == nil)
  }

  @Test("SES-3: a session of less than a minute has no pace")
  func noPace() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    device.pass(minutes: 0, seconds: 59)
    let session = try await device.sessions.end(page: 3)
    #expect(session.minutes == 0 && session.pagesRead == 3 && session.pace == nil)
    #expect(ReadingHistory(of: device.book(0), in: await device.library).averagePace == nil)
  }

  @Test(
    "SES-3: ending without a session, before the start page or past the last page is refused")
  func endRefused() async throws {
    let device = try await SessionDevice()
    await #expect(throws: SessionRefusal.noSession) { try await device.sessions.end(page: 3) }
    try await device.sessions.start(device.book(0), from: 40)
    let before = await device.library
    await #expect(throws: SessionRefusal.pageBeforeStart(page: 39, start: 40)) {
      try await device.sessions.end(page: 39)
    }
    await #expect(throws: SessionRefusal.pagePastEnd(page: 301, last: 300)) {
      try await device.sessions.end(page: 301)
    }
    #expect(await device.library == before)
    #expect(try await device.sessions.end(page: 300).pagesRead == 260)
    await #expect(throws: SessionRefusal.noSession) { try await device.sessions.end(page: 300) }
  }

  @Test("SES-3: a book whose page count was reduced can still be ended on the start page")
  func shorter() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0), from: 250)
    try await device.store.commit(.edit("page count")) { editor in
      for var edition in Array(editor.library.editions) {
        edition.facts.pageCount = 200
        editor.put(edition)
      }
    }
    #expect(try await device.sessions.end(page: 250).pagesRead == 0)
  }

  @Test("SES-3: after the last page of a book the next session starts on page 0")
  func readAgain() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0), from: 290)
    _ = try await device.sessions.end(page: 300)
    device.pass(minutes: 30)
    #expect(try await device.sessions.start(device.book(0)).startPage == 0)
    device.pass(minutes: 30)
    #expect(try await device.sessions.end(page: 20).pagesRead == 20)
    #expect(try await device.sessions.start(device.book(0)).startPage == 20)
  }

  @Test("SES-1: deleting a book deletes its session")
  func deleted() async throws {
    let device = try await SessionDevice()
    try await device.sessions.start(device.book(0))
    let work = try #require(await device.entry(0)).work
    try await device.store.commit(.edit("delete")) { $0.remove(work) }
    await #expect(throws: SessionRefusal.noSession) { try await device.sessions.end(page: 3) }
    try await device.sessions.start(device.book(1))
    #expect(await device.library.checkInvariants() == [])
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
