// `--shard`: the shard of this machine, given explicitly or taken from the environment of the engine that
// started the process.

import Foundation
import LabWorld

/// A requested shard.
struct ShardOption {
  let shard: Shard
  /// The engine and its variables, if the shard was taken from them; nil if it was given explicitly.
  let origin: String?

  static let specification = OptionSpecification(
    "shard", value: "PART",
    "Only this part, such as 3/16; auto or auto/16 takes it from the engine. merge joins the parts.")

  /// Parses the option; reads the environment only for `auto`.
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

  /// The part of a report's file name: `shard-3-of-16`.
  var fileName: String { "shard-\(shard.number)-of-\(shard.count)" }

  /// The shard and its origin, in words.
  var sentence: String { "shard \(shard)\(origin.map { ", as given by \($0)" } ?? "")" }
}
