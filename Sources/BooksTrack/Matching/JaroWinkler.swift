// The likeness of two short texts after Jaro (1989) and Winkler (1990), in whole thousandths: the same on
// every machine, which floating-point sums do not guarantee.
//
// One text is prepared once and compared with many. It becomes bytes: an ASCII character stands for itself,
// each other scalar of the text has a number from 128 on, and any scalar that is not in the text has the last
// number. So an ASCII text can be compared as it lies in memory; any other is first converted to such bytes.
// `JaroPlaces` counts the matches.
//
// The boost for a common prefix of up to four scalars (a tenth of what is missing, each) is always given;
// Winkler's own code gave it only above a likeness of 0.7.

/// A text prepared for comparisons with others by their Jaro–Winkler likeness.
///
///     let asked = JaroWinkler("MARTHA")
///     asked.likeness(to: "MARHTA")   // 961
///
/// Compares Unicode scalars: a letter with a mark and the same letter composed of two scalars differ.
package struct JaroWinkler: Sendable {
  private let text: String
  /// Its scalars as bytes; nil if there are more than fit a word.
  private let places: JaroPlaces?
  /// Its scalars beyond ASCII in the order of their numbers.
  private let others: [Unicode.Scalar]

  /// Prepares a text.
  ///
  /// - Complexity: O(n) for texts of ASCII, and a table of 2 KiB.
  package init(_ text: String) {
    self.text = text
    let scalars = text.unicodeScalars
    guard scalars.prefix(JaroPlaces.limit + 1).count <= JaroPlaces.limit else {
      others = []
      places = nil
      return
    }
    var others: [Unicode.Scalar] = []
    for scalar in scalars where !scalar.isASCII && !others.contains(scalar) { others.append(scalar) }
    places = JaroPlaces(of: scalars.map { Self.unit(of: $0, others) })
    self.others = others
  }

  /// Returns the byte of a scalar. At most 64 scalars are numbered, so none has the number of absent scalars.
  private static func unit(of scalar: Unicode.Scalar, _ others: [Unicode.Scalar]) -> UInt8 {
    if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value) }
    return others.firstIndex(of: scalar).map { 0x80 &+ UInt8(truncatingIfNeeded: $0) } ?? JaroPlaces.absent
  }

  /// The likeness in thousandths, rounded: 0 for nothing in common, 1000 for equal texts. Two empty texts are
  /// equal.
  ///
  /// - Complexity: O(n) up to 64 scalars on either side, O(n · m) beyond.
  package func likeness(to other: String) -> Int {
    guard let places else { return likenessByFlags(to: other) }
    let ofASCII = other.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count <= JaroPlaces.limit ? places.likeness(to: bytes, isASCII: true) : nil
    }
    return (ofASCII ?? nil) ?? likenessOfScalars(to: other, places)
  }

  private func likenessOfScalars(to other: String, _ places: JaroPlaces) -> Int {
    let ofUnits: Int? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: JaroPlaces.limit) { units in
      var count = 0
      for scalar in other.unicodeScalars {
        guard count < JaroPlaces.limit else { return nil }
        units[count] = Self.unit(of: scalar, others)
        count += 1
      }
      return places.likeness(to: UnsafeBufferPointer(rebasing: units[..<count]), isASCII: false)
    }
    return ofUnits ?? likenessByFlags(to: other)
  }

  private func likenessByFlags(to other: String) -> Int {
    JaroMatches(byFlags: Array(text.unicodeScalars), Array(other.unicodeScalars)).likeness
  }
}

/// The Jaro–Winkler likeness of two texts in thousandths, for a single comparison: see `JaroWinkler`.
package func jaroWinkler(_ left: String, _ right: String) -> Int { JaroWinkler(left).likeness(to: right) }
