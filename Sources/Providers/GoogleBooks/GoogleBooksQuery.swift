// The parameter `q` of a search: words with and without a field in front.
//
//     isbn:9780261103573
//     intitle:the two towers+inauthor:tolkien
//     earthsea le guin
//
// A field holds until the next one, which is how people use it. All words must be found; a field narrows where.

import BooksTrackAPI

/// A parsed query.
struct GoogleBooksQuery: Hashable {
  var isbn: String?
  var title: [UInt64] = []
  var author: [UInt64] = []
  var anywhere: [UInt64] = []

  private enum Field {
    case isbn, title, author, anywhere
  }

  private static let fields: [(name: [UInt8], field: Field)] = [
    (Array("isbn:".utf8), .isbn), (Array("intitle:".utf8), .title), (Array("inauthor:".utf8), .author),
  ]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var field = Field.anywhere
    var start = 0
    var place = 0
    while place < bytes.count {
      let isWordStart = place == 0 || bytes[place - 1] == 0x20 || bytes[place - 1] == 0x2B
      guard isWordStart, let next = Self.fields.first(where: { bytes[place...].starts(with: $0.name) }) else {
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

  private mutating func add(_ text: String, to field: Field) {
    switch field {
    case .isbn: isbn = text.filter { $0 != "+" && $0 != " " }
    case .title: title += SearchWords.distinct(in: text)
    case .author: author += SearchWords.distinct(in: text)
    case .anywhere: anywhere += SearchWords.distinct(in: text)
    }
  }
}
