// Which part of a run a machine has: as it is written, and as engines say it.

import Foundation
import Testing

@testable import LabWorld

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 16, 40], [0, 1, 7, 16, 100, 1_001])
  func `the shards of a run follow each other without a gap`(count: Int, places: Int) throws {
    var next = 0
    for number in 1...count {
      let range = try Shard(number: number, of: count).range(of: places)
      #expect(range.lowerBound == next)
      #expect(abs(range.count - places / count) <= 1, "one has much more to do than another")
      next = range.upperBound
    }
    #expect(next == places)
  }

  @Test(arguments: [
    ("17/16", "17/16: the shards of 16 are 1/16 to 16/16"), ("0/4", "0/4: the shards of 4 are 1/4 to 4/4"),
    ("-1/4", "-1/4: the shards of 4 are 1/4 to 4/4"), ("1/0", "1/0: expected 1 to 100000 shards"),
    ("1/100001", "1/100001: expected 1 to 100000 shards"),
    ("x/y", #""x/y": expected a part and how many there are, such as 3/16"#),
    ("3", #""3": expected a part and how many there are, such as 3/16"#),
    ("3/16/2", #""3/16/2": expected a part and how many there are, such as 3/16"#),
    ("", #""": expected a part and how many there are, such as 3/16"#),
  ])
  func `an invalid shard is refused in a sentence`(text: String, sentence: String) {
    let error = #expect(throws: ShardError.self) { try Shard(text) }
    #expect(error?.description == sentence)
  }

  @Test func `a shard is parsed as people write it`() throws {
    let shard = try Shard("3/16")
    let data = try JSONEncoder().encode([shard])
    #expect(String(decoding: data, as: UTF8.self).replacing("\\/", with: "/") == #"["3/16"]"#)
    #expect(try JSONDecoder().decode([Shard].self, from: data) == [shard])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Shard].self, from: Data(#"["5/4"]"#.utf8))
    }
    #expect(error.map(DecodingSentence.make) == "[0]: 5/4: the shards of 4 are 1/4 to 4/4")
  }

  private static let slurm = [
    "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "3",
    "SLURM_ARRAY_TASK_MAX": "9", "SLURM_ARRAY_TASK_STEP": "2",
  ]

  @Test(arguments: [
    (["JOB_COMPLETION_INDEX": "0"], 16, "1/16", "Kubernetes: JOB_COMPLETION_INDEX=0"),
    (slurm, nil, "3/4", "Slurm: SLURM_ARRAY_TASK_ID=7, SLURM_ARRAY_TASK_COUNT=4, "),
    (["STRATEGY_JOB_INDEX": "3", "STRATEGY_JOB_TOTAL": "4"], nil, "4/4", "GitHub Actions: "),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], nil, "1/2", "GitLab: CI_NODE_INDEX=1, CI_NODE_TOTAL=2"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], 2, "2/2", "GitLab: "),
    (
      ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], nil, "1/8", "Buildkite: "
    ),
    (["PARALLEL_SEQ": "16", "CI_NODE_INDEX": ""], 16, "16/16", "GNU parallel: PARALLEL_SEQ=16"),
  ])
  func `the numbering of a build service is adopted`(
    environment: [String: String], count: Int?, shard: String, origin: String
  ) throws {
    let found = try ShardEngine.shard(in: environment, of: count)
    #expect(found.shard.description == shard)
    #expect(found.origin.hasPrefix(origin), "\(found.origin)")
  }

  @Test(arguments: [
    (["JOB_COMPLETION_INDEX": "0"], nil, "auto: Kubernetes does not tell how many processes there are"),
    (
      ["JOB_COMPLETION_INDEX": "16"], 16,
      "auto: Kubernetes has no such process among 16 (JOB_COMPLETION_INDEX=16)"
    ),
    (["JOB_COMPLETION_INDEX": "many"], 4, #"auto: JOB_COMPLETION_INDEX of Kubernetes is "many"; expected"#),
    (["JOB_COMPLETION_INDEX": "-1"], 4, #"is "-1"; expected a whole number"#),
    (["CI_NODE_INDEX": "1"], nil, "auto: GitLab has set CI_NODE_INDEX and not CI_NODE_TOTAL"),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], nil, "auto: GitLab has no such process among 2"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], 4, "auto/4: GitLab says that there are 2"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], nil, "auto: GitLab has no such process among 0"),
    (
      slurm.merging(["SLURM_ARRAY_TASK_MAX": "10", "SLURM_ARRAY_TASK_COUNT": "3"]) { $1 }, nil,
      "auto: the numbers of Slurm have gaps"
    ),
    (slurm.merging(["SLURM_ARRAY_TASK_ID": "4"]) { $1 }, nil, "auto: Slurm has no such process among 4"),
    (
      ["PARALLEL_SEQ": "1", "CI_NODE_INDEX": "1"], 4,
      "auto: GitLab (CI_NODE_INDEX=1) and GNU parallel (PARALLEL_SEQ=1) have each numbered this process"
    ),
    ([:], nil, "auto: no engine has numbered this process; not set are JOB_COMPLETION_INDEX (Kubernetes), "),
    (["CI_NODE_TOTAL": "1"], nil, "STRATEGY_JOB_INDEX (GitHub Actions, set by the workflow from strategy."),
  ])
  func `missing or wrong variables of a build service are named`(
    environment: [String: String], count: Int?, sentence: String
  ) {
    let error = #expect(throws: ShardError.self) { try ShardEngine.shard(in: environment, of: count) }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
  }
}
