// `--shard`: which part of a run this machine has, given as it is or taken from the engine that started the
// process.

import Foundation
import Lab

/// A part of a run that was asked for.
struct ShardOption {
  let shard: Shard
  /// The engine that said so, with its variables; nil if the part was given as it is.
  let origin: String?

  static let specification = OptionSpecification(
    "shard", value: "PART",
    "Only this part, such as 3/16; auto or auto/16 takes it from the engine. merge joins the parts.")

  /// Reads the option, and the environment only where it says `auto`.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.text("shard") else { return nil }
    do {
      guard text == "auto" || text.hasPrefix("auto/") else {
        shard = try Shard(text)
        origin = nil
        return
      }
      let found = try ShardEngine.shard(
        in: ProcessInfo.processInfo.environment, of: Self.count(behind: text))
      shard = found.shard
      origin = found.origin
    } catch {
      throw UsageError("--shard \(error)")
    }
  }

  /// The number in `auto/16`, if there is one.
  private static func count(behind text: String) throws(ShardError) -> Int? {
    guard text != "auto" else { return nil }
    guard let count = Int(text.dropFirst("auto/".count)), (1...Shard.most).contains(count) else {
      throw ShardError("\"\(text)\": expected the number of shards behind auto/, such as auto/16")
    }
    return count
  }

  /// What stands in the name of a report: `shard-3-of-16`.
  var fileName: String { "shard-\(shard.number)-of-\(shard.count)" }

  /// Which part it is and who said so.
  var sentence: String { "shard \(shard)\(origin.map { ", as given by \($0)" } ?? "")" }
}
