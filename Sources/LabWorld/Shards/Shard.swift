// One part of a run that is distributed over several machines. A part is a range of cells or of seeds, and
// the parts follow each other without gaps, so that merging them in order gives the result of a single
// machine.

/// A part of a run: `3/16` is the third of sixteen.
///
/// ```swift
/// let shard = try Shard("3/16")
/// shard.range(of: 100)   // 12..<18
/// ```
///
/// A shard only selects the worlds that a machine runs: every stream of random numbers depends on the seed of
/// the run and the number of the reader.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of parts of a run.
  package static let most = 100_000

  /// Starts at 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// - Throws: `ShardError` if the number or the count is out of range.
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

  /// Parses `3/16`.
  ///
  /// - Throws: `ShardError` if the text is malformed or a number is out of range.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw ShardError("\"\(text)\": expected a part and how many there are, such as 3/16")
    }
    try self.init(number: number, of: count)
  }

  /// Returns the indices of this part among `whole`. The parts are disjoint and cover all indices; if there
  /// are fewer indices than parts, some parts are empty.
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

/// An error about a shard or a set of shards, as a sentence for people.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
