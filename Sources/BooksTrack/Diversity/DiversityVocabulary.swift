// What each dimension is called, what is asked about it, and which answers there are to choose from (DIV-8).

internal import BooksTrackAPI

extension DiversityDimension {
  /// As a heading: `Cultural Origin`.
  public var name: String {
    switch self {
    case .culturalOrigin: "Cultural Origin"
    case .gender: "Gender Identity"
    case .translation: "Translation Status"
    case .ownVoices: "Own Voices"
    case .accessibility: "Accessibility"
    }
  }

  /// The question for a value.
  public var question: String {
    switch self {
    case .culturalOrigin: "What's the author's cultural background?"
    case .gender: "What's the author's gender?"
    case .translation: "Did you read this book in translation?"
    case .ownVoices: "Does the author share the identity that this book is about?"
    case .accessibility: "Is there an accessible edition of this book?"
    }
  }

  /// What is said when a value was saved (DIV-7).
  public var confirmation: String {
    switch self {
    case .culturalOrigin: "Cultural background saved!"
    case .gender: "Gender saved!"
    case .translation: "Translation status saved!"
    case .ownVoices: "Own voices saved!"
    case .accessibility: "Accessibility saved!"
    }
  }

  /// The answers to choose from, in the order in which they are shown; the last is `Other`. To skip is no answer, and
  /// stores nothing.
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

  /// A value as it is stored: spelled as the vocabulary does if that has it, whatever the case and the white space; else
  /// as it came, under its own name (DIV-8). Nothing if there is nothing in it.
  public func stored(_ value: String) -> String? {
    let text = WhiteSpace.collapsed(value)
    guard !text.isEmpty else { return nil }
    let folded = FoldedText.fold(text)
    return vocabulary.first { FoldedText.fold($0) == folded } ?? text
  }
}
