// offline-silence: while a device has no network, no request is sent and nothing spins (ENR-3). Behind a portal the app
// cannot know that before it has asked; but once it has seen the page it may only look now and then.

import BooksTrack

/// Watches for requests without a network.
final class OfflineSilenceOracle: DeviceOracle {
  /// How many questions may still be sent into a portal, in thousandths: as many as an app has workers at once, some times
  /// over, and two more each second. A new start of the app, whatever its reader does, and each time the app runs of itself,
  /// some twenty seconds apart, are worth that many again.
  private var questionsLeft = most
  private var checkedAt: Int64 = 0
  private static let most: Int64 = 12_000
  private static let perSecond: Int64 = 2_000

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched, .woken, .planned: questionsLeft = Self.most
    case .committed(let commit) where !commit.isLookUp: questionsLeft = Self.most
    case .asked(let question, _) where question.isOffline,
      .askedAboutSeries(let question) where question.isOffline:
      log.object(.offlineSilence, "ENR-3", "\(question.label) was sent without a network")
    case .asked(let question, _) where question.isIntercepted:
      log.reached(.intercepted)
      spend(on: question, at: event.time, log)
    default: break
    }
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
