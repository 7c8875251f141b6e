// quota: the backend asks its provider no more than its cache and its sharing of calls promise (CON-9, CON-11): never
// twice for the same thing at the same time, never for what it has had a good answer to; and it never keeps a failure.

import BooksTrackAPI
import Providers

/// Watches the backend's calls.
final class QuotaOracle {
  private struct Call {
    var isUnderWay = false
    /// When a whole answer came, if one did; until then it is fresh.
    var freshUntil: Int64 = -1
    var answeredAt: Int64 = -1
    var endedAt: Int64 = -1
  }

  /// By what is asked, in small letters: the backend takes a title in any letters for the same.
  private var calls: [String: Call] = [:]
  private var arrivals: [Int: Int64] = [:]
  private static let hour: Int64 = 3_600_000_000_000

  func note(_ event: BackendEvent, _ bench: HuntBench) {
    switch event.kind {
    case .arrived(let number, let request):
      arrivals[number] = event.time
      if let call = request.providerCall.flatMap({ calls[$0.key] }), call.isUnderWay {
        bench.reached(.sharedMiss)
      }
    case .served(let number, let request, let response):
      guard let arrival = arrivals.removeValue(forKey: number) else { return }
      check(response, to: request, since: arrival, bench)
    case .called(let request): begin(request, at: event.time, bench)
    case .ended(let request, let result, let fault): end(request, result, fault, at: event.time)
    }
  }

  private func begin(_ request: HTTPRequest, at time: Int64, _ bench: HuntBench) {
    let call = calls[request.key, default: Call()]
    if call.isUnderWay {
      bench.object(.quota, "CON-11", "\(request.label) was called while the same call was under way")
    }
    if time < call.freshUntil {
      bench.object(.quota, "CON-9", "\(request.label) was called although a good answer had come")
    }
    calls[request.key, default: Call()].isUnderWay = true
  }

  private func end(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>, _ fault: ProviderFault?,
    at time: Int64
  ) {
    calls[request.key, default: Call()].isUnderWay = false
    calls[request.key]?.endedAt = time
    guard case .success(let response) = result, response.status == 200, fault == nil else {
      // Names of series that cannot be had make an answer that is sent and not kept.
      if request.isForSeries { forget(since: time - 10_000_000_000) }
      return
    }
    guard !request.isForSeries else { return }
    calls[request.key]?.answeredAt = time
    calls[request.key]?.freshUntil = time + 6 * Self.hour
  }

  private func forget(since time: Int64) {
    for (key, call) in calls where call.answeredAt >= time { calls[key]?.freshUntil = -1 }
  }

  /// A failure is the failure of a call that ended while the request was waiting, and of no earlier one.
  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, _ bench: HuntBench
  ) {
    guard let call = request.providerCall else { return }
    let ended = calls[call.key]?.endedAt ?? -1
    if response.status >= 429, ended < arrival {
      bench.object(
        .quota, "CON-9", "\(request.label) was answered with \(response.status) and nobody was asked")
    }
    if response.status == 200, ended < arrival { bench.reached(.cacheHit) }
  }
}

extension HTTPRequest {
  /// The call that the backend makes for a device's question, as far as it can be told without its code: for a
  /// number, always; for a title, if nothing in it needs another form.
  fileprivate var providerCall: HTTPRequest? {
    let text: String
    // Quotation marks are taken out of a title.
    if self["q"]?.contains("\"") == true { return nil }
    switch path {
    case "/v1/search/isbn": text = "isbn:\(self["isbn"] ?? "")"
    case "/v1/search/title": text = "intitle:\(self["q"] ?? "")"
    default: return nil
    }
    return HTTPRequest(
      path: "/books/v1/volumes",
      query: [.init("q", text), .init("maxResults", "5"), .init("printType", "books")])
  }

  fileprivate var key: String { label.lowercased() }

  fileprivate var isForSeries: Bool { path == "/books/v1/series/get" }
}
