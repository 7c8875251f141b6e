// What normalizing titles is worth: the same books looked up by title, with and without it (TTL-7).

package import Measurement

/// Look-ups by title, added up over readers.
package struct TitleSearchFigures: Codable, Sendable, Hashable {
  /// Books that were looked up and, of these, the ones whose right record was attached: with the title as it
  /// is.
  package var off = Rate.none
  /// … normalized as the document says.
  package var asWritten = Rate.none
  /// … normalized as the stack does.
  package var corrected = Rate.none

  package init() {}

  /// Look-ups with titles as one way of normalizing leaves them.
  func found(by normalization: TitleNormalization) -> Rate {
    switch normalization {
    case .none: off
    case .asWritten: asWritten
    case .corrected: corrected
    }
  }

  /// Adds another reader's, or another cell's.
  package mutating func add(_ other: TitleSearchFigures) {
    off = off + other.off
    asWritten = asWritten + other.asWritten
    corrected = corrected + other.corrected
  }
}
