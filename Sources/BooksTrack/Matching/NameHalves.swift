// What two slips leave of a name (DUP-10, DUP-11): one of its halves has one slip at most, also where two
// letters have changed places across the middle. And of two texts with a slip between them one letter less is
// the same of both.
//
// So a name stands under its halves, whole and without each letter, and is looked for there. Slips that
// change the length move the middle by a letter at the most, and that letter is one that may be left out
// (`WriterTracesTests` tries all). After T. Bocek, E. Hunt, B. Stiller: "Fast similarity search in large
// dictionaries" (2007), which leaves out letters of the whole.

/// The letters of a name, without spaces.
struct NameHalves {
  private let letters: [Unicode.Scalar]

  /// A name by its words.
  init(_ words: [Substring]) { letters = MistypedText.letters(words) }

  /// - Complexity: O(n²); of halves that is little.
  var traces: [UInt64] {
    let middle = letters.count / 2
    var hashes: [UInt64] = []
    hashes.reserveCapacity(letters.count + 2)
    add(letters[..<middle], .firstHalf, to: &hashes)
    add(letters[middle...], .lastHalf, to: &hashes)
    return hashes
  }

  /// A half, whole and without each letter.
  private func add(_ half: ArraySlice<Unicode.Scalar>, _ kind: StableHash.Kind, to hashes: inout [UInt64]) {
    for missing in half.indices {
      // Without either of two equal neighbours it is the same.
      if missing > half.startIndex, half[missing] == half[missing - 1] { continue }
      hashes.append(hash(half, without: missing, kind))
    }
    hashes.append(hash(half, without: nil, kind))
  }

  private func hash(
    _ half: ArraySlice<Unicode.Scalar>, without missing: Int?, _ kind: StableHash.Kind
  ) -> UInt64 {
    var hash = TitleLine.seed ^ kind.rawValue
    for place in half.indices where place != missing { hash = TitleLine.next(hash, half[place].value) }
    return hash
  }
}
