// Damage to payloads: on the wire, in a proxy, or in a provider's own program.

import Foundation
import PropertyTesting

/// A change to the bytes of a payload. Positions are taken modulo the length, so that every change applies to
/// every payload; inserted pieces are given by their index in a list, which keeps reports short.
enum PayloadMutation: Sendable {
  case cutOff(at: Int)
  case overwrite(at: Int, with: Int)
  case insert(at: Int, Int)
  case remove(at: Int, count: Int)
  /// Replaces a value by another one.
  case replaceValue(Int, with: Int)
  /// Renames a member, which removes it.
  case renameKey(Int)
  /// Repeats a member, first with another value.
  case repeatKey(Int, with: Int)
  /// Exchanges two tokens.
  case swapTokens(Int, Int)

  func applied(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .cutOff(let place): return Array(bytes.prefix(place % (bytes.count + 1)))
    case .overwrite(let place, let piece):
      let start = place % (bytes.count + 1)
      let piece = OddPieces.bytes[piece]
      return Array(bytes[..<start] + piece + bytes.dropFirst(start + piece.count))
    case .insert(let place, let piece):
      let start = place % (bytes.count + 1)
      return Array(bytes[..<start] + OddPieces.bytes[piece] + bytes[start...])
    case .remove(let place, let count):
      let start = place % (bytes.count + 1)
      return Array(bytes[..<start] + bytes.dropFirst(start + count))
    default: return JSONTokens(bytes).changed(by: self)
    }
  }

  static let any: Gen<PayloadMutation> = {
    let place = Gen<Int>.integer(in: 0...100_000)
    let piece = Gen<Int>.integer(in: 0...(OddPieces.values.count - 1))
    let damage = Gen<Int>.integer(in: 0...(OddPieces.bytes.count - 1))
    return Gen.one(of: [
      place.map { .cutOff(at: $0) },
      combine(place, damage).map { .overwrite(at: $0, with: $1) },
      combine(place, damage).map { .insert(at: $0, $1) },
      combine(place, Gen<Int>.integer(in: 1...200)).map { .remove(at: $0, count: $1) },
      combine(place, piece).map { .replaceValue($0, with: $1) },
      combine(place, piece).map { .replaceValue($0, with: $1) },
      combine(place, piece).map { .replaceValue($0, with: $1) },
      place.map { .renameKey($0) },
      combine(place, piece).map { .repeatKey($0, with: $1) },
      combine(place, place).map { .swapTokens($0, $1) },
    ])
  }()
}

/// Unexpected values.
enum OddPieces {
  static let bytes: [[UInt8]] = [
    [0xFF], [0xC3], [0x00], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], Array("<html>".utf8), Array("\"".utf8),
    Array("{".utf8), Array("]".utf8), Array("\\".utf8), Array(",".utf8), [0xF4, 0x90, 0x80, 0x80],
    [0x7F, 0x1F],
  ]

  private static let texts = [
    "null", "true", "0", "-1", "1.5", "1e400", "-1e400", "1e-400", "99999999999999999999", "4294967296",
    "9223372036854775807", "-9223372036854775808", "-0", "NaN", "\"\"", "\" \"", "\"\\ud800\"",
    "\"\\udc00\\ud800\"", "\"\\u0000\"", "\"0000-00-00\"", "\"9999999999999\"", "\"9781399000017\"",
    "\"OL1W\"",
    "\"/works/OL99999999999999999999W\"", "\"<p>&#1114112;&#x110000;&amp\"", "\"&#\"", "\"~autofilled~\"",
    "\",\"", "\"(\"",
    "\"#1\"", "\"( #1)\"", "\"May 99999, 1999\"", "\"-\"", "\"/\"", "\"e\\u0301\"", "[]", "{}", "[null]",
    "[[]]",
    "{\"key\":{\"key\":{}}}", "[1,\"a\",{}]", "{\"value\":7}", "{\"type\":\"/type/text\",\"value\":\"v\"}",
  ]

  private static let small = texts.map { Array($0.utf8) }

  /// One in fifty is large: a million letters, a letter with a million marks, ten thousand levels.
  static let values: [[UInt8]] =
    Array(repeatElement(small, count: 9).joined()) + [
      Array("\"\(String(repeating: "a", count: 1_000_000))\"".utf8),
      Array("\"e\(String(repeating: "\u{301}", count: 500_000))\"".utf8),
      Array("\"\(String(repeating: "<a", count: 200_000))\"".utf8),
      Array("\"\(String(repeating: "&#", count: 100_000))\"".utf8),
      Array("\"\(String(repeating: "a b ", count: 100_000))\"".utf8),
      Array(repeating: UInt8(ascii: "["), count: 10_000) + Array(repeating: UInt8(ascii: "]"), count: 10_000),
      Array(String(repeating: "{\"a\":", count: 10_000).utf8) + Array("1".utf8)
        + Array(repeating: UInt8(ascii: "}"), count: 10_000),
      Array("[\((0..<20_000).map { "\"\($0)\"" }.joined(separator: ","))]".utf8),
    ]
}

/// The tokens of JSON-like text; other bytes stay where they are.
struct JSONTokens {
  private enum Kind { case key, value, sign }

  private let bytes: [UInt8]
  private var tokens: [(range: Range<Int>, kind: Kind)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        let end = endOfText(from: place)
        let next = bytes[end...].first { $0 > 0x20 }
        tokens.append((place..<end, next == UInt8(ascii: ":") ? .key : .value))
        place = end
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        tokens.append((place..<place + 1, .sign))
        place += 1
      case 0...0x20:
        place += 1
      default:
        let end = bytes[place...].firstIndex { $0 <= 0x20 || ",:{}[]\"".utf8.contains($0) } ?? bytes.count
        tokens.append((place..<end, .value))
        place = end
      }
    }
  }

  private func endOfText(from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }

  func changed(by mutation: PayloadMutation) -> [UInt8] {
    switch mutation {
    case .replaceValue(let number, let piece):
      return replacing(pick(number, { $0 == .value }), with: OddPieces.values[piece])
    case .renameKey(let number):
      return replacing(pick(number, { $0 == .key }), with: Array("\"renamed\"".utf8))
    case .repeatKey(let number, let piece):
      guard let key = pick(number, { $0 == .key }) else { return bytes }
      let member = bytes[key] + [UInt8(ascii: ":")] + OddPieces.values[piece] + [UInt8(ascii: ",")]
      return Array(bytes[..<key.lowerBound] + member + bytes[key.lowerBound...])
    case .swapTokens(let left, let right):
      guard let first = pick(left, { _ in true }), let second = pick(right, { _ in true }) else {
        return bytes
      }
      let (low, high) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
      guard low.upperBound <= high.lowerBound else { return bytes }
      let swapped = bytes[high] + bytes[low.upperBound..<high.lowerBound] + bytes[low]
      return Array(bytes[..<low.lowerBound] + swapped + bytes[high.upperBound...])
    default: return bytes
    }
  }

  private func pick(_ number: Int, _ isMeant: (Kind) -> Bool) -> Range<Int>? {
    let meant = tokens.filter { isMeant($0.kind) }
    return meant.isEmpty ? nil : meant[number % meant.count].range
  }

  private func replacing(_ range: Range<Int>?, with piece: [UInt8]) -> [UInt8] {
    guard let range else { return bytes }
    return Array(bytes[..<range.lowerBound] + piece + bytes[range.upperBound...])
  }
}
