// Spelling variants of texts, made byte by byte: the standard library compares whole characters, which takes
// thousands of instructions per title.

extension String {
  /// Returns the text with all occurrences of `old` replaced.
  func replacing(_ old: StaticString, by new: StaticString) -> String {
    var text = self
    return text.withUTF8 { text in
      let old = UnsafeBufferPointer(start: old.utf8Start, count: old.utf8CodeUnitCount)
      let new = UnsafeBufferPointer(start: new.utf8Start, count: new.utf8CodeUnitCount)
      var bytes: [UInt8] = []
      var start = 0
      var place = 0
      while place + old.count <= text.count {
        guard text[place] == old[0], text[place..<place + old.count].elementsEqual(old) else {
          place += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
        bytes.append(contentsOf: new)
        place += old.count
        start = place
      }
      guard start > 0 else { return self }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The text with single spaces between words and after each full stop, as library records write initials.
  var withSpacedInitials: String {
    var text = self
    return text.withUTF8 { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count + 4)
      var needsSpace = false
      for byte in text {
        if byte == UInt8(ascii: " ") {
          needsSpace = true
          continue
        }
        if needsSpace, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        bytes.append(byte)
        needsSpace = byte == UInt8(ascii: ".")
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The text in the sentence case of library records: words after the first with exactly one capital are
  /// lowercased.
  var inSentenceCase: String {
    var text = self
    return text.withUTF8 { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count)
      var start = 0
      while start <= text.count {
        let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
        let word = UnsafeBufferPointer(rebasing: text[start..<end])
        if start > 0 { bytes.append(UInt8(ascii: " ")) }
        if start > 0, word.count > 1, word.count(where: { (0x41...0x5A).contains($0) }) == 1 {
          bytes.append(contentsOf: String(decoding: word, as: UTF8.self).lowercased().utf8)
        } else {
          bytes.append(contentsOf: word)
        }
        start = end + 1
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
