// frame: the metadata of an answer is correct: its timestamp and processing time (CON-1), and a 429 status,
// which it has only if providers ask to slow down, and then always (CON-8).

import BooksTrackAPI
import Foundation
import LabWorld

/// Checks the metadata of the backend's answers.
final class FrameOracle {
  private var arrivals: [Int: Int64] = [:]
  /// The latest calls for books.
  private var calls: [EndedCall] = []
  private let providers: Int

  /// - Parameter providers: The number of providers.
  init(providers: Int) { self.providers = providers }

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .arrived(let number, _): arrivals[number] = event.time
    case .givenUp(let number, _): arrivals[number] = nil
    case .served(let number, let request, let response):
      guard let arrival = arrivals.removeValue(forKey: number) else { return }
      check(response, to: request, since: arrival, at: event.time, log)
    case .ended(let provider, let request, let result, _) where request.isForBooks:
      calls.append(EndedCall(provider, request, result, at: event.time))
      if calls.count > 64 { calls.removeFirst() }
    case .called, .ended: break
    }
  }

  /// Checked only if each provider was called at most once for the request since its arrival, because calls
  /// for equal requests of other clients are indistinguishable.
  private func checkStatus(
    of response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, _ log: ObjectionLog
  ) {
    guard [429, 503].contains(response.status), let text = request.lookUpText else { return }
    let own = calls.filter { $0.at >= arrival && $0.text.contains(text) }
    let failures = own.compactMap(\.isTooFast)
    guard !failures.isEmpty, Set(own.map(\.provider)).count == own.count else { return }
    log.reached(response.status == 429 ? .slowedDown : .failedAnswer)
    if response.status == 429, failures.contains(false) {
      log.object(
        .frame, "CON-8", "\(request.label) was answered with 429, and a provider had failed otherwise")
    }
    if response.status == 503, providers == 1, failures.contains(true) {
      log.object(
        .frame, "CON-8", "\(request.label) was answered with 503, and the only provider had sent 429")
    }
  }

  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, at time: Int64,
    _ log: ObjectionLog
  ) {
    checkStatus(of: response, to: request, since: arrival, log)
    // Keys are sorted, so `meta` follows all data of providers.
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
}

extension String {
  /// Returns the text between the last occurrence of `start` and the next `end`.
  func value(behind start: String, upTo end: Character) -> String? {
    let (bytes, sought) = (Array(utf8), Array(start.utf8))
    var place = bytes.count - sought.count
    while place >= 0, !bytes[place...].starts(with: sought) { place -= 1 }
    guard place >= 0 else { return nil }
    return String(String(decoding: bytes[(place + sought.count)...], as: UTF8.self).prefix { $0 != end })
  }
}

/// A completed call for books.
private struct EndedCall {
  let provider: String
  let text: LookUpText
  let at: Int64
  /// True if the provider failed and asked to slow down; nil if it did not fail, or if only the parser of its
  /// answer could tell.
  let isTooFast: Bool?

  init(
    _ provider: String, _ request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>, at time: Int64
  ) {
    self.provider = provider
    text = request.calledText
    at = time
    isTooFast =
      switch result {
      case .success(let response) where response.status == 429: true
      case .success(let response) where response.status >= 500: false
      case .success, .failure(.cancelled): nil
      case .failure: false
      }
  }
}
