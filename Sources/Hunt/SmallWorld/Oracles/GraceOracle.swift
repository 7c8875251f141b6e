// grace: once one provider has found books, the backend waits only a short time for the others (CON-10), so
// that a reader does not wait for the slowest.

import BooksTrackAPI
import Foundation
import LabWorld

/// Measures how long the backend waits for providers that are called together.
final class GraceOracle {
  private struct Call {
    let provider: String
    let text: LookUpText
    let began: Int64
    var ended: Int64?
  }

  private var arrivals: [Int: Int64] = [:]
  /// The latest calls for books.
  private var calls: [Call] = []
  /// The grace period, and four times the longest delay that a schedule may add to a step.
  private static let most: Int64 = 600_000_000 + 4 * 50_000_000

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .arrived(let number, _): arrivals[number] = event.time
    case .givenUp(let number, _): arrivals[number] = nil
    case .called(let provider, let request) where request.isForBooks:
      calls.append(Call(provider: provider, text: request.calledText, began: event.time))
      if calls.count > 64 { calls.removeFirst() }
    case .ended(let provider, let request, _, _) where request.isForBooks:
      let text = request.calledText
      guard let place = calls.lastIndex(where: { $0.provider == provider && $0.text == text }) else { return }
      calls[place].ended = event.time
    case .served(let number, let request, let response):
      guard let arrival = arrivals.removeValue(forKey: number), response.status == 200 else { return }
      check(request, response, since: arrival, log)
    case .called, .ended: break
    }
  }

  /// Checked only if two providers were called once each for the request since its arrival, at the same time,
  /// because calls for equal requests of other clients are indistinguishable.
  private func check(
    _ request: HTTPRequest, _ response: HTTPResponse, since arrival: Int64, _ log: ObjectionLog
  ) {
    guard let text = request.lookUpText else { return }
    let own = calls.filter { $0.began >= arrival && $0.text.contains(text) }
    guard own.count == 2, own[0].provider != own[1].provider,
      let first = own.min(by: { $0.ended ?? .max < $1.ended ?? .max }), let ended = first.ended,
      let last = own.first(where: { $0.provider != first.provider }), last.began < ended,
      let end = last.ended, response.contributors.contains(first.provider)
    else { return }
    log.reached(.waitedForAnother)
    guard end - ended > Self.most else { return }
    log.object(
      .grace, "CON-10",
      "\(first.provider) had answered \(request.label), and \(last.provider) was waited for \((end - ended) / 1_000_000) ms"
    )
  }
}

extension HTTPResponse {
  /// The providers that contributed to some work.
  fileprivate var contributors: Set<String> {
    let lists = String(decoding: body, as: UTF8.self).components(separatedBy: #""contributors":["#)
      .dropFirst()
    return Set(
      lists.flatMap { $0.prefix { $0 != "]" }.split(separator: ",").map { String($0.filter { $0 != "\"" }) } }
    )
  }
}
