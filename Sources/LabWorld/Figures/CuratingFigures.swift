// What readers said of authors, and what that saved them.

package import Measurement

/// Counts of readers who say what they know of authors while they read.
package struct CuratingFigures: Codable, Sendable, Equatable {
  /// What readers entered, by what it was.
  package var entries: [String: Int] = [:]
  /// What they would have had to enter, book by book, for the same.
  package var entriesAlone = 0
  /// Books of these readers, and those that differ from their authors.
  package var overridden = Rate.none
  /// Facts of books at the end that are shown as the reader said, of all that are shown or were said.
  package var shown = Rate.none
  /// Changes of which the reader was told the books that show something else since.
  package var told = Rate.none
  /// Bursts of changes after which the statistics were calculated once, whether the app was killed meanwhile
  /// or not.
  package var refreshed = Rate.none
  /// The same bursts, after which the screen that was open shows what was said.
  package var screens = Rate.none
  /// Changes with their line in the history, of all of either.
  package var lines = Rate.none
  /// Points for what was said of authors, by the rule that ships and by those of the documents (CUR-1).
  package var pointsByRule: [String: Int] = [:]
  /// Facts of books that are shown at the end, beside those that as many entries about books would have
  /// filled.
  package var filled = 0
  package var filledAlone = 0

  package init() {}

  /// Adds another reader's.
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

  /// All that readers entered.
  package var allEntries: Int { entries.values.reduce(0, +) }
}
