// The planted engines in random worlds: which of them random worlds find, and how small the case is.

/// The engines with planted bugs in random worlds.
public struct PlantedWorlds: Sendable {
  /// A planted engine.
  public struct Row: Sendable {
    /// The planted bug, in words.
    public let flaw: String
    /// The first seed whose world fails; nil if none does.
    public let seed: UInt64?
    /// The failing world made small; nil if none fails.
    public let shrunk: ShrunkWorld?
  }

  /// The planted engines, in the order of their list.
  public let rows: [Row]

  /// Runs every planted engine in the worlds of the first seeds until one fails, and makes that one small.
  ///
  /// - Parameter only: The bugs to plant, in words; nil for all.
  public static func run(
    devices: Int, seeds: ClosedRange<UInt64>, only: Set<String>? = nil
  ) -> PlantedWorlds {
    PlantedWorlds(
      rows: PlantedFlaw.allCases.filter { only?.contains($0.rawValue) ?? true }.map { flaw in
        let engine = ShippedEngine(flaw: flaw)
        for seed in seeds {
          let result = RandomWorld(devices: devices).run(engine, seed: seed)
          if result.violations.isEmpty { continue }
          return Row(flaw: flaw.rawValue, seed: seed, shrunk: ShrunkWorld.of(result, on: engine, budget: 400))
        }
        return Row(flaw: flaw.rawValue, seed: nil, shrunk: nil)
      })
  }

  /// The table, in lines of 80 columns.
  public var text: String {
    let found = rows.count { $0.seed != nil }
    var lines = [
      "\(found) of \(rows.count) planted engines fail in a random world", "",
      Columns.line("", "seed", "planted bug"),
    ]
    for row in rows {
      lines.append(
        Columns.line(row.seed == nil ? "held" : "failed", row.seed.map(String.init) ?? "", row.flaw))
      guard let shrunk = row.shrunk, let first = shrunk.result.violations.first else { continue }
      lines.append(Columns.line("", "", "  \(first.oracle.rawValue): \(shrunk.small.size)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
