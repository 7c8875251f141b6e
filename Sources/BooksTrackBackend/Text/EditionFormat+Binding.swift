// Bindings as booksellers and libraries name them, to the few formats of the contract.

import BooksTrackAPI

extension EditionFormat {
  /// The format that a binding stands for; unknown if it is none of those that can be told.
  ///
  /// The order matters: a `Mass Market Paperback` is no plain paperback, and an `Audio CD, Library Binding` is
  /// listened to.
  init(binding: String?) {
    let words = Set(FoldedText.words(binding?.shortened(to: TextBounds.line) ?? "").map(String.init))
    let found = Self.byWord.first { !$0.words.isDisjoint(with: words) }
    self = found?.format ?? .unknown
  }

  private static let byWord: [(words: Set<String>, format: EditionFormat)] = [
    (["audio", "audiobook", "audible", "cd", "cassette", "mp3"], .audiobook),
    (["ebook", "kindle", "epub", "pdf", "electronic", "digital"], .eBook),
    (["mass", "mmpb"], .massMarket),
    (["paperback", "softcover", "paper", "pbk", "softback", "taschenbuch", "broche"], .paperback),
    (["hardcover", "hardback", "library", "hbk", "leather", "cloth", "gebunden", "relie"], .hardcover),
  ]
}
