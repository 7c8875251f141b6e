// A case of the readers' worlds with every number brought into its range: shrinking may have made anything of
// them.

import BooksTrack
import BooksTrackBackend
import LabWorld
import Providers
import Simulation

/// What a world is to be, read from a case.
package struct SmallWorldPlan: Sendable {
  /// How many readers a world has at most.
  static let mostReaders = 3

  /// The names of the settings, with the range of each; what is missing is the least.
  static let ranges: [(name: String, range: ClosedRange<Int>)] = [
    ("readers", 1...mostReaders), ("books", 1...24), ("concurrency", 1...4), ("drains", 0...1),
    ("provider-latency", 0...4), ("network-latency", 0...2), ("slowdown", 50...800),
    ("loss", 0...3_000), ("chunk", 64...100_000), ("compaction", 0...1), ("sync-ms", 0...50),
    ("batch", 1...50), ("upgrade", 0...1), ("providers", 1...3), ("quota", 0...40),
    ("mishaps", 0...1), ("quota-months", 0...1),
    ("same-books", 0...1), ("answers", 0...64), ("tell-given-up", 0...1), ("short-lived", 0...1),
  ]

  let readers: Int
  let books: Int
  let concurrency: Int
  /// The app works the queue off now and then, and not all the time.
  let drains: Bool
  let providerLatency: LatencyTable
  let networkLatency: LatencyTable
  /// The provider's latency relative to the usual one, in hundredths.
  let slowdown: Int
  /// Messages lost between device and backend, of ten thousand.
  let loss: Int
  /// The size in which the bytes of a file come.
  let chunk: Int
  /// When the log of a library is replaced by a snapshot.
  let compaction: CompactionPolicy
  /// The disks of the devices. What is not synced is lost only by a fault, so that each loss is in the
  /// ledger.
  let disk: DiskBehavior
  /// The app is upgraded between launches.
  let upgrades: Bool
  /// How many of the providers there are, the preferred ones first.
  let providers: Int
  /// How many calls in a period each provider allows that has a quota at all; nil for any number.
  let quota: Int?
  /// Calls are counted by the day, or by the month.
  let quotaPeriod: Quota.Period
  /// How many answers the backend keeps; nil for as many as it ships with.
  let answers: Int?
  /// How many times shorter than usual the backend keeps an answer: a minute in place of six hours.
  let lifetimeDivisor: Int
  /// The backend learns of requests that an app has given up.
  let tellGivenUp: Bool
  /// Something may befall the devices as a whole.
  let hasMishaps: Bool
  /// All readers have the same books.
  let haveSameBooks: Bool
  /// Rows that an import stages at a time.
  let batch: Int
  /// For each reader what they do, in order of time.
  let steps: [[WorkStep]]
  /// When the last of it begins, and the last outage is over, in virtual milliseconds.
  let end: Int

  /// The latest time at which anything can begin, in virtual milliseconds: two hours.
  static let latest = 7_200_000

  /// Everything that a reader can set out to do.
  static let actions: Set<String> = [
    "import", "reimport", "relaunch", "wake", "wait", "offline", "kill", "rate", "retitle", "correct",
    "shelve",
    "note", "delete", "take-back", "discard", "series", "import-broken", "import-unknown", "choose",
    "decline", "accept",
    "dismiss", "preview",
  ]

  /// Every kind of fault that something in a small world asks for.
  static let faults =
    ProviderFault.kinds.map(\.kind) + NetworkFault.all + MachineFault.all + DeviceFault.all + DiskFault.all

  /// - Throws: `HuntCaseError` if a setting, an action or a fault has a name that nothing bears.
  init(_ huntCase: HuntCase) throws(HuntCaseError) {
    let names = Self.ranges.map(\.name) + [HuntCase.objectionsSetting]
    for name in huntCase.settings.keys.sorted() where !names.contains(name) {
      throw HuntCaseError("there is no setting \(name); expected one of \(names.joined(separator: ", "))")
    }
    for action in huntCase.workload.map(\.action) where !Self.actions.contains(action) {
      throw HuntCaseError(
        "nobody can \(action); expected one of \(Self.actions.sorted().joined(separator: ", "))")
    }
    for kind in huntCase.faults.kinds where !Self.faults.contains(kind) {
      let names = Self.faults.sorted().map(\.name).joined(separator: ", ")
      throw HuntCaseError("there is no fault \(kind); expected one of \(names)")
    }
    var values: [String: Int] = [:]
    for (name, range) in Self.ranges {
      let value = huntCase.settings[name] ?? range.lowerBound
      values[name] = min(max(value, range.lowerBound), range.upperBound)
    }
    func setting(_ name: String) -> Int { values[name] ?? 0 }
    readers = setting("readers")
    books = setting("books")
    concurrency = setting("concurrency")
    drains = setting("drains") == 1
    slowdown = setting("slowdown")
    loss = setting("loss")
    chunk = setting("chunk")
    batch = setting("batch")
    providers = setting("providers")
    quota = setting("quota") > 0 ? setting("quota") : nil
    quotaPeriod = setting("quota-months") == 1 ? .month : .day
    answers = setting("answers") > 0 ? setting("answers") : nil
    tellGivenUp = setting("tell-given-up") == 1
    lifetimeDivisor = setting("short-lived") == 1 ? 360 : 1
    upgrades = setting("upgrade") == 1
    hasMishaps = setting("mishaps") == 1
    haveSameBooks = setting("same-books") == 1
    providerLatency =
      [
        .constant(milliseconds: 100), .isbndb, .googleBooks, .openLibrary, .constant(milliseconds: 2),
      ][setting("provider-latency")]
    networkLatency =
      [.constant(milliseconds: 5), .mobileNetwork, .dataCentre][setting("network-latency")]
    // As often as it can be, or as seldom as on a phone.
    compaction =
      setting("compaction") == 1
      ? CompactionPolicy(hundredthsOfLiveData: 110, minimumBytes: 512, bytesAtATime: 1_024)
      : CompactionPolicy()
    disk = DiskBehavior(syncLatency: .milliseconds(setting("sync-ms")), unsynced: .kept)
    steps = Self.steps(of: huntCase.workload, readers: readers)
    end = steps.joined().map { $0.at + ($0.action == "offline" ? Self.length(of: $0) : 0) }.max() ?? 0
  }

  /// Each step with its reader: numbers wrap around, times are held to the range.
  private static func steps(of workload: [WorkStep], readers: Int) -> [[WorkStep]] {
    var steps = Array(repeating: [WorkStep](), count: readers)
    for step in workload {
      var step = step
      step.at = min(max(step.at, 0), latest)
      steps[Int(step.actor.magnitude % UInt(readers))].append(step)
    }
    return steps.map(\.inOrder)
  }

  /// How long an outage or a wait is, in milliseconds.
  static func length(of step: WorkStep) -> Int { min(max(step.number(0), 1), 600_000) }

  /// When a world has to be at rest: on the same day, if not for want of calls.
  var longest: Duration {
    guard quota != nil else { return .seconds(86_400) }
    return .seconds((quotaPeriod == .day ? 30 : 30 * 31) * 86_400)
  }

  /// How many calls in a period a provider allows; nil for one that counts no calls.
  func quota(of provider: ProviderRegistration) -> Int? { provider.quota == .unlimited ? nil : quota }

  /// When the device of a reader has no network.
  func network(of reader: Int) -> DeviceNetwork {
    var outages: [DeviceNetwork.Outage] = []
    for step in steps[reader] where step.action == "offline" {
      let start = Int64(step.at) * 1_000_000
      let end = start + Int64(Self.length(of: step)) * 1_000_000
      if let last = outages.last, start <= last.end {
        outages[outages.count - 1] = DeviceNetwork.Outage(start: last.start, end: max(last.end, end))
      } else {
        outages.append(DeviceNetwork.Outage(start: start, end: end))
      }
    }
    return DeviceNetwork(outages: outages)
  }
}

extension [WorkStep] {
  /// In order of time; of two steps at one time the first stays first.
  var inOrder: [WorkStep] {
    enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}

extension WorkStep {
  /// The number at that place; 0 if there is none.
  func number(_ place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }

  /// The number at that place wrapped around into `0..<bound`.
  func number(_ place: Int, below bound: Int) -> Int {
    bound > 0 ? Int(number(place).magnitude % UInt(bound)) : 0
  }
}
