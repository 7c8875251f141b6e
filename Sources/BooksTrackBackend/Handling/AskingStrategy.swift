// The order in which providers are called, and when the answer is complete (CON-10, CON-11).

/// A strategy for calling several providers.
package enum AskingStrategy: Hashable, Sendable {
  /// One provider after the other, until one knows the book: the fewest calls, the poorest answers.
  case firstAnswer
  /// All providers of a level at once, with their results merged; the next level only if this one knew
  /// nothing.
  ///
  /// Once the first provider has returned a book, the others have `grace` to respond; later responses are
  /// ignored. With nil, the backend waits for all.
  case merging(grace: Duration?)

  /// The default. Readers do not notice 0.6 s more, and on a usual day most responses of the second provider
  /// arrive within that time.
  package static let standard = AskingStrategy.merging(grace: .milliseconds(600))
}
