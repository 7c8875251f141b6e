// The report of a part of a run, as it is written to a file and read again by a merge. It has no targets:
// what a part has measured is too little to be judged, and nobody may take it for the whole.

package import Foundation

/// What a merge has to know of any part.
package protocol ShardPart: Codable, Sendable {
  /// Everything that all parts of a run have in common.
  associatedtype Settings: Encodable
  /// What the machine did for it.
  associatedtype Host: Codable, Sendable

  /// What is run, for the file and for sentences: `run` or `hunt`.
  static var kind: ShardKind { get }
  var shard: Shard { get }
  var settings: Settings { get }
  /// False if it was ended before everything was done.
  var isComplete: Bool { get }
  /// How far it came, such as `3 of 5 cells`.
  var progress: String { get }
  /// What in it contradicts itself, if anything does: then somebody has edited it.
  var flaw: String? { get }
}

/// What a part can be a part of.
package enum ShardKind: String, Codable, Sendable {
  case run, hunt
}

/// A part with what it cost its machine.
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

  /// The report as JSON, keys sorted, indented.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// A file that shall be a part of a run.
package struct ShardFile: Sendable {
  /// The only form that this version reads.
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

  /// Looks at what a file is.
  ///
  /// - Parameter name: What it is called, for the sentence that says what is wrong with it.
  /// - Throws: `ShardError` if it is no part of a run: something else, the whole, or of another version.
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

  /// Reads what is in it.
  ///
  /// - Throws: `ShardError` if it is damaged.
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
