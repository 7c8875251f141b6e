// The counts of what readers do with series, and of how the app responds.

package import Measurement

/// Counts of readers who read series for months, follow recommendations, and edit series by hand.
package struct MarathonFigures: FigureGroup, Equatable {
  package var edits: [String: Int] = [:]
  package var shelves = Rate.none
  package var offers = Rate.none
  package var offered: [String: Int] = [:]
  package var wanted = 0
  package var added = 0
  package var addedAlone = 0
  package var lookedFor: [String: Int] = [:]
  package var answered = Rate.none
  package var picked = Rate.none
  package var stories = Rate.none
  package var celebrated = Rate.none
  package var celebratedTooOften = 0
  package var learnt = Rate.none
  package var lastListed = Rate.none
  package var listed = Rate.none
  package var back = Rate.none
  package var marked = Rate.none

  package init() {}

  package static let figures: [Figure<MarathonFigures>] = [
    Figure("deeds", \.edits, "Edits of series by hand and look-ups of gaps, by kind."),
    Figure(
      "shelves", \.shelves,
      "Shelves that were compared with the reader's own account; of these, the equal ones.",
      FigureRule("rest", "SER-8", "shelves that are wrong", .less(.none), because: .lived)),
    Figure(
      "offers", \.offers,
      "Recommendations after a book; of these, the ones that agree with the reader's own account.",
      FigureRule("rest", "SER-12", "recommendations that are wrong", .less(.none), because: .lived)),
    Figure("offered", \.offered, "Recommendations by what they offer."),
    Figure(
      "wanted", \.wanted,
      "Times that a reader who finished a book would have gone on with a volume that the library lacked."),
    Figure(
      "added", \.added,
      "Wanted volumes that were added, because the reader remembered them or the app showed them.",
      FigureRule("", "SER-21", "volumes added as recommended", .more(.chance), because: .counts)),
    Figure(
      "addedAlone", \.addedAlone, "Wanted volumes that the same readers would have added without the app."),
    Figure("lookedFor", \.lookedFor, "Look-ups of missing volumes, by result."),
    Figure(
      "answered", \.answered,
      """
      Look-ups of volumes that a provider has, as far as the backend has answered; of these, the ones with \
      that volume among the answers.
      """,
      FigureRule("rest", "SER-19", "searches without the volume", .less(.chance), because: .counts)),
    Figure(
      "picked", \.picked,
      """
      Books that were picked; of these, the ones that are wanted, at their position, with facts of no other \
      book.
      """,
      FigureRule("rest", "SER-19", "picked volumes not in place", .less(.none), because: .lived)),
    Figure(
      "stories", \.stories,
      "Shelves in a chronological order that the reader entered; of these, the ones shown in that order.",
      FigureRule("rest", "SER-18", "stories not in their order", .less(.none), because: .lived)),
    Figure(
      "celebrated", \.celebrated,
      """
      Series that readers finished, by their own account; of these, the ones that were celebrated exactly \
      once.
      """,
      FigureRule("rest", "SER-13", "finished series not celebrated", .less(.none), because: .lived)),
    Figure(
      "celebratedTooOften", \.celebratedTooOften, "Celebrations that were not due or had taken place before.",
      FigureRule("", "SER-13", "celebrations that were not due", .less(.none), because: .lived)),
    Figure(
      "learnt", \.learnt,
      """
      Series that a provider has and whose length the reader has not entered; of these, the ones of which \
      the app knows volumes or a total half an hour after the import.
      """,
      FigureRule("rest", "SER-22", "series of which nothing is learnt", .less(.chance), because: .counts)),
    Figure(
      "lastListed", \.lastListed,
      """
      Series of which the app knows volumes or a total, and whose length is known in truth; of these, the \
      ones with the right last volume.
      """
    ),
    Figure(
      "listed", \.listed,
      """
      Look-ups counted in `answered` whose volume a fetched page of a provider lists; of these, the ones \
      with that volume among the answers.
      """,
      FigureRule("rest", "SER-22", "listed volumes that are not found", .less(.chance), because: .counts)),
    Figure(
      "back", \.back,
      "Places of books in series before the library was emptied; of these, the ones restored by the import.",
      FigureRule("rest", "SER-15", "places lost by a reset", .less(.none), because: .lived)),
    Figure(
      "marked", \.marked,
      "Places that a title of the reader's own export names; of these, the ones that were found.",
      FigureRule("rest", "SER-21", "own markers not found", .less(.chance), because: .counts)),
  ]
}
