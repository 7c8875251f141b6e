// offline-silence: while a device has no network, it sends no request and does not spin (ENR-3). An app
// cannot know of a captive portal before its first request; once it has seen the portal's page, it pauses for
// half a minute and then polls now and then (ENR-5, ENR-14).

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// Watches for requests without a network.
final class OfflineSilenceOracle: DeviceOracle {
  /// The requests that may still be sent into a portal, in thousandths: a burst of twelve, as an app has at
  /// most four workers, and two more each second. A launch, an operation of the reader and each wake, which a
  /// pass over the queue makes every twenty seconds, restore the burst.
  private var questionsLeft = most
  private var checkedAt: Int64 = 0
  private static let most: Int64 = 12_000
  private static let perSecond: Int64 = 2_000
  /// The time of the last refusal by the service, or of a page soon after it, if nothing else came since. The
  /// app may pause from then on; later pages for requests already in flight do not extend the pause.
  private var refusedAt: Int64 = -1 << 62
  /// The times at which requests were sent that a portal answers. The pause of an app that polls counts from
  /// its poll.
  private var sentAt: [DeviceQuestion: Int64] = [:]
  /// The end of the pause after a page in place of an answer.
  private var shutUntil: Int64 = -1
  /// True if the storage has refused a transaction since: the app restarts its look-ups and forgets the
  /// pause.
  private var beginsAnew = false
  /// The time at which new tries were last requested. A page that comes before the app has stored that
  /// does not cancel the request.
  private var retryRequestedAt: Int64 = -1 << 62
  private let outages: [DeviceNetwork.Outage]
  private static let pause: Int64 = 30_000_000_000
  /// The time that an app may take to notice a new network or to store a request for new tries: twice the
  /// longest delay of worlds. Its requests meanwhile may have got a page already.
  private static let lateness: Int64 = 100_000_000

  /// - Parameter outages: The times at which the device has no network.
  init(outages: [DeviceNetwork.Outage] = []) { self.outages = outages }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    leaveAlone(event, log)
    switch event.kind {
    case .launched, .woken, .planned: questionsLeft = Self.most
    case .committed(let commit) where !commit.isLookUp: questionsLeft = Self.most
    case .requestSent(let question, _) where question.isOffline,
      .seriesRequestSent(let question) where question.isOffline:
      log.object(.offlineSilence, "ENR-3", "\(question.label) was sent without a network")
    case .requestSent(let question, _) where question.isIntercepted:
      log.reached(.intercepted)
      sentAt[question] = event.time
      spend(on: question, at: event.time, log)
    default: break
    }
  }

  /// Requests in flight when the first page came give no new information.
  private func leaveAlone(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched: shutUntil = -1
    case .woken: (shutUntil, retryRequestedAt) = (-1, event.time)
    case .refused: beginsAnew = true
    case .answered(let question, _, _) where question.isIntercepted:
      if event.time < refusedAt + Self.pause {
        refusedAt = event.time
      } else if event.time >= max(shutUntil, retryRequestedAt + Self.lateness) {
        shut(at: sentAt[question] ?? event.time)
      }
    case .answered(_, .success(let response), _):
      shutUntil = -1
      refusedAt = response.status < 429 ? -1 << 62 : event.time
    case .requestSent(let question, _) where event.time < shutUntil:
      let began = shutUntil - Self.pause
      if beginsAnew || outages.contains(where: { $0.end > began - Self.lateness && $0.end <= event.time }) {
        return shutUntil = -1
      }
      log.object(
        .offlineSilence, "ENR-5",
        "\(question.label) was sent \((event.time - began) / 1_000_000) ms after a page had come in place of an answer"
      )
    default: break
    }
  }

  private func shut(at time: Int64) {
    shutUntil = time + Self.pause
    beginsAnew = false
  }

  private func spend(on question: DeviceQuestion, at time: Int64, _ log: ObjectionLog) {
    let since = min(max(0, time - checkedAt), 60_000_000_000)
    questionsLeft = min(Self.most, questionsLeft + since * Self.perSecond / 1_000_000_000) - 1_000
    checkedAt = time
    guard questionsLeft < 0 else { return }
    log.object(
      .offlineSilence, "ENR-3",
      "\(question.label) was sent again and again, and a page came in place of an answer")
    questionsLeft = Self.most
  }
}
