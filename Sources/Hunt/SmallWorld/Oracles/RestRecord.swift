// How long a provider that fails has to be left alone, from what its calls came to and from nothing that the
// backend says: five failures in a row, then 30 s without a call, then one call, whose failure doubles the
// rest (ENR-5, CON-11).
//
// Only what nobody can take for anything else counts as a failure. An answer that can be read in two ways may
// have been a failure, too: then the rest has begun earlier than it seems. So the record objects to nothing
// that the backend might be right about.

import BooksTrackAPI
import Providers

/// Whether calls to one provider respect its rest.
struct RestRecord {
  /// What is wrong with a call that leaves.
  enum Objection: Equatable {
    /// It leaves so many seconds before the rest is over.
    case early(seconds: Int64)
    /// Another call is still finding out whether the provider is back.
    case secondProbe
  }

  /// A provider that is left alone.
  private struct Rest {
    var begin: Int64
    var length: Int64
    /// What is asked by the call that finds out whether it is back.
    var probe: HTTPRequest?
  }

  private var failuresInARow = 0
  /// The same with all that may have been failures, and when there were enough of them.
  private var possibleInARow = 0
  private var possibleBegin: Int64 = 0
  private var rest: Rest?
  private static let second: Int64 = 1_000_000_000
  private static let failuresToRest = 5
  private static let longest: Int64 = 900 * second
  /// A call that was let out just before the rest began may be on its way as long as this.
  private static let slack: Int64 = second

  /// Whether a call has found out that the provider is still not back, or is about to.
  var hasProbed: Bool { rest.map { $0.probe != nil || $0.length > 30 * Self.second } ?? false }

  /// Notes that a call leaves, and says what is wrong with it.
  mutating func begin(_ request: HTTPRequest, at time: Int64) -> Objection? {
    guard let resting = rest, time > resting.begin + Self.slack else { return nil }
    let end = resting.begin + resting.length - Self.slack
    guard time >= end else { return .early(seconds: (end - time) / Self.second + 1) }
    guard resting.probe == nil else { return .secondProbe }
    rest?.probe = request
    return nil
  }

  /// Notes how a call ended.
  ///
  /// - Parameter fault: What the provider did to the answer, if anything.
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
    // What was under way when the rest began says nothing new.
    guard resting.probe == request else { return }
    rest = Rest(begin: time, length: min(2 * resting.length, Self.longest))
  }
}
