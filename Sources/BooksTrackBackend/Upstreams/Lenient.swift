// Reading what providers send: a value of the wrong type costs the field it stands in, or the item, never the
// answer; what is no document of the expected kind is one typed failure.

import BooksTrackAPI

extension HTTPResponse {
  /// The body as a document of that kind; anything else is unreadable.
  func document<Document: JSONReadable>(
    _ type: Document.Type, of provider: String
  ) throws(ProviderFailure) -> Document {
    let document = JSONTape.read(body) { try? Document(reading: $0) }
    guard let document, let document else { throw ProviderFailure(.unreadable, provider: provider) }
    return document
  }
}

extension JSONTape.Object {
  /// The value of the field; nil if it is missing or of another type.
  func lenient<Value: JSONReadable>(_ key: StaticString) -> Value? {
    self[key].flatMap { try? Value(reading: $0) }
  }

  /// The elements of the list in the field that can be read.
  func lenientList<Value: JSONReadable>(_ key: StaticString) -> [Value] {
    lenientPlaces(key).compactMap { $0 }
  }

  /// The elements of the list in the field, with a gap for each that cannot be read: for lists of which the
  /// elements belong together by their places.
  func lenientPlaces<Value: JSONReadable>(_ key: StaticString) -> [Value?] {
    self[key]?.elements?.map { try? Value(reading: $0) } ?? []
  }

  /// The elements of the list in the field, with a gap for each that cannot be read; the field must be a
  /// list.
  func requiredPlaces<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> [Value?] {
    guard let field = self[key] else { throw value.mismatch(.member(key)) }
    guard let elements = field.elements else { throw field.mismatch(.list) }
    return elements.map { try? Value(reading: $0) }
  }

  /// The same of a field that may be missing or null: then the list is empty.
  func optionalPlaces<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> [Value?] {
    guard let field = self[key], field.kind != .null else { return [] }
    return try requiredPlaces(key)
  }

  /// A number, or its text, as text. A fraction keeps its own digits: a place in a series may be `1.5`.
  func lenientNumber(_ key: StaticString) -> String? {
    guard let field = self[key] else { return nil }
    return field.wholeNumber.map { String($0) } ?? field.fraction ?? field.text
  }

  /// A text that an item cannot do without, in the form in which it is kept.
  func requiredText(_ key: StaticString, longest: Int) throws(JSONMismatch) -> String {
    let text: String = try required(key)
    guard let line = text.line(longest) else { throw (self[key] ?? value).mismatch(.text) }
    return line
  }

  /// Refuses an object that has none of these fields: it is some other document, not an empty list.
  func requireOne(of keys: StaticString...) throws(JSONMismatch) {
    for key in keys where self[key] != nil { return }
    throw value.mismatch(.member(keys[0]))
  }
}
