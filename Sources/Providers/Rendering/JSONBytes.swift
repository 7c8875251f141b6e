// JSON written by hand into one buffer, because a load run renders hundreds of thousands of payloads whose
// keys have the provider's own order.

import BooksTrackAPI

/// Collects JSON.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma in front of it.
  private var needsComma = false

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  // MARK: Structure

  mutating func beginObject() { begin(0x7B) }
  mutating func endObject() { end(0x7D) }
  mutating func beginArray() { begin(0x5B) }
  mutating func endArray() { end(0x5D) }

  /// The key of the next value.
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

  /// A list of one text.
  mutating func member(_ name: StaticString, only value: String) {
    key(name)
    beginArray()
    text(value)
    endArray()
  }

  /// Finished members that are the same in every answer, such as `"kind":"books#volume"`.
  mutating func members(_ json: StaticString) {
    separate()
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Names, in the shape that the list has after a change of schema.
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

  /// A title, which may have moved one level down.
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

  /// Text in two or three pieces.
  mutating func text(_ first: String, _ second: String, _ third: String = "") {
    separate()
    bytes.append(0x22)
    bytes.appendEscaped(first)
    bytes.appendEscaped(second)
    bytes.appendEscaped(third)
    bytes.append(0x22)
  }

  /// Text of sentences with a space between them, that many times over.
  mutating func text(sentences: [String], times: Int) {
    separate()
    bytes.append(0x22)
    let start = bytes.count
    for (place, sentence) in sentences.enumerated() {
      if place > 0 { bytes.append(0x20) }
      bytes.appendEscaped(sentence)
    }
    // What is escaped once need not be escaped thousands of times.
    if times > 1 {
      let once = [0x20] + bytes[start...]
      for _ in 1..<times { bytes.append(contentsOf: once) }
    }
    bytes.append(0x22)
  }

  /// A list of texts.
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

  /// Finished JSON.
  mutating func verbatim(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  /// Finished JSON in pieces, with a name that needs no escaping between each two.
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
