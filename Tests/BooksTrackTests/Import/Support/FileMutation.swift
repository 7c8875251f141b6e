// Damage to files in practice: they are cut, joined, saved in another encoding, and edited by hand.

import PropertyTesting

/// A change to the bytes of a file.
enum FileMutation: Sendable {
  case cut(at: Int)
  case flip(at: Int, by: UInt8)
  case insert(at: Int, [UInt8])
  case drop(at: Int, count: Int)
  case doubleLine(at: Int)
  case swapLines(at: Int, with: Int)
  case saveAsUTF16(isLittleEndian: Bool)

  private static let pieces: [[UInt8]] = [
    [0x22], [0x22, 0x22], [0x2C], [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x3B], [0x00], [0xE9], [0xC3, 0xA9],
    [0xC3], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0x22, 0x0A], [0x2C, 0x22], [0x3D, 0x22], [0x5C], [0x7B, 0x7D],
    Array(repeating: 0x2C, count: 70), Array(repeating: 0x61, count: 300),
  ]

  /// Offsets are fractions of the file in units of 1/65,536, so that they apply to a file of any size.
  static let any: Gen<FileMutation> = {
    let place = Gen<Int>.integer(in: 0...65_535)
    return .frequency([
      (4, combine(place, Gen<[UInt8]>.element(of: pieces)).map { .insert(at: $0, $1) }),
      (2, combine(place, Gen<UInt8>.integer(in: 1...255)).map { .flip(at: $0, by: $1) }),
      (2, combine(place, Gen<Int>.integer(in: 1...90)).map { .drop(at: $0, count: $1) }),
      (2, place.map { .cut(at: $0) }),
      (1, place.map { .doubleLine(at: $0) }),
      (1, combine(place, place).map { .swapLines(at: $0, with: $1) }),
      (1, Gen<Bool>.bool().map { .saveAsUTF16(isLittleEndian: $0) }),
    ])
  }()

  /// Returns the bytes after the change.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    func place(_ part: Int) -> Int { bytes.count * part / 65_536 }
    switch self {
    case .cut(let part): return Array(bytes.prefix(place(part)))
    case .flip(let part, let mask):
      guard !bytes.isEmpty else { return bytes }
      var changed = bytes
      changed[place(part)] ^= mask
      return changed
    case .insert(let part, let piece): return Array(bytes[..<place(part)] + piece + bytes[place(part)...])
    case .drop(let part, let count):
      return Array(bytes[..<place(part)] + bytes[place(part)...].dropFirst(count))
    case .doubleLine(let part):
      let lines = Self.lines(bytes)
      let line = lines.count * part / 65_536
      return Array((lines[...line] + lines[line...]).joined())
    case .swapLines(let part, let other):
      var lines = Self.lines(bytes)
      lines.swapAt(lines.count * part / 65_536, lines.count * other / 65_536)
      return Array(lines.joined())
    case .saveAsUTF16(let isLittleEndian):
      let units = [0xFEFF] + Array(String(decoding: bytes, as: UTF8.self).utf16)
      return units.flatMap { unit in
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        return isLittleEndian ? pair : pair.reversed()
      }
    }
  }

  /// Splits bytes into lines with their line ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return lines + [rest]
  }
}
