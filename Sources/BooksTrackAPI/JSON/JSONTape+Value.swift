// Access to the values, members and elements of a tape.

extension JSONTape {
  /// A value of a document. It points into the tape and must not outlive the call of `JSONTape.read`.
  package struct Value {
    let bytes: UnsafePointer<UInt8>
    let entries: UnsafePointer<Entry>
    let index: Int

    var entry: Entry { entries[index] }

    /// The kind of value.
    package var kind: Kind { entries[index].kind }

    /// The string; nil if the value is not a string or is malformed.
    package var text: String? { kind == .text ? JSONTape.text(of: entry, in: bytes) : nil }

    /// The boolean; nil if the value is not a boolean.
    package var flag: Bool? {
      switch kind {
      case .yes: true
      case .no: false
      default: nil
      }
    }

    /// The members; nil if the value is not an object or has a malformed name.
    package var object: Object? {
      kind == .object && !entry.traits.contains(.isDamaged) ? Object(value: self) : nil
    }

    /// The elements; nil if the value is not an array.
    package var elements: Elements? {
      guard kind == .list else { return nil }
      return Elements(bytes: bytes, entries: entries, index: index + 1, end: Int(entry.next))
    }
  }

  /// The members of an object.
  package struct Object {
    package let value: Value

    /// The value of the first member with a name, as in JSONDecoder.
    ///
    /// - Complexity: O(members).
    package subscript(key: StaticString) -> Value? {
      let entries = value.entries
      let end = Int(entries[value.index].next)
      var index = value.index + 1
      while index < end {
        if matches(entries[index], key) {
          return Value(bytes: value.bytes, entries: entries, index: index + 1)
        }
        index = Int(entries[index + 1].next)
      }
      return nil
    }

    @inline(__always)
    private func matches(_ name: Entry, _ key: StaticString) -> Bool {
      let length = key.utf8CodeUnitCount
      let written = Int(name.end &- name.start)
      if name.traits.contains(.hasEscapes) {
        // An escape is longer than the character it encodes, and at most six times as long. The test avoids
        // unescaping an object with very many such names once for each field that is looked up.
        guard written > length, written <= 6 * length else { return false }
        return JSONTape.text(of: name, in: value.bytes) == key.description
      }
      guard written == length else { return false }
      let start = value.bytes + Int(name.start)
      for offset in 0..<length where start[offset] != key.utf8Start[offset] { return false }
      return true
    }
  }

  /// The elements of an array, in order.
  package struct Elements: Sequence, IteratorProtocol {
    fileprivate let bytes: UnsafePointer<UInt8>
    fileprivate let entries: UnsafePointer<Entry>
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> Value? {
      guard index < end else { return nil }
      defer { index = Int(entries[index].next) }
      return Value(bytes: bytes, entries: entries, index: index)
    }
  }
}

extension JSONTape.Value {
  /// Returns the path from this value to the value with an entry index, such as `data.works[3].title`.
  ///
  /// - Complexity: O(entries); used only for errors.
  func path(to target: Int) -> String {
    var text = ""
    var index = index
    while index < target {
      var place = 0
      var child = index + 1
      let isObject = entries[index].kind == .object
      if isObject { child += 1 }
      while Int(entries[child].next) <= target {
        child = Int(entries[child].next) + (isObject ? 1 : 0)
        place += 1
      }
      if isObject {
        let name = JSONTape.text(of: entries[child - 1], in: bytes) ?? ""
        text += text.isEmpty ? name : ".\(name)"
      } else {
        text += "[\(place)]"
      }
      index = child
    }
    return text
  }
}
