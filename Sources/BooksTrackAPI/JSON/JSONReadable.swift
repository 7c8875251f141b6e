// Decoding of types from a JSON tape, and the error for a value of another type.

/// A type that can be decoded from a JSON value.
package protocol JSONReadable {
  /// Decodes a value; throws the first mismatch.
  init(reading value: JSONTape.Value) throws(JSONMismatch)
}

/// A mismatch between a value and the type that is required there.
package struct JSONMismatch: Error {
  /// The required type.
  package enum Need {
    case text, flag, wholeNumber, list, object
    /// Any value; the member is missing.
    case member(StaticString)
    /// A string or name with valid contents.
    case sound
  }

  let need: Need
  /// The index of the entry of the value; for a missing member, of the object.
  let index: Int
}

extension JSONTape.Value {
  /// Returns a mismatch at this value.
  package func mismatch(_ need: JSONMismatch.Need) -> JSONMismatch { JSONMismatch(need: need, index: index) }

  /// Returns the members of the object; throws if the value is not an object.
  package func members() throws(JSONMismatch) -> JSONTape.Object {
    if let object { return object }
    throw mismatch(kind == .object ? .sound : .object)
  }
}

extension JSONTape.Object {
  /// Decodes a member; throws if it is missing.
  package func required<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> Value {
    guard let member = self[key] else { throw value.mismatch(.member(key)) }
    return try Value(reading: member)
  }

  /// Decodes a member; nil if it is missing or null.
  package func optional<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> Value? {
    guard let member = self[key], member.kind != .null else { return nil }
    return try Value(reading: member)
  }

  /// Decodes an array member; empty if it is missing or null.
  package func list<Element: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> [Element] {
    try optional(key) ?? []
  }
}

extension String: JSONReadable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let text = value.text else { throw value.mismatch(value.kind == .text ? .sound : .text) }
    self = text
  }
}

extension Bool: JSONReadable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let flag = value.flag else { throw value.mismatch(.flag) }
    self = flag
  }
}

extension Int: JSONReadable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let number = value.wholeNumber else { throw value.mismatch(.wholeNumber) }
    self = number
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let elements = value.elements else { throw value.mismatch(.list) }
    self = []
    for element in elements { append(try Element(reading: element)) }
  }
}
