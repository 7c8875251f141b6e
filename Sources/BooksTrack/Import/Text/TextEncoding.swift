// The encodings of files that are neither UTF-8 nor UTF-16: 8-bit alphabets, and those of East Asia.

internal import Foundation

/// An encoding of text that a file can be written in.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, and single fields in Windows-1252.
  case utf8 = "utf-8"
  /// Western European.
  case windows1252 = "windows-1252"
  /// Central European.
  case windows1250 = "windows-1250"
  /// Cyrillic.
  case windows1251 = "windows-1251"
  /// Greek.
  case windows1253 = "windows-1253"
  /// Turkish.
  case windows1254 = "windows-1254"
  /// Hebrew.
  case windows1255 = "windows-1255"
  /// Arabic.
  case windows1256 = "windows-1256"
  /// Baltic.
  case windows1257 = "windows-1257"
  /// Vietnamese.
  case windows1258 = "windows-1258"
  /// Thai.
  case windows874 = "windows-874"
  /// Western European, as Macs wrote it.
  case macRoman = "macintosh"
  /// Western European, as MS-DOS wrote it.
  case cp850
  /// Central European, as MS-DOS wrote it.
  case cp852
  /// Russian, as MS-DOS wrote it.
  case cp866
  /// Cyrillic, as other systems than Windows wrote it.
  case iso88595 = "iso-8859-5"
  /// Western European with the sign of the euro, as other systems than Windows wrote it.
  case iso885915 = "iso-8859-15"
  /// Ukrainian, as other systems than Windows wrote it.
  case koi8U = "koi8-u"
  /// Central European, as other systems than Windows wrote it.
  case iso88592 = "iso-8859-2"
  /// Russian, as other systems than Windows wrote it.
  case koi8R = "koi8-r"
  /// Japanese.
  case shiftJIS = "shift_jis"
  /// Chinese, simplified.
  case gb18030 = "gb18030"
  /// Korean.
  case eucKR = "euc-kr"
  /// Chinese, traditional.
  case big5 = "big5"

  /// The encoding of that name, without regard to case, hyphens and underscores; common other names are
  /// known.
  public init?(name: String) {
    let key = { (name: String) in name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = key(name)
    let others: [String: TextEncoding] = [
      "latin1": .windows1252, "iso88591": .windows1252, "ansi": .windows1252, "latin2": .iso88592,
      "gbk": .gb18030,
      "gb2312": .gb18030, "sjis": .shiftJIS, "cp932": .shiftJIS, "cp949": .eucKR, "iso88599": .windows1254,
      "latin5": .windows1254, "iso88598": .windows1255, "iso885913": .windows1257, "latin9": .iso885915,
      "tis620": .windows874, "cp874": .windows874, "macroman": .macRoman, "mac": .macRoman, "ibm850": .cp850,
      "ibm852": .cp852, "ibm866": .cp866,
    ]
    let found =
      Self.allCases.first { key($0.rawValue) == wanted || "cp" + key($0.rawValue).dropFirst(7) == wanted }
      ?? others[wanted]
    guard let found else { return nil }
    self = found
  }

  /// True if some characters take two bytes or more.
  var isMultiByte: Bool {
    switch self {
    case .shiftJIS, .gb18030, .eucKR, .big5: true
    default: false
    }
  }

  var foundation: String.Encoding {
    switch self {
    case .utf8: .utf8
    case .windows1252: .windowsCP1252
    case .windows1250: .windowsCP1250
    case .windows1251: .windowsCP1251
    case .windows1253: .windowsCP1253
    case .windows1254: .windowsCP1254
    case .windows1255: String.Encoding(rawValue: 0x8000_0505)
    case .windows1256: String.Encoding(rawValue: 0x8000_0506)
    case .windows1257: String.Encoding(rawValue: 0x8000_0507)
    case .windows1258: String.Encoding(rawValue: 0x8000_0508)
    case .windows874: String.Encoding(rawValue: 0x8000_041D)
    // The constant of Foundation is wrong on Linux.
    case .macRoman: String.Encoding(rawValue: 0x8000_0000)
    case .cp850: String.Encoding(rawValue: 0x8000_0410)
    case .cp852: String.Encoding(rawValue: 0x8000_0412)
    case .cp866: String.Encoding(rawValue: 0x8000_0419)
    case .iso88595: String.Encoding(rawValue: 0x8000_0205)
    case .iso885915: String.Encoding(rawValue: 0x8000_020F)
    case .koi8U: String.Encoding(rawValue: 0x8000_0A08)
    case .iso88592: .isoLatin2
    case .koi8R: String.Encoding(rawValue: 0x8000_0A02)
    case .shiftJIS: .shiftJIS
    case .gb18030: String.Encoding(rawValue: 0x8000_0632)
    case .eucKR: String.Encoding(rawValue: 0x8000_0940)
    case .big5: String.Encoding(rawValue: 0x8000_0A03)
    }
  }

  /// Decodes bytes; nil if they are not in this encoding.
  func text(_ bytes: some Sequence<UInt8>) -> String? { String(data: Data(bytes), encoding: foundation) }

  /// The characters of an 8-bit alphabet; a byte without one has U+FFFD.
  var characters: [Character] { (0...255).map { text(CollectionOfOne(UInt8($0)))?.first ?? "\u{FFFD}" } }

  /// Decodes bytes that end with a line, and each line that is damaged byte by byte.
  func lines(_ bytes: [UInt8]) -> [UInt8] {
    if let text = text(bytes) { return Array(text.utf8) }
    var output: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !output.isEmpty || line.startIndex > 0 { output.append(0x0A) }
      if let text = text(line) {
        output += text.utf8
      } else {
        for byte in line { output += byte < 0x80 ? [byte] : Array("\u{FFFD}".utf8) }
      }
    }
    return output
  }
}

/// Converts the bytes of a file to UTF-8, chunk by chunk.
struct EncodingConverter: Sendable {
  private let encoding: TextEncoding
  /// For an 8-bit alphabet the UTF-8 of each byte.
  private let table: [[UInt8]]
  /// The beginning of a line of which the end has not arrived.
  private var held: [UInt8] = []

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
    table = encoding.isMultiByte ? [] : encoding.characters.map { Array(String($0).utf8) }
  }

  /// Converts the next bytes.
  mutating func convert(_ chunk: [UInt8]) -> [UInt8] {
    guard encoding.isMultiByte else {
      var output: [UInt8] = []
      output.reserveCapacity(chunk.count * 2)
      for byte in chunk { if byte < 0x80 { output.append(byte) } else { output += table[Int(byte)] } }
      return output
    }
    // No byte of a character is a line end.
    guard let end = chunk.lastIndex(of: 0x0A) else {
      held += chunk
      return []
    }
    let lines = held + chunk[...end]
    held = Array(chunk[(end + 1)...])
    return encoding.lines(lines)
  }

  /// Converts the rest at the end of the file.
  mutating func finish() -> [UInt8] {
    defer { held = [] }
    return encoding.lines(held)
  }
}
