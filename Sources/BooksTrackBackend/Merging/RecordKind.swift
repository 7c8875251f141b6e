// The kind of a record according to its title: a study guide, a summary, a box set, several books in one
// cover, an abridged edition, a graphic novel, and the volume number. Records that differ in this are
// different books even if they share an ISBN.

import BooksTrackAPI

/// The kind of book that a record describes.
struct RecordKind: Equatable {
  /// The indices of the phrases that its title contains.
  private let phrases: [Int]
  /// True if the title joins those of several books.
  private let joinsTitles: Bool
  /// The title without the volume number at its end, which is in `volume`.
  private let base: ArraySlice<Substring>
  let volume: Substring?

  /// The key of the title without the words for a volume.
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

  /// Returns true if the other record is of another kind, or another volume with the same title.
  func speaks(against other: RecordKind) -> Bool {
    if phrases != other.phrases || joinsTitles != other.joinsTitles { return true }
    guard let volume, let number = other.volume else { return false }
    return volume != number && base == other.base
  }

  /// Phrases that do not occur in other titles by chance.
  private static let phrases: [[Substring]] = [
    ["study", "guide"], ["summary", "of"], ["boxed", "set"], ["box", "set"], ["abridged"], ["sparknotes"],
    ["cliffsnotes"], ["the", "graphic", "novel"],
  ]
  private static let volumeWords: Set<Substring> = ["vol", "volume", "book", "part", "band", "tome", "no"]

  /// Returns true if the title contains the words of a phrase in sequence.
  private static func has(_ phrase: [Substring], in words: [Substring]) -> Bool {
    words.indices.contains { words[$0] == phrase[0] && words[$0...].starts(with: phrase) }
  }
}
