// How the DTOs read and write their less common fields, so that they all treat absence alike: a missing field
// and `null` are the same, and an empty list is not sent unless the contract requires it (CON-1).

extension KeyedDecodingContainer {
  /// The list in that field; missing is empty.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }

  /// The whole number in that field.
  ///
  /// For a number with a fraction or beyond 64 bits the decoder's own error does not say where; this one
  /// does.
  func wholeNumber(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      let place = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "\(error)")
      throw DecodingError.typeMismatch(Int.self, place)
    }
  }

  /// The word in that field, known or not.
  func openValue<Value: OpenValue>(_ key: Key) throws -> Value? {
    // Read as plain text: an extra container for the wrapper would double the cost of the field.
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    return Value(rawValue: text)
  }
}

extension KeyedEncodingContainer {
  /// Writes a list unless it is empty.
  mutating func encodeUnlessEmpty<Element: Encodable>(_ list: [Element], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}
