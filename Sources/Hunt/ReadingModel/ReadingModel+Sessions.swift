// Sessions in the model: one at a time, measured by the uptime of the process, and by the calendar across a
// relaunch.

import BooksTrack

extension ReadingModel {
  /// The silence after which only the reader can tell whether they have read (SES-2).
  private static let longestSilence: Int64 = 4 * 3_600_000
  /// The longest silence that can be read in one go.
  private static let longestSitting: Int64 = 6 * 3_600_000
  /// The longest session, however many signs there are.
  private static let longestSession: Int64 = 24 * 3_600_000
  /// The last page of a book of unknown length.
  private static let lastPage = 1_000_000

  /// The index of the running session.
  private var running: Int? { sittings.lastIndex { $0.ending == nil } }

  /// Returns the time that the timer shows; nil if no session is running.
  func shownTime(at moment: ReadingMoment) -> Int64? {
    running.map { place in
      let (sitting, time) = (sittings[place], time(of: sittings[place], at: moment))
      return isOneGo(time, of: sitting) ? time : sitting.milliseconds
    }
  }

  /// Returns the time since the start, including any silence.
  private func time(of sitting: Sitting, at moment: ReadingMoment) -> Int64 {
    let timer = timer ?? takenUp(sitting, at: moment)
    return max(sitting.milliseconds, timer.milliseconds + (moment.uptime - timer.uptime) / 1_000_000)
  }

  private func isOneGo(_ time: Int64, of sitting: Sitting) -> Bool {
    time - sitting.milliseconds <= Self.longestSitting && time <= Self.longestSession
  }

  private func isCertain(_ time: Int64, of sitting: Sitting) -> Bool {
    time - sitting.milliseconds <= Self.longestSilence && time <= Self.longestSession
  }

  /// Returns the timer of a new process: the calendar's time since the last sign is added, unless negative.
  private func takenUp(_ sitting: Sitting, at moment: ReadingMoment) -> Timer {
    Timer(
      milliseconds: sitting.milliseconds + max(0, moment.calendar - sitting.lastSign), uptime: moment.uptime)
  }

  private mutating func close(_ place: Int, _ ending: SessionEnding, on page: Int) {
    sittings[place].to = page
    sittings[place].ending = ending
    timer = nil
    if let book = books.firstIndex(where: { $0.number == sittings[place].book }) {
      books[book].entry?.page = page
    }
  }

  /// Ends a session that was left for a day; before another session, also one whose time is uncertain.
  private mutating func closeIfLeft(at moment: ReadingMoment, inFrontOfAnother: Bool = false) {
    guard let place = running else { return }
    let time = time(of: sittings[place], at: moment)
    guard time > Self.longestSession || inFrontOfAnother && !isCertain(time, of: sittings[place]) else {
      return
    }
    close(place, .abandoned, on: sittings[place].to)
  }

  /// Returns true if the page is one on which the running session may end.
  func isInSession(_ page: Int) -> Bool {
    sittings.contains { $0.ending == nil && pages(of: $0).contains(page) }
  }

  /// Returns the pages on which a session may end.
  private func pages(of sitting: Sitting) -> ClosedRange<Int> {
    let length = books.first { $0.number == sitting.book }?.pages
    return sitting.from...max(length ?? Self.lastPage, sitting.from)
  }

  /// Starts a session; returns the refusal, if any, and then changes nothing.
  mutating func start(_ number: Int, _ page: Int?, at moment: ReadingMoment) -> String? {
    guard let place = place(number), let entry = books[place].entry else { return nil }
    let before = self
    closeIfLeft(at: moment, inFrontOfAnother: true)
    let last = books[place].pages ?? Self.lastPage
    let current = books[place].entry?.page ?? 0
    var refusal: SessionRefusal?
    if let other = running.map({ sittings[$0].book }) {
      refusal = .anotherSession(title: books.first { $0.number == other }?.title ?? "")
    } else if entry.status != .reading {
      refusal = .notReading(title: books[place].title)
    } else if let page, page > last {
      refusal = .pagePastEnd(page: page, last: last)
    }
    if let refusal {
      self = before
      return refusal.description
    }
    let from = page ?? (current < last ? current : 0)
    sittings.append(
      Sitting(
        book: books[place].number, started: moment.calendar, minutesFromUTC: moment.minutesFromUTC,
        from: from,
        to: from, lastSign: moment.calendar))
    timer = Timer(milliseconds: 0, uptime: moment.uptime)
    return nil
  }

  mutating func resume(at moment: ReadingMoment) {
    closeIfLeft(at: moment)
    if let place = running { timer = timer ?? takenUp(sittings[place], at: moment) }
  }

  mutating func sign(_ page: Int?, at moment: ReadingMoment) {
    resume(at: moment)
    guard let place = running else { return }
    let time = time(of: sittings[place], at: moment)
    let page = page.flatMap { pages(of: sittings[place]).contains($0) ? $0 : nil }
    if isCertain(time, of: sittings[place]) {
      note(time, in: place, on: page ?? sittings[place].to, at: moment)
    } else if let page {
      note(counted(time, of: sittings[place], upTo: page), in: place, on: page, at: moment)
    }
  }

  private mutating func note(_ time: Int64, in place: Int, on page: Int, at moment: ReadingMoment) {
    // Time that is not counted must not count later.
    if !isCertain(self.time(of: sittings[place], at: moment), of: sittings[place]) {
      timer = Timer(milliseconds: time, uptime: moment.uptime)
    }
    sittings[place].milliseconds = time
    sittings[place].lastSign = moment.calendar
    sittings[place].to = page
  }

  /// Returns what counts of an uncertain time: all of it if it can be one sitting; else a minute and a half
  /// per page, but at least a minute.
  private func counted(_ time: Int64, of sitting: Sitting, upTo page: Int) -> Int64 {
    if isOneGo(time, of: sitting) { return time }
    let pages = Int64(max(0, page - sitting.to))
    return min(time, sitting.milliseconds + min(max(pages * 90_000, 60_000), Self.longestSitting))
  }

  mutating func end(_ page: Int, at moment: ReadingMoment) -> String? {
    guard let place = running else { return SessionRefusal.noSession.description }
    let pages = pages(of: sittings[place])
    if page < pages.lowerBound {
      return SessionRefusal.pageBeforeStart(page: page, start: pages.lowerBound).description
    }
    if page > pages.upperBound {
      return SessionRefusal.pagePastEnd(page: page, last: pages.upperBound).description
    }
    let time = time(of: sittings[place], at: moment)
    let isWhole = isOneGo(time, of: sittings[place])
    note(counted(time, of: sittings[place], upTo: page), in: place, on: page, at: moment)
    close(place, isWhole ? .finished : .abandoned, on: page)
    return nil
  }
}
