// frame: what an answer says of itself is so: when it was made, as a calendar has it, and how long that took (CON-1); that
// it asks to slow down only if the providers do, and does if they do (CON-8).
// counts: what the backend says that it has counted is what was seen at its two sides (CON-12).

import BooksTrackAPI
import BooksTrackBackend
import Foundation

/// Watches what the backend says of its answers and of itself.
final class FrameOracle {
  private var arrivals: [Int: Int64] = [:]
  private var requests = 0
  private var ended = 0
  /// Requests for all about a series.
  private var pages = 0
  /// Calls by provider and by what they are for.
  private var calls: [String: Int] = [:]
  /// The latest calls for books that were in vain: what for, when they ended, and whether the provider asked to slow down.
  private var failures: [(text: String, at: Int64, isTooFast: Bool)] = []
  private let providers: Int

  /// - Parameter providers: How many there are.
  init(providers: Int) { self.providers = providers }

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .arrived(let number, let request):
      arrivals[number] = event.time
      requests += 1
      if request.path.hasPrefix("/v1/series/") { pages += 1 }
    case .givenUp(let number, _):
      arrivals[number] = nil
      ended += 1
    case .served(let number, let request, let response):
      ended += 1
      guard let arrival = arrivals.removeValue(forKey: number) else { return }
      check(response, to: request, since: arrival, at: event.time, log)
    case .ended(let provider, let request, let result, _):
      calls["\(request.purpose) of \(provider)", default: 0] += 1
      noteFailure(of: request, result, at: event.time)
    case .called: break
    }
  }

  private func noteFailure(
    of request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>, at time: Int64
  ) {
    guard request.isForBooks else { return }
    switch result {
    // What a refusal for another reason means is for the provider's own reader to say.
    case .success(let response) where response.status == 429 || response.status >= 500:
      failures.append((request.lettersAndDigits, time, response.status == 429))
    case .success, .failure(.cancelled): return
    case .failure: failures.append((request.lettersAndDigits, time, false))
    }
    if failures.count > 64 { failures.removeFirst() }
  }

  private func checkStatus(
    of response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, _ log: ObjectionLog
  ) {
    guard [429, 503].contains(response.status), let text = request.askedText else { return }
    let own = failures.filter { $0.at >= arrival && $0.text.contains(text) }
    guard !own.isEmpty else { return }
    log.reached(response.status == 429 ? .slowedDown : .failedAnswer)
    let isTooFast = own.contains(where: \.isTooFast)
    if response.status == 429, own.contains(where: { !$0.isTooFast }) {
      log.object(
        .frame, "CON-8", "\(request.label) was answered with 429, and a provider had failed otherwise")
    }
    if response.status == 503, providers == 1, isTooFast {
      log.object(
        .frame, "CON-8", "\(request.label) was answered with 503, and the only provider had sent 429")
    }
  }

  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, at time: Int64,
    _ log: ObjectionLog
  ) {
    checkStatus(of: response, to: request, since: arrival, log)
    // The keys are sorted, so that `meta` is behind everything that a provider has written.
    let text = String(decoding: response.body.suffix(400), as: UTF8.self)
    let moment = SimulatedWallTime.beginning.advanced(byMilliseconds: time / 1_000_000)
    let expected = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000)
    guard let said = text.value(behind: #""timestamp":""#, upTo: "\""), let date = Self.date(said) else {
      return log.object(.frame, "CON-1", "\(request.label) was answered without a time")
    }
    if (date.timeIntervalSince1970 - expected.timeIntervalSince1970).magnitude > 0.002 {
      log.object(
        .frame, "CON-1", "\(request.label) was answered at \(Self.text(expected)), which it calls \(said)")
    }
    guard let took = text.value(behind: #""processingTime":"#, upTo: ",").flatMap({ Int($0) }) else {
      return log.object(.frame, "CON-1", "\(request.label) was answered without saying how long that took")
    }
    if abs(took - Int((time - arrival) / 1_000_000)) > 1 {
      log.object(
        .frame, "CON-1",
        "\(request.label) was answered in \((time - arrival) / 1_000_000) ms, which it calls \(took) ms")
    }
  }

  private static func text(_ date: Date) -> String {
    date.formatted(.iso8601.time(includingFractionalSeconds: true))
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: .iso8601.time(includingFractionalSeconds: true)))
  }

  /// Compares what was counted with what was seen, when nothing is under way any more.
  func check(_ metrics: BackendMetrics, _ log: ObjectionLog) {
    func compare(_ what: String, _ counted: Int, _ seen: Int) {
      guard counted != seen else { return }
      log.object(.counts, "CON-12", "the backend has counted \(counted) \(what), and there were \(seen)")
    }
    compare("requests", metrics.requests.values.reduce(0, +), requests)
    compare("times that a request took", metrics.processing.count, ended)
    compare("questions to its cache", metrics.cacheHits + metrics.cacheMisses, requests)
    let leaders = metrics.cacheMisses - metrics.sharedCalls
    let searches = calls.reduce(0) { $1.key.hasPrefix("searches") ? $0 + $1.value : $0 }
    if searches > providers * leaders {
      log.object(
        .counts, "CON-12",
        "the backend has counted \(leaders) misses that nobody shared, and its providers were searched \(searches) times"
      )
    }
    for (purpose, table) in [("searches", metrics.providerCalls), ("details", metrics.detailLookups)] {
      let providers = Set(calls.keys.compactMap { $0.split(separator: " ").last.map(String.init) }).union(
        table.keys)
      for provider in providers.sorted() {
        let counted = table[provider]?.values.reduce(0, +) ?? 0
        compare("\(purpose) of \(provider)", counted, calls["\(purpose) of \(provider)", default: 0])
      }
    }
    checkSeries(metrics, log)
  }

  /// All about a series takes two calls at most, and fewer if the first says enough or fails.
  private func checkSeries(_ metrics: BackendMetrics, _ log: ObjectionLog) {
    func sum(_ table: [String: [String: Int]]) -> Int {
      table.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    }
    let seen = calls.reduce(0) { $1.key.hasPrefix("series") ? $0 + $1.value : $0 }
    let (names, answers) = (sum(metrics.seriesLookups), sum(metrics.seriesPages))
    guard seen < names + answers || seen > names + 2 * pages else { return }
    log.object(
      .counts, "CON-12",
      "the backend has counted \(names) calls for names of series and \(answers) series, and there were \(seen) calls"
        + " for \(pages) requests")
  }
}

extension HTTPRequest {
  /// What a call to a provider is for.
  fileprivate var purpose: String {
    isForSeries ? "series" : isForDetails ? "details" : "searches"
  }
}

extension String {
  /// What stands between the last such beginning and the end that follows it.
  fileprivate func value(behind start: String, upTo end: Character) -> String? {
    range(of: start, options: .backwards).map { String(self[$0.upperBound...].prefix { $0 != end }) }
  }
}
