// The forms of series markers in titles of real exports.
//
// The weights give the plain form to about four fifths of the series books; the distribution over the other
// forms is a guess.

/// The form of a series marker in a title.
package enum SeriesMarker: String, Codable, Sendable, CaseIterable {
  /// No marker.
  case none
  /// `The Hunger Games (The Hunger Games, #1)`, and `#0.5` or `#1-3` for such positions.
  case comma
  /// `Dune (Dune Chronicles #1)`
  case noComma
  /// `Mort (Death, #1; Discworld, #4)`
  case two
  /// `Night Play (Dark-Hunter #5, Were-Hunter #1)`
  case twoNoComma
  /// `Naked in Death (In Death, Book 1)`, and the equivalent in other languages.
  case words
  /// `Bleach, Volume 01`: the title is the name of the series.
  case volume
  /// `Saga, Vol. 1 (Saga, #1)`
  case volumeAndComma
  /// `Saga #1`
  case bare
  /// `(The Stormlight Archive, #1: Part 2 of 2)`
  case part

  /// Returns the possible forms for a work, with their weights in thousandths.
  static func choices(
    for work: CatalogWork, language: String, places: Int
  ) -> (forms: [SeriesMarker], weights: [Int]) {
    let isWhole = work.memberships.first?.position.whole != nil
    if work.isKnownByNumber {
      return ([.volumeAndComma, .comma, .volume, .bare], isWhole ? [640, 160, 140, 60] : [500, 500, 0, 0])
    }
    if places > 1 { return ([.two, .twoNoComma, .comma, .none], [560, 60, 340, 40]) }
    if language != "en" { return ([.comma, .words, .none], isWhole ? [690, 190, 120] : [850, 0, 150]) }
    return (
      [.comma, .noComma, .words, .bare, .part, .none],
      isWhole ? [852, 46, 27, 0, 2, 73] : [860, 50, 0, 0, 0, 90]
    )
  }
}
