// The ways of normalizing titles for search that a run can have (TTL-7).

package import BooksTrack

/// How titles are normalized for search.
package enum TitleNormalization: String, NamedValue, CaseIterable {
  case corrected
  case asWritten = "as-written"
  case none

  /// The rules.
  package var rules: TitleRules {
    switch self {
    case .corrected: .corrected
    case .asWritten: .asWritten
    case .none: .none
    }
  }
}
