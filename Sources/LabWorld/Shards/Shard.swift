// One part of a run that several machines share: which part, of how many. A part is a stretch of cells or of
// seeds, and the parts follow each other without a gap, so that joining them in order gives what one machine
// would have given.

/// A part of a run: `3/16` is the third of sixteen.
///
/// ```swift
/// let shard = try Shard("3/16")
/// shard.range(of: 100)   // 12..<18
/// ```
///
/// A shard decides which worlds a machine runs and nothing about them: every stream of random numbers comes
/// from the seed of the run and the number of the reader.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The most parts that a run can have.
  package static let most = 100_000

  /// From 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// - Throws: `ShardError` if there is no such part.
  package init(number: Int, of count: Int) throws(ShardError) {
    guard (1...Self.most).contains(count) else {
      throw ShardError("\(number)/\(count): expected 1 to \(Self.most) shards")
    }
    guard (1...count).contains(number) else {
      throw ShardError("\(number)/\(count): the shards of \(count) are 1/\(count) to \(count)/\(count)")
    }
    self.number = number
    self.count = count
  }

  /// Reads `3/16`.
  ///
  /// - Throws: `ShardError` if the text is none, or if there is no such part.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw ShardError("\"\(text)\": expected a part and how many there are, such as 3/16")
    }
    try self.init(number: number, of: count)
  }

  /// The places of this part among so many. The parts are disjoint and together all; where there are fewer
  /// places than parts, some have none.
  package func range(of whole: Int) -> Range<Int> {
    whole * (number - 1) / count..<whole * number / count
  }

  package var description: String { "\(number)/\(count)" }
}

extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    do {
      self = try Shard(decoder.singleValueContainer().decode(String.self))
    } catch let error as ShardError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Why there is no such shard, or why shards are no whole: a sentence for people.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
