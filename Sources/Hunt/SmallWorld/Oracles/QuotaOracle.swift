// quota: the backend calls its providers no more than its cache, shared calls and their quotas allow (CON-9,
// CON-11): never twice for the same query at the same time, never after a good answer to it, never beyond a
// quota, and not while a failing provider has to rest; and it never caches a failure. Series pages are cached
// too.
//
// The details of a record are requested by every query that finds it, so two may request them at once. So may
// a query whose answer lacks the name of a series, and a series page that shows it.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import LabWorld
import Providers

/// Checks the backend's calls.
final class QuotaOracle {
  private struct Call {
    /// The number of equal calls in flight.
    var underWay = 0
    /// True if one of them may be for a series page.
    var mayBeForPage = false
    /// The time until which a complete answer is fresh; negative if there was none.
    var freshUntil: Int64 = -1
    var answeredAt: Int64 = -1
    var endedAt: Int64 = -1
    /// True if all providers could be called when it began.
    var isOneOfAll = false
    /// The letters and digits of the query.
    var text = LookUpText("")
  }

  /// By provider and lowercased query, as the backend ignores the case of titles.
  private var calls: [String: Call] = [:]
  private var arrivals: [Int: Int64] = [:]
  /// The number of requests being answered, by label.
  private var open: [String: Int] = [:]
  private var standings: [String: ProviderCallLog]
  private var rests: [String: RestRecord] = [:]
  /// The time of the last failure: an answer that lacks a provider is cached for a short time or not at all.
  private var trouble: Int64 = -1 << 62
  /// The minimum lifetime of a complete answer.
  private let lifetime: Int64
  /// The divisor of the lifetimes of answers.
  private let divisor: Int64
  private var cache: UsedAnswers
  /// The time at which each series page was last sent.
  private var pages: [String: Int64] = [:]
  /// Requests given up by one client while another still waits.
  private var leftToOthers: Set<String> = []
  /// The time at which a request was last given up.
  private var givenUpAt: Int64 = -1 << 62
  private static let minute: Int64 = 60_000_000_000
  /// The time after which an answer may lack names of series or details: an app waits for ten seconds and
  /// such a call may take four, so a backend may skip them from about the sixth second on.
  private static let promptness: Int64 = 5_000_000_000
  /// Longer than any request takes.
  private static let longest: Int64 = 40_000_000_000

  /// - Parameters:
  ///   - quotas: The number of calls that each provider allows per period; nil for unlimited.
  ///   - period: A day, or a calendar month.
  ///   - capacity: The number of answers cached; nil for more than a small world needs.
  ///   - lifetimeDivisor: The divisor of the lifetimes of answers.
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

  /// Returns true if a provider allows no more calls in the current period.
  func isUsedUp(at time: Int64) -> Bool { standings.values.contains { $0.isUsedUp(at: time) } }

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    let time = event.time
    switch event.kind {
    case .arrived(let number, let request):
      arrivals[number] = time
      cache.arrived(request)
      if open[request.label, default: 0] > 0, let text = request.lookUpText,
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
    let isOneOfAll = areAllAvailable(at: time)
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
    if call.freshUntil > 0, time >= call.freshUntil { log.reached(.staleAnswerRefetched) }
    if time < call.freshUntil, cache.keeps(call.text) {
      log.object(.quota, "CON-9", "\(request.label) was called although a good answer had come")
    }
    call.underWay += 1
    call.isOneOfAll = isOneOfAll
    calls[key] = call
    // Other queries skip this provider until the call has shown whether it is back.
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
    // The backend does not wait for a late provider: the answer lacks its part and is cached all the same.
    if result == .failure(.cancelled), request.isForBooks, time > givenUpAt + Self.longest { return }
    let isWell = (try? result.get()).map { [200, 404].contains($0.status) && fault == nil } ?? false
    guard isWell, standings[provider]?.isUsedUp(at: time) == false else { return forget(request, at: time) }
    guard request.isForBooks, (try? result.get())?.status == 200 else { return }
    calls[key]?.answeredAt = time
    // With several providers, the others must have been healthy too.
    let couldAll = calls[key]?.isOneOfAll == true && areAllAvailable(at: time)
    let isWhole = standings.count == 1 || time > trouble + Self.longest && couldAll
    calls[key]?.freshUntil = isWhole ? time + lifetime : -1
  }

  /// Notes that answers in progress may be incomplete.
  private func forget(_ request: HTTPRequest, at time: Int64) {
    // With a single provider, only missing names of series keep an answer from being cached.
    if standings.count == 1, request.isForBooks { return }
    forget(at: time)
  }

  private func forget(at time: Int64) {
    trouble = time
    for (key, call) in calls where call.answeredAt >= time - Self.longest { calls[key]?.freshUntil = -1 }
  }

  /// Returns true if a call requests the name of a series whose page is being answered.
  private func mayBeForPage(_ request: HTTPRequest, of provider: String) -> Bool {
    guard request.isForSeriesNames else { return false }
    return open.contains { label, count in
      let page = label.removingPercentEncoding ?? label
      let start = "/v1/series/\(provider):"
      return count > 0 && page.hasPrefix(start) && request.label.contains(page.dropFirst(start.count))
    }
  }

  private func areAllAvailable(at time: Int64) -> Bool {
    standings.values.allSatisfy { !$0.mayRest(at: time) && !$0.isUsedUp(at: time) }
  }

  /// Checks that a failure comes from a call that ended during the request, not from an earlier one, unless a
  /// provider may not be called.
  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, at time: Int64,
    _ log: ObjectionLog
  ) {
    guard let text = request.lookUpText else { return }
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

  /// Checks the age of an answer: a week for an ISBN, six hours otherwise.
  private func checkAge(of request: HTTPRequest, endedAt end: Int64, arrival: Int64, _ log: ObjectionLog) {
    let most = (request["isbn"] == nil ? 360 : 7 * 1_440) * Self.minute / divisor
    guard end >= 0, arrival > end + most + Self.longest else { return }
    log.object(
      .quota, "CON-9", "\(request.label) was answered with what is \((arrival - end) / 1_000_000_000) s old")
  }

  /// Checks that a series page is served from the cache for some hours.
  private func checkPage(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, _ wasKept: Bool, at time: Int64,
    _ log: ObjectionLog
  ) {
    guard request.path.hasPrefix("/v1/series/"), response.status == 200 else { return }
    let previous = pages.updateValue(time, forKey: request.label)
    guard let previous, previous < arrival, time < previous + 360 * Self.minute / divisor, wasKept else {
      return
    }
    log.reached(.seriesFromCache)
    if !response.body.contains(Self.fromCache) {
      log.object(.quota, "CON-9", "\(request.label) was answered before, and is asked for anew")
    }
  }

  private static let fromCache = Array("\"cached\":true".utf8)

  /// Checks that the refusal for lack of quota of the only provider says until when.
  private func checkPause(
    in response: HTTPResponse, to request: HTTPRequest, at time: Int64, _ log: ObjectionLog
  ) {
    guard response.status >= 429, standings.count == 1, let calls = standings.values.first,
      let end = calls.usedUpUntil(at: time), !calls.mayRest(at: time)
    else { return }
    log.reached(.refusalNamesEnd)
    let said = response.retryAfterSeconds.map { time + Int64($0) * 1_000_000_000 }
    guard said.map({ ($0 - end).magnitude > 1_000_000_000 }) ?? true else { return }
    log.object(
      .quota, "CON-11",
      "\(request.label) was refused with a pause of \(response.retryAfterSeconds ?? 0) s, and there are calls again in "
        + "\((end - time) / 1_000_000_000) s")
  }
}

/// The calls of one provider: whether it may be resting, and how many calls of the period are used.
private struct ProviderCallLog {
  private let quota: Int?
  private let period: Quota.Period
  private(set) var calls = 0
  private var current: Int64 = 0
  private var underWay = 0
  /// The number of calls since the last certain success.
  private var unwell = 0
  private var unwellAt: Int64 = 0
  private var refusedUntil: Int64 = -1
  private static let second: Int64 = 1_000_000_000
  private static let day: Int64 = 86_400 * second

  init(quota: Int?, per period: Quota.Period) {
    self.quota = quota
    self.period = period
  }

  /// Returns the number of the day or month.
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
    // The provider counts too, and one more if the network has duplicated a call.
    let hasRefused = quota != nil && [403, 429].contains(response?.status)
    if fault == .quotaExhausted || hasRefused, let response { refuse(response, at: time) }
    if let response, [200, 404].contains(response.status), fault == nil { return unwell = 0 }
    unwell += 1
    unwellAt = time
  }

  /// Notes that the provider refused for lack of quota.
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

  /// Returns when the next period with calls begins; nil if there are calls left.
  func usedUpUntil(at time: Int64) -> Int64? {
    guard let quota, number(at: time) == current, calls >= quota else { return nil }
    let end = period == .day ? (current + 1) * Self.day : WorldCalendar.nextMonth(after: time)
    return max(end, refusedUntil)
  }

  /// Returns true if the provider may be resting: after five failures in a row no call is made for 30 s,
  /// twice as long after each further failure, up to 15 min; then one call is made as a probe.
  func mayRest(at time: Int64) -> Bool {
    guard unwell >= 5 else { return false }
    let pause = min(Int64(30) << Int64(min(unwell - 5, 5)), 900)
    return underWay > 0 || time <= unwellAt + pause * Self.second
  }
}

extension HTTPRequest {
  fileprivate func key(of provider: String) -> String { "\(provider) \(label.lowercased())" }

  /// True for a call for series or their names.
  var isForSeries: Bool {
    path.hasPrefix("/books/v1/series/") || path.hasPrefix("/series/")
      || self["q"]?.hasPrefix("series_key:") == true
  }

  /// True for a call for the names of series.
  fileprivate var isForSeriesNames: Bool { path.hasPrefix("/series/") || path == "/books/v1/series/get" }

  /// True for a call for details of a record that a search leaves out.
  var isForDetails: Bool { path.hasPrefix("/works/") || path.hasPrefix("/isbn/") }

  /// True for a search.
  var isForBooks: Bool { !isForSeries && !isForDetails }
}
