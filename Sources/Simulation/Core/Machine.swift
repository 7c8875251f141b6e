// A machine as the core keeps it: which life it is in, whether it runs, how its clocks go.

/// One machine of a world.
final class Machine {
  enum State { case running, paused, dead }

  let name: String
  var state = State.running
  /// Which life it is in, from 1.
  var incarnation: UInt32 = 1
  /// The executors of all its lives; kept, because their tasks end only with the world.
  var executors: [ProcessExecutor]
  var isolations: [ProcessIsolation]
  /// What its present life started: told when it ends.
  var started: [UInt64: () -> Void] = [:]
  /// What it does when it is switched on.
  var boot: (() -> Void)?
  /// The faults that are consulted at each of its points.
  var exposures: [FaultSite] = []
  /// How its clocks go.
  var clocks = MachineClocks()
  private(set) var disk: SimulatedDisk?

  init(name: String, executor: ProcessExecutor, isolation: ProcessIsolation, disk: SimulatedDisk?) {
    self.name = name
    executors = [executor]
    isolations = [isolation]
    self.disk = disk
  }

  var isExposed: Bool { !exposures.isEmpty }

  /// Lets go of everything that refers back to the core.
  func letGo() {
    executors = []
    isolations = []
    started = [:]
    boot = nil
    disk = nil
  }
}

/// The clocks of a machine: one that only counts, and one that shows what its owner has set.
struct MachineClocks {
  private var base: (world: Int64, local: Int64) = (0, 0)
  private var partsPerMillion: Int64 = 0
  /// By how much the calendar is ahead of the clock that counts, in nanoseconds.
  var calendarAhead: Int64 = 0
  /// The same for the whole life of the machine, whoever sets the calendar.
  var skew: Int64 = 0

  /// What the counting clock shows.
  func local(at world: Int64) -> Int64 {
    guard partsPerMillion != 0 else { return world - base.world + base.local }
    let elapsed = Int128(world - base.world) * Int128(1_000_000 + partsPerMillion) / 1_000_000
    return base.local.addingClamped(Int64(clamping: elapsed))
  }

  /// The first moment of the world at which the counting clock shows that.
  func world(at local: Int64) -> Int64 {
    guard partsPerMillion != 0 else {
      return base.world.addingClamped(local.subtractingClamped(base.local))
    }
    let rate = Int128(1_000_000 + partsPerMillion)
    let ahead = Int128(local) - Int128(base.local)
    let elapsed = ahead <= 0 ? ahead : (ahead * 1_000_000 + rate - 1) / rate
    return base.world.addingClamped(Int64(clamping: elapsed))
  }

  /// From now on it goes faster (or slower) by that many millionths.
  mutating func drift(by partsPerMillion: Int64, from world: Int64) {
    base = (world, local(at: world))
    self.partsPerMillion = min(max(partsPerMillion, -999_999), 1_000_000)
  }
}
