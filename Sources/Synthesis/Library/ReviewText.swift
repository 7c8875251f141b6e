// Texts of reviews: a line, some paragraphs, or an essay of many kilobytes, with `<br/>` between paragraphs,
// quotation marks, and occasional line breaks.

import Facts
import Simulation

/// Writes reviews.
struct ReviewText {
  private let sentences: [String: [String]]

  init(_ words: WordLists) {
    sentences = Dictionary(
      words.reviews.map { ($0.language, $0.words) }, uniquingKeysWith: { first, _ in first })
  }

  /// Numbers of sentences; long reviews are rare.
  private static let lengths = [1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 22, 60]

  /// Returns a review of a book, in its language if there are sentences for it, otherwise in English.
  func text(title: String, language: String, stream: inout RandomStream) -> String {
    let own = sentences[language] ?? sentences["en"] ?? []
    guard !own.isEmpty else { return "" }
    var count = Self.lengths[stream.below(Self.lengths.count)]
    if stream.chance(1, in: 40) { count *= 8 }
    var text = ""
    for number in 0..<count {
      if number > 0 { text += separator(&stream) }
      text += own[stream.below(own.count)]
      if stream.chance(1, in: 12) { text += " \"\(title)\"!" }
    }
    return text
  }

  private func separator(_ stream: inout RandomStream) -> String {
    switch stream.below(100) {
    case ..<76: " "
    case ..<97: "<br/><br/>"
    default: "\n"
    }
  }
}
