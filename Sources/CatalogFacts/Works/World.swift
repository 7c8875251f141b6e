// All works in languages other than English, under their original titles, so that a library can contain an
// original and its translation.

extension WorkFacts {
  static let world = [inRomanceAndGerman, inOtherLanguages].joined(separator: "\n\n")
}
