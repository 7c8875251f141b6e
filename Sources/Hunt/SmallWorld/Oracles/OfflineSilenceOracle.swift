// offline-silence: while a device has no network, no request is sent and nothing spins (ENR-3). Behind a
// portal the app cannot know that before it has asked; but once it has seen the page it leaves the network
// alone for half a minute, and then looks now and then (ENR-5, ENR-14).

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// Watches for requests without a network.
final class OfflineSilenceOracle: DeviceOracle {
  /// How many questions may still be sent into a portal, in thousandths: as many as an app has workers at
  /// once, some times over, and two more each second. A new start of the app, whatever its reader does, and
  /// each time the app runs of itself, some twenty seconds apart, are worth that many again.
  private var questionsLeft = most
  private var checkedAt: Int64 = 0
  private static let most: Int64 = 12_000
  private static let perSecond: Int64 = 2_000
  /// When the service last said that it is not there for the app, or a page said so soon after, if it has
  /// said nothing else since. The app may leave it alone from then on, and not from a later page on, that
  /// comes to what was under way.
  private var refusedAt: Int64 = -1 << 62
  /// When the questions were sent that a portal answers. An app that looks now and then counts from when it
  /// looked.
  private var sentAt: [DeviceQuestion: Int64] = [:]
  /// Until when nothing may be sent because a page has come in place of an answer.
  private var shutUntil: Int64 = -1
  /// The storage has refused a transaction since: the app begins anew with its look-ups, and does not know
  /// what it knew.
  private var beginsAnew = false
  /// When the reader last asked for new tries. A page that comes before the app has put that into effect ends
  /// no wish.
  private var wishedAt: Int64 = -1 << 62
  private let outages: [DeviceNetwork.Outage]
  private static let pause: Int64 = 30_000_000_000
  /// How late an app may learn of a new network, or put a wish into effect: twice as late as worlds let
  /// anything be. What it asks meanwhile may have had a page by then.
  private static let lateness: Int64 = 100_000_000

  /// - Parameter outages: When the device has no network.
  init(outages: [DeviceNetwork.Outage] = []) { self.outages = outages }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    leaveAlone(event, log)
    switch event.kind {
    case .launched, .woken, .planned: questionsLeft = Self.most
    case .committed(let commit) where !commit.isLookUp: questionsLeft = Self.most
    case .asked(let question, _) where question.isOffline,
      .askedAboutSeries(let question) where question.isOffline:
      log.object(.offlineSilence, "ENR-3", "\(question.label) was sent without a network")
    case .asked(let question, _) where question.isIntercepted:
      log.reached(.intercepted)
      sentAt[question] = event.time
      spend(on: question, at: event.time, log)
    default: break
    }
  }

  /// What was under way when the first page came says nothing new.
  private func leaveAlone(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched: shutUntil = -1
    case .woken: (shutUntil, wishedAt) = (-1, event.time)
    case .refused: beginsAnew = true
    case .answered(let question, _, _) where question.isIntercepted:
      if event.time < refusedAt + Self.pause {
        refusedAt = event.time
      } else if event.time >= max(shutUntil, wishedAt + Self.lateness) {
        shut(at: sentAt[question] ?? event.time)
      }
    case .answered(_, .success(let response), _):
      shutUntil = -1
      refusedAt = response.status < 429 ? -1 << 62 : event.time
    case .asked(let question, _) where event.time < shutUntil:
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
