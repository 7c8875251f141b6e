// Bindings as booksellers, libraries and exports name them, to the few formats of the contract.

extension EditionFormat {
  /// The format that a binding stands for; unknown if it is none of those that can be told.
  ///
  /// The order matters: a `Mass Market Paperback` is no plain paperback, and an `Audio CD, Library Binding`
  /// is listened to.
  package init(binding: String?) {
    // Scalars, not characters: one character may be a letter with a million marks.
    let list = FoldedText.words(String((binding ?? "").unicodeScalars.prefix(300))).map(String.init)
    var words = Set(list)
    if zip(list, list.dropFirst()).contains(where: { $0 == ("e", "book") }) { words.insert("ebook") }
    // A disc for a computer, and one that comes with a book, are not what the book is listened to on.
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

  /// In what way a book is taken in.
  package enum Medium: Sendable {
    case paper, file, sound
  }

  /// In what way an edition of that format is taken in; nil if the format does not say.
  package var medium: Medium? {
    switch self {
    case .hardcover, .paperback, .massMarket: .paper
    case .eBook: .file
    case .audiobook: .sound
    default: nil
    }
  }
}
