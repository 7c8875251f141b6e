// The matrix on the shipped, the planted and the naive engine (LAB-9).

import Foundation
import RecordSync
import SimulatedCloud
import Testing

@testable import SyncMatrix

@Suite struct MatrixTests {
  @Test func `SYN-5, SYN-9, SYN-10, SYN-11: The shipped engine passes every row, and every row has data`() {
    let card = SyncMatrix.run(ShippedEngine())
    #expect(card.rows.count >= 30)
    for row in card.rows where row.outcome != .held {
      Issue.record("row \(row.number) is \(row.outcome.rawValue): \(row.violations.first?.text ?? "")")
    }
  }

  @Test func `Every row has a planted engine, and each one is killed by an oracle of its row`() {
    #expect(MatrixRow.all.allSatisfy { !$0.flaws.isEmpty && !$0.oracles.isEmpty })
    #expect(Set(MatrixRow.all.map(\.number)).count == MatrixRow.all.count)
    let planted = Set(MatrixRow.all.flatMap(\.flaws))
    #expect(PlantedFlaw.allCases.filter { !planted.contains($0) } == [])
    let quick = Set(MatrixRow.all.map(\.number)).subtracting(["18", "13b", "11", "25b", "23"])
    for row in SyncMatrix.runPlanted(only: quick).rows where row.killedBy == nil {
      Issue.record("row \(row.number): the engine that \(row.flaw) is not killed")
    }
  }

  @Test func `A row whose fault does not fire has no data`() {
    let row = MatrixRow("0", "nothing happens", [.stuck], []) { rig, _ in try await rig.begin(books: 1) }
    #expect(SyncMatrix.run(row, on: ShippedEngine()).outcome == .noData)
  }

  @Test func `LAB-9: the naive engine fails where its page says`() throws {
    let card = SyncMatrix.run(NaiveEngine(), only: ["1", "8", "10", "11", "12", "18", "29"])
    let failing = card.rows.filter { $0.outcome == .violated }.map(\.number)
    #expect(failing == ["1", "11", "29", "10", "18", "12"])
    #expect(card.junit.contains("failures=\"6\""))
    let json = try JSONSerialization.jsonObject(with: Data(card.json.utf8)) as? [String: Any]
    #expect(json?["violated"] as? Int == 6)
    #expect(card.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [2, 3]) func `Random worlds hold, and run alike twice`(devices: Int) {
    var campaign = WorldCampaign(devices: devices)
    for seed: UInt64 in 1...8 { campaign.run(ShippedEngine(), seed: seed) }
    #expect(campaign.isHeld, "\(campaign.text)")
    #expect(campaign.writes > 200)
    #expect(campaign.faults.count > 5)
  }

  /// Worlds that failed once: the number of devices, the seed, and what was wrong.
  static let formerFailures: [(devices: Int, seed: UInt64, cause: String)] = [
    (2, 3046, "an oracle counted a record that a dying device had not made"),
    (2, 7924, "an oracle counted a record that a dying device had not made"),
    (3, 4671, "an oracle counted a record that a dying device had not made"),
    (2, 6695, "a clock that jumped during an exchange dated what was sent"),
    (3, 3344, "an edit of a record that was refused before kept the date of a wrong clock"),
  ]

  @Test(arguments: formerFailures)
  func `Random worlds that failed once hold`(devices: Int, seed: UInt64, cause: String) {
    let result = RandomWorld(devices: devices).run(ShippedEngine(), seed: seed)
    #expect(result.violations.isEmpty, "again: \(cause)\n\(result.text)")
  }

  @Test func `A random world runs again as a case`() throws {
    let result = RandomWorld(devices: 3).run(ShippedEngine(), seed: 5)
    let world = try #require(result.performed)
    let data = try JSONEncoder().encode(world)
    let read = try JSONDecoder().decode(WorldCase.self, from: data)
    #expect(read == world)
    #expect(read.run(ShippedEngine()).digest == result.digest)
  }

  @Test func `A planted engine fails in a random world`() {
    let flaw = ShippedEngine(flaw: .dropsOnQuota)
    #expect((1...40).contains { !RandomWorld(devices: 2).run(flaw, seed: $0).violations.isEmpty })
  }

  @Test func `A step of which only the pause is needed becomes a part of the pause before it`() throws {
    let (book, other) = (RecordName("book", "isbn0"), RecordName("book", "phone3"))
    func step(_ device: Int, _ intent: PlannedEdit.Intent, of name: RecordName, pause: Int) -> WorldStep {
      WorldStep(device: device, event: .edit([PlannedEdit(name, intent)]), pause: pause)
    }
    let whole = WorldCase(
      seed: 1, devices: 2, setup: WorldSetup(clockDays: [0, 0], starts: [true, true], pageLimit: 200),
      steps: [
        step(1, .insert([]), of: book, pause: 60_000),
        step(0, .change([.setOnce("started")]), of: book, pause: 0),
        step(0, .delete, of: other, pause: 1_000), step(0, .delete, of: book, pause: 0),
        step(0, .insert([]), of: book, pause: 0),
      ], firings: [])
    let flaw = ShippedEngine(flaw: .neverClears)
    let shrunk = try #require(ShrunkWorld.of(whole.run(flaw), on: flaw))
    #expect(shrunk.small.steps.map(\.pause) == [60_000, 1_000, 0, 0])
  }

  @Test func `The failing world of a planted engine shrinks to a small case`() throws {
    let flaw = PlantedFlaw.neverClears
    let found = PlantedWorlds.run(devices: 2, seeds: 1...60, only: [flaw.rawValue])
    let shrunk = try #require(found.rows.first?.shrunk, "\(flaw.rawValue) is not found")
    #expect(shrunk.small.steps.count <= 4, "\(shrunk.small.size)")
    #expect(shrunk.small.steps.count + shrunk.small.firings.count < shrunk.whole.steps.count)
    #expect(shrunk.small.run(ShippedEngine(flaw: flaw)).violations == shrunk.result.violations)
  }
}
