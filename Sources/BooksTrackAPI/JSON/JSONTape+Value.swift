// A place on the tape: what a reader asks for a value, its members and its elements.

extension JSONTape {
  /// A value of a document. It points into the tape and must not outlive the reading.
  package struct Value {
    let bytes: UnsafePointer<UInt8>
    let entries: UnsafePointer<Entry>
    let index: Int

    var entry: Entry { entries[index] }

    /// What it is.
    package var kind: Kind { entries[index].kind }

    /// Its text; nil if it is none, or is damaged.
    package var text: String? { kind == .text ? JSONTape.text(of: entry, in: bytes) : nil }

    /// Whether it is true; nil if it is neither true nor false.
    package var flag: Bool? {
      switch kind {
      case .yes: true
      case .no: false
      default: nil
      }
    }

    /// Its members; nil if it is no object, or a name in it is damaged.
    package var object: Object? {
      kind == .object && !entry.traits.contains(.isDamaged) ? Object(value: self) : nil
    }

    /// Its elements; nil if it is no list.
    package var elements: Elements? {
      guard kind == .list else { return nil }
      return Elements(bytes: bytes, entries: entries, index: index + 1, end: Int(entry.next))
    }
  }

  /// The members of an object.
  package struct Object {
    package let value: Value

    /// The value of that name; of several the first, as JSONDecoder does.
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
        // An escape is longer than what it stands for, and six times as long at most. So an object with very
        // many such names is not unescaped once for each field that is looked up.
        guard written > length, written <= 6 * length else { return false }
        return JSONTape.text(of: name, in: value.bytes) == key.description
      }
      guard written == length else { return false }
      let start = value.bytes + Int(name.start)
      for offset in 0..<length where start[offset] != key.utf8Start[offset] { return false }
      return true
    }
  }

  /// The elements of a list, in order.
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
  /// The place of the value with that entry, from this one, such as `data.works[3].title`.
  ///
  /// - Complexity: O(entries): only errors ask.
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
