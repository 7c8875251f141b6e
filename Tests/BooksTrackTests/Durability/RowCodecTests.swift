// Rows as bytes: every field comes back, bytes that are none are refused, and the format stays what it is.

import BooksTrackAPI
import LibrarySamples
import Testing

@testable import BooksTrack

@Suite("Rows as bytes")
struct RowCodecTests {
  /// One change of each kind, every field filled, and the same rows with everything left out.
  static let changes = FullRows.changes + FullRows.bareChanges

  private func bytes(of change: Change) -> [UInt8] {
    var writer = ByteWriter()
    change.write(to: &writer)
    return writer.bytes
  }

  @Test("a change survives a round trip", arguments: changes)
  func roundTrip(change: Change) throws {
    let bytes = bytes(of: change)
    var parser = ByteParser(bytes)
    #expect(try Change(from: &parser) == change)
    #expect(parser.isAtEnd)
  }

  @Test("every kind of row is among the samples, under its own number")
  func kinds() {
    let heads = Set(Self.changes.map { bytes(of: $0)[0] >> 1 })
    #expect(heads == Set(RowKinds.all.map { $0.tag }))
    #expect(heads.count == RowKinds.all.count)
  }

  @Test("a truncated change is an error with its offset", arguments: changes)
  func cutOff(change: Change) {
    let bytes = bytes(of: change)
    for size in 0..<bytes.count {
      var parser = ByteParser(Array(bytes.prefix(size)))
      #expect(throws: ByteError.self) { try Change(from: &parser) }
    }
  }

  @Test("changed bytes are an error or another change, never a trap", arguments: changes)
  func changedBytes(change: Change) {
    let bytes = bytes(of: change)
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, bytes[index] ^ 1] {
        var changed = bytes
        changed[index] = value
        var parser = ByteParser(changed)
        _ = try? Change(from: &parser)
      }
    }
  }

  @Test(
    "a text that is not UTF-8 is an error with its offset",
    arguments: [[0xC3], [0x41, 0xFF], [0xED, 0xA0, 0x80], [0x80, 0x41]] as [[UInt8]])
  func otherBytes(text: [UInt8]) {
    var writer = ByteWriter()
    writer.block(text)
    var parser = ByteParser(writer.bytes)
    #expect(throws: ByteError(offset: 1, expected: "UTF-8", found: "other bytes")) { try parser.text() }
  }

  @Test(
    "numbers survive a round trip at their limits",
    arguments: [
      0, 1, -1, 63, 64, -64, -65, 8_191, 1 << 31, .max, .min, .max - 1, .min + 1,
    ] as [Int64])
  func numbers(value: Int64) throws {
    var writer = ByteWriter()
    writer.signed(value)
    writer.number(UInt64(bitPattern: value))
    writer.fixed64(UInt64(bitPattern: value))
    var parser = ByteParser(writer.bytes)
    #expect(try parser.signed() == value)
    #expect(try parser.number() == UInt64(bitPattern: value))
    #expect(try parser.fixed64() == UInt64(bitPattern: value))
    #expect(parser.isAtEnd)
  }

  @Test(
    "a length of any size precedes what it measures",
    arguments: [0, 1, 127, 128, 16_383, 16_384, 70_000])
  func measured(length: Int) throws {
    var writer = ByteWriter()
    writer.measured { $0.raw(repeatElement(7, count: length)) }
    writer.byte(9)
    var parser = ByteParser(writer.bytes)
    #expect(try parser.block().count == length)
    #expect(try parser.byte() == 9)
  }

  @Test("a checksum changes with every bit, with the length and with the seed")
  func checksum() {
    let bytes = Array(UInt8(0)..<40)
    let sum = Checksum.of(bytes, 0..<40, seed: 1)
    for bit in 0..<40 * 8 {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(Checksum.of(other, 0..<40, seed: 1) != sum)
    }
    #expect(Checksum.of(bytes, 0..<39, seed: 1) != sum)
    #expect(Checksum.of(bytes, 0..<40, seed: 2) != sum)
    #expect(Checksum.of([], 0..<0, seed: 1) != Checksum.of([0], 0..<1, seed: 1))
  }

  @Test("the format is that of version 8; changing it needs a new version and a step")
  func golden() {
    var writer = ByteWriter()
    for change in Self.changes { change.write(to: &writer) }
    #expect(LibraryFormat.current.version == 8)
    #expect(Checksum.of(writer.bytes, 0..<writer.count, seed: 0) == 15_909_369_997_548_999_113)
  }
}
