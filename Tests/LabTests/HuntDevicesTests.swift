// Worlds of several devices as a whole: what a seed fixes, that the stack as it ships passes, that each
// planted bug of the exchange is seen, and that no case, however mangled, does more than give a result.

import BooksTrack
import BooksTrackAPI
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntDevicesTests {
  private static let checks = HuntTargetChecks(DevicesTarget.target) { DevicesTarget(planted: $0) }
  private static var target: DevicesTarget { checks.target }
  private static var bugs: [PlantedBug] { checks.bugs }

  /// The number of seeds; a thousand with `BOOKSTRACK_CAMPAIGNS` set. What gates is `bookstrack-sim hunt`
  /// with an optimised build.
  private static let seeds: UInt64 = Campaigns.areOn ? 1_000 : 12

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `SYN-3, LAB-1: the shipped stack passes, and a seed is one world`(group: UInt64) throws {
    try Self.checks.shippedPasses(group: group, of: 4, seeds: Self.seeds)
  }

  @Test func `another seed is another world`() throws { try Self.checks.seedsDiffer() }

  @Test func `every action is drawn, and each state is reached`() throws {
    var actions: Set<String> = []
    for seed in 1...400 as ClosedRange<UInt64> {
      actions.formUnion(Self.target.draw(seed: seed, variant: "shipped").workload.map(\.action))
    }
    #expect(DevicesPlan.actions.filter { !actions.contains($0) } == [])
    var probes = ProbeLedger()
    for seed in 1...24 as ClosedRange<UInt64> {
      let huntCase = Self.target.draw(seed: seed, variant: "shipped")
      probes.add(try Self.target.run(huntCase, trace: .none).probes)
    }
    #expect(DevicesState.allCases.filter { probes.rows[$0.rawValue]?.holds ?? 0 == 0 } == [])
  }

  @Test(arguments: bugs.map(\.name))
  func `SYN-2, SYN-3: a planted bug is seen by its oracle`(name: String) throws {
    try Self.checks.catches(name, within: 300)
  }

  // MARK: Cases that shrinking may make

  @Test(arguments: [[], [Int.min, .min, .min], [Int.max, .max, .max], [-1, 3, 0]])
  func `numbers out of range are no error`(numbers: [Int]) throws {
    try Self.checks.takes(
      numbers, of: DevicesPlan.actions, settings: [[:], ["devices": Int.max], ["devices": .min]])
  }

  static let unknown: [(found: String, known: String, change: @Sendable (inout HuntCase) -> Void)] = [
    ("readers", "devices", { $0.target = "readers" }),
    ("unheard-of", "deletes-unseen", { $0.variant = "unheard-of" }),
    ("weather", "devices", { $0.settings["weather"] = 1 }),
    ("burn", "volume", { $0.workload = [WorkStep(actor: 0, at: 0, action: "burn")] }),
    ("disk.full", "cloud.lag", { $0.faults = .drawn([FaultRate(DiskFault.full, firesPerTenThousand: 1)]) }),
  ]

  @Test(arguments: unknown.indices)
  func `names that do not exist are refused with those that do`(index: Int) throws {
    let (found, known, change) = Self.unknown[index]
    try Self.checks.refuses(found, naming: known, after: change)
  }

  @Test func `outages that overlap are one`() throws {
    let steps = [(0, 10), (300_000, 10), (3_600_000, 1)].map {
      WorkStep(actor: 1, at: $0, action: "offline", numbers: [$1])
    }
    let plan = try DevicesPlan(Self.checks.calm(steps))
    let minute: Int64 = 60_000_000_000
    #expect(plan.networks[0].outages.isEmpty)
    #expect(plan.networks[1].outages.map(\.start) == [0, 60 * minute])
    #expect(plan.networks[1].outages.map(\.end) == [15 * minute, 61 * minute])
    #expect(plan.lastOutage == 61 * minute)
  }

  // MARK: What the account objects to

  /// Two devices that write the status of one book; a library shows what one of them wrote.
  @Test(
    arguments: [
      (ReadingStatus.read, ReadingStatus.reading, 60, true, false),
      (.reading, .reading, 60, true, true),
      (.read, .reading, 4, true, true),
      (.reading, .reading, 60, false, true),
      (.read, .reading, 60, false, true),
      (.wantToRead, .reading, 60, false, false),
    ])
  func `SYN-2: the last acknowledged write of a field has to be shown`(
    shown: ReadingStatus, last: ReadingStatus, seconds: Int64, isSure: Bool, isRight: Bool
  ) throws {
    let log = ObjectionLog(named: [])
    let account = WriteAccount(devices: 2, log)
    var library = try DevicesSample.library(.wantToRead)
    for device in 0..<2 { account.open(library, on: device) }
    for (device, status, time) in [(0, ReadingStatus.read, 10), (1, last, 10 + seconds)] {
      let transaction = try DevicesSample.transaction(library) { $0.facts.status = status }
      let begun = account.begin(transaction, on: device, at: time * 1_000_000_000, isOffline: false)
      if device == 0 || isSure { account.acknowledge(begun, on: device) }
    }
    library = try DevicesSample.library(shown)
    account.judge(library, on: "phone")
    #expect(log.objections.map(\.clause) == (isRight ? [] : ["SYN-2"]))
  }

  @Test func `SYN-3, SYN-4: a book that was added has to be there once`() throws {
    let log = ObjectionLog(named: [])
    let account = WriteAccount(devices: 2, log)
    let empty = Library(replica: 1)
    account.open(empty, on: 0)
    let transaction = try DevicesSample.book(in: empty, .reading)
    account.acknowledge(account.begin(transaction, on: 0, at: 1, isOffline: false), on: 0)
    account.judge(empty, on: "tablet")
    #expect(log.objections.map(\.clause) == ["SYN-3"])
    var twice = try DevicesSample.library(.reading)
    try twice.apply(try DevicesSample.book(in: twice, .reading))
    account.judge(twice, on: "tablet")
    #expect(log.objections.map(\.clause) == ["SYN-3", "SYN-4"])
  }

  @Test func `SYN-3: a book that was deleted is gone, unless it was added again`() throws {
    for isAddedAgain in [false, true] {
      let log = ObjectionLog(named: [])
      let account = WriteAccount(devices: 2, log)
      account.open(Library(replica: 1), on: 0)
      var library = Library(replica: 1)
      func take(_ transaction: Transaction) throws {
        account.acknowledge(account.begin(transaction, on: 0, at: 1, isOffline: false), on: 0)
        try library.apply(transaction)
      }
      try take(DevicesSample.book(in: library, .reading))
      try take(DevicesSample.change(library) { for work in Array($0.library.works) { $0.remove(work.id) } })
      if isAddedAgain { try take(DevicesSample.book(in: library, .reading)) }
      account.judge(try DevicesSample.library(.reading), on: "tablet")
      #expect(log.objections.map(\.clause) == (isAddedAgain ? [] : ["SYN-3"]))
      #expect(log.objections.allSatisfy { $0.text.contains("which was deleted") })
    }
  }

  @Test func `SES-5: a session that was started is kept on every device`() throws {
    let log = ObjectionLog(named: [])
    let account = WriteAccount(devices: 1, log)
    let library = try DevicesSample.library(.reading)
    account.open(library, on: 0)
    let entry = try #require(library.entries.first { _ in true })
    let transaction = DevicesSample.change(library) { editor in
      editor.put(
        ReadingSession(
          id: editor.newID(), entry: entry.id, started: Timestamp(milliseconds: 0), startPage: 0))
    }
    account.acknowledge(account.begin(transaction, on: 0, at: 1, isOffline: false), on: 0)
    account.judge(library, on: "phone")
    #expect(log.objections.map(\.clause) == ["SES-5"])
  }

  @Test func `LAB-1: a transaction that does not follow the account's library is an objection`() throws {
    let log = ObjectionLog(named: [])
    let account = WriteAccount(devices: 1, log)
    account.open(Library(replica: 1), on: 0)
    let later = try DevicesSample.transaction(DevicesSample.library(.reading)) { $0.facts.status = .read }
    account.acknowledge(account.begin(later, on: 0, at: 1, isOffline: false), on: 0)
    #expect(log.objections.map(\.clause) == ["LAB-1"])
  }
}

/// A library with one book.
private enum DevicesSample {
  static func library(_ status: ReadingStatus) throws -> Library {
    var library = Library(replica: 1)
    try library.apply(try book(in: library, status))
    return library
  }

  /// Returns a transaction that adds the book.
  static func book(in library: Library, _ status: ReadingStatus) throws -> Transaction {
    var editor = LibraryEditor(library)
    editor.add("Emma", by: [("Jane Austen", nil)], year: nil, nil, nil, status, Timestamp(milliseconds: 0))
    return transaction(editor, after: library)
  }

  /// Returns a transaction that changes the entry.
  static func transaction(_ library: Library, _ change: (inout Entry) -> Void) throws -> Transaction {
    var entry = try #require(library.entries.first { _ in true })
    change(&entry)
    return Self.change(library) { $0.put(entry) }
  }

  /// Returns a transaction with the changes of an editor.
  static func change(_ library: Library, _ change: (inout LibraryEditor) -> Void) -> Transaction {
    var editor = LibraryEditor(library)
    change(&editor)
    return transaction(editor, after: library)
  }

  private static func transaction(_ editor: LibraryEditor, after library: Library) -> Transaction {
    Transaction(
      sequence: library.sequence + 1, origin: .edit("test"), committed: Timestamp(milliseconds: 0),
      changes: editor.changes)
  }
}
