// Slips of the keyboard as tests make them.

import PropertyTesting

/// A letter of a text changed, taken out, put in or turned with the next.
struct TypingSlip {
  /// 0 to 3, in that order.
  var kind: Int
  /// The place in the text, modulo its length.
  var place: Int
  /// The index of the inserted letter.
  var letter: Int

  static let letters = Array("aenst дж3 ".unicodeScalars)

  static let any = combine(
    Gen<Int>.integer(in: 0...3), Gen<Int>.integer(in: 0...40), Gen<Int>.integer(in: 0...letters.count - 1)
  ).map { TypingSlip(kind: $0, place: $1, letter: $2) }
}

extension String {
  /// The text after some slips.
  func mistyped(_ slips: [TypingSlip]) -> String {
    var scalars = Array(unicodeScalars)
    for slip in slips where !scalars.isEmpty {
      let place = slip.place % scalars.count
      let letter = TypingSlip.letters[slip.letter]
      switch slip.kind {
      case 0: scalars[place] = letter
      case 1: scalars.remove(at: place)
      case 2: scalars.insert(letter, at: slip.place % (scalars.count + 1))
      default: if place + 1 < scalars.count { scalars.swapAt(place, place + 1) }
      }
    }
    var text = UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
