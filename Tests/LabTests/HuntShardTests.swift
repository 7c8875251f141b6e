// A hunt in parts: together they find what one machine would have found, to the byte.

import Foundation
import Hunt
import LabWorld
import Testing

@Suite struct HuntShardTests {
  private static func plan(_ variant: String) -> CampaignPlan {
    var plan = CampaignPlan(target: "tiny", variant: variant, firstSeed: 3, seeds: 90)
    plan.shrinkLimit = 1
    plan.shrinkBudget = 200
    return plan
  }

  private static var pool: ThreadPool { ThreadPool(WorldRunner([TinyTarget()]), workers: 2) }
  private static let host = HuntHost(nanoseconds: 0, workers: 0, seeds: 0)

  private static func whole(_ plan: CampaignPlan) throws -> Data {
    try bytes(HuntReport(hunt: [Campaign(plan, first: pool, second: pool).run()], host: host))
  }

  /// Returns the findings of a hunt as its report encodes them.
  private static func bytes(_ report: HuntReport) throws -> Data {
    try HuntReport(hunt: report.hunt, host: host).encoded()
  }

  private static func file(
    _ number: Int, of count: Int, _ plan: CampaignPlan,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> ShardFile {
    let shard = try Shard(number: number, of: count)
    let part = Campaign.run(shard, of: plan, first: pool, second: pool, isCancelled: isCancelled)
    return try ShardFile(
      ShardReport(HuntShard(shard, [part]), host: host).encoded(), name: "\(number)-of-\(count).json")
  }

  @Test(arguments: ["shipped", "lost-update"], [1, 2, 16])
  func `LAB-1: the shards of a hunt give the bytes of the undivided one`(variant: String, count: Int)
    throws
  {
    let plan = Self.plan(variant)
    let files = try (1...count).reversed().map { try Self.file($0, of: count, plan) }
    let merged = HuntReport(joining: try ShardSet(files))
    #expect(try Self.bytes(merged) == Self.whole(plan))
    #expect((merged.conclusion == .violation) == (variant == "lost-update"))
  }

  @Test func `of each kind of failure the first ten seeds are kept, and the first case`() throws {
    let plan = Self.plan("lost-update")
    let merged = HuntReport(joining: try ShardSet((1...2).map { try Self.file($0, of: 2, plan) }))
    let finding = try #require(merged.hunt[0].findings.first)
    #expect(finding.count > 10 && finding.seeds.count == 10)
    #expect(finding.reproducer?.regression.huntCase.target == "tiny")
  }

  @Test func `with more shards than seeds some have none`() throws {
    var plan = Self.plan("shipped")
    plan.seeds = 2
    let files = try (1...5).map { try Self.file($0, of: 5, plan) }
    #expect(try Self.bytes(HuntReport(joining: try ShardSet(files))) == Self.whole(plan))
  }

  @Test func `a part that was interrupted, or of another hunt, is refused`() throws {
    let plan = Self.plan("shipped")
    let first = try Self.file(1, of: 2, plan)
    let early = try Self.file(2, of: 2, plan, isCancelled: { true })
    var error = #expect(throws: ShardError.self) { try ShardSet<HuntShard>([first, early]) }
    #expect(
      error?.description == "2-of-2.json, shard 2/2, was ended early: it has 0 of 45 seeds of tiny")
    var longer = plan
    longer.seeds = 91
    let other = try Self.file(2, of: 2, longer)
    error = #expect(throws: ShardError.self) { try ShardSet<HuntShard>([first, other]) }
    #expect(error?.description == "2-of-2.json has other settings than 1-of-2.json: [0].seeds 91, not 90")
  }

  @Test func `digests that differ from those of the figures are reported`() throws {
    let plan = Self.plan("shipped")
    let shard = try Shard("1/2")
    let part = Campaign.run(shard, of: plan, first: Self.pool, second: Self.pool)
    let report = ShardReport(HuntShard(shard, [part]), host: Self.host)
    var text = String(decoding: try report.encoded(), as: UTF8.self)
    let digests = part.digests.prefix(2).map(\.value.hexadecimal)
    text = text.replacing(digests[0], with: digests[1], maxReplacements: 1)
    let file = try ShardFile(Data(text.utf8), name: "edited.json")
    let error = #expect(throws: ShardError.self) { try ShardSet<HuntShard>([file]) }
    #expect(
      error?.description == "edited.json contradicts itself: tiny has digests that do not make its digest")
  }

  @Test func `a part need not cover what a whole campaign must`() throws {
    let plan = Self.plan("shipped")
    let shard = try Shard("1/90")
    let part = Campaign.run(shard, of: plan, first: Self.pool, second: Self.pool)
    #expect(HuntShard(shard, [part]).conclusion == .held)
    let broken = Campaign.run(
      try Shard("1/1"), of: Self.plan("lost-update"), first: Self.pool, second: Self.pool)
    #expect(HuntShard(try Shard("1/1"), [broken]).conclusion == .violation)
  }
}
