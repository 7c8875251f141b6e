// Lenient parsing of providers' JSON: a value of the wrong type costs its field or its item, never the whole
// response. A body that is not the expected document is a typed failure.

import BooksTrackAPI

extension HTTPResponse {
  /// Parses the body as a document of that type. Throws `unreadable` if it is not one.
  func document<Document: JSONReadable>(
    _ type: Document.Type, of provider: String
  ) throws(ProviderFailure) -> Document {
    let document = JSONTape.read(body) { try? Document(reading: $0) }
    guard let document, let document else { throw ProviderFailure(.unreadable, provider: provider) }
    return document
  }
}

extension JSONTape.Object {
  /// Returns the value of the field; nil if it is missing or of another type.
  func lenient<Value: JSONReadable>(_ key: StaticString) -> Value? {
    self[key].flatMap { try? Value(reading: $0) }
  }

  /// Returns the readable elements of the list in the field.
  func lenientList<Value: JSONReadable>(_ key: StaticString) -> [Value] {
    lenientPlaces(key).compactMap { $0 }
  }

  /// Returns the elements of the list in the field, with nil for each unreadable one: for lists whose
  /// elements correspond to those of another list.
  func lenientPlaces<Value: JSONReadable>(_ key: StaticString) -> [Value?] {
    self[key]?.elements?.map { try? Value(reading: $0) } ?? []
  }

  /// Returns the elements of the list in the field, with nil for each unreadable one. Throws if the field is
  /// not a list.
  func requiredPlaces<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> [Value?] {
    guard let field = self[key] else { throw value.mismatch(.member(key)) }
    guard let elements = field.elements else { throw field.mismatch(.list) }
    return elements.map { try? Value(reading: $0) }
  }

  /// Like `requiredPlaces`, but returns an empty list if the field is missing or null.
  func optionalPlaces<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> [Value?] {
    guard let field = self[key], field.kind != .null else { return [] }
    return try requiredPlaces(key)
  }

  /// Returns a number, or a text, as text. Fractions keep their digits: a position in a series may be `1.5`.
  func lenientNumber(_ key: StaticString) -> String? {
    guard let field = self[key] else { return nil }
    return field.wholeNumber.map { String($0) } ?? field.fraction ?? field.text
  }

  /// Returns a required text as one trimmed line of at most `longest` scalars. Throws if it is missing or
  /// empty.
  func requiredText(_ key: StaticString, longest: Int) throws(JSONMismatch) -> String {
    let text: String = try required(key)
    guard let line = text.line(longest) else { throw (self[key] ?? value).mismatch(.text) }
    return line
  }

  /// Throws if the object has none of these fields: it is another kind of document, not an empty list.
  func requireOne(of keys: StaticString...) throws(JSONMismatch) {
    for key in keys where self[key] != nil { return }
    throw value.mismatch(.member(keys[0]))
  }
}
