// A network that wants its user to log in: until then it answers every request itself, with a page and status
// 200.

import BooksTrackAPI
import Foundation
import Simulation

/// The portal of the network that a device is in.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class CaptivePortal: @unchecked Sendable {
  private var openFrom: Int64 = .min

  /// From now on it answers, until that time at least.
  func close(until time: Int64) { openFrom = max(openFrom, time) }

  /// The reader has logged in.
  func open() { openFrom = .min }

  func answers(at time: Int64) -> Bool { time < openFrom }

  /// How long it takes to answer: it is near.
  static let latency = Duration.milliseconds(30)

  static let page = HTTPResponse(
    status: 200, contentType: "text/html; charset=utf-8",
    body: Data(
      """
      <!DOCTYPE html>
      <html lang=en><title>Welcome</title><form method=post action=/login><button>Connect</button></form></html>
      """.utf8))
}
