// The likeness of texts in thousandths.

import PropertyTesting
import Testing

@testable import BooksTrack

struct JaroWinklerTests {
  /// Values of Winkler's own examples, worked out by hand as fractions.
  @Test(arguments: [
    ("MARTHA", "MARHTA", 961), ("DIXON", "DICKSONX", 813), ("DWAYNE", "DUANE", 840), ("CRATE", "TRACE", 733),
    ("ARNAB", "ARANB", 947), ("", "", 1000), ("a", "", 0), ("", "a", 0), ("abc", "abc", 1000),
    ("abc", "xyz", 0),
    ("a", "b", 0), ("村上春樹", "村上春樹", 1000), ("Müller", "Muller", 900),
  ])
  func `known pairs have their known likeness`(left: String, right: String, thousandths: Int) {
    #expect(jaroWinkler(left, right) == thousandths)
  }

  /// Half a word, a whole one and more on either side; few letters, so that many repeat, and scalars of any
  /// length. It does not matter which text is made ready.
  @Test(arguments: [0...12, 25...40, 55...70, 120...140], ["ab 0", "abcdABC 0'é", "aбв村上春樹é😀"])
  func `the likeness equals that of the textbook`(count: ClosedRange<Int>, alphabet: String) throws {
    let text = Gen<String>.text(over: alphabet, count: count)
    let other = Gen<String>.text(over: alphabet, count: 0...140)
    try check("like the textbook", combine(text, text, other), count: 300) { left, right, other in
      let ready = JaroWinkler(left)
      return [right, other, left, ""].allSatisfy { text in
        ready.likeness(to: text) == textbookJaroWinkler(left, text)
          && jaroWinkler(text, left) == textbookJaroWinkler(left, text)
      }
    }
  }

  @Test func `a scalar that the text lacks matches none, however many there are`() {
    let many = String(String.UnicodeScalarView((0..<64).compactMap { Unicode.Scalar(0x4E00 + $0) }))
    let others = String(String.UnicodeScalarView((0..<64).compactMap { Unicode.Scalar(0x5E00 + $0) }))
    #expect(JaroWinkler(many).likeness(to: others) == 0)
    #expect(JaroWinkler(many).likeness(to: many) == 1000)
    #expect(JaroWinkler("e").likeness(to: "é") == 0)
  }

  @Test func `the likeness is between 0 and 1000, and 1000 for a text and itself`() throws {
    try check("bounds", combine(Gen<String>.unicode(count: 0...80), .unicode(count: 0...80))) { left, right in
      (0...1000).contains(jaroWinkler(left, right)) && jaroWinkler(left, left) == 1000
    }
  }
}

/// Jaro and Winkler as the textbook has them, in exact fractions.
private func textbookJaroWinkler(_ first: String, _ second: String) -> Int {
  let (left, right) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
  if left.isEmpty && right.isEmpty { return 1000 }
  let window = max(0, max(left.count, right.count) / 2 - 1)
  var taken = Array(repeating: false, count: left.count)
  var matchedRight: [Unicode.Scalar] = []
  for (index, scalar) in right.enumerated() {
    for place in left.indices
    where abs(place - index) <= window && !taken[place] && left[place] == scalar {
      taken[place] = true
      matchedRight.append(scalar)
      break
    }
  }
  let matchedLeft = left.indices.filter { taken[$0] }.map { left[$0] }
  guard !matchedLeft.isEmpty else { return 0 }
  let outOfOrder = zip(matchedLeft, matchedRight).filter { $0 != $1 }.count
  let prefix = zip(left, right).prefix(4).prefix { $0 == $1 }.count
  let (m, a, b) = (matchedLeft.count, left.count, right.count)
  let denominator = 3 * a * b * 2 * m
  let jaro = m * b * 2 * m + m * a * 2 * m + (2 * m - outOfOrder) * a * b
  let numerator = 10 * jaro + prefix * (denominator - jaro)
  return (2 * 1000 * numerator + 10 * denominator) / (2 * 10 * denominator)
}
