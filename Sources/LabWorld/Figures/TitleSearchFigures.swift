// The effect of normalizing titles: the same books looked up by title with and without it (TTL-7).

package import Measurement

/// Look-ups by title, summed over readers.
package struct TitleSearchFigures: Codable, Sendable, Hashable {
  /// Books that were looked up with the title as it is; of these, the ones whose right record was found.
  package var off = Rate.none
  /// The same with the normalization of the document.
  package var asWritten = Rate.none
  /// The same with the normalization of the stack.
  package var corrected = Rate.none

  package init() {}

  /// Returns the look-ups with one normalization.
  func found(by normalization: TitleNormalization) -> Rate {
    switch normalization {
    case .none: off
    case .asWritten: asWritten
    case .corrected: corrected
    }
  }

  /// Adds the counts of another reader or cell.
  package mutating func add(_ other: TitleSearchFigures) {
    off = off + other.off
    asWritten = asWritten + other.asWritten
    corrected = corrected + other.corrected
  }
}
