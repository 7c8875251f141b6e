// The rest of a failing provider, computed from the results of its calls alone: five failures in a row, then
// 30 s without a call, then one probe, whose failure doubles the rest (ENR-5, CON-11).
//
// Only certain failures count. An ambiguous answer may have been a failure too, so that the rest may have
// begun earlier. The record thus never objects to a call that may be right.

import BooksTrackAPI
import Providers

/// Checks that calls to one provider respect its rest.
struct RestRecord {
  /// An objection to a call.
  enum Breach: Equatable {
    /// It begins that many seconds before the end of the rest.
    case early(seconds: Int64)
    /// The probe is still in flight.
    case secondProbe
  }

  /// The rest of a provider.
  private struct Rest {
    var begin: Int64
    var length: Int64
    /// The probe in flight.
    var probe: HTTPRequest?
  }

  private var failuresInARow = 0
  /// The number of certain and possible failures in a row, and the time of the fifth.
  private var possibleInARow = 0
  private var possibleBegin: Int64 = 0
  private var rest: Rest?
  private static let second: Int64 = 1_000_000_000
  private static let failuresToRest = 5
  private static let longest: Int64 = 900 * second
  /// The maximum time until a call that was started just before the rest is seen.
  private static let slack: Int64 = second

  /// True if a probe is in flight or has failed.
  var hasProbed: Bool { rest.map { $0.probe != nil || $0.length > 30 * Self.second } ?? false }

  /// Records the begin of a call and returns the objection to it, if any.
  mutating func begin(_ request: HTTPRequest, at time: Int64) -> Breach? {
    guard let resting = rest, time > resting.begin + Self.slack else { return nil }
    let end = resting.begin + resting.length - Self.slack
    guard time >= end else { return .early(seconds: (end - time) / Self.second + 1) }
    guard resting.probe == nil else { return .secondProbe }
    rest?.probe = request
    return nil
  }

  /// Records the end of a call.
  ///
  /// - Parameter fault: The fault that the provider applied to the answer, if any.
  mutating func end(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>, _ fault: ProviderFault?,
    at time: Int64
  ) {
    switch result {
    case .failure(.cancelled): rest?.probe = nil
    case .failure: fail(request, at: time)
    case .success(let response) where (500...504).contains(response.status): fail(request, at: time)
    case .success(let response):
      (failuresInARow, rest) = (0, nil)
      if fault == nil, [200, 404].contains(response.status) { possibleInARow = 0 } else { count(at: time) }
    }
  }

  private mutating func count(at time: Int64) {
    possibleInARow += 1
    if possibleInARow == Self.failuresToRest { possibleBegin = time }
  }

  private mutating func fail(_ request: HTTPRequest, at time: Int64) {
    failuresInARow += 1
    count(at: time)
    guard let resting = rest else {
      if failuresInARow >= Self.failuresToRest {
        rest = Rest(begin: possibleBegin, length: 30 * Self.second)
      }
      return
    }
    // Calls in flight when the rest began give no new information.
    guard resting.probe == request else { return }
    rest = Rest(begin: time, length: min(2 * resting.length, Self.longest))
  }
}
