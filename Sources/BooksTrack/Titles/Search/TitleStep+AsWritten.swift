// The document's steps of title normalization, taken literally.
//
//   1. `\s*\([^)]*,\s*#\d+\)` is removed wherever it matches.
//   2. `\s*\[[^\]]*\]` is removed wherever it matches.
//   3. A title of more than 10 characters ends before its first ":".
//   4. "Abbreviation periods": a period directly after a letter is removed. The document gives no rule,
//      only `Dept.`.
//   5. White space is collapsed and trimmed (`whiteSpace`, the same step as in the corrected rules).

extension TitleStep {
  static let literalSeriesMarkers = TitleStep { title in
    removing(from: title, open: "(", close: ")") { inside in
      guard let sign = inside.lastIndex(of: "#"), sign + 1 < inside.endIndex,
        inside[(sign + 1)...].allSatisfy({ ("0"..."9").contains($0) }),
        let before = inside[..<sign].last(where: { !$0.properties.isWhitespace })
      else { return false }
      return before == ","
    }
  }

  static let literalSquareBrackets = TitleStep { title in
    removing(from: title, open: "[", close: "]") { _ in true }
  }

  static let literalSubtitle = TitleStep { title in
    guard title.count > 10, let colon = title.firstIndex(of: ":") else { return title }
    return String(title[..<colon])
  }

  static let literalPeriods = TitleStep { title in
    var kept = String.UnicodeScalarView()
    var isBehindLetter = false
    for scalar in title.unicodeScalars {
      if scalar != "." || !isBehindLetter { kept.append(scalar) }
      isBehindLetter = scalar.properties.isAlphabetic
    }
    return String(kept)
  }

  /// Removes the text from an opening scalar to the next closing one, with the white space before it, if the
  /// inside matches: a global replacement of `\s*\(…\)`.
  private static func removing(
    from title: String, open: Unicode.Scalar, close: Unicode.Scalar,
    where matches: (ArraySlice<Unicode.Scalar>) -> Bool
  ) -> String {
    let scalars = Array(title.unicodeScalars)
    var kept: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == open, let end = scalars[index...].firstIndex(of: close),
        matches(scalars[index + 1..<end])
      {
        while kept.last?.properties.isWhitespace == true { kept.removeLast() }
        index = end + 1
      } else {
        kept.append(scalars[index])
        index += 1
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept)
    return String(view)
  }
}
