// Draws the reading world of a seed (swarm): a few books, some reading sessions, and other events of library
// and clock in between, with some kinds of step switched off in each world.

import Simulation

/// Draws a workload.
enum ReadingGenerator {
  // MARK: Workload

  /// The kinds of step that are on or off in a world.
  private static let kinds = [
    "add", "answer-twice", "ask-twice", "background", "clock", "correct", "delete", "end-twice", "finish",
    "kill", "provider", "relaunch", "reset", "say", "shelve", "start-two", "take-off", "travel",
  ]

  /// The number of steps after which no more are drawn; the last ones may exceed it.
  private static let mostSteps = 25

  static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    var steps: [WorkStep] = []
    var now = 0
    func add(_ action: String, _ numbers: [Int] = []) {
      steps.append(WorkStep(actor: 0, at: now, action: action, numbers: numbers))
    }
    for number in 0..<stream.within(1...4) { add("add", Self.book(number, &stream)) }
    let kinds = Self.kinds.filter { _ in stream.chance(1, in: 2) }
    while steps.count < Self.mostSteps, !stream.chance(1, in: 20) {
      now += Self.gap(&stream)
      if kinds.isEmpty || stream.chance(1, in: 2) {
        for (wait, action, numbers) in Self.evening(kinds, &stream) {
          now += wait
          add(action, numbers)
        }
      } else if kinds.contains("say"), stream.chance(1, in: 6) {
        for (wait, action, numbers) in Self.afternoon(&stream) {
          now += wait
          add(action, numbers)
        }
      } else {
        let kind = kinds[stream.below(kinds.count)]
        add(kind, Self.numbers(kind, &stream))
      }
    }
    return steps
  }

  private static func book(_ number: Int, _ stream: inout RandomStream) -> [Int] {
    [
      number, stream.below(3), stream.below(6), stream.below(6), stream.below(3),
      [0, 0, 0, 1, 2][stream.below(5)],
    ]
  }

  /// Returns the milliseconds until the next event: seconds to days.
  private static func gap(_ stream: inout RandomStream) -> Int {
    let longest = [20, 1_800, 4 * 3_600, 5 * 3_600, 10 * 86_400][stream.below(5)]
    return stream.within(1...longest) * 1_000 + stream.below(1_000)
  }

  /// Returns a session with events during it, and the question after it.
  private static func evening(
    _ kinds: [String], _ stream: inout RandomStream
  ) -> [(wait: Int, action: String, numbers: [Int])] {
    let book = stream.below(4)
    var steps: [(Int, String, [Int])] = [
      (0, "start", [book, stream.chance(1, in: 4) ? stream.below(100) : 0])
    ]
    func reading() -> Int {
      // Seconds to an hour and a half, or four hours with a paper book.
      [700, 40_000, 600_000, 1_500_000, 5_400_000, 15_000_000][stream.below(6)] + stream.below(60_000)
    }
    for _ in 0..<stream.below(3) {
      let between = ["background", "clock", "kill", "relaunch", "travel"].filter(kinds.contains)
      if between.isEmpty || stream.chance(1, in: 2) {
        steps.append((reading(), "sign", [stream.below(120)]))
      } else {
        let kind = between[stream.below(between.count)]
        steps.append((reading(), kind, numbers(kind, &stream)))
      }
    }
    /// Returns the action, or its doubled variant for an impatient reader.
    func perhapsTwice(_ kind: String) -> String {
      kinds.contains("\(kind)-twice") && stream.chance(1, in: 3) ? "\(kind)-twice" : kind
    }
    steps.append((reading(), perhapsTwice("end"), [stream.within(1...320)]))
    guard stream.chance(3, in: 4) else { return steps }
    steps.append((stream.below(5_000), perhapsTwice("ask"), [0]))
    switch stream.below(4) {
    case 0: break
    case 1: steps.append((stream.below(9_000), "skip", [0]))
    default: steps.append((stream.below(9_000), perhapsTwice("answer"), [0, stream.below(40)]))
    }
    return steps
  }

  /// Returns the steps that enter all facts of one book, perhaps a relaunch, and a fact again.
  private static func afternoon(
    _ stream: inout RandomStream
  ) -> [(wait: Int, action: String, numbers: [Int])] {
    let book = stream.below(4)
    var steps = (0..<5).map {
      (wait: stream.below(9_000), action: "say", numbers: [book, $0, stream.below(5)])
    }
    if stream.chance(1, in: 2) { steps.append((stream.below(9_000), "relaunch", [])) }
    steps.append((stream.below(9_000), "say", [book, stream.below(5), stream.below(40)]))
    // A custom word, spelled differently for the next book.
    if stream.chance(1, in: 3) {
      let dimension = stream.below(5)
      steps.append((stream.below(9_000), "say", [book, dimension, 6]))
      steps.append((stream.below(9_000), "say", [book + 1, dimension, 14]))
    }
    return steps
  }

  private static func numbers(_ kind: String, _ stream: inout RandomStream) -> [Int] {
    switch kind {
    case "add": book(stream.below(100), &stream)
    case "correct": [stream.below(4), stream.below(5), stream.below(6)]
    case "say", "provider": [stream.below(4), stream.below(5), stream.below(40)]
    case "finish", "shelve": [stream.below(4), stream.below(5)]
    case "start-two": [stream.below(4), stream.below(4)]
    case "end-twice": [stream.within(1...320)]
    case "answer-twice": [0, stream.below(40)]
    case "background": [[3, 600, 9_000, 30_000][stream.below(4)]]
    case "clock":
      // Minutes, an hour, half a day, a day, or back to the year 2000.
      [[-5, 5, -60, 60, -700, 700, -1_440, 1_440, -13_149_000][stream.below(9)], stream.below(2)]
    case "travel": [[-480, -60, 60, 330, 780][stream.below(5)], stream.below(2)]
    case "kill": [stream.below(2), [0, 5_000, 1_200_000, 20_000_000][stream.below(4)]]
    default: [stream.below(4)]
    }
  }

  // MARK: Faults and schedule

  static func faults(_ stream: RandomStream) -> FaultPlan {
    var stream = stream.substream("faults")
    guard stream.chance(1, in: 2) else { return .none }
    let often = [100, 400][stream.below(2)]
    let rates = ReadingPlan.faults.map { kind in
      switch kind {
      case DiskFault.lostWrite, DiskFault.tornWrite, DiskFault.lostEntry:
        FaultRate(kind, enabledPerTenThousand: 5_000, firesPerTenThousand: 5_000)
      case MachineFault.clockSkew:
        FaultRate(kind, enabledPerTenThousand: 2_000, firesPerTenThousand: 5_000)
      case MachineFault.kill: FaultRate(kind, enabledPerTenThousand: 5_000, firesPerTenThousand: often)
      default:
        FaultRate(kind, enabledPerTenThousand: 2_000, firesPerTenThousand: [200, 1_000][stream.below(2)])
      }
    }
    return .drawn(rates)
  }

  static func schedule(_ stream: RandomStream) -> ScheduleChoice {
    var stream = stream.substream("schedule")
    let policies: [SchedulePolicy] = [.arrival, .uniform, .pct, .delayBounded, .starvation]
    let policy = policies[stream.below(policies.count)]
    return ScheduleChoice(policy: policy, seed: stream.next(), depth: stream.within(1...5))
  }
}
