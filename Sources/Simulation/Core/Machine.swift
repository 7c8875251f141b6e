// The state of a machine: its incarnation, whether it runs, its clocks and its executors.

/// The disk of a machine, as far as the core knows it.
protocol MachineDisk: AnyObject {
  /// The bytes that its contents take.
  var storedBytes: Int { get }

  /// Puts unsynced changes at risk; called when the machine loses its power, while no job runs.
  func losePower()
}

/// One machine of a world.
final class Machine {
  enum State { case running, paused, dead }

  let name: String
  var state = State.running
  /// The number of its current life, from 1.
  var incarnation: UInt32 = 1
  /// The executors of all incarnations; kept because their tasks end only when the world closes.
  var executors: [ProcessExecutor]
  var isolations: [ProcessIsolation]
  /// Callbacks of what the current incarnation started, to be called when it ends; by registration number.
  var started: [UInt64: () -> Void] = [:]
  /// Starts its main task; called when it is switched on.
  var boot: (() -> Void)?
  /// The fault sites that are consulted at each of its points.
  var exposures: [FaultSite] = []
  /// Its monotonic clock and its calendar.
  var clocks = MachineClocks()
  private(set) var disk: (any MachineDisk)?

  init(name: String, executor: ProcessExecutor, isolation: ProcessIsolation, disk: (any MachineDisk)?) {
    self.name = name
    executors = [executor]
    isolations = [isolation]
    self.disk = disk
  }

  var isExposed: Bool { !exposures.isEmpty }

  /// Clears every reference back to the core.
  func letGo() {
    executors = []
    isolations = []
    started = [:]
    boot = nil
    disk = nil
  }
}

/// The clocks of a machine: a monotonic clock that may drift, and a calendar that can be set.
struct MachineClocks {
  private var base: (world: Int64, local: Int64) = (0, 0)
  private var partsPerMillion: Int64 = 0
  /// The offset of the calendar from the monotonic clock, in nanoseconds.
  var calendarAhead: Int64 = 0
  /// A constant error of the calendar that setting it does not correct, in nanoseconds.
  var skew: Int64 = 0

  /// Returns the reading of the monotonic clock at a world time.
  func local(at world: Int64) -> Int64 {
    guard partsPerMillion != 0 else { return world - base.world + base.local }
    let elapsed = Int128(world - base.world) * Int128(1_000_000 + partsPerMillion) / 1_000_000
    return base.local.addingClamped(Int64(clamping: elapsed))
  }

  /// Returns the first world time at which the monotonic clock shows `local`.
  func world(at local: Int64) -> Int64 {
    guard partsPerMillion != 0 else {
      return base.world.addingClamped(local.subtractingClamped(base.local))
    }
    let rate = Int128(1_000_000 + partsPerMillion)
    let ahead = Int128(local) - Int128(base.local)
    let elapsed = ahead <= 0 ? ahead : (ahead * 1_000_000 + rate - 1) / rate
    return base.world.addingClamped(Int64(clamping: elapsed))
  }

  /// Changes the rate of the monotonic clock from now on; positive is faster.
  mutating func drift(by partsPerMillion: Int64, from world: Int64) {
    base = (world, local(at: world))
    self.partsPerMillion = min(max(partsPerMillion, -999_999), 1_000_000)
  }
}
