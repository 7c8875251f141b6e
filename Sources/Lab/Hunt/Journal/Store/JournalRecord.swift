// What a journal keeps, and how it looks as bytes.

import Simulation

/// A numbered record of one writer.
struct JournalRecord: Hashable, Sendable {
  /// Who wrote it.
  let writer: Int
  /// The writer's own number for it, from 1 without gaps.
  let number: Int
  let payload: [UInt8]
}

extension JournalRecord {
  /// Writer, number and the payload.
  var bytes: [UInt8] { .number(writer) + .number(number) + payload }

  /// Reads a record; nothing if that many bytes cannot be one.
  init?(_ bytes: [UInt8]) {
    var cursor = JournalCursor(bytes)
    guard let writer = cursor.number(), let number = cursor.number() else { return nil }
    self.init(writer: writer, number: number, payload: cursor.rest())
  }
}

extension [UInt8] {
  /// A number as eight bytes, the highest first.
  static func number(_ number: Int) -> [UInt8] { word(UInt64(bitPattern: Int64(number))) }

  /// A word as eight bytes, the highest first.
  static func word(_ word: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
  }

  /// The seal over these bytes and what went before them.
  func seal(after chain: UInt64) -> UInt64 {
    var digest = Digest()
    digest.absorb(chain)
    digest.absorb(self)
    return digest.value
  }
}

/// Reads bytes from front to back, and says so when there are not enough.
struct JournalCursor {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  mutating func word() -> UInt64? {
    take(8)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func number() -> Int? { word().map { Int(truncatingIfNeeded: $0) } }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }
}
