// A JSON writer with the same output as JSONEncoder with sorted keys and without escaped slashes: no white
// space, members sorted by name.
//
// Implementations of `write(to:)` must write members in sorted order; tests compare the output with that of
// JSONEncoder.

/// A type that can be encoded as a JSON value.
package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

/// Builds a JSON document.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// True if the next member or element must be preceded by a comma.
  private var needsComma = false

  package init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

  /// Writes an object with the members that `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array.
  mutating func list(_ values: some Sequence<some JSONWritable>) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for value in values { value.write(to: &self) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a member of an object.
  mutating func member(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a member, unless the value is nil.
  mutating func optional(_ name: StaticString, _ value: (some JSONWritable)?) {
    if let value { member(name, value) }
  }

  /// Writes an array member, unless it is empty.
  mutating func unlessEmpty(_ name: StaticString, _ list: [some JSONWritable]) {
    if !list.isEmpty { member(name, list) }
  }

  /// Writes the name of the next value. Names must not need escapes.
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
