// The part of a run's summary about readers with several devices.

import Measurement

extension SummaryTable {
  /// The rows about several devices.
  func devices(_ figures: DevicesFigures) -> [(String, [String])] {
    [
      ("on several devices", counts(figures.edits)), ("known elsewhere", known(figures)),
      ("record server", requests(figures)),
    ]
  }

  /// The times until edits are known on other devices.
  private func known(_ figures: DevicesFigures) -> [String] {
    let times = [5_000, 9_000, 9_900].compactMap { share in
      figures.latency.quantile(perTenThousand: share).map {
        "p\(share / 100) \(Hundredths(hundredths: $0 / 10_000_000)) s"
      }
    }
    return wrapped(
      ["\(Int(clamping: figures.latency.count).of("edit"))"] + times
        + ["\(figures.deaths.of("device")) died", "\(figures.outages.of("outage"))"])
  }

  /// The requests to the record server.
  private func requests(_ figures: DevicesFigures) -> [String] {
    let errors = figures.errors.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return wrapped(
      [
        figures.requests.of("request"), figures.records.of("record"), "\(grouped(figures.bytes / 1_000)) kB",
      ] + errors)
  }
}
