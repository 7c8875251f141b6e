// A JSON writer with one buffer. A load run renders hundreds of thousands of payloads, whose keys must have
// the provider's order.

import BooksTrackAPI

/// Builds JSON.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  /// True if the next member or element must be preceded by a comma.
  private var needsComma = false

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  // MARK: Structure

  mutating func beginObject() { begin(0x7B) }
  mutating func endObject() { end(0x7D) }
  mutating func beginArray() { begin(0x5B) }
  mutating func endArray() { end(0x5D) }

  /// Adds the key of the next value.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  // MARK: Members

  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    text(value)
  }

  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    texts(values)
  }

  /// Adds a member with an array of one string.
  mutating func member(_ name: StaticString, only value: String) {
    key(name)
    beginArray()
    text(value)
    endArray()
  }

  /// Adds literal members that are the same in every answer, such as `"kind":"books#volume"`.
  mutating func members(_ json: StaticString) {
    separate()
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a member with names, in the shape that the distortion requires.
  mutating func member(_ name: StaticString, names: [String], _ distortion: Distortion) {
    key(name)
    if distortion.hasWrongTypes { return text(names.joined(separator: ", ")) }
    guard distortion.drift == .listOfObjects else { return texts(names) }
    beginArray()
    for name in names {
      beginObject()
      member("name", name)
      endObject()
    }
    endArray()
  }

  /// Adds a member with a title, nested if the distortion requires it.
  mutating func member(_ name: StaticString, title: String, _ distortion: Distortion) {
    key(name)
    guard distortion.drift == .nestedField else { return text(title) }
    beginObject()
    member("main", title)
    endObject()
  }

  // MARK: Values

  mutating func text(_ text: String) {
    separate()
    bytes.append(0x22)
    bytes.appendEscaped(text)
    bytes.append(0x22)
  }

  /// Adds a string in two or three parts.
  mutating func text(_ first: String, _ second: String, _ third: String = "") {
    separate()
    bytes.append(0x22)
    bytes.appendEscaped(first)
    bytes.appendEscaped(second)
    bytes.appendEscaped(third)
    bytes.append(0x22)
  }

  /// Adds a string of sentences separated by spaces, repeated a number of times.
  mutating func text(sentences: [String], times: Int) {
    separate()
    bytes.append(0x22)
    let start = bytes.count
    for (place, sentence) in sentences.enumerated() {
      if place > 0 { bytes.append(0x20) }
      bytes.appendEscaped(sentence)
    }
    // Escapes the sentences only once.
    if times > 1 {
      let once = [0x20] + bytes[start...]
      for _ in 1..<times { bytes.append(contentsOf: once) }
    }
    bytes.append(0x22)
  }

  /// Adds an array of strings.
  mutating func texts(_ texts: some Sequence<String>) {
    beginArray()
    for item in texts { text(item) }
    endArray()
  }

  mutating func number(_ number: Int) {
    separate()
    if number < 0 { bytes.append(0x2D) }
    let magnitude = number.magnitude
    var unit: UInt = 1
    while magnitude / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(0x30 + UInt8(magnitude / unit % 10))
      unit /= 10
    }
  }
  mutating func bool(_ value: Bool) { verbatim(value ? "true" : "false") }

  /// Adds literal JSON.
  mutating func verbatim(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  /// Adds literal JSON in parts, with a name that needs no escaping between them.
  mutating func verbatim(
    _ first: StaticString, with name: String, _ more: StaticString, _ last: StaticString = ""
  ) {
    separate()
    first.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: name.utf8)
    more.withUTF8Buffer { bytes.append(contentsOf: $0) }
    guard last.utf8CodeUnitCount > 0 else { return }
    bytes.append(contentsOf: name.utf8)
    last.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
