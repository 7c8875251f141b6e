// The end and the resumption of calls to a failing service (ENR-5, ENR-10).

import BooksTrackAPI
import Testing

@Suite("Circuit breaker")
struct CircuitBreakerTests {
  private static let policy = CircuitBreakerPolicy(
    failuresToOpen: 3, firstPause: .seconds(10), growth: 200, longestPause: .seconds(35))

  /// Returns a breaker that opened at that time.
  private static func opened(at now: Duration = .zero) -> CircuitBreaker {
    var breaker = CircuitBreaker(policy)
    for _ in 0..<policy.failuresToOpen { breaker.failed(at: now) }
    return breaker
  }

  @Test("It opens at the given number of consecutive failures, not before")
  func opens() {
    var breaker = CircuitBreaker(Self.policy)
    for _ in 0..<2 {
      breaker.failed(at: .seconds(1))
      #expect(breaker.state == .closed)
      #expect(breaker.admits(at: .seconds(1)) == true)
      #expect(breaker.wait(at: .seconds(1)) == nil)
    }
    breaker.failed(at: .seconds(5))
    #expect(breaker.state == .open)
    #expect(breaker.admits(at: .seconds(5)) == false)
    #expect(breaker.wait(at: .seconds(5)) == .seconds(10))
  }

  @Test("A success between failures resets their count and closes nothing")
  func successResetsCount() {
    var breaker = CircuitBreaker(Self.policy)
    for _ in 0..<4 {
      breaker.failed(at: .zero)
      breaker.failed(at: .zero)
      #expect(breaker.succeeded(at: .zero) == false)
    }
    #expect(breaker.state == .closed)
  }

  @Test("It stays open until the end of the pause, then admits exactly one probe")
  func oneProbe() {
    var breaker = Self.opened(at: .seconds(100))
    #expect(breaker.admits(at: .milliseconds(109_999)) == false)
    #expect(breaker.wait(at: .milliseconds(109_999)) == .milliseconds(1))
    #expect(breaker.wait(at: .seconds(110)) == nil)
    #expect(breaker.state == .open)
    #expect(breaker.admits(at: .seconds(110)) == true)
    #expect(breaker.state == .halfOpen)
    for second in [110, 111, 100_000] {
      #expect(breaker.admits(at: .seconds(second)) == false)
      #expect(breaker.wait(at: .seconds(second)) == .seconds(20))
    }
  }

  @Test("A successful probe closes it, which is reported once")
  func probeSucceeds() {
    var breaker = Self.opened()
    #expect(breaker.admits(at: .seconds(10)) == true)
    #expect(breaker.succeeded(at: .seconds(11)) == true)
    #expect(breaker.state == .closed)
    #expect(breaker.succeeded(at: .seconds(11)) == false)
    #expect(breaker == CircuitBreaker(Self.policy))
  }

  @Test("Each failed probe lengthens the pause, up to the longest; a success restores the first")
  func growth() {
    var breaker = Self.opened()
    var now = Duration.zero
    for pause in [10, 20, 35, 35, 35] {
      #expect(breaker.wait(at: now) == .seconds(pause))
      now += .seconds(pause)
      #expect(breaker.admits(at: now) == true)
      breaker.failed(at: now)
      #expect(breaker.state == .open)
    }
    breaker.succeeded(at: now)
    for _ in 0..<3 { breaker.failed(at: now) }
    #expect(breaker.wait(at: now) == .seconds(10))
  }

  @Test("The standard policy: five failures, 30 s, doubling, at most 15 min")
  func standard() {
    var breaker = CircuitBreaker(.standard)
    for _ in 0..<4 { breaker.failed(at: .zero) }
    #expect(breaker.state == .closed)
    breaker.failed(at: .zero)
    var now = Duration.zero
    for pause in [30, 60, 120, 240, 480, 900, 900] {
      #expect(breaker.wait(at: now) == .seconds(pause))
      now += .seconds(pause)
      #expect(breaker.admits(at: now) == true)
      breaker.failed(at: now)
    }
  }

  @Test("Growth of 100 percent keeps the pause constant")
  func steady() {
    let policy = CircuitBreakerPolicy(
      failuresToOpen: 1, firstPause: .seconds(7), growth: 100, longestPause: .seconds(70))
    var breaker = CircuitBreaker(policy)
    breaker.failed(at: .zero)
    for step in 1...5 {
      #expect(breaker.admits(at: .seconds(7 * step)) == true)
      breaker.failed(at: .seconds(7 * step))
      #expect(breaker.wait(at: .seconds(7 * step)) == .seconds(7))
    }
  }

  @Test("An abandoned probe leaves it half-open for another one, with the same pause")
  func abandonedProbe() {
    var breaker = Self.opened()
    #expect(breaker.admits(at: .seconds(10)) == true)
    breaker.abandoned()
    #expect(breaker.state == .halfOpen)
    #expect(breaker.wait(at: .seconds(10)) == nil)
    #expect(breaker.admits(at: .seconds(10)) == true)
    #expect(breaker.admits(at: .seconds(10)) == false)
    breaker.failed(at: .seconds(12))
    #expect(breaker.wait(at: .seconds(12)) == .seconds(20))
  }

  @Test("An abandoned call that is no probe changes nothing")
  func abandonedCall() {
    var closed = CircuitBreaker(Self.policy)
    closed.failed(at: .zero)
    let before = closed
    closed.abandoned()
    #expect(closed == before)
    var open = Self.opened()
    open.abandoned()
    #expect(open == Self.opened())
  }

  @Test("A reset admits one probe at once, and the first pause follows if it fails")
  func reset() {
    var breaker = Self.opened()
    #expect(breaker.admits(at: .seconds(10)) == true)
    breaker.failed(at: .seconds(10))
    breaker.reset()
    #expect(breaker.wait(at: .seconds(11)) == nil)
    #expect(breaker.admits(at: .seconds(11)) == true)
    #expect(breaker.admits(at: .seconds(11)) == false)
    breaker.failed(at: .seconds(11))
    #expect(breaker.wait(at: .seconds(11)) == .seconds(10))
  }

  @Test("A reset admits no second probe while one is under way")
  func resetWithProbe() {
    var breaker = Self.opened()
    #expect(breaker.admits(at: .seconds(10)) == true)
    breaker.reset()
    #expect(breaker.admits(at: .seconds(10)) == false)
    breaker.failed(at: .seconds(10))
    #expect(breaker.wait(at: .seconds(10)) == .seconds(10))
  }

  @Test("A reset while closed keeps the failures: activity alone must not keep it closed")
  func resetWhileClosed() {
    var breaker = CircuitBreaker(Self.policy)
    breaker.failed(at: .zero)
    breaker.failed(at: .zero)
    breaker.reset()
    breaker.failed(at: .zero)
    #expect(breaker.state == .open)
  }

  @Test("A failure of a call from before it opened neither restarts nor lengthens the pause")
  func lateFailures() {
    var breaker = Self.opened()
    for second in 1...9 { breaker.failed(at: .seconds(second)) }
    #expect(breaker == Self.opened())
    #expect(breaker.admits(at: .seconds(10)) == true)
    breaker.abandoned()
    let idle = breaker
    breaker.failed(at: .seconds(11))
    #expect(breaker == idle)
  }

  @Test("A success of a call from before it opened closes it")
  func lateSuccess() {
    var breaker = Self.opened()
    #expect(breaker.succeeded(at: .seconds(1)) == true)
    #expect(breaker.admits(at: .seconds(1)) == true)
  }

  @Test("Switched off, it admits every call")
  func off() {
    var breaker = CircuitBreaker(.off)
    for second in 0..<1_000 {
      breaker.failed(at: .seconds(second))
      if second.isMultiple(of: 7) { breaker.abandoned() }
      if second.isMultiple(of: 11) { breaker.reset() }
      #expect(breaker.admits(at: .seconds(second)) == true)
      #expect(breaker.wait(at: .seconds(second)) == nil)
    }
    #expect(breaker.state == .closed)
    #expect(breaker.succeeded(at: .zero) == false)
  }
}
