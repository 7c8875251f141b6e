// In which order providers are asked, and when enough of them have answered (CON-10, CON-11).

/// A way of asking several providers.
package enum AskingStrategy: Hashable, Sendable {
  /// One after the other until one knows the book: fewest calls, poorest answers.
  case firstAnswer
  /// All providers of a stage together, and what they say merged; the next stage only if this one knew nothing.
  ///
  /// When the first of them has answered with a book the others have that long to do so too; then they are
  /// late and go without. Without a limit all are waited for.
  case merging(grace: Duration?)

  /// What the backend does unless told otherwise. Six tenths of a second are what a reader does not yet notice
  /// on top of a call, and in good times most of the second provider's answers come within them.
  package static let standard = AskingStrategy.merging(grace: .milliseconds(600))
}
