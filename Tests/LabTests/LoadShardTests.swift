// A load run in parts: together they are the run, to the byte, and what is not the whole is not taken for it.

import Foundation
import Providers
import Testing

@testable import Hunt
@testable import LabWorld
@testable import LoadRun

@Suite struct LoadShardTests {
  /// Eight readers in eight cells: more cells than the smallest division has parts, and fewer than the
  /// largest.
  private static let configuration: LoadConfiguration = {
    var configuration = LoadRunTests.small
    configuration.users = 8
    configuration.books = 20
    configuration.readersPerCell = 1
    configuration.mood = .flaky
    return configuration
  }()

  private static let whole = Result { try LoadRunTests.run(configuration) }

  private static func file(
    _ number: Int, of count: Int, _ name: String? = nil,
    _ change: (inout LoadConfiguration) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> ShardFile {
    var configuration = configuration
    change(&configuration)
    let report = try LoadRun(configuration).run(
      try Shard(number: number, of: count), threads: 2, sharing: LoadRunTests.fixture,
      isCancelled: isCancelled)
    return try ShardFile(report.encoded(), name: name ?? "\(number)-of-\(count).json")
  }

  private static let three = Result { try (1...3).map { try file($0, of: 3) } }

  /// The run part as a report has it.
  private static func bytes(_ report: LoadReport) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(report.run)
  }

  @Test(arguments: [1, 2, 16])
  func `LAB-1: the shards give the bytes of the undivided run`(count: Int) throws {
    let files = try (1...count).map { try Self.file($0, of: count) }
    let merged = LoadReport(joining: try ShardSet(files))
    #expect(try Self.bytes(merged) == Self.bytes(Self.whole.get()))
    #expect(merged.run.isComplete && merged.run.figures.readers == 8)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `the order of the files has no effect`(order: [Int]) throws {
    let files = try Self.three.get()
    let merged = LoadReport(joining: try ShardSet(order.map { files[$0] }))
    #expect(try Self.bytes(merged) == Self.bytes(Self.whole.get()))
  }

  @Test func `figures of parts have the same sum in any grouping`() throws {
    let parts = try Self.three.get().map { try $0.read(LoadShard.self).shard.figures }
    var left = parts[0]
    left.add(parts[1])
    left.add(parts[2])
    var rest = parts[1]
    rest.add(parts[2])
    var right = parts[0]
    right.add(rest)
    #expect(left == right)
    #expect(try left == Self.whole.get().run.figures)
  }

  @Test func `the report has the digest of each cell, and a part has no verdict`() throws {
    let part = try Self.three.get()[1].read(LoadShard.self)
    #expect((part.shard.firstCell, part.shard.cells, part.shard.allCells) == (2, 3, 8))
    #expect(part.shard.digests.count == 3)
    let cell = Cell(number: 2, on: CellFixture(Self.configuration, sharing: LoadRunTests.fixture)).run()
    #expect(part.shard.digests[0] == WorldDigest(cell.digest))
    let text = String(decoding: try part.encoded(), as: UTF8.self)
    #expect(!text.contains("\"ENR-12\""))
  }

  private static func sentence(_ files: [ShardFile]) -> String? {
    #expect(throws: ShardError.self) { try ShardSet<LoadShard>(files) }?.description
  }

  @Test func `a missing or repeated shard is named`() throws {
    let files = try Self.three.get()
    #expect(
      Self.sentence([files[0], files[2]]) == "not all shards are there: 2/3 is missing beside 1-of-3.json")
    #expect(
      Self.sentence([files[1]]) == "not all shards are there: 1/3 and 3/3 are missing beside 2-of-3.json")
    let twice = try Self.file(2, of: 3, "copy.json")
    #expect(Self.sentence(files + [twice]) == "copy.json is shard 2/3, and so is 2-of-3.json")
  }

  @Test func `a shard that ran all cells, and the report of a whole run, are refused`() throws {
    let files = try Self.three.get()
    let all = try Self.file(1, of: 1, "all.json")
    #expect(
      Self.sentence(files + [all])
        == "all.json is shard 1/1, which ran everything, and 1-of-3.json is 1/3")
    let error = #expect(throws: ShardError.self) {
      try ShardFile(Self.whole.get().encoded(), name: "run.json")
    }
    #expect(
      error?.description == "run.json is the report of a whole run and not of a shard: it ran everything")
  }

  @Test func `different settings are named with both values`() throws {
    let files = try Self.three.get()
    let other = try Self.file(2, of: 3, "other.json") {
      $0.books = 21
      $0.mood = .healthy
    }
    #expect(
      Self.sentence([files[0], other, files[2]])
        == "other.json has other settings than 1-of-3.json: books 21, not 20; mood healthy, not flaky")
  }

  @Test func `an interrupted shard is refused`() throws {
    let files = try Self.three.get()
    let early = try Self.file(2, of: 3, "early.json", isCancelled: { true })
    #expect(
      Self.sentence([files[0], early, files[2]])
        == "early.json, shard 2/3, was ended early: it has 0 of 3 cells")
  }

  /// Edits of the file of shard 2/3, with the resulting error.
  @Test(arguments: [
    (#""schema" : 1,"#, #""schema" : 2,"#, "edited.json has schema 2; this version reads schema 1"),
    (#""kind" : "run","#, "", "edited.json is no report of a shard: kind is missing"),
    (
      #""firstCell" : 2"#, #""firstCell" : 0"#,
      "edited.json contradicts itself: shard 2/3 of 8 cells has 3 from cell 2 on, and it says 3 from 0 on"
    ),
    (
      #""isComplete" : true"#, #""isComplete" : false"#,
      "edited.json contradicts itself: it has 3 digests for 3"
    ),
    (#""users" : 8"#, #""users" : 0"#, "edited.json contradicts itself: users is 0; expected a whole number"),
    (#""readers" : 3"#, #""readers" : 4"#, "contradicts itself: it has 4 readers, and its cells have 3"),
    (#""shard" : "2/3""#, #""shard" : "4/3""#, "edited.json is damaged: shard.shard: 4/3: the shards of 3"),
    ("{", "[", "edited.json is no report of a shard: it is no JSON, or cut off"),
  ])
  func `an edited report is refused`(old: String, new: String, sentence: String) throws {
    let part = try Self.three.get()[1].read(LoadShard.self)
    let text = String(decoding: try part.encoded(), as: UTF8.self)
    let place = try #require(text.range(of: old))
    let edited = Data(text.replacingCharacters(in: place, with: new).utf8)
    let error = #expect(throws: ShardError.self) {
      let file = try ShardFile(edited, name: "edited.json")
      _ = try file.read(LoadShard.self)
    }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
  }

  @Test func `parts of a hunt and of a run are not merged`() throws {
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    let part = Campaign.run(
      try Shard("2/3"), of: CampaignPlan(target: "tiny", seeds: 6), first: pool, second: pool)
    let report = ShardReport(
      HuntShard(try Shard("2/3"), [part]), host: HuntHost(nanoseconds: 0, workers: 1, seeds: 2))
    let hunt = try ShardFile(report.encoded(), name: "hunt.json")
    let files = try Self.three.get()
    #expect(Self.sentence([files[0], hunt]) == "hunt.json is of a hunt, and 1-of-3.json of a run")
  }
}
