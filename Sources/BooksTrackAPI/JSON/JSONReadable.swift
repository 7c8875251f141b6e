// Types that read themselves from a tape, and the error by which they say that a value is not what they need.

/// What is made of a JSON value.
package protocol JSONReadable {
  /// Reads a value; the first thing in it that is not as it should be is the error.
  init(reading value: JSONTape.Value) throws(JSONMismatch)
}

/// A value of another kind than the one that is needed there.
package struct JSONMismatch: Error {
  /// What is needed.
  package enum Need {
    case text, flag, wholeNumber, list, object
    /// Anything: a member is missing.
    case member(StaticString)
    /// A text or a name without damage.
    case sound
  }

  let need: Need
  /// The entry of what stands there; of what is missing, the object's.
  let index: Int
}

extension JSONTape.Value {
  /// The error that something else is needed than this value.
  package func mismatch(_ need: JSONMismatch.Need) -> JSONMismatch { JSONMismatch(need: need, index: index) }

  /// Its members; anything else than an object is an error.
  package func members() throws(JSONMismatch) -> JSONTape.Object {
    if let object { return object }
    throw mismatch(kind == .object ? .sound : .object)
  }
}

extension JSONTape.Object {
  /// What that member says; one that is missing is an error.
  package func required<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> Value {
    guard let member = self[key] else { throw value.mismatch(.member(key)) }
    return try Value(reading: member)
  }

  /// What that member says; nil if it is missing or null.
  package func optional<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> Value? {
    guard let member = self[key], member.kind != .null else { return nil }
    return try Value(reading: member)
  }

  /// The list in that member; missing or null is empty.
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
