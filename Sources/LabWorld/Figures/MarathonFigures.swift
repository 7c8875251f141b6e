// What readers of series did with them, and what the app made of it.

package import Measurement

/// Counts of readers who read series for months, take what is recommended, and arrange series by hand.
package struct MarathonFigures: Codable, Sendable, Equatable {
  /// What readers did with series by hand, by what it was.
  package var deeds: [String: Int] = [:]
  /// Shelves that were looked at and show what the reader's own account has.
  package var shelves = Rate.none
  /// Recommendations after a book that are what the reader's own account has.
  package var offers = Rate.none
  /// Recommendations by what they offer.
  package var offered: [String: Int] = [:]
  /// Times that a reader who had finished a book would have gone on with a volume that was not there.
  package var wanted = 0
  /// Of these, how many were added, because the reader remembered the volume or the app showed it, and how
  /// many the same reader would have added if the app had shown nothing.
  package var added = 0
  package var addedAlone = 0
  /// Missing volumes that the app was asked for, by what came of it.
  package var lookedFor: [String: Int] = [:]
  /// Look-ups of volumes that a provider has, as far as the backend has answered, and of these the ones with
  /// the very volume among the answers.
  package var answered = Rate.none
  /// Books that were picked, and of these the ones that are wanted, in their place, with facts of no other
  /// book.
  package var picked = Rate.none
  /// Shelves in the order of a story that the reader has told, and of these the ones that are in that order.
  package var stories = Rate.none
  /// Series that readers finished, by their own account, and of these the ones that were celebrated, exactly
  /// once.
  package var celebrated = Rate.none
  /// Celebrations that nobody had earned, or had before.
  package var celebratedTooOften = 0
  /// Places of books in series before the library was emptied, and of these the ones that were back after the
  /// import.
  package var back = Rate.none
  /// Places that a title of the reader's own export names, and of these the ones that were found.
  package var marked = Rate.none

  package init() {}

  /// Adds another reader's.
  mutating func add(_ other: MarathonFigures) {
    deeds.merge(other.deeds, uniquingKeysWith: +)
    shelves = shelves + other.shelves
    offers = offers + other.offers
    offered.merge(other.offered, uniquingKeysWith: +)
    wanted += other.wanted
    added += other.added
    addedAlone += other.addedAlone
    lookedFor.merge(other.lookedFor, uniquingKeysWith: +)
    answered = answered + other.answered
    picked = picked + other.picked
    stories = stories + other.stories
    celebrated = celebrated + other.celebrated
    celebratedTooOften += other.celebratedTooOften
    back = back + other.back
    marked = marked + other.marked
  }
}
