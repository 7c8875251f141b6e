// A campaign of random worlds, each run twice, and its summary.

/// A campaign of random worlds.
public struct WorldCampaign: Sendable {
  /// The number of devices.
  public let devices: Int
  /// The number of worlds that were run.
  public private(set) var worlds = 0
  /// The number of acknowledged writes.
  public private(set) var writes = 0
  /// The number of faults that fired, by name.
  public private(set) var faults: [String: Int] = [:]
  /// The worlds in which an oracle objected.
  public private(set) var failures: [RandomWorld.Result] = []
  /// The seeds whose two runs differ.
  public private(set) var differing: [UInt64] = []

  /// Creates an empty campaign.
  public init(devices: Int) { self.devices = devices }

  /// Runs the world of a seed twice.
  public mutating func run(_ engine: any EngineUnderTest, seed: UInt64) {
    let world = RandomWorld(devices: devices)
    let result = world.run(engine, seed: seed)
    worlds += 1
    writes += result.writes
    faults.merge(result.faults) { $0 + $1 }
    if !result.violations.isEmpty { failures.append(result) }
    if world.run(engine, seed: seed).digest != result.digest { differing.append(seed) }
  }

  /// True if every world held and no two runs of a seed differ.
  public var isHeld: Bool { failures.isEmpty && differing.isEmpty }

  /// The summary, in lines of 80 columns.
  public var text: String {
    let fired = faults.values.reduce(0, +)
    var lines = [
      "\(worlds) worlds of \(devices) devices, \(writes) writes, \(fired) faults of \(faults.count) kinds"
    ]
    lines.append(
      "\(worlds - failures.count) held, \(failures.count) violated, \(differing.count) differ from their second run"
    )
    for result in failures.prefix(10) {
      guard let first = result.violations.first else { continue }
      lines.append("seed \(result.seed): \(first.oracle.rawValue): \(first.text)")
    }
    for seed in differing.prefix(10) { lines.append("seed \(seed): two runs differ") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RandomWorld.Result {
  /// The events of the world step by step, and the violations.
  public var text: String {
    var lines = log
    lines.append("\(writes) writes acknowledged, digest \(digest)")
    lines += violations.map { "violated \($0.oracle.rawValue): \($0.text)" }
    if violations.isEmpty { lines.append("held") }
    return lines.joined(separator: "\n") + "\n"
  }
}
