// Decoding of characters that services export as HTML entities: `&#039;`, `&amp;`, `&eacute;`.

/// Decodes HTML entities.
enum HTMLEntities {
  /// Replaces entities by characters; unknown ones are kept.
  ///
  /// - Complexity: O(*length*); a text without entities is returned unchanged.
  static func decode(_ text: String) -> String {
    var text = text
    return text.withUTF8 { decoded($0) } ?? text
  }

  /// Returns the text with characters for entities; nil if it has none.
  private static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var output: [UInt8] = []
    var start = 0
    var next = 0
    while let mark = text[next...].firstIndex(of: UInt8(ascii: "&")) {
      next = mark + 1
      guard let (scalar, end) = entity(text, after: mark), let letters = UTF8.encode(scalar) else { continue }
      output.append(contentsOf: text[start..<mark])
      output.append(contentsOf: letters)
      start = end
      next = end
    }
    guard start > 0 else { return nil }
    output.append(contentsOf: text[start...])
    return String(decoding: output, as: UTF8.self)
  }

  /// Parses the entity after an ampersand; returns its character and the index behind the semicolon.
  private static func entity(
    _ text: UnsafeBufferPointer<UInt8>, after mark: Int
  ) -> (Unicode.Scalar, end: Int)? {
    let rest = text[(mark + 1)...].prefix(longestName + 1)
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "&") }),
      rest[end] == UInt8(ascii: ";")
    else { return nil }
    return scalar(String(decoding: rest[..<end], as: UTF8.self)[...]).map { ($0, end + 1) }
  }

  private static let longestName = 10

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits), value >= 0x20
    else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  /// The letters of Latin-1 and the signs that titles use, by entity name.
  private static let named: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "szlig": "ß",
      "aelig": "æ", "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "aring": "å", "Aring": "Å", "ccedil": "ç",
      "Ccedil": "Ç", "ntilde": "ñ", "Ntilde": "Ñ", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
      "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "hellip": "…", "iexcl": "¡", "iquest": "¿",
      "copy": "©", "reg": "®", "deg": "°", "eth": "ð", "ETH": "Ð", "thorn": "þ", "THORN": "Þ", "oelig": "œ",
      "OElig": "Œ", "scaron": "š", "Scaron": "Š", "atilde": "ã", "Atilde": "Ã", "otilde": "õ", "Otilde": "Õ",
      "yuml": "ÿ", "frac12": "½", "trade": "™", "bull": "•", "middot": "·",
    ]
    let vowels = "aáàâä eéèêë iíìîï oóòôö uúùûü AÁÀÂÄ EÉÈÊË IÍÌÎÏ OÓÒÔÖ UÚÙÛÜ".split(separator: " ")
    for group in vowels {
      guard let vowel = group.first else { continue }
      for (mark, letter) in zip(["acute", "grave", "circ", "uml"], group.dropFirst().unicodeScalars) {
        names["\(vowel)\(mark)"] = letter
      }
    }
    names["yacute"] = "ý"
    return names
  }()
}
