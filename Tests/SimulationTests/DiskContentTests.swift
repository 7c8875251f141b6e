// The content of a file in blocks, compared with a plain array.

import PropertyTesting
import Testing

@testable import Simulation

@Suite struct DiskContentTests {
  private enum Edit: Sendable {
    case write(offset: Int, count: Int)
    case resize(Int)
    case flip(offset: Int)
  }

  /// Offsets around the boundaries of the first blocks.
  private static let place = Gen<Int>.frequency([
    (2, .integer(in: 0...40)), (3, .integer(in: 16_370...16_400)), (2, .integer(in: 32_750...32_790)),
    (1, .integer(in: 0...50_000)),
  ])

  private static let edit = Gen<Edit>.frequency([
    (5, combine(place, place).map { .write(offset: $0.0, count: $0.1) }),
    (3, place.map { .resize($0) }),
    (2, place.map { .flip(offset: $0) }),
  ])

  @Test func whatIsInTheBlocksIsWhatAnArrayHolds() throws {
    try check("blocks against an array", .array(of: Self.edit, count: 0...12), count: 150) { edits in
      var content = DiskContent()
      var model: [UInt8] = []
      for (number, edit) in edits.enumerated() {
        let copy = content
        let before = model
        Self.perform(edit, UInt8(number + 1), &content, &model)
        try claimEqual(content.count, model.count, "length after \(edit)")
        try claim(content.bytes(0..<Int.max) == model, "\(edit) gave other bytes")
        try claim(copy.bytes(0..<Int.max) == before, "\(edit) changed a copy")
        try claim(content == Self.content(of: model), "blocks depend on how they came about")
        for end in [0, 16_383, 16_384, 16_385, 40_000] where end >= 7 {
          try claim(content.bytes(7..<end) == Array(model.prefix(end).dropFirst(7)), "bytes 7 to \(end)")
        }
      }
    }
  }

  private static func content(of bytes: [UInt8]) -> DiskContent {
    var content = DiskContent()
    content.write(bytes, at: 0)
    return content
  }

  private static func perform(
    _ edit: Edit, _ fill: UInt8, _ content: inout DiskContent, _ model: inout [UInt8]
  ) {
    func grow(to length: Int) { model += [UInt8](repeating: 0, count: max(0, length - model.count)) }
    switch edit {
    case .write(let offset, let count):
      let bytes = (0..<count).map { fill &+ UInt8($0 % 7) }
      content.write(bytes, at: offset)
      grow(to: offset + count)
      model.replaceSubrange(offset..<offset + count, with: bytes)
    case .resize(let length):
      content.resize(to: length)
      grow(to: length)
      model.removeLast(model.count - length)
    case .flip(let offset):
      content.flip(0x40, at: offset)
      if offset < model.count { model[offset] ^= 0x40 }
    }
  }
}
