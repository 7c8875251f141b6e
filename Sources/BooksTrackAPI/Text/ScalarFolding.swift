// Folding by the Unicode tables: the definition for all scripts. `TableFolding` is a faster implementation
// for some.
//
// Compatibility decomposition separates letters, marks, widths and ligatures; then each scalar is kept,
// replaced or dropped; then canonical composition joins scalars in scripts whose marks are letters. Each
// replacement folds to itself, so folding is idempotent.

import Foundation

enum ScalarFolding {
  static func fold(_ text: String) -> String {
    var output = Output()
    for scalar in text.unicodeScalars.lazy.map({ beforeDecomposition[$0] ?? $0 }) {
      output.source.append(scalar)
    }
    let decomposed = String(output.source).decomposedStringWithCompatibilityMapping
    for scalar in decomposed.unicodeScalars { append(scalar, to: &output) }
    return output.needsComposition
      ? String(output.folded).precomposedStringWithCanonicalMapping : String(output.folded)
  }

  /// The output so far, which never ends in white space.
  private struct Output {
    var source = String.UnicodeScalarView()
    var folded = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    var pendingSpace = false
    var needsComposition = false

    mutating func add(_ scalar: Unicode.Scalar) {
      if pendingSpace && !folded.isEmpty { folded.append(" ") }
      pendingSpace = false
      if scalar.value >= 0x0300 { needsComposition = true }
      folded.append(scalar)
      last = scalar
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout Output) {
    if scalar.properties.isWhitespace {
      output.pendingSpace = true
      output.last = " "
    } else if isDropped(scalar, after: output.last) {
      return
    } else {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars
      where !isDropped(lower, after: output.last) {
        if let replacement = replacements[lower] {
          for part in replacement.unicodeScalars { output.add(part) }
        } else {
          output.add(Unicode.Scalar(ChineseFolding.fold(lower.value)) ?? lower)
        }
      }
    }
  }

  /// Returns true if a mark or sign is ignored in comparisons.
  private static func isDropped(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true  // marks of no script in particular
    case 0x0483...0x0489: true  // Old Cyrillic marks
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true  // Hebrew points
    case 0x0610...0x061A, 0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x0640:
      true  // Arabic vowel signs, and the stroke that only stretches a word
    case 0x0653...0x0655: last == "\u{0627}"  // an alef is often written without its hamza
    default:
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
    }
  }

  /// Scalars whose decomposition would contain white space or letters.
  private static let beforeDecomposition: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{B4}": "'", "\u{2122}": "\u{200B}", "\u{2120}": "\u{200B}", "\u{1FBF}": "'", "\u{1FBD}": "'",
  ]

  /// Letters without a decomposition, and variants of signs. Keys are lowercase, values are folded.
  private static let replacements: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
    "ı": "i", "ĸ": "k", "ŋ": "n", "ə": "e", "ς": "σ",
    "\u{2018}": "'", "\u{2019}": "'", "\u{201A}": "'", "\u{201B}": "'", "\u{2032}": "'", "\u{02BC}": "'",
    "\u{02B9}": "'", "\u{02BB}": "'", "\u{02BF}": "'", "\u{02BE}": "'", "`": "'",
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{201F}": "\"", "\u{AB}": "\"", "\u{BB}": "\"",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2015}": "-",
    "\u{2212}": "-", "\u{2044}": "/", "\u{D7}": "x",
    // Arabic and Persian keyboards have different code points for these letters.
    "\u{0649}": "\u{064A}", "\u{06CC}": "\u{064A}", "\u{06A9}": "\u{0643}", "\u{0629}": "\u{0647}",
    "\u{06C1}": "\u{0647}",
  ]
}
