// The digest of one world in reports. The digest of a run absorbs those of its worlds in order, so a merge of
// shards needs each of them.

/// The digest of a world.
package struct WorldDigest: Hashable, Sendable {
  package let value: UInt64

  package init(_ value: UInt64) { self.value = value }
}

extension WorldDigest: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found \"\(text)\", expected sixteen hexadecimal digits"))
    }
    self.value = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.hexadecimal)
  }
}
