// JSON straight into bytes, the same bytes as those of JSONEncoder with sorted keys and plain slashes:
// nothing between the values, members in the order of their names.
//
// Whoever writes an object writes its members in that order; tests compare the bytes with those of
// JSONEncoder.

/// What writes itself as a JSON value.
package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

/// Collects a JSON document.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma in front of it.
  private var needsComma = false

  package init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

  /// An object of the members that `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// A list of those values.
  mutating func list(_ values: some Sequence<some JSONWritable>) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for value in values { value.write(to: &self) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// A member of an object.
  mutating func member(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// A member, unless there is no value.
  mutating func optional(_ name: StaticString, _ value: (some JSONWritable)?) {
    if let value { member(name, value) }
  }

  /// A member with a list, unless it is empty.
  mutating func unlessEmpty(_ name: StaticString, _ list: [some JSONWritable]) {
    if !list.isEmpty { member(name, list) }
  }

  /// The name of the next value. Names need no escapes.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  fileprivate mutating func verbatim(_ text: StaticString) {
    separate()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate mutating func number(_ number: Int) {
    separate()
    if (0...9).contains(number) {
      bytes.append(48 + UInt8(truncatingIfNeeded: number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  fileprivate mutating func text(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

extension String: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.text(self) }
}

extension Bool: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.verbatim(self ? "true" : "false") }
}

extension Int: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.list(self) }
}
