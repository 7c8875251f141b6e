// A case of the worlds of readers with every number clamped or wrapped to its range, because shrinking may
// produce any number.

import BooksTrack
import BooksTrackBackend
import LabWorld
import Providers
import Simulation

/// The contents of a world, parsed from a case.
package struct SmallWorldPlan: Sendable {
  /// The maximum number of readers in a world.
  static let mostReaders = 3

  /// The names of the settings, with their ranges; a missing setting has its minimum.
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
  /// True if the app works its queue off in passes, and not all the time.
  let drains: Bool
  let providerLatency: LatencyTable
  let networkLatency: LatencyTable
  /// The provider's latency relative to the usual one, in hundredths.
  let slowdown: Int
  /// Messages lost between device and backend, per ten thousand.
  let loss: Int
  /// The chunk size of a file's bytes.
  let chunk: Int
  /// The rule for replacing a library's log by a snapshot.
  let compaction: CompactionPolicy
  /// The disks of the devices. Unsynced data is lost only by a fault, so that each loss is in the ledger.
  let disk: DiskBehavior
  /// True if the app is upgraded between launches.
  let upgrades: Bool
  /// The number of providers, from the most preferred on.
  let providers: Int
  /// The number of calls per period that each provider with a quota allows; nil for unlimited.
  let quota: Int?
  /// The period of quotas: a day or a month.
  let quotaPeriod: Quota.Period
  /// The number of answers that the backend caches; nil for the shipped capacity.
  let answers: Int?
  /// The divisor of the lifetimes of cached answers; 360 makes a minute of six hours.
  let lifetimeDivisor: Int
  /// True if the backend learns of requests that an app has given up.
  let tellGivenUp: Bool
  /// True if mishaps of devices are checked for.
  let hasMishaps: Bool
  /// True if all readers have the same books.
  let haveSameBooks: Bool
  /// The number of rows that an import stages at a time.
  let batch: Int
  /// The steps of each reader, in order of time.
  let steps: [[WorkStep]]
  /// The start of the last step or the end of the last outage, in virtual milliseconds.
  let end: Int

  /// The latest start of a step, in virtual milliseconds: two hours.
  static let latest = 7_200_000

  /// The actions that a step can have.
  static let actions: Set<String> = [
    "import", "reimport", "relaunch", "wake", "wait", "offline", "kill", "rate", "retitle", "correct",
    "shelve",
    "note", "delete", "take-back", "discard", "series", "import-broken", "import-unknown", "choose",
    "decline", "accept",
    "dismiss", "preview",
  ]

  /// Every kind of fault that a small world can inject.
  static let faults =
    ProviderFault.kinds.map(\.kind) + NetworkFault.all + MachineFault.all + DeviceFault.all + DiskFault.all

  /// - Throws: `HuntCaseError` if a setting, an action or a fault is unknown.
  init(_ huntCase: HuntCase) throws(HuntCaseError) {
    try huntCase.check(
      settings: Self.ranges.map(\.name), actions: Array(Self.actions), faults: Self.faults)
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
    // As often as possible, or as rarely as on a phone.
    compaction =
      setting("compaction") == 1
      ? CompactionPolicy(hundredthsOfLiveData: 110, minimumBytes: 512, bytesAtATime: 1_024)
      : CompactionPolicy()
    disk = DiskBehavior(syncLatency: .milliseconds(setting("sync-ms")), unsynced: .kept)
    steps = Self.steps(of: huntCase.workload, readers: readers)
    end = steps.joined().map { $0.at + ($0.action == "offline" ? Self.length(of: $0) : 0) }.max() ?? 0
  }

  /// Returns the steps of each reader, with actors wrapped and times clamped.
  private static func steps(of workload: [WorkStep], readers: Int) -> [[WorkStep]] {
    var steps = Array(repeating: [WorkStep](), count: readers)
    for step in workload {
      var step = step
      step.at = min(max(step.at, 0), latest)
      steps[Int(step.actor.magnitude % UInt(readers))].append(step)
    }
    return steps.map(\.inOrder)
  }

  /// Returns the length of an outage or a wait, in milliseconds.
  static func length(of step: WorkStep) -> Int { min(max(step.number(0), 1), 600_000) }

  /// The time within which a world must be at rest: a day, unless it has to wait for quotas.
  var longest: Duration {
    guard quota != nil else { return .seconds(86_400) }
    return .seconds((quotaPeriod == .day ? 30 : 30 * 31) * 86_400)
  }

  /// Returns the number of calls per period that a provider allows; nil if it has no quota.
  func quota(of provider: ProviderRegistration) -> Int? { provider.quota == .unlimited ? nil : quota }

  /// Returns the network of a reader's device, with its outages.
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
  /// The steps in order of time; steps at the same time keep their order.
  var inOrder: [WorkStep] {
    enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}

extension WorkStep {
  /// Returns the number at that index; 0 if there is none.
  func number(_ place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }

  /// The action with its numbers.
  var text: String { action + numbers.map { " \($0)" }.joined() }

  /// Returns the number at that index, wrapped into `0..<bound`.
  func number(_ place: Int, below bound: Int) -> Int {
    bound > 0 ? Int(number(place).magnitude % UInt(bound)) : 0
  }
}
