// The title normalizations for search that a run can use (TTL-7).

package import BooksTrack

/// A normalization of titles for search.
package enum TitleNormalization: String, NamedValue, CaseIterable {
  case corrected
  case asWritten = "as-written"
  case none

  /// The rules of the normalization.
  package var rules: TitleRules {
    switch self {
    case .corrected: .corrected
    case .asWritten: .asWritten
    case .none: .none
    }
  }
}
