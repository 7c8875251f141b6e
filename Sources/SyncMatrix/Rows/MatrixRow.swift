// A row of the matrix: a failure that people reported of real engines, as a scenario with its oracles.

/// A row of the matrix.
struct MatrixRow: Sendable {
  /// The number in the list; rows with a letter are variations.
  let number: String
  /// The failure, in words.
  let title: String
  /// The oracles of which one has to object to an engine with this failure.
  let oracles: Set<SyncOracle>
  /// The planted engines that have the failure.
  let flaws: [PlantedFlaw]
  /// The number of devices.
  let devices: Int
  /// The runs, each with another moment of the fault.
  let variants: ClosedRange<Int>
  /// The network.
  let latency: Duration
  /// The events before the world heals and comes to rest.
  let scenario: @Sendable (SyncRig, Int) async throws -> Void

  init(
    _ number: String, _ title: String, _ oracles: Set<SyncOracle>, _ flaws: [PlantedFlaw], devices: Int = 2,
    variants: ClosedRange<Int> = 1...1, latency: Duration = .milliseconds(80),
    scenario: @escaping @Sendable (SyncRig, Int) async throws -> Void
  ) {
    self.number = number
    self.title = title
    self.oracles = oracles
    self.flaws = flaws
    self.devices = devices
    self.variants = variants
    self.latency = latency
    self.scenario = scenario
  }

  /// All rows.
  static let all = tokens + queue + conflicts + accounts + views
}
