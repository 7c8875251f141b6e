// The parser of the search parameter `q`: words with or without field prefixes.
//
//     isbn:9780261103573
//     intitle:the two towers+inauthor:tolkien
//     earthsea le guin
//
// A field extends to the next one, as in common usage. All words must match; a field restricts where.

/// A parsed query.
struct FieldedQuery: Hashable {
  /// The part of a record that must contain a word.
  enum Field {
    case isbn, series, title, author, anywhere
  }

  /// The field names of a provider, each with its colon.
  struct Spelling {
    let fields: [(name: [UInt8], field: Field)]

    init(_ fields: [(String, Field)]) { self.fields = fields.map { (Array($0.0.utf8), $0.1) } }

    static let googleBooks = Spelling([("isbn:", .isbn), ("intitle:", .title), ("inauthor:", .author)])
    static let openLibrary = Spelling([
      ("isbn:", .isbn), ("series_key:", .series), ("title:", .title), ("author:", .author),
    ])
  }

  var isbn: String?
  var series: String?
  var title: [UInt64] = []
  var author: [UInt64] = []
  var anywhere: [UInt64] = []

  init(_ text: String, _ spelling: Spelling) {
    let bytes = Array(text.utf8)
    var field = Field.anywhere
    var start = 0
    var place = 0
    while place < bytes.count {
      let isWordStart = place == 0 || bytes[place - 1] == 0x20 || bytes[place - 1] == 0x2B
      guard isWordStart, let next = spelling.fields.first(where: { bytes[place...].starts(with: $0.name) })
      else {
        place += 1
        continue
      }
      add(String(decoding: bytes[start..<place], as: UTF8.self), to: field)
      field = next.field
      place += next.name.count
      start = place
    }
    add(String(decoding: bytes[start...], as: UTF8.self), to: field)
  }

  /// Adds the words of a text to a field.
  mutating func add(_ text: String, to field: Field) {
    switch field {
    case .isbn: isbn = Self.withoutSpaces(text)
    case .series: series = Self.withoutSpaces(text)
    case .title: title += SearchWords.distinct(in: text)
    case .author: author += SearchWords.distinct(in: text)
    case .anywhere: anywhere += SearchWords.distinct(in: text)
    }
  }

  private static func withoutSpaces(_ text: String) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: " ") }
    guard text.utf8.contains(where: isSpace) else { return text }
    return String(decoding: text.utf8.filter { !isSpace($0) }, as: UTF8.self)
  }
}
