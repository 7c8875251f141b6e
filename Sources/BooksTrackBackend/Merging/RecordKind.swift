// What a record says of itself beside the title of a book: a guide to it, a summary, a box set, several books
// in one cover, an abridged edition, the graphic novel made of it, and which volume it is. Two records that
// differ in this are two books, whatever number both have.

import BooksTrackAPI

/// What kind of book a record describes.
struct RecordKind: Equatable {
  /// Which phrases stand in its title, as indices.
  private let phrases: [Int]
  /// Whether its title is that of several books.
  private let joinsTitles: Bool
  /// Its title without the words for a volume, and the number of the volume if there is one at the end.
  private let base: ArraySlice<Substring>
  let volume: Substring?

  /// The title without the words for a volume, as a key.
  var baseTitle: String { base.joined(separator: " ") }

  init(_ work: WorkDTO) {
    let title = FoldedText.words(work.title)
    let words = title + (work.subtitle.map { FoldedText.words($0) } ?? [])
    phrases = Self.phrases.indices.filter { Self.has(Self.phrases[$0], in: words) }
    joinsTitles = JoinedTitles.areIn(work.title, by: work.authorNames)
    var base = title[...]
    let last = base.last.flatMap { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? $0 : nil }
    volume = last?.drop { $0 == "0" }
    if last != nil {
      base.removeLast()
      if let word = base.last, Self.volumeWords.contains(word) { base.removeLast() }
    }
    self.base = base
  }

  /// Whether the other one is of another kind or, under one title, another volume.
  func speaks(against other: RecordKind) -> Bool {
    if phrases != other.phrases || joinsTitles != other.joinsTitles { return true }
    guard let volume, let number = other.volume else { return false }
    return volume != number && base == other.base
  }

  /// Only what no book says of itself by chance.
  private static let phrases: [[Substring]] = [
    ["study", "guide"], ["summary", "of"], ["boxed", "set"], ["box", "set"], ["abridged"], ["sparknotes"],
    ["cliffsnotes"], ["the", "graphic", "novel"],
  ]
  private static let volumeWords: Set<Substring> = ["vol", "volume", "book", "part", "band", "tome", "no"]

  /// Whether the words of a phrase stand in a title, one behind the other.
  private static func has(_ phrase: [Substring], in words: [Substring]) -> Bool {
    words.indices.contains { words[$0] == phrase[0] && words[$0...].starts(with: phrase) }
  }
}
