// The fingerprint of one world, as reports write it. The digest of a run absorbs those of its worlds one
// after the other, so whoever joins parts of a run needs each of them.

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
