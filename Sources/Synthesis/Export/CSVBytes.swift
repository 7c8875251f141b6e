// Records of delimited text, written byte by byte into one buffer.

/// Collects records.
struct CSVBytes {
  /// Whether fields of text stand in quotes.
  enum Quoting: Hashable, Sendable {
    /// Only where the content needs them.
    case whereNeeded
    /// Always.
    case allText
  }

  private(set) var bytes: [UInt8] = []
  let quoting: Quoting
  let newline: [UInt8]
  private var isAtStart = true

  init(quoting: Quoting, newline: String, capacity: Int) {
    self.quoting = quoting
    self.newline = Array(newline.utf8)
    bytes.reserveCapacity(capacity)
  }

  /// A field of text.
  mutating func text(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { content in
      let needsQuotes = content.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
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

  /// A field that is written as it stands, quotes or no quotes.
  mutating func verbatim(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// A number, or an empty field.
  mutating func number(_ number: Int?) { verbatim(number.map(String.init) ?? "") }

  /// Ends the record.
  mutating func endRecord() {
    bytes.append(contentsOf: newline)
    isAtStart = true
  }

  private mutating func separate() {
    if isAtStart { isAtStart = false } else { bytes.append(0x2C) }
  }
}
