// A buffer for delimited text, written byte by byte.

/// Collects the records of a delimited file.
struct CSVBytes {
  /// The quoting of text fields.
  enum Quoting: Hashable, Sendable {
    /// Only where required.
    case whereNeeded
    /// All nonempty text fields.
    case allText
  }

  private(set) var bytes: [UInt8] = []
  let quoting: Quoting
  let newline: [UInt8]
  let separator: UInt8
  private var isAtStart = true
  private var recordStart = 0

  init(quoting: Quoting, newline: String, separator: Unicode.Scalar = ",", capacity: Int) {
    self.quoting = quoting
    self.newline = Array(newline.utf8)
    self.separator = UInt8(ascii: separator)
    bytes.reserveCapacity(capacity)
  }

  /// Appends a text field.
  mutating func text(_ text: String) {
    separate()
    var text = text
    let separator = separator
    text.withUTF8 { content in
      let needsQuotes = content.contains { $0 == 0x22 || $0 == separator || $0 == 0x0A || $0 == 0x0D }
      guard needsQuotes || (quoting == .allText && !content.isEmpty) else {
        bytes.append(contentsOf: content)
        return
      }
      bytes.append(0x22)
      for byte in content {
        if byte == 0x22 { bytes.append(0x22) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    }
  }

  /// Appends a field as it is, without quoting.
  mutating func verbatim(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a field as it is, between a prefix and a suffix.
  mutating func verbatim(_ text: String, between first: StaticString, _ last: StaticString) {
    separate()
    first.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text.utf8)
    last.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number, or an empty field for nil.
  mutating func number(_ number: Int?) {
    separate()
    if let number { digits(number) }
  }

  /// Appends a number of hundredths with two decimals.
  mutating func hundredths(_ number: Int) {
    separate()
    digits(number / 100)
    bytes.append(UInt8(ascii: "."))
    if number % 100 < 10 { bytes.append(UInt8(ascii: "0")) }
    digits(number % 100)
  }

  private mutating func digits(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var unit: UInt = 1
    while magnitude / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude / unit % 10))
      unit /= 10
    }
  }

  /// Ends the record.
  ///
  /// - Parameter asLatin1: True to convert the record to Latin-1, if all its letters exist there.
  mutating func endRecord(asLatin1: Bool = false) {
    if asLatin1 { turnIntoLatin1() }
    bytes.append(contentsOf: newline)
    isAtStart = true
    recordStart = bytes.count
  }

  private mutating func turnIntoLatin1() {
    let scalars = String(decoding: bytes[recordStart...], as: UTF8.self).unicodeScalars
    guard scalars.allSatisfy({ $0.value < 0x80 || (0xA0...0xFF).contains($0.value) }) else { return }
    bytes.replaceSubrange(recordStart..., with: scalars.map { UInt8($0.value) })
  }

  private mutating func separate() {
    if isAtStart { isAtStart = false } else { bytes.append(separator) }
  }
}
