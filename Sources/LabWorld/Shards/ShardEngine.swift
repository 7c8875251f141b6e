// The environment variables in which batch engines number the processes that they start. They are read only
// on request: a variable must not silently turn a run into a part.

/// An engine that numbers its processes, and its environment variables.
package struct ShardEngine: Sendable {
  /// A shard, and the variables from which it was read.
  package struct Found: Hashable, Sendable {
    package let shard: Shard
    /// A description such as `Slurm: SLURM_ARRAY_TASK_ID=3, SLURM_ARRAY_TASK_COUNT=16`.
    package let origin: String
  }

  let name: String
  /// The variable with the number of the process.
  let index: String
  /// The number of the first process.
  var first = 0
  /// The variable with the number of processes; nil if the engine sets none.
  var count: String?
  /// The variables with the first number, the last number and the step, for an engine that lets users choose
  /// them.
  var span: (first: String, last: String, step: String)?
  /// Advice on setting the variables; nil if the engine sets them itself.
  var advice: String?

  /// All known engines, in the order in which messages list them.
  package static let all = [
    ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX"),
    ShardEngine(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      span: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_STEP")),
    ShardEngine(
      name: "GitHub Actions", index: "STRATEGY_JOB_INDEX", count: "STRATEGY_JOB_TOTAL",
      advice: "set by the workflow from strategy.job-index and strategy.job-total"),
    ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    ShardEngine(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ShardEngine(name: "GNU parallel", index: "PARALLEL_SEQ", first: 1),
  ]

  /// Returns the shard that an engine has assigned to this process.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process. An empty value counts as not set.
  ///   - count: The number of shards, if the user gave it. Kubernetes and GNU parallel do not set it.
  /// - Throws: `ShardError` if no engine or more than one is found, or if the variables are inconsistent.
  package static func shard(
    in environment: [String: String], of count: Int?
  ) throws(ShardError) -> Found {
    let variables = environment.filter { !$0.value.isEmpty }
    let found = all.filter { variables[$0.index] != nil }
    guard let engine = found.first else {
      let looked = all.map { engine in
        "\(engine.index) (\(engine.name)\(engine.advice.map { ", \($0)" } ?? ""))"
      }
      throw ShardError("auto: no engine has numbered this process; not set are \(looked.listed)")
    }
    guard found.count == 1 else {
      let said = found.map { "\($0.name) (\($0.index)=\(variables[$0.index] ?? ""))" }
      throw ShardError("auto: \(said.listed) have each numbered this process; give a shard such as 3/16")
    }
    return try engine.read(variables, count)
  }

  private func read(_ variables: [String: String], _ given: Int?) throws(ShardError) -> Found {
    var used: [String] = []
    func number(_ variable: String) throws(ShardError) -> Int {
      guard let text = variables[variable] else {
        throw ShardError("auto: \(name) has set \(index) and not \(variable)")
      }
      guard let number = Int(text), (0...Int(Int32.max)).contains(number) else {
        throw ShardError("auto: \(variable) of \(name) is \"\(text)\"; expected a whole number")
      }
      used.append("\(variable)=\(number)")
      return number
    }
    let place = try number(index)
    let stated: Int? = if let count { try number(count) } else { nil }
    if let stated, let given, stated != given {
      throw ShardError("auto/\(given): \(name) says that there are \(stated) (\(used.listed))")
    }
    guard let whole = stated ?? given else {
      throw ShardError(
        "auto: \(name) does not tell how many processes there are; say so, as in auto/16")
    }
    var (lowest, step) = (first, 1)
    if let span {
      lowest = try number(span.first)
      step = max(1, try number(span.step))
      let last = try number(span.last)
      guard (last - lowest) / step + 1 == whole else {
        throw ShardError("auto: the numbers of \(name) have gaps (\(used.listed)); use a plain range")
      }
    }
    guard place >= lowest, (place - lowest).isMultiple(of: step), (place - lowest) / step < whole else {
      throw ShardError("auto: \(name) has no such process among \(whole) (\(used.listed))")
    }
    return Found(
      shard: try Shard(number: (place - lowest) / step + 1, of: whole),
      origin: "\(name): \(used.joined(separator: ", "))")
  }
}

extension [String] {
  /// The strings as an enumeration: `a, b and c`.
  var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}
