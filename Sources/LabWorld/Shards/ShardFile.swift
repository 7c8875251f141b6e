// The report of one shard, as it is written to a file and read by a merge. It contains no targets: a part has
// too little data to be judged, and must not be mistaken for the whole.

package import Foundation

/// The properties of a shard's report that a merge needs.
package protocol ShardPart: Codable, Sendable {
  /// The settings that all shards of a run have in common.
  associatedtype Settings: Encodable
  /// The resources that the machine used.
  associatedtype Host: Codable, Sendable

  /// The kind of run: `run` or `hunt`.
  static var kind: ShardKind { get }
  var shard: Shard { get }
  var settings: Settings { get }
  /// False if the shard was stopped early.
  var isComplete: Bool { get }
  /// The progress, such as `3 of 5 cells`.
  var progress: String { get }
  /// The first contradiction in the report, which then was edited by hand; nil if there is none.
  var flaw: String? { get }
}

/// The kinds of run that can be divided into shards.
package enum ShardKind: String, Codable, Sendable {
  case run, hunt
}

/// The report of a shard with the data of its machine.
package struct ShardReport<Part: ShardPart>: Codable, Sendable {
  package let schema: Int
  package let kind: ShardKind
  package let shard: Part
  package let host: Part.Host

  package init(_ shard: Part, host: Part.Host) {
    schema = ShardFile.schema
    kind = Part.kind
    self.shard = shard
    self.host = host
  }

  /// Returns the report as JSON, indented and with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// A file that may contain the report of a shard.
package struct ShardFile: Sendable {
  /// The only schema version that this program reads.
  package static let schema = 1

  package let name: String
  private let data: Data
  package let kind: ShardKind

  private struct Header: Decodable {
    struct Anything: Decodable {}

    let schema: Int
    let kind: ShardKind?
    let run: Anything?
    let hunt: [Anything]?
  }

  /// Reads the header of a file.
  ///
  /// - Parameter name: The name of the file, for error messages.
  /// - Throws: `ShardError` if the file is not a shard's report: other content, a whole run, or another
  ///   version.
  package init(_ data: Data, name: String) throws(ShardError) {
    let header: Header
    do {
      header = try JSONDecoder().decode(Header.self, from: data)
    } catch {
      throw ShardError("\(name) is no report of a shard: \(DecodingSentence.make(error))")
    }
    guard header.run == nil, header.hunt == nil else {
      let whole = header.run == nil ? "hunt" : "run"
      throw ShardError("\(name) is the report of a whole \(whole) and not of a shard: it ran everything")
    }
    guard header.schema == Self.schema else {
      throw ShardError("\(name) has schema \(header.schema); this version reads schema \(Self.schema)")
    }
    guard let kind = header.kind else {
      throw ShardError("\(name) is no report of a shard: kind is missing")
    }
    self.name = name
    self.data = data
    self.kind = kind
  }

  /// Reads the report.
  ///
  /// - Throws: `ShardError` if the report is damaged.
  func read<Part: ShardPart>(_: Part.Type) throws(ShardError) -> ShardReport<Part> {
    let report: ShardReport<Part>
    do {
      report = try JSONDecoder().decode(ShardReport<Part>.self, from: data)
    } catch {
      throw ShardError("\(name) is damaged: \(DecodingSentence.make(error))")
    }
    if let flaw = report.shard.flaw { throw ShardError("\(name) contradicts itself: \(flaw)") }
    return report
  }
}
