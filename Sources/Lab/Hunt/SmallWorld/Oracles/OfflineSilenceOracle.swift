// offline-silence: while a device has no network, no request is sent and nothing spins (ENR-3).

import BooksTrack

/// Watches for requests without a network.
final class OfflineSilenceOracle: DeviceOracle {
  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    guard case .asked(let question, _) = event.kind, question.isOffline else { return }
    log.object(.offlineSilence, "ENR-3", "\(question.label) was sent without a network")
  }
}
