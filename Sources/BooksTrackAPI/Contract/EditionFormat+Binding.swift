// Maps the bindings of booksellers, libraries and exports to the formats of the contract.

extension EditionFormat {
  /// Returns the format of a binding; `unknown` if it is not recognized.
  ///
  /// The order matters: a `Mass Market Paperback` is not a plain paperback, and an `Audio CD, Library
  /// Binding` is an audiobook.
  package init(binding: String?) {
    // Limits scalars, not characters, because one character may have a million combining marks.
    let list = FoldedText.words(String((binding ?? "").unicodeScalars.prefix(300))).map(String.init)
    var words = Set(list)
    if zip(list, list.dropFirst()).contains(where: { $0 == ("e", "book") }) { words.insert("ebook") }
    // A CD-ROM, or a disc that comes with a book, does not make an audiobook.
    if !words.isDisjoint(with: ["rom", "book"]) { words.subtract(["cd", "cassette"]) }
    let found = Self.byWord.first { !$0.words.isDisjoint(with: words) }
    self = found?.format ?? .unknown
  }

  private static let byWord: [(words: Set<String>, format: EditionFormat)] = [
    (["audio", "audiobook", "audible", "mp3"], .audiobook),
    (["ebook", "kindle", "epub", "pdf", "electronic", "digital"], .eBook),
    (["mass", "mmpb"], .massMarket),
    (["paperback", "softcover", "paper", "pbk", "softback", "taschenbuch", "broche"], .paperback),
    (["hardcover", "hardback", "hbk", "leather", "cloth", "gebunden", "relie"], .hardcover),
    (["cd", "cassette"], .audiobook),
    (["library"], .hardcover),
  ]

  /// The medium of an edition.
  package enum Medium: Sendable {
    case paper, file, sound
  }

  /// The medium of the format; nil if the format does not determine it.
  package var medium: Medium? {
    switch self {
    case .hardcover, .paperback, .massMarket: .paper
    case .eBook: .file
    case .audiobook: .sound
    default: nil
    }
  }
}
