// The possible answers in each dimension, and their normalization (DIV-8).

internal import BooksTrackAPI

extension DiversityDimension {
  /// The possible answers in display order, `Other` last. Skipping is not an answer and stores nothing.
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

  /// Returns a value in stored form: in the spelling of the vocabulary if it matches up to case and white
  /// space, otherwise unchanged (DIV-8). Nil if it is empty.
  public func stored(_ value: String) -> String? {
    let text = WhiteSpace.collapsed(value)
    guard !text.isEmpty else { return nil }
    let folded = FoldedText.fold(text)
    return vocabulary.first { FoldedText.fold($0) == folded } ?? text
  }
}
