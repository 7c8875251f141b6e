// A look-alike that can be asked what is true: whose book an identifier is, and what the provider can know at all.

package import Synthesis

/// A look-alike that knows the catalog behind its answers.
package protocol TruthfulLookalike: ProviderLookalike {
  /// The catalog work of an identifier in one of its answers, as an index; nothing if it is none of its own.
  func work(forExternalID value: String) -> Int?

  /// Whether it has any edition of a catalog work.
  func knows(work: Int) -> Bool

  /// The place in a series that the record of that identifier states; nothing if it states none.
  func seriesPlace(forExternalID value: String) -> CatalogMembership?

  /// The catalog work of which a picture of its own shows an edition; nothing if the picture is none of its own.
  func work(onCover url: String) -> Int?

  /// Whether a record of a catalog work has that description.
  func describes(work: Int, as text: String) -> Bool
}
