// Reading what providers send: a value of the wrong type costs the field it stands in, or the item, never the
// answer; what is no document of the expected kind is one typed failure.

import BooksTrackAPI
import Foundation

/// An element of a list, or nothing if it cannot be read.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}

extension HTTPResponse {
  /// The body as a document of that kind; anything else is unreadable.
  ///
  /// The decoder reads 512 levels of nesting and no more, so that no body can exhaust the stack.
  func document<Document: Decodable>(
    _ type: Document.Type, of provider: String
  ) throws(ProviderFailure) -> Document {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw ProviderFailure(.unreadable, provider: provider)
    }
  }
}

extension KeyedDecodingContainer {
  /// The value of the field; nothing if it is missing or of another type.
  func lenient<Value: Decodable>(_ key: Key) -> Value? {
    // Asking first is cheaper than the error of a missing field, and most fields of a payload are missing.
    guard contains(key) else { return nil }
    return try? decode(Value.self, forKey: key)
  }

  /// The elements of the list in the field that can be read.
  func lenientList<Value: Decodable & Sendable>(_ key: Key) -> [Value] {
    guard contains(key) else { return [] }
    if let list = try? decode([Value].self, forKey: key) { return list }
    return lenientPlaces(key).compactMap { $0 }
  }

  /// The elements of the list in the field, with a gap for each that cannot be read: for lists of which the
  /// elements belong together by their places.
  func lenientPlaces<Value: Decodable & Sendable>(_ key: Key) -> [Value?] {
    guard contains(key), let list = try? decode([Lenient<Value>].self, forKey: key) else { return [] }
    return list.map(\.value)
  }

  /// A number, or its text, as text.
  func lenientNumber(_ key: Key) -> String? {
    guard contains(key) else { return nil }
    if let number = try? decode(Int.self, forKey: key) { return String(number) }
    return try? decode(String.self, forKey: key)
  }

  /// A text that an item cannot do without, in the form in which it is kept.
  func requiredText(_ key: Key, longest: Int) throws -> String {
    let text = try decode(String.self, forKey: key).line(longest)
    guard let text else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "a text without a character")
    }
    return text
  }

  /// Refuses an object that has none of these fields: it is some other document, not an empty list.
  func requireOne(of keys: Key...) throws {
    guard keys.contains(where: contains) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "a document of another kind"))
    }
  }
}
