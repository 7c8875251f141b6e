// A network that requires a login: until then it answers every request itself, with a page and status 200.

package import BooksTrackAPI
import Foundation
import Simulation

/// The captive portal of a device's network.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class CaptivePortal: @unchecked Sendable {
  private var openFrom: Int64 = .min

  package init() {}

  /// The portal answers from now on, at least until `time`.
  package func close(until time: Int64) { openFrom = max(openFrom, time) }

  /// The reader has logged in; the portal stops answering.
  package func open() { openFrom = .min }

  package func answers(at time: Int64) -> Bool { time < openFrom }

  /// The time that the portal takes to answer.
  package static let latency = Duration.milliseconds(30)

  package static let page = HTTPResponse(
    status: 200, contentType: "text/html; charset=utf-8",
    body: Data(
      """
      <!DOCTYPE html>
      <html lang=en><title>Welcome</title><form method=post action=/login><button>Connect</button></form></html>
      """.utf8))
}
