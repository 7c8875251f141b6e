// Traces of a name that survive two slips (DUP-10, DUP-11): one of its halves has one slip at most, even if
// two letters were swapped across the middle. And two texts with one slip between them become equal when one
// letter is removed from each.
//
// So a name is indexed and searched by its halves, whole and without each letter. Slips that change the
// length move the middle by one letter at most, and that letter is among those that may be removed
// (`WriterTracesTests` tries all). After T. Bocek, E. Hunt, B. Stiller: "Fast similarity search in large
// dictionaries" (2007), which removes letters of the whole word.

/// The letters of a name, without spaces.
struct NameHalves {
  private let letters: [Unicode.Scalar]

  /// Creates the halves of a name from its words.
  init(_ words: [Substring]) { letters = MistypedText.letters(words) }

  /// - Complexity: O(n²); halves are short.
  var traces: [UInt64] {
    let middle = letters.count / 2
    var hashes: [UInt64] = []
    hashes.reserveCapacity(letters.count + 2)
    add(letters[..<middle], .firstHalf, to: &hashes)
    add(letters[middle...], .lastHalf, to: &hashes)
    return hashes
  }

  /// Adds a half, whole and without each letter.
  private func add(_ half: ArraySlice<Unicode.Scalar>, _ kind: StableHash.Kind, to hashes: inout [UInt64]) {
    for missing in half.indices {
      // Removing either of two equal neighbours gives the same text.
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
