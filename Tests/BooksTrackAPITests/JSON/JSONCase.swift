// Unusual documents with their verdict by RFC 8259, in the categories of N. Seriot's "JSON Parsing Test
// Suite".

import Testing

/// A document, and whether the tape accepts it if everything is read.
struct JSONCase: CustomTestStringConvertible {
  /// The verdict of the RFC.
  enum Verdict { case mustAccept, mustRefuse, mayChoose }

  let bytes: [UInt8]
  let verdict: Verdict
  /// True if the tape accepts it.
  let isRead: Bool

  var testDescription: String {
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    return String(text.unicodeScalars.map { $0.value < 0x20 ? "␣" : Character($0) })
  }

  private init(_ bytes: [UInt8], _ verdict: Verdict, isRead: Bool) {
    self.bytes = bytes
    self.verdict = verdict
    self.isRead = isRead
  }

  static let all = accepted + refused + chosen

  private static let accepted = cases(
    .mustAccept, isRead: true,
    [
      // Structure and white space.
      "null", "true", "false", "0", "\"\"", "[]", "{}", " \t\r\n[ \t\r\n] \t\r\n", "[[],{},[[]]]",
      "{\"\":{}}",
      "{ \"a\" : 1 , \"b\" : [ ] }", "[\n1\n,\r\n2\n]", "[\"a\",\"b\"]", "[null,true,false]",
      "[{\"a\":{\"b\":[{}]}}]",
      "{\"a\":\"b\",\"c\":\"d\",\"e\":\"f\"}",
      "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]",
      // Numbers.
      "[-0]", "[0]", "[-1]", "[10]", "[123]", "[9223372036854775807]", "[-9223372036854775808]", "[1.5]",
      "[-0.0]",
      "[0.1]", "[1e1]", "[1E1]", "[1e+1]", "[1e-1]", "[0e1]", "[0e+1]", "[123.456e78]", "[1E22]", "[20e1]",
      "[-123]", "[123.456789]", "[1.0000000000000001]", "[9007199254740993]", "[2.2250738585072014e-308]",
      // Strings.
      "\"a\"", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\u0061\\u00e9\\u20AC\"]", "[\"\\ud83d\\udcda\"]",
      "[\"\\u0000\"]", "[\"\\uFFFF\"]", "[\"\\uDBFF\\uDFFF\"]", "[\"\u{7F}\"]", "[\"é漢\u{1F4DA}\"]",
      "[\"\u{2028}\u{2029}\"]", "[\"\\\\u0061\"]", "[\"\\\\\"]", "[\"a/b\"]", "[\"e\u{301}\"]",
      "[\"\\u002c\"]",
      "[\"seven..\"]", "[\"eight...\"]", "[\"nine.....\"]", "[\"seven..\\n\"]", "[\"eight...\\n\"]",
      "[\" \"]",
      "[\"0123456789abcdef0123456789abcdef\\u00e90123456789abcdef\"]", "[\"\u{FEFF}\"]", "{\"\\u0061\":1}",
      "{\"é\":1,\"a\\tb\":2}",
    ])

  private static let refused =
    cases(
      .mustRefuse, isRead: false,
      [
        // Structure.
        "", " ", "[", "]", "{", "}", "[1", "[1,", "[,", "[,1]", "[1,,2]", "[,]", "[1 2]", "[1:2]", "[}", "{]",
        "[1}",
        "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\",1}", "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\":1",
        "{\"a\":1,",
        "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{,\"a\":1}", "{null:1}", "{[]:1}", "[]]", "{}}", "[][]",
        "1 2",
        "nul", "nulll", "Null", "TRUE", "tru", "fals", "falsee", "nan", "NaN", "Infinity", "-Infinity",
        "undefined",
        "[true false]", "[*]", "[a]", "/**/[]", "[1]// end", "#[]", "<html></html>", "\u{B}[]", "\u{C}[]",
        "\u{A0}[]",
        "[\u{B}1]", "\u{2060}[]", "[1]x", "[1]\u{0}", "'a'", "(1)", "=1", "&1",
        // Numbers.
        "[01]", "[-01]", "[00]", "[1.]", "[.5]", "[-.5]", "[+1]", "[-]", "[--1]", "[1e]", "[1e+]", "[1e1.5]",
        "[1.5.5]",
        "[0x1F]", "[1_000]", "[1,000.]", "[1e5e5]", "[1.e5]", "[-a]", "[1+2]", "[1-]", "[0.e1]", "[1 .5]",
        "[１]", "[2.e3]",
        "[012.5]", "[-0x1]", "[0e]", "[9.e+]", "[-Infinity]", "[1ea]",
        // Strings.
        "\"", "[\"a]", "[\"\\\"]", "[\"\\a\"]", "[\"\\x41\"]", "[\"\\'\"]", "[\"\\0\"]", "[\"\\\n\"]",
        "[\"\\U0061\"]",
        "[\"\\u\"]", "[\"\\u0\"]", "[\"\\u00\"]", "[\"\\u00G0\"]", "[\"\\u00e\"]", "[\"\\u 061\"]",
        "[\"\\u+061\"]",
        "[\"\n\"]", "[\"\t\"]", "[\"\u{0}\"]", "[\"a\u{1F}b\"]", "[\"12345678\u{1}\"]", "[\"\\é\"]", "[\"\\",
        "[\"\\u", "[\"\\ud83d\\u\"]", "{\"a\u{1}\":1}", "{\"\\x\":1}",
      ]) + damagedBytes

  /// Bytes that are not UTF-8, in a string, in a name, between escapes and alone: a lone lead, a lone
  /// continuation, overlong forms, surrogates, beyond U+10FFFF.
  private static let damagedBytes: [JSONCase] = {
    let sequences: [[UInt8]] = [
      [0xC3], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xFE],
      [0xE2, 0x82], [0xF0, 0x9F, 0x93], [0xC3, 0x28], [0x61, 0xE9, 0x62],
    ]
    let places = [("[\"", "\"]"), ("{\"", "\":1}"), ("[\"\\n", "\\n\"]"), ("[1,", "]")]
    return sequences.flatMap { bytes in
      places.map { before, behind in
        JSONCase(Array(before.utf8) + bytes + Array(behind.utf8), .mustRefuse, isRead: false)
      }
    }
  }()

  /// A parser may accept a comma after the last element, as JSONDecoder does, and skip a byte order mark;
  /// names may be repeated; the range of numbers and the depth may be limited; an unpaired surrogate is
  /// refused.
  private static let chosen =
    cases(
      .mayChoose, isRead: true,
      [
        "[1,]", "{\"a\":1,}", "[[],]", "[1, \n]", "\u{FEFF}[]", "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}",
        "[1e-400]", deep(512), "[9223372036854775808]", "[123456789012345678901234567890]",
        "[0.000000000000000000000000000000000000000000000000000000000000000001]",
      ])
    + cases(
      .mayChoose, isRead: false,
      [
        "[1e400]", "[-1e400]", deep(513), "\u{FEFF}", "[\u{FEFF}]", "\u{FEFF}\u{FEFF}[]", "[\"\\ud83d\"]",
        "[\"\\udcda\"]", "[\"\\udcda\\ud83d\"]", "[\"\\ud83dx\"]", "[\"\\ud83d\\n\"]",
        "[\"\\ud83d\\ud83d\"]", "[\"\\ud83d\\u0061\"]", "{\"\\ud83d\":1}",
      ])

  private static func cases(_ verdict: Verdict, isRead: Bool, _ texts: [String]) -> [JSONCase] {
    texts.map { JSONCase(Array($0.utf8), verdict, isRead: isRead) }
  }

  private static func deep(_ levels: Int) -> String {
    String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
  }
}
