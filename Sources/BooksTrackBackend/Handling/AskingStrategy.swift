// In which order providers are asked, and when enough of them have answered (CON-10, CON-11).

/// A way of asking several providers.
package enum AskingStrategy: Hashable, Sendable {
  /// One after the other until one knows the book: fewest calls, poorest answers.
  case firstAnswer
  /// All providers of a stage together, and what they say merged; the next stage only if this one knew
  /// nothing.
  ///
  /// Once the first has answered with a book, the others have that long to answer; later answers are ignored.
  /// Without a limit the backend waits for all.
  case merging(grace: Duration?)

  /// What the backend does unless told otherwise. Readers do not notice 0.6 s on top of a call, and on a
  /// usual day most answers of the second provider come within that time.
  package static let standard = AskingStrategy.merging(grace: .milliseconds(600))
}
