// Folding in one pass over the bytes, for the scripts of nearly all titles and authors: Latin, Greek,
// Cyrillic, Hebrew, Arabic, Chinese, Japanese, Korean. Its table is built once from `ScalarFolding`, so the
// two agree.
//
// A scalar is in the table if it folds to the same text in every context. Marks that are kept are not in it,
// because they are reordered among adjacent marks and composed with the preceding letter.

enum TableFolding {
  /// Returns the folded text, or nil if a scalar is not in the table.
  static func fold(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      if let ascii = foldASCII(bytes) { return ascii }
      return foldScalars(bytes)
    }
  }

  private static func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    guard union < 0x80 else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { output in
      var writer = Writer(output: output)
      for byte in bytes { writer.add(byte) }
      return writer.count
    }
  }

  private static func foldScalars(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var isComplete = true
    // A scalar of two or more bytes folds to at most four bytes.
    let folded = String(unsafeUninitializedCapacity: bytes.count * 2) { output in
      var writer = Writer(output: output)
      var index = 0
      while index < bytes.count {
        let (value, length) = scalar(at: index, in: bytes)
        if length == 1 {
          writer.add(bytes[index])
        } else if ChineseFolding.characters.contains(value) {
          let form = ChineseFolding.fold(value)
          writer.add(UInt8(0xE0 | form >> 12))
          writer.add(UInt8(0x80 | form >> 6 & 0x3F))
          writer.add(UInt8(0x80 | form & 0x3F))
        } else if isUnchanged(value) {
          for byte in bytes[index..<index + length] { writer.add(byte) }
        } else {
          var form = form(of: value)
          guard form != unknown else {
            isComplete = false
            return 0
          }
          while form != 0 {
            writer.add(UInt8(truncatingIfNeeded: form))
            form >>= 8
          }
        }
        index += length
      }
      return writer.count
    }
    return isComplete ? folded : nil
  }

  /// Writes folded bytes and collapses white space.
  private struct Writer {
    let output: UnsafeMutableBufferPointer<UInt8>
    var count = 0
    var pendingSpace = false

    init(output: UnsafeMutableBufferPointer<UInt8>) { self.output = output }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      var byte = byte
      switch byte {
      case 0x41...0x5A: byte |= 0x20
      case 0x20, 0x09...0x0D:
        pendingSpace = true
        return
      case 0...0x1F, 0x7F: return
      case 0x60: byte = 0x27
      default: break
      }
      if pendingSpace {
        if count > 0 {
          output[count] = 0x20
          count += 1
        }
        pendingSpace = false
      }
      output[count] = byte
      count += 1
    }
  }
}

// MARK: - The table

extension TableFolding {
  /// The scalars of the table: Latin letters, shared marks, Greek and Cyrillic, Hebrew and Arabic, more Latin
  /// letters, punctuation, the trade mark sign, kana, and the last Korean syllables. Three numerals among the
  /// Chinese punctuation are left out: they fold to Chinese characters, whose table would then be built at
  /// every start.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x80...0x24F, 0x300...0x36F, 0x386...0x52F, 0x590...0x6FF, 0x1E00...0x1EFF, 0x2000...0x206F,
    0x2122...0x2122, 0x3000...0x3037, 0x303B...0x30FF, 0xD780...0xD7A3,
  ]

  /// Returns true if a scalar is a Korean syllable in the range that folds to itself. The range is so large
  /// that adding it to the table would take longer than folding a library.
  private static func isUnchanged(_ value: UInt32) -> Bool { (0xAC00...0xD77F).contains(value) }

  private static let unknown = UInt32.max

  /// The number of scalars per page: those that differ only in the last six bits.
  private static let pageSize = 64

  /// The index in `forms` of each page, by the upper bits of the scalar; 0 for pages without scalars.
  private static let pages: [UInt16] = {
    var pages = [UInt16](repeating: 0, count: 0x10000 / pageSize)
    var count: UInt16 = 0
    for page in ranges.flatMap({ Int($0.lowerBound) / pageSize...Int($0.upperBound) / pageSize })
    where pages[page] == 0 {
      count += 1
      pages[page] = count * UInt16(pageSize)
    }
    return pages
  }()

  /// The folded form of each scalar of `ranges` as up to four bytes of UTF-8, first byte lowest; white space
  /// is a space.
  private static let forms: [UInt32] = {
    let count = Int(pages.max() ?? 0) + pageSize
    var forms = [UInt32](repeating: unknown, count: count)
    for value in ranges.joined() {
      if let scalar = Unicode.Scalar(value) { forms[place(of: value)] = form(of: scalar) }
    }
    return forms
  }()

  private static func form(of scalar: Unicode.Scalar) -> UInt32 {
    // Folded between two letters, so that white space is not trimmed.
    let folded = ScalarFolding.fold("a\(Character(scalar))b").utf8.dropFirst().dropLast()
    let standsAlone = folded.isEmpty || scalar.properties.canonicalCombiningClass == .notReordered
    guard folded.count <= 4, standsAlone else { return unknown }
    return folded.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func form(of value: UInt32) -> UInt32 {
    value < 0x10000 ? forms[place(of: value)] : unknown
  }

  private static func place(of value: UInt32) -> Int {
    Int(pages[Int(value) / pageSize]) + Int(value) % pageSize
  }

  /// The folded form of a scalar if it is one ASCII byte.
  static func singleByte(for scalar: Unicode.Scalar) -> UInt8? {
    let form = form(of: scalar.value)
    return (1...0x7F).contains(form) ? UInt8(form) : nil
  }

  /// Decodes the scalar at an index of valid UTF-8 and returns its length in bytes.
  private static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (UInt32, length: Int) {
    let lead = UInt32(bytes[index])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0..<0xE0: return ((lead & 0x1F) << 6 | rest(1), 2)
    case 0..<0xF0: return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3)
    default: return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
    }
  }
}
