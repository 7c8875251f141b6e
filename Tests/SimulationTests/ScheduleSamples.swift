// Small programs for the tests of schedules: with bugs of a known depth, and without bugs.

import Testing

@testable import Simulation

/// All policies, each with a seed.
enum SamplePolicy: CaseIterable, Sendable {
  case arrival, uniform, pct, pctGuessing, delayBounded, starvation

  func schedule(seed: UInt64, slack: Duration = .zero) -> any Schedule {
    switch self {
    case .arrival: ArrivalOrder()
    case .uniform: UniformRandom(seed: seed, slack: slack)
    case .pct: PCT(seed: seed, depth: 3, expectedChoices: 500, slack: slack)
    case .pctGuessing: PCT(seed: seed, depth: 5, slack: slack)
    case .delayBounded: DelayBounded(seed: seed, delays: 3, expectedChoices: 500, slack: slack)
    case .starvation: Starvation(seed: seed, slack: slack)
    }
  }
}

enum ScheduleSamples {
  /// Returns the number of seeds that reveal the bug.
  static func hits(
    _ seeds: Range<UInt64>, _ sample: (any Schedule) -> Outcome<Bool>, _ schedule: (UInt64) -> any Schedule
  ) -> Int {
    seeds.count { sample(schedule($0)).value == true }
  }

  /// Runs tasks A, B, C … with those numbers of steps, each a point, and returns the order of the steps.
  static func order(_ steps: [Int], _ schedule: any Schedule) -> Outcome<String> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let machine = world.process("machine")
      let log = StepLog()
      var tasks: [StartedTask<Void>] = []
      for (letter, count) in zip(["A", "B", "C", "D"], steps) {
        tasks.append(
          machine.start(letter) {
            await log.append(letter)
            for step in 1..<count {
              try await machine.point("\(letter)\(step)")
              await log.append(letter)
            }
          })
      }
      for task in tasks { try await task.value }
      return await log.text
    }
  }

  /// Depth 1: a task uses a value before another task prepares it, after a chain of irrelevant steps.
  static func usedBeforeReady(steps: Int, _ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let machine = world.process("machine")
      let flag = Flag()
      let preparing = machine.start("prepares") {
        try await machine.point("preparing")
        await flag.raise()
      }
      let using = machine.start("uses") {
        for step in 0..<steps { try await machine.point("step \(step)") }
        return await !flag.isRaised
      }
      let isTooEarly = try await using.value
      try await preparing.value
      return isTooEarly
    }
  }

  /// Depth 2: two deposits that read, suspend and write; the second starts late, so that in arrival order the
  /// first has long ended.
  static func lostUpdate(pauses: Int, _ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let machine = world.process("machine")
      let account = SampleAccount(on: machine)
      let first = machine.start("first") { try await account.deposit(1, by: "first") }
      let second = machine.start("second") {
        for pause in 0..<pauses { try await machine.point("pause \(pause)") }
        try await account.deposit(1, by: "second")
      }
      try await first.value
      try await second.value
      return await account.balance != 2
    }
  }

  /// Depth 2: two withdrawals that check, suspend and act; the second starts late.
  static func overdrawn(pauses: Int, _ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let machine = world.process("machine")
      let account = SampleAccount(on: machine, holding: 100)
      let first = machine.start("first") { try await account.withdraw(80, by: "first") }
      let second = machine.start("second") {
        for pause in 0..<pauses { try await machine.point("pause \(pause)") }
        try await account.withdraw(80, by: "second")
      }
      try await first.value
      try await second.value
      return await account.balance < 0
    }
  }

  /// Depth 3: a baton has to be passed on, back and on again, each time right after a suspension.
  static func batonGoesThreeTimes(pauses: Int, _ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let machine = world.process("machine")
      let baton = Baton()
      let left = machine.start("left") {
        await baton.pass(from: 0)
        try await machine.point("left waits")
        await baton.pass(from: 2)
      }
      let right = machine.start("right") {
        for pause in 0..<pauses { try await machine.point("pause \(pause)") }
        await baton.pass(from: 1)
        try await machine.point("right waits")
        await baton.pass(from: 3)
      }
      try await left.value
      try await right.value
      return await baton.passes == 4
    }
  }

  /// A phone whose two tasks send heartbeats, and a monitor that gives up after 100 checks without one. All
  /// have the same pace.
  static func givenUp(pace: Duration, _ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule, limits: Limits(steps: 1_000_000)).run { world in
      let phone = world.process("phone")
      let server = world.process("server")
      let monitor = Monitor()
      var living: [StartedTask<Void>] = []
      for number in 0..<2 {
        living.append(
          phone.start("sign of life \(number)") {
            while await !monitor.isOver {
              await monitor.seeLife()
              try await phone.pass(pace, "life \(number)")
            }
          })
      }
      let watching = server.start("monitor") {
        for _ in 0..<300 {
          await monitor.look()
          try await server.pass(pace, "look")
        }
        await monitor.end()
      }
      try await watching.value
      for task in living { try await task.value }
      return await monitor.mostMissed >= 100
    }
  }

  /// A task polls at one moment until another has done its part.
  static func spinning(_ schedule: any Schedule) -> Outcome<Bool> {
    Simulator(seed: 1, schedule: schedule, limits: Limits(steps: 50_000)).run { world in
      let machine = world.process("machine")
      let flag = Flag()
      let spinning = (0..<2).map { number in
        machine.start("spins \(number)") {
          while await !flag.isRaised { try await machine.point("is it done? \(number)") }
        }
      }
      let working = machine.start("works") {
        for step in 0..<5 { try await machine.point("work \(step)") }
        await flag.raise()
      }
      for task in spinning { try await task.value }
      try await working.value
      return true
    }
  }

  /// Runs one timer per millisecond, and returns the order in which they fired and the delay of each.
  static func timers(_ count: Int, _ schedule: any Schedule) -> Outcome<[(number: Int, late: Duration)]> {
    Simulator(seed: 1, schedule: schedule).run { world in
      let log = TimerLog()
      let machine = world.process("machine")
      let tasks = (0..<count).map { number in
        machine.start("timer \(number)") {
          let due = machine.clock.now.advanced(by: .milliseconds(10 + number))
          try await machine.clock.sleep(until: due, tolerance: nil)
          await log.append(number, late: due.duration(to: machine.clock.now))
        }
      }
      for task in tasks { try await task.value }
      return await log.entries
    }
  }
}

private actor StepLog {
  private(set) var text = ""

  func append(_ letter: String) { text += letter }
}

private actor TimerLog {
  private(set) var entries: [(number: Int, late: Duration)] = []

  func append(_ number: Int, late: Duration) { entries.append((number, late)) }
}

private actor Flag {
  private(set) var isRaised = false

  func raise() { isRaised = true }
}

private actor Baton {
  private(set) var passes = 0

  func pass(from expected: Int) {
    if passes == expected { passes += 1 }
  }
}

private actor Monitor {
  private(set) var isOver = false
  private(set) var mostMissed = 0
  private var missed = 0

  func seeLife() { missed = 0 }

  func look() {
    missed += 1
    mostMissed = max(mostMissed, missed)
  }

  func end() { isOver = true }
}

/// An account with the two classic bugs of an actor that suspends between a check and an action.
private actor SampleAccount {
  private(set) var balance: Int
  private let machine: SimulatedProcess

  init(on machine: SimulatedProcess, holding balance: Int = 0) {
    self.machine = machine
    self.balance = balance
  }

  func deposit(_ amount: Int, by name: String) async throws {
    let before = balance
    try await machine.point("\(name) asks the bank")
    balance = before + amount
  }

  func withdraw(_ amount: Int, by name: String) async throws {
    guard balance >= amount else { return }
    try await machine.point("\(name) asks the bank")
    balance -= amount
  }
}

extension Candidates {
  /// Returns points of these lanes and processes, all due at once.
  static func made(step: UInt64, lanes: [UInt64], processes: [Int]? = nil) -> Candidates {
    let core = WorldCore(
      seed: 0, schedule: ArrivalOrder(), limits: Limits(), faults: .none, trace: .none, probes: [])
    for (index, lane) in lanes.enumerated() {
      let owner = PointOwner(process: processes?[index] ?? 0, incarnation: 1, lane: lane)
      // Parked in sequence, so that they keep the order of the list.
      _ = core.points.park(.event {}, due: 0, now: 0, step: UInt64(index), owner: owner, name: "p")
    }
    return Candidates(count: core.points.candidates(slack: 0), step: step, in: core)
  }
}
