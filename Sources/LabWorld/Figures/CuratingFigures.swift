// The counts of what readers enter about authors, and of the entries that this saves.

package import Measurement

/// Counts of readers who enter facts about authors while they read.
package struct CuratingFigures: Codable, Sendable, Equatable {
  /// Entries by kind.
  package var entries: [String: Int] = [:]
  /// Entries that the same facts would have taken book by book.
  package var entriesAlone = 0
  /// Books of these readers; of these, the ones that differ from their authors.
  package var overridden = Rate.none
  /// Author facts of books that are shown at the end or should be; of these, the ones shown as they should
  /// be.
  package var shown = Rate.none
  /// Changes; of these, the ones whose report has the right books and points.
  package var told = Rate.none
  /// Bursts of changes; of these, the ones after which the statistics were computed once, whether or not the
  /// app was killed meanwhile.
  package var refreshed = Rate.none
  /// The same bursts; of these, the ones after which the open screen shows the reader's entries.
  package var screens = Rate.none
  /// Changes and lines of the history; of these, the ones that match.
  package var lines = Rate.none
  /// Points for entries about authors, by the rule that ships and by those of the documents (CUR-1).
  package var pointsByRule: [String: Int] = [:]
  /// Facts of books that are shown at the end, and those that the same number of entries about single books
  /// would have filled.
  package var filled = 0
  package var filledAlone = 0

  package init() {}

  /// Adds the counts of another reader.
  mutating func add(_ other: CuratingFigures) {
    entries.merge(other.entries, uniquingKeysWith: +)
    entriesAlone += other.entriesAlone
    overridden = overridden + other.overridden
    shown = shown + other.shown
    told = told + other.told
    refreshed = refreshed + other.refreshed
    screens = screens + other.screens
    lines = lines + other.lines
    pointsByRule.merge(other.pointsByRule, uniquingKeysWith: +)
    filled += other.filled
    filledAlone += other.filledAlone
  }

  /// All entries.
  package var allEntries: Int { entries.values.reduce(0, +) }
}
