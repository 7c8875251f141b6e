// Checks that shards form a whole run: all of one run, none twice, none missing, none stopped early.
// Otherwise the merge fails with a message and writes no report, because a report of a part must not look
// like one of the whole. For the same reason shards cannot be merged in several steps.

/// All shards of a run, in order.
package struct ShardSet<Part: ShardPart>: Sendable {
  package let reports: [ShardReport<Part>]

  /// Reads files, which may be in any order.
  ///
  /// - Throws: `ShardError` that names the file and the problem.
  package init(_ files: [ShardFile]) throws(ShardError) {
    guard let first = files.first else { throw ShardError("there is no shard to merge") }
    let model = try first.read(Part.self)
    var byNumber: [Int: (name: String, report: ShardReport<Part>)] = [:]
    for file in files {
      guard file.kind == Part.kind else {
        throw ShardError(
          "\(file.name) is of a \(file.kind.rawValue), and \(first.name) of a \(Part.kind.rawValue)")
      }
      let report = try file.read(Part.self)
      try Self.check(report.shard, file.name, against: model.shard, first.name)
      if let other = byNumber[report.shard.shard.number] {
        throw ShardError("\(file.name) is shard \(report.shard.shard), and so is \(other.name)")
      }
      byNumber[report.shard.shard.number] = (file.name, report)
    }
    let count = model.shard.shard.count
    let missing = (1...count).filter { byNumber[$0] == nil }
    guard missing.isEmpty else {
      let named = missing.prefix(5).map { "\($0)/\(count)" }
      let rest = missing.count > named.count ? ["\(missing.count - named.count) more"] : []
      throw ShardError(
        "not all shards are there: \((named + rest).listed) \(missing.count == 1 ? "is" : "are") missing beside "
          + first.name)
    }
    reports = (1...count).compactMap { byNumber[$0]?.report }
  }

  /// Throws if a shard is not of the same run as `model`, or is incomplete.
  private static func check(
    _ part: Part, _ name: String, against model: Part, _ modelName: String
  ) throws(ShardError) {
    guard part.shard.count == model.shard.count else {
      let everything = part.shard.count == 1 ? ", which ran everything" : ""
      throw ShardError("\(name) is shard \(part.shard)\(everything), and \(modelName) is \(model.shard)")
    }
    let differences = SettingsDifference.between(part.settings, model.settings)
    guard differences.isEmpty else {
      throw ShardError("\(name) has other settings than \(modelName): \(differences.joined(separator: "; "))")
    }
    guard part.isComplete else {
      throw ShardError("\(name), shard \(part.shard), was ended early: it has \(part.progress)")
    }
  }
}
