// Works in languages other than English: all of them.
// They stand under the original title, so that a library can hold an original beside its translation.

extension WorkFacts {
  static let world = [inRomanceAndGerman, inOtherLanguages].joined(separator: "\n\n")
}
