// The likeness of two short texts after Jaro (1989) and Winkler (1990), in whole thousandths: the same on every
// machine, which a sum of floating-point fractions is not promised to be.
//
// Up to 64 units the work is done on bits: for each unit of one text, the places in the other where it may match
// are one word, and the first free one is its lowest set bit. Places are found in a table of 32 words by the low
// five bits of the unit and then compared, so a clash costs a step and never a wrong answer. Longer texts take
// the textbook's loop over flags.
//
// The boost for a common prefix of up to four units (a tenth of what is missing, each) is always given; Winkler's
// own code gave it only above a likeness of 0.7.

/// The Jaro–Winkler likeness of two texts in thousandths, rounded: 0 for nothing in common, 1000 for equal texts.
///
/// Compares Unicode scalars. Two empty texts are equal.
///
/// - Complexity: O(n) up to 64 scalars for texts with few repeated letters, O(n · m) beyond.
package func jaroWinkler(_ left: String, _ right: String) -> Int {
  var left = left
  var right = right
  let ascii: Int? = left.withUTF8 { leftBytes in
    right.withUTF8 { rightBytes in
      guard isASCII(leftBytes), isASCII(rightBytes) else { return nil }
      return likeness(leftBytes, rightBytes)
    }
  }
  if let ascii { return ascii }
  let leftScalars = left.unicodeScalars.map(\.value)
  let rightScalars = right.unicodeScalars.map(\.value)
  return leftScalars.withUnsafeBufferPointer { first in
    rightScalars.withUnsafeBufferPointer { second in likeness(first, second) }
  }
}

private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var union: UInt8 = 0
  for byte in bytes { union |= byte }
  return union < 0x80
}

/// What a comparison counts: matching units, and matched units that stand in another order.
private struct Matches {
  var count = 0
  var outOfOrder = 0
}

@inline(__always)
private func likeness<Unit: FixedWidthInteger>(
  _ left: UnsafeBufferPointer<Unit>, _ right: UnsafeBufferPointer<Unit>
) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return left.isEmpty && right.isEmpty ? 1000 : 0 }
  let window = max(0, max(left.count, right.count) / 2 - 1)
  let matches =
    left.count <= 64 && right.count <= 64
    ? bitMatches(left, right, window: window) : flagMatches(left, right, window: window)
  guard matches.count > 0 else { return 0 }
  var prefix = 0
  let limit = min(4, left.count, right.count)
  while prefix < limit, left[prefix] == right[prefix] { prefix += 1 }
  // Jaro: (m/|a| + m/|b| + (m - t)/m) / 3 with t = outOfOrder / 2, over the common denominator 6·m·|a|·|b|.
  let m = matches.count
  let a = left.count
  let b = right.count
  let whole = 6 * m * a * b
  let jaro = 2 * m * m * (a + b) + (2 * m - matches.outOfOrder) * a * b
  let boosted = 10 * jaro + prefix * (whole - jaro)
  return (boosted * 1000 + 5 * whole) / (10 * whole)
}

@inline(__always)
private func bitMatches<Unit: FixedWidthInteger>(
  _ left: UnsafeBufferPointer<Unit>, _ right: UnsafeBufferPointer<Unit>, window: Int
) -> Matches {
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { places in
    places.initialize(repeating: 0)
    for index in left.indices { places[Int(truncatingIfNeeded: left[index] & 31)] |= 1 &<< UInt64(index) }
    var matchedLeft: UInt64 = 0
    var matchedRight: UInt64 = 0
    // At 64 units the window is 31 wide to either side, so that its 63 places fit a word.
    let reach: UInt64 = (1 &<< UInt64(window &* 2 &+ 1)) &- 1
    for index in right.indices {
      let unit = right[index]
      let lowest = index &- window
      let near = lowest >= 0 ? reach &<< UInt64(lowest) : reach &>> UInt64(-lowest)
      var candidates = places[Int(truncatingIfNeeded: unit & 31)] & near & ~matchedLeft
      while candidates != 0 {
        let place = candidates.trailingZeroBitCount
        if left[place] == unit {
          matchedLeft |= 1 &<< UInt64(place)
          matchedRight |= 1 &<< UInt64(index)
          break
        }
        candidates &= candidates &- 1
      }
    }
    var matches = Matches(count: matchedLeft.nonzeroBitCount)
    while matchedLeft != 0 {
      if left[matchedLeft.trailingZeroBitCount] != right[matchedRight.trailingZeroBitCount] {
        matches.outOfOrder += 1
      }
      matchedLeft &= matchedLeft &- 1
      matchedRight &= matchedRight &- 1
    }
    return matches
  }
}

private func flagMatches<Unit: FixedWidthInteger>(
  _ left: UnsafeBufferPointer<Unit>, _ right: UnsafeBufferPointer<Unit>, window: Int
) -> Matches {
  var isMatched = [Bool](repeating: false, count: left.count)
  var matchedRight: [Unit] = []
  for index in right.indices {
    let upper = min(left.count, index + window + 1)
    let lower = min(max(0, index - window), upper)
    guard let place = (lower..<upper).first(where: { !isMatched[$0] && left[$0] == right[index] }) else {
      continue
    }
    isMatched[place] = true
    matchedRight.append(right[index])
  }
  let matchedLeft = left.indices.filter { isMatched[$0] }.map { left[$0] }
  let outOfOrder = zip(matchedLeft, matchedRight).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  return Matches(count: matchedRight.count, outOfOrder: outOfOrder)
}
