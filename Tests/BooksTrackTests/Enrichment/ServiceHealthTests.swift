// The rules for sending requests and for polling, without an enricher.

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct ServiceWatchTests {
  private let jobs = (0..<9).map { JobID(replica: 1, serial: $0) }
  private let failure = ServiceHealth.Outcome.failed(retryAfter: nil)

  /// Returns the health after the failure of that many different works, at time zero.
  private func watch(failures: Int, polling: AdaptivePolling = .standard) -> ServiceHealth {
    var watch = ServiceHealth(.standard, polling)
    for job in jobs.prefix(failures) { _ = watch.ended(.call, failure, of: job, at: .zero) }
    return watch
  }

  @Test func `five failures in a row of several works open the breaker, four do not`() {
    #expect(watch(failures: 4).isUp)
    var watch = watch(failures: 4)
    #expect(watch.ended(.call, failure, of: jobs[4], at: .zero) == .opened)
    #expect(!watch.isUp)
    #expect(watch.pass(at: .zero, isPoll: false, mayProbe: true) == nil)
  }

  @Test func `failures of one work alone never open the breaker; the first one of another work then does`() {
    var watch = ServiceHealth(.standard, .standard)
    for _ in 0..<50 { #expect(watch.ended(.call, failure, of: jobs[0], at: .zero) == nil) }
    #expect(watch.ended(.call, failure, of: jobs[1], at: .zero) == .opened)
  }

  @Test func `an answer resets the count of failures; being offline or cancelled does not count`() {
    var watch = watch(failures: 4)
    #expect(watch.ended(.call, .answered, of: jobs[5], at: .zero) == nil)
    #expect(watch.ended(.call, failure, of: jobs[4], at: .zero) == nil)
    var other = self.watch(failures: 4)
    for job in jobs { #expect(other.ended(.call, .unknown, of: job, at: .zero) == nil) }
    #expect(other.ended(.call, failure, of: jobs[4], at: .zero) == .opened)
  }

  @Test func `ENR-3: a poll at which all works pause is repeated when the first pause ends`() {
    var watch = watch(failures: 5)
    watch.beginPolling(at: .zero)
    watch.woken(requested: .seconds(10), at: .seconds(10))
    #expect(watch.nextPoll == .seconds(10))
    watch.missed(at: .seconds(10), pausedUntil: .seconds(14))
    #expect(watch.nextPoll == .seconds(14))
    watch.missed(at: .seconds(14), pausedUntil: .seconds(500))
    #expect(watch.nextPoll == .seconds(134), "at the latest when it would look anyway: 30, 60, 120 s")
  }

  @Test func `one probe is sent at the end of the pause, and a failed one doubles the pause`() {
    var watch = watch(failures: 5)
    #expect(watch.pass(at: .seconds(29), isPoll: false, mayProbe: true) == nil)
    #expect(watch.pass(at: .seconds(30), isPoll: false, mayProbe: false) == nil)
    #expect(watch.pass(at: .seconds(30), isPoll: false, mayProbe: true) == .probe)
    #expect(watch.pass(at: .seconds(30), isPoll: false, mayProbe: true) == nil)
    #expect(watch.ended(.probe, failure, of: jobs[0], at: .seconds(30)) == nil)
    #expect(!watch.couldProbe(at: .seconds(89)) && watch.couldProbe(at: .seconds(90)))
  }

  @Test func `an abandoned probe allows another; an answered one closes the breaker`() {
    var watch = watch(failures: 5)
    #expect(watch.pass(at: .seconds(30), isPoll: false, mayProbe: true) == .probe)
    #expect(watch.ended(.probe, .unknown, of: jobs[0], at: .seconds(31)) == nil)
    #expect(watch.pass(at: .seconds(31), isPoll: false, mayProbe: true) == .probe)
    #expect(watch.ended(.probe, .answered, of: jobs[0], at: .seconds(32)) == .closed)
    #expect(watch.pass(at: .seconds(32), isPoll: false, mayProbe: false) == .call)
  }

  @Test func `calls under way when the breaker opened can close it, and lengthen no pause`() {
    var watch = watch(failures: 5)
    for _ in 0..<9 { _ = watch.ended(.call, failure, of: jobs[7], at: .seconds(1)) }
    #expect(watch.couldProbe(at: .seconds(30)))
    #expect(watch.ended(.call, .answered, of: jobs[7], at: .seconds(2)) == .closed)
  }

  @Test(arguments: [(0, 30), (20, 30), (45, 45), (3_600, 3_600), (.max, 86_400)])
  func `a Retry-After is the earliest time of the next probe and of the next poll`(
    retryAfter: Int, seconds: Int
  ) {
    var watch = watch(failures: 4)
    let outcome = ServiceHealth.Outcome.failed(retryAfter: .seconds(retryAfter))
    #expect(watch.ended(.call, outcome, of: jobs[4], at: .zero) == .opened)
    watch.beginPolling(at: .zero)
    #expect(watch.nextPoll == .seconds(seconds))
    let early = Duration.seconds(seconds) - .nanoseconds(1)
    #expect(watch.pass(at: early, isPoll: retryAfter > 30, mayProbe: true) == nil)
    #expect(watch.pass(at: .seconds(seconds), isPoll: false, mayProbe: true) == .probe)
  }

  @Test(arguments: [(5, 25), (15, 50)])
  func `ENR-5: a wake whose commit is slow ends no pause that follows from a query sent since`(
    sent: Int, poll: Int
  ) {
    var watch = watch(failures: 4)
    #expect(watch.ended(.call, .intercepted, of: jobs[4], sent: .seconds(sent), at: .seconds(20)) == .opened)
    watch.beginPolling(at: .seconds(20))
    watch.woken(requested: .seconds(10), at: .seconds(25))
    #expect(watch.nextPoll == .seconds(poll))
    // Once the service was up again, what was found before is of no account.
    #expect(watch.pass(at: .seconds(poll), isPoll: true, mayProbe: false) == .probe)
    #expect(watch.ended(.probe, .answered, of: jobs[4], at: .seconds(poll)) == .closed)
    for job in jobs.prefix(5) { _ = watch.ended(.call, failure, of: job, sent: .zero, at: .seconds(60)) }
    watch.beginPolling(at: .seconds(60))
    watch.woken(requested: .seconds(1), at: .seconds(61))
    #expect(watch.nextPoll == .seconds(61))
  }

  @Test func `a new network ends every pause, even one from a Retry-After`() {
    var watch = watch(failures: 4)
    _ = watch.ended(.call, .failed(retryAfter: .seconds(3_600)), of: jobs[4], at: .zero)
    watch.beginPolling(at: .zero)
    watch.woken(requested: .seconds(10), at: .seconds(10))
    #expect(watch.nextPoll == .seconds(10))
    #expect(watch.pass(at: .seconds(10), isPoll: true, mayProbe: false) == .probe)
  }

  @Test func `a poll is sent when it is due although the breaker's own pause has become longer`() {
    var watch = watch(failures: 5)
    watch.beginPolling(at: .zero)
    for now in [30, 90, 210] {
      #expect(watch.nextPoll == .seconds(now))
      #expect(watch.pass(at: .seconds(now), isPoll: true, mayProbe: false) == .probe)
      _ = watch.ended(.probe, failure, of: jobs[0], at: .seconds(now))
      watch.missed(at: .seconds(now))
    }
    watch.readerActed(at: .seconds(220))
    #expect(watch.nextPoll == .seconds(250))
    #expect(!watch.couldProbe(at: .seconds(250)))
    #expect(watch.pass(at: .seconds(250), isPoll: true, mayProbe: false) == .probe)
  }

  @Test(arguments: [ServiceHealth.Outcome.intercepted, .failed(retryAfter: nil)], [20, 45])
  func `ENR-5: a poll for a parked work, even an overdue one, shortens no pause that begins`(
    outcome: ServiceHealth.Outcome, seconds: Int
  ) {
    var watch = watch(failures: 4)
    watch.beginPolling(at: .zero)
    #expect(watch.nextPoll == .seconds(30))
    let now = Duration.seconds(seconds)
    #expect(watch.ended(.call, outcome, of: jobs[4], at: now) == .opened)
    watch.beginPolling(at: now + .seconds(1))
    #expect(watch.nextPoll == now + .seconds(30))
    watch.readerActed(at: now + .seconds(2))
    #expect(watch.nextPoll == now + .seconds(30), "what the reader does puts it off no further")
    watch.woken(requested: now + .seconds(3), at: now + .seconds(3))
    #expect(watch.nextPoll == now + .seconds(3), "a new network cuts it")
  }

  @Test func `failed polls for parked works do not open the breaker`() {
    var watch = ServiceHealth(.standard, .standard)
    watch.beginPolling(at: .zero)
    for job in jobs {
      #expect(watch.pass(at: .zero, isPoll: true, mayProbe: false) == .poll)
      #expect(watch.ended(.poll, failure, of: job, at: .zero) == nil)
    }
    #expect(watch.pass(at: .zero, isPoll: false, mayProbe: false) == .call)
  }

  @Test func `without polling, only an open breaker is probed, at its own pace`() {
    var up = ServiceHealth(.standard, .off)
    up.beginPolling(at: .zero)
    #expect(up.nextPoll == nil)
    var down = watch(failures: 5, polling: .off)
    down.beginPolling(at: .zero)
    #expect(down.nextPoll == .seconds(30))
    for _ in 0..<20 { down.missed(at: .zero) }
    #expect(down.nextPoll == .seconds(900))
  }

  @Test func `without a breaker all requests are sent`() {
    var watch = ServiceHealth(.off, .standard)
    for job in jobs + jobs { #expect(watch.ended(.call, failure, of: job, at: .zero) == nil) }
    #expect(watch.isUp)
  }

  // MARK: Polling

  @Test func `ENR-14: unsuccessful polls are repeated after 30 s, 1 min and so on up to half an hour`() {
    var schedule = PollingSchedule(.standard)
    schedule.begin(due: .seconds(30))
    var times: [Duration] = []
    for _ in 0..<9 {
      guard let due = schedule.due else { break }
      times.append(due)
      schedule.missed(at: due)
    }
    #expect(times == [30, 90, 210, 450, 930, 1_890, 3_690, 5_490, 7_290].map { .seconds($0) })
  }

  @Test func `ENR-14: activity brings the next poll forward and never delays it`() {
    var schedule = PollingSchedule(.standard)
    schedule.begin(due: .seconds(30))
    schedule.hasChanged(at: .seconds(10))
    #expect(schedule.due == .seconds(30))
    for _ in 0..<9 { schedule.missed(at: .seconds(1_000)) }
    schedule.hasChanged(at: .seconds(1_100))
    #expect(schedule.due == .seconds(1_130))
    schedule.missed(at: .seconds(1_130))
    #expect(schedule.due == .seconds(1_190))
  }

  @Test func `without anything to poll for, nothing is due and activity changes nothing`() {
    var schedule = PollingSchedule(.standard)
    schedule.hasChanged(at: .seconds(1))
    #expect(schedule.due == nil)
    schedule.begin(due: .seconds(5))
    schedule.begin(due: .seconds(1))
    #expect(schedule.due == .seconds(5))
    schedule.end()
    #expect(schedule.due == nil)
  }
}
