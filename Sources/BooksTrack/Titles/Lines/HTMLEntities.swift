// Decoding of characters that services export as HTML entities: `&#039;`, `&amp;`, `&eacute;`.

/// Decodes HTML entities.
enum HTMLEntities {
  /// Replaces entities by characters; unknown ones are kept.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var output = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      output += rest[..<mark]
      rest = rest[mark...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let scalar = scalar(name) {
        output.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        output += "&"
        rest = rest.dropFirst()
      }
    }
    return output + rest
  }

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
