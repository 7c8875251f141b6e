// Which answers there are to choose from in each dimension, and how an answer is stored (DIV-8).

internal import BooksTrackAPI

extension DiversityDimension {
  /// The answers to choose from, in the order in which they are shown; the last is `Other`. To skip is no
  /// answer, and stores nothing.
  public var vocabulary: [String] {
    switch self {
    case .culturalOrigin:
      [
        "European", "Asian", "Latin American", "African", "Middle Eastern", "North American", "Oceanian",
        "Indigenous", "Other",
      ]
    case .gender: ["Female", "Male", "Non-binary", "Unknown", "Other"]
    case .translation: ["Translated", "Original Language", "Other"]
    case .ownVoices: ["Own Voices", "Not Own Voices", "Other"]
    case .accessibility: ["Accessible", "Standard", "Other"]
    }
  }

  /// A value as it is stored: spelled as the vocabulary does if that has it, whatever the case and the white
  /// space; else as it came, under its own name (DIV-8). Nothing if there is nothing in it.
  public func stored(_ value: String) -> String? {
    let text = WhiteSpace.collapsed(value)
    guard !text.isEmpty else { return nil }
    let folded = FoldedText.fold(text)
    return vocabulary.first { FoldedText.fold($0) == folded } ?? text
  }
}
