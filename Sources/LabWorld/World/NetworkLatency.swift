// The latency of messages between devices, backend and providers, as tables of quantiles.

package import Providers

extension LatencyTable {
  /// A phone at home or on the road: half of the messages take at most 35 ms, one in a hundred more than 300
  /// ms.
  package static let mobileNetwork = LatencyTable(
    milliseconds: [
      (0, 12), (1_000, 18), (5_000, 35), (7_500, 55), (9_000, 95), (9_900, 300), (9_990, 1_200),
      (10_000, 4_000),
    ])

  /// Between data centres.
  package static let dataCentre = LatencyTable(
    milliseconds: [(0, 2), (5_000, 5), (9_900, 18), (10_000, 60)])
}
