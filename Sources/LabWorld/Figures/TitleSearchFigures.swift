// The effect of normalizing titles: the same books looked up by title with and without it (TTL-7).

package import Measurement

/// Look-ups by title, summed over readers.
package struct TitleSearchFigures: FigureGroup, Hashable {
  package var off = Rate.none
  package var asWritten = Rate.none
  package var corrected = Rate.none

  package init() {}

  package static let figures: [Figure<TitleSearchFigures>] = [
    Figure(
      "off", \.off,
      "Books that were looked up with the title as it is; of these, the ones whose right record was found.",
      FigureRule("whole", "LAB-2", "titles looked up", .same, because: .drawn),
      FigureRule("*", "TTL-7", "found by title as it is", .reported, because: "the provider's merit")),
    Figure(
      "asWritten", \.asWritten, "The same books, with the normalization of the documents.",
      FigureRule("whole", "LAB-2", "titles looked up", .same, because: .drawn),
      FigureRule("*", "TTL-7", "found as documented", .reported, because: "the documents' merit")),
    Figure(
      "corrected", \.corrected, "The same books, with the normalization of the stack.",
      FigureRule("whole", "LAB-2", "titles looked up", .same, because: .drawn),
      FigureRule("part", "TTL-7", "found by normalized title", .more(.none), because: .sure),
      FigureRule("rest", "TTL-7", "not found by title", .reported, because: .parts)),
  ]

  /// Returns the look-ups with one normalization.
  func found(by normalization: TitleNormalization) -> Rate {
    switch normalization {
    case .none: off
    case .asWritten: asWritten
    case .corrected: corrected
    }
  }
}
