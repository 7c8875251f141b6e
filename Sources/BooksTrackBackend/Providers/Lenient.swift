// Reading what providers send: a value of the wrong type costs the field it stands in, or the item, never the
// answer.

/// An element of a list, or nothing if it cannot be read.
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
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
    return ((try? decode([Lenient<Value>].self, forKey: key)) ?? []).compactMap(\.value)
  }

  /// A number, or its text, as text.
  func lenientNumber(_ key: Key) -> String? {
    guard contains(key) else { return nil }
    if let number = try? decode(Int.self, forKey: key) { return String(number) }
    return try? decode(String.self, forKey: key)
  }
}
