// The counts of what readers do with series, and of how the app responds.

package import Measurement

/// Counts of readers who read series for months, follow recommendations, and edit series by hand.
package struct MarathonFigures: Codable, Sendable, Equatable {
  /// Edits of series by hand, by kind.
  package var edits: [String: Int] = [:]
  /// Shelves that were compared with the reader's own account; of these, the equal ones.
  package var shelves = Rate.none
  /// Recommendations after a book; of these, the ones that agree with the reader's own account.
  package var offers = Rate.none
  /// Recommendations by what they offer.
  package var offered: [String: Int] = [:]
  /// Times that a reader who finished a book would have gone on with a volume that the library lacked.
  package var wanted = 0
  /// Of these, the times that the volume was added, because the reader remembered it or the app showed it;
  /// and the times that the same reader would have added it without the app.
  package var added = 0
  package var addedAlone = 0
  /// Look-ups of missing volumes, by result.
  package var lookedFor: [String: Int] = [:]
  /// Look-ups of volumes that a provider has, as far as the backend has answered; of these, the ones with
  /// that volume among the answers.
  package var answered = Rate.none
  /// Books that were picked; of these, the ones that are wanted, at their position, with facts of no other
  /// book.
  package var picked = Rate.none
  /// Shelves in a chronological order that the reader entered; of these, the ones shown in that order.
  package var stories = Rate.none
  /// Series that readers finished, by their own account; of these, the ones that were celebrated exactly
  /// once.
  package var celebrated = Rate.none
  /// Celebrations that were not due or had taken place before.
  package var celebratedTooOften = 0
  /// Series that a provider has and whose length the reader has not entered; of these, the ones of which the
  /// app knows volumes or a total half an hour after the import. Of these, the ones with the right last volume.
  package var learnt = Rate.none
  package var lastListed = Rate.none
  /// As `answered`, of the volumes that a fetched page of a provider lists.
  package var listed = Rate.none
  /// Places of books in series before the library was emptied; of these, the ones restored by the import.
  package var back = Rate.none
  /// Places that a title of the reader's own export names; of these, the ones that were found.
  package var marked = Rate.none

  package init() {}

  /// The keys of the report.
  private enum CodingKeys: String, CodingKey {
    case edits = "deeds"
    case shelves, offers, offered, wanted, added, addedAlone, lookedFor, answered, picked, stories, celebrated
    case celebratedTooOften, learnt, lastListed, listed, back, marked
  }

  /// Adds the counts of another reader.
  mutating func add(_ other: MarathonFigures) {
    edits.merge(other.edits, uniquingKeysWith: +)
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
    learnt = learnt + other.learnt
    lastListed = lastListed + other.lastListed
    listed = listed + other.listed
    back = back + other.back
    marked = marked + other.marked
  }
}
