// quota: the backend asks its providers no more than its cache, its sharing of calls and their quotas promise
// (CON-9, CON-11): never twice for the same thing at the same time, never for what it has had a good answer
// to, never more often than a provider allows, and not while one that fails has to be left alone; and it
// never keeps a failure. All about a series is told from the cache as well.
//
// The details of a record are asked for by whichever question has found it, so two questions may ask at once.
// So may the name of a series be asked for by an answer that lacks it, and by who wants to know all about
// that series.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import LabWorld
import Providers

/// Watches the backend's calls.
final class QuotaOracle {
  private struct Call {
    /// How many of the same are under way.
    var underWay = 0
    /// One of them may be for all about a series.
    var mayBeForPage = false
    /// When a whole answer came, if one did; until then it is fresh.
    var freshUntil: Int64 = -1
    var answeredAt: Int64 = -1
    var endedAt: Int64 = -1
    /// All providers could be asked when it left.
    var isOneOfAll = false
    /// Digits and letters of what is asked.
    var text = AskedText("")
  }

  /// By provider and what is asked, in small letters: the backend takes a title in any letters for the same.
  private var calls: [String: Call] = [:]
  private var arrivals: [Int: Int64] = [:]
  /// Questions that are being answered.
  private var open: [String: Int] = [:]
  private var standings: [String: ProviderCallLog]
  private var rests: [String: RestRecord] = [:]
  /// When something went wrong last: an answer that lacks a provider is kept for a short time, or not at all.
  private var trouble: Int64 = -1 << 62
  /// For how long a whole answer is kept at least.
  private let lifetime: Int64
  /// How many times shorter than usual answers are kept.
  private let divisor: Int64
  private var cache: UsedAnswers
  /// When all about a series was told last.
  private var pages: [String: Int64] = [:]
  /// Questions that somebody has given up and somebody else still waits for.
  private var leftToOthers: Set<String> = []
  /// When a request was given up last.
  private var givenUpAt: Int64 = -1 << 62
  private static let minute: Int64 = 60_000_000_000
  /// Who is answered later may have an answer without names of series or details: an app waits for ten
  /// seconds, and a call for them may take four, so that a backend may leave them out from the sixth second
  /// on, and a bit earlier.
  private static let promptness: Int64 = 5_000_000_000
  /// Longer than any question takes.
  private static let longest: Int64 = 40_000_000_000

  /// - Parameters:
  ///   - quotas: What each provider allows in a period; nothing where there is no limit.
  ///   - period: A day, or a month of the calendar.
  ///   - capacity: How many answers are kept; nothing for more than a small world asks for.
  ///   - lifetimeDivisor: How many times shorter than usual they are kept.
  init(
    quotas: [(provider: String, calls: Int?)], per period: Quota.Period = .day, keeping capacity: Int? = nil,
    lifetimeDivisor: Int = 1
  ) {
    divisor = Int64(lifetimeDivisor)
    cache = UsedAnswers(capacity: capacity)
    standings = Dictionary(
      quotas.map { ($0.provider, ProviderCallLog(quota: $0.calls, per: period)) },
      uniquingKeysWith: { first, _ in first })
    lifetime = (quotas.count == 1 ? 360 * Self.minute : 10 * Self.minute) / divisor
  }

  /// Whether a provider may be called no more on that day, or in that month.
  func isUsedUp(at time: Int64) -> Bool { standings.values.contains { $0.isUsedUp(at: time) } }

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    let time = event.time
    switch event.kind {
    case .arrived(let number, let request):
      arrivals[number] = time
      cache.arrived(request)
      if open[request.label, default: 0] > 0, let text = request.askedText,
        calls.values.contains(where: { $0.underWay > 0 && $0.text.contains(text) })
      {
        log.reached(.sharedMiss)
      }
      open[request.label, default: 0] += 1
    case .served(let number, let request, let response):
      open[request.label, default: 1] -= 1
      let wasKept = cache.hadAnswer(to: request)
      cache.ended(request, response)
      if leftToOthers.remove(request.label) != nil { log.reached(.handedOver) }
      guard let arrival = arrivals.removeValue(forKey: number) else { return }
      if time >= arrival + Self.promptness { forget(at: time) }
      check(response, to: request, since: arrival, at: time, log)
      checkPage(response, to: request, since: arrival, wasKept, at: time, log)
    case .givenUp(let number, let request):
      open[request.label, default: 1] -= 1
      cache.ended(request, nil)
      if open[request.label, default: 0] > 0 { leftToOthers.insert(request.label) }
      arrivals[number] = nil
      givenUpAt = time
      forget(at: time)
    case .called(let provider, let request): begin(request, of: provider, at: time, log)
    case .ended(let provider, let request, let result, let fault):
      end(request, of: provider, result, fault, at: time)
      if standings[provider]?.mayRest(at: time) == true { log.reached(.resting) }
    }
  }

  private func begin(_ request: HTTPRequest, of provider: String, at time: Int64, _ log: ObjectionLog) {
    let isOneOfAll = mayAllBeAsked(at: time)
    standings[provider]?.begin(at: time)
    if let calls = standings[provider], calls.isOverdrawn {
      log.object(.quota, "CON-11", "call \(calls.calls) of \(provider) in one period left; it allows fewer")
    }
    if standings[provider]?.isUsedUp(at: time) == true { log.reached(.usedUp) }
    switch rests[provider, default: RestRecord()].begin(request, at: time) {
    case .early(let seconds)?:
      log.object(.quota, "ENR-5", "\(provider) was called \(seconds) s before its rest was over")
    case .secondProbe?:
      log.object(.quota, "ENR-5", "\(provider) was called while one call finds out whether it is back")
    case nil: break
    }
    if rests[provider]?.hasProbed == true { log.reached(.probing) }
    let key = request.key(of: provider)
    var call = calls[key, default: Call(text: request.calledText)]
    call.mayBeForPage = call.underWay > 0 && call.mayBeForPage || mayBeForPage(request, of: provider)
    if call.underWay > (call.mayBeForPage ? 1 : 0), !request.isForDetails {
      log.object(.quota, "CON-11", "\(request.label) was called while the same call was under way")
    }
    if call.freshUntil > 0, time >= call.freshUntil { log.reached(.askedAnew) }
    if time < call.freshUntil, cache.keeps(call.text) {
      log.object(.quota, "CON-9", "\(request.label) was called although a good answer had come")
    }
    call.underWay += 1
    call.isOneOfAll = isOneOfAll
    calls[key] = call
    // Until this call has found out whether its provider is back, the others do without it.
    if standings[provider]?.mayRest(at: time) == true { forget(request, at: time) }
  }

  private func end(
    _ request: HTTPRequest, of provider: String, _ result: Result<HTTPResponse, TransportError>,
    _ fault: ProviderFault?, at time: Int64
  ) {
    let key = request.key(of: provider)
    standings[provider]?.end(result, fault, at: time)
    rests[provider]?.end(request, result, fault, at: time)
    calls[key]?.underWay -= 1
    calls[key]?.endedAt = time
    // A provider that is late is not waited for: the answer has no part of it, and is kept all the same.
    if result == .failure(.cancelled), request.isForBooks, time > givenUpAt + Self.longest { return }
    let isWell = (try? result.get()).map { [200, 404].contains($0.status) && fault == nil } ?? false
    guard isWell, standings[provider]?.isUsedUp(at: time) == false else { return forget(request, at: time) }
    guard request.isForBooks, (try? result.get())?.status == 200 else { return }
    calls[key]?.answeredAt = time
    // With several providers the others must have been well, too.
    let couldAll = calls[key]?.isOneOfAll == true && mayAllBeAsked(at: time)
    let isWhole = standings.count == 1 || time > trouble + Self.longest && couldAll
    calls[key]?.freshUntil = isWhole ? time + lifetime : -1
  }

  /// Something is missing in the answers that are being made.
  private func forget(_ request: HTTPRequest, at time: Int64) {
    // With a single provider, an answer is sent and not kept only if the names of its series are missing.
    if standings.count == 1, request.isForBooks { return }
    forget(at: time)
  }

  private func forget(at time: Int64) {
    trouble = time
    for (key, call) in calls where call.answeredAt >= time - Self.longest { calls[key]?.freshUntil = -1 }
  }

  /// Whether it asks for the name of a series of which somebody wants to know all.
  private func mayBeForPage(_ request: HTTPRequest, of provider: String) -> Bool {
    guard request.isForSeriesNames else { return false }
    return open.contains { label, count in
      let page = label.removingPercentEncoding ?? label
      let start = "/v1/series/\(provider):"
      return count > 0 && page.hasPrefix(start) && request.label.contains(page.dropFirst(start.count))
    }
  }

  private func mayAllBeAsked(at time: Int64) -> Bool {
    standings.values.allSatisfy { !$0.mayRest(at: time) && !$0.isUsedUp(at: time) }
  }

  /// A failure is the failure of a call that ended while the request was waiting, and of no earlier one; or a
  /// provider may not be called.
  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, at time: Int64,
    _ log: ObjectionLog
  ) {
    guard let text = request.askedText else { return }
    let ended = calls.values.reduce(-1) { $1.text.contains(text) ? max($0, $1.endedAt) : $0 }
    if response.status >= 429, ended < arrival,
      standings.values.allSatisfy({
        !$0.mayRest(at: arrival) && !$0.mayRest(at: time) && !$0.isUsedUp(at: time)
      })
    {
      log.object(
        .quota, "CON-9", "\(request.label) was answered with \(response.status) and nobody was asked")
    }
    if response.status == 200, ended < arrival {
      log.reached(.cacheHit)
      checkAge(of: request, endedAt: ended, arrival: arrival, log)
    }
    if ended < arrival { checkPause(in: response, to: request, at: time, log) }
  }

  /// The answer to a number is kept for a week, every other one for six hours.
  private func checkAge(of request: HTTPRequest, endedAt end: Int64, arrival: Int64, _ log: ObjectionLog) {
    let most = (request["isbn"] == nil ? 360 : 7 * 1_440) * Self.minute / divisor
    guard end >= 0, arrival > end + most + Self.longest else { return }
    log.object(
      .quota, "CON-9", "\(request.label) was answered with what is \((arrival - end) / 1_000_000_000) s old")
  }

  /// What is known of a series is told again for some hours, and nobody is asked for it.
  private func checkPage(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, _ wasKept: Bool, at time: Int64,
    _ log: ObjectionLog
  ) {
    guard request.path.hasPrefix("/v1/series/"), response.status == 200 else { return }
    let told = pages.updateValue(time, forKey: request.label)
    guard let told, told < arrival, time < told + 360 * Self.minute / divisor, wasKept else { return }
    log.reached(.toldOfSeriesAgain)
    if !response.body.contains(Self.fromCache) {
      log.object(.quota, "CON-9", "\(request.label) was answered before, and is asked for anew")
    }
  }

  private static let fromCache = Array("\"cached\":true".utf8)

  /// Where the only provider may be called no more, a refusal says until when.
  private func checkPause(
    in response: HTTPResponse, to request: HTTPRequest, at time: Int64, _ log: ObjectionLog
  ) {
    guard response.status >= 429, standings.count == 1, let calls = standings.values.first,
      let end = calls.usedUpUntil(at: time), !calls.mayRest(at: time)
    else { return }
    log.reached(.toldUntilWhen)
    let said = response.retryAfterSeconds.map { time + Int64($0) * 1_000_000_000 }
    guard said.map({ ($0 - end).magnitude > 1_000_000_000 }) ?? true else { return }
    log.object(
      .quota, "CON-11",
      "\(request.label) was refused with a pause of \(response.retryAfterSeconds ?? 0) s, and there are calls again in "
        + "\((end - time) / 1_000_000_000) s")
  }
}

/// What the calls to one provider came to: whether it may be left alone now, and how many of a period are
/// used.
private struct ProviderCallLog {
  private let quota: Int?
  private let period: Quota.Period
  private(set) var calls = 0
  private var current: Int64 = 0
  private var underWay = 0
  /// Calls since the last that was well for sure.
  private var unwell = 0
  private var unwellAt: Int64 = 0
  private var refusedUntil: Int64 = -1
  private static let second: Int64 = 1_000_000_000
  private static let day: Int64 = 86_400 * second

  init(quota: Int?, per period: Quota.Period) {
    self.quota = quota
    self.period = period
  }

  /// Which day or month of the world a moment is in.
  private func number(at time: Int64) -> Int64 {
    period == .day ? time / Self.day : Int64(WorldCalendar.month(at: time))
  }

  mutating func begin(at time: Int64) {
    if number(at: time) != current { (current, calls) = (number(at: time), 0) }
    calls += 1
    underWay += 1
  }

  mutating func end(_ result: Result<HTTPResponse, TransportError>, _ fault: ProviderFault?, at time: Int64) {
    underWay -= 1
    guard result != .failure(.cancelled) else { return }
    let response = try? result.get()
    // Also a provider counts: where the network has doubled a call, it has seen one more than left.
    let hasRefused = quota != nil && [403, 429].contains(response?.status)
    if fault == .quotaExhausted || hasRefused, let response { refuse(response, at: time) }
    if let response, [200, 404].contains(response.status), fault == nil { return unwell = 0 }
    unwell += 1
    unwellAt = time
  }

  /// The provider itself says that there are no more calls.
  private mutating func refuse(_ response: HTTPResponse, at time: Int64) {
    if let seconds = response.retryAfterSeconds {
      refusedUntil = max(refusedUntil, time + Int64(seconds) * Self.second)
    } else if quota != nil {
      refusedUntil = max(refusedUntil, (time / Self.day + 1) * Self.day)
    }
  }

  var isOverdrawn: Bool { quota.map { calls > $0 } ?? false }

  func isUsedUp(at time: Int64) -> Bool {
    time < refusedUntil || quota.map { number(at: time) == current && calls >= $0 } ?? false
  }

  /// When there are calls again, if those of a period are used up.
  func usedUpUntil(at time: Int64) -> Int64? {
    guard let quota, number(at: time) == current, calls >= quota else { return nil }
    let end = period == .day ? (current + 1) * Self.day : WorldCalendar.nextMonth(after: time)
    return max(end, refusedUntil)
  }

  /// After five failures in a row no call goes out for 30 s, and after each further one for twice as long, up
  /// to 15 min; then one call goes out as the probe.
  func mayRest(at time: Int64) -> Bool {
    guard unwell >= 5 else { return false }
    let pause = min(Int64(30) << Int64(min(unwell - 5, 5)), 900)
    return underWay > 0 || time <= unwellAt + pause * Self.second
  }
}

extension HTTPRequest {
  fileprivate func key(of provider: String) -> String { "\(provider) \(label.lowercased())" }

  /// A call for series, or for their names.
  var isForSeries: Bool {
    path.hasPrefix("/books/v1/series/") || path.hasPrefix("/series/")
      || self["q"]?.hasPrefix("series_key:") == true
  }

  /// A call for the names of series.
  fileprivate var isForSeriesNames: Bool { path.hasPrefix("/series/") || path == "/books/v1/series/get" }

  /// A call for what a search leaves out of a record.
  var isForDetails: Bool { path.hasPrefix("/works/") || path.hasPrefix("/isbn/") }

  /// A call for what a search finds.
  var isForBooks: Bool { !isForSeries && !isForDetails }
}
