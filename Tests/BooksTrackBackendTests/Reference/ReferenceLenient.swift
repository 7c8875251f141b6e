// Lenient parsing of payloads with Foundation, a reference for the tape parser. The types have the same names
// as those in the sources, and the same fields in the same order.

import BooksTrackAPI
import Foundation

@testable import BooksTrackBackend

/// An element that may be unreadable; it is described by its contents.
protocol Transparent {
  var content: Any { get }
}

struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

extension Lenient: Transparent {
  var content: Any { value as Any }
}

extension KeyedDecodingContainer {
  func lenient<Value: Decodable>(_ key: Key) -> Value? {
    // A check is cheaper than the error of a missing field, and most fields of a payload are missing.
    guard contains(key) else { return nil }
    return try? decode(Value.self, forKey: key)
  }

  func lenientList<Value: Decodable & Sendable>(_ key: Key) -> [Value] {
    guard contains(key) else { return [] }
    if let list = try? decode([Value].self, forKey: key) { return list }
    return lenientPlaces(key).compactMap { $0 }
  }

  func lenientPlaces<Value: Decodable & Sendable>(_ key: Key) -> [Value?] {
    guard contains(key), let list = try? decode([Lenient<Value>].self, forKey: key) else { return [] }
    return list.map(\.value)
  }

  func lenientNumber(_ key: Key) -> String? {
    guard contains(key) else { return nil }
    if let number = try? decode(Int.self, forKey: key) { return String(number) }
    if let number = try? decode(Decimal.self, forKey: key) { return Self.fraction(number) }
    return try? decode(String.self, forKey: key)
  }

  private static func fraction(_ number: Decimal) -> String? {
    number.exponent < 0 && abs(number) < 1_000_000_000 ? "\(number)" : nil
  }

  func requiredText(_ key: Key, longest: Int) throws -> String {
    let text = try decode(String.self, forKey: key).line(longest)
    guard let text else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "a text without a character")
    }
    return text
  }

  func requireOne(of keys: Key...) throws {
    guard keys.contains(where: contains) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "a document of another kind"))
    }
  }
}
