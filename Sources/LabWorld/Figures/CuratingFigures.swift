// The counts of what readers enter about authors, and of the entries that this saves.

package import Measurement

/// Counts of readers who enter facts about authors while they read.
package struct CuratingFigures: FigureGroup, Equatable {
  package var entries: [String: Int] = [:]
  package var entriesAlone = 0
  package var overridden = Rate.none
  package var shown = Rate.none
  package var told = Rate.none
  package var refreshed = Rate.none
  package var screens = Rate.none
  package var lines = Rate.none
  package var pointsByRule: [String: Int] = [:]
  package var filled = 0
  package var filledAlone = 0

  package init() {}

  package static let figures: [Figure<CuratingFigures>] = [
    Figure(
      "entries", \.entries, "Entries by kind.",
      FigureRule("*", "CAS-9", "what readers enter of authors", .less(.chance), because: .counts)),
    Figure("entriesAlone", \.entriesAlone, "Entries that the same facts would have taken book by book."),
    Figure(
      "overridden", \.overridden,
      "Books of these readers; of these, the ones that differ from their authors.",
      FigureRule("part", "CAS-9", "books that differ", .less(.chance), because: .counts)),
    Figure(
      "shown", \.shown,
      """
      Author facts of books that are shown at the end or should be; of these, the ones shown as they should \
      be.
      """,
      FigureRule("rest", "CAS-1", "facts not shown as was said", .less(.none), because: .lived)),
    Figure(
      "told", \.told, "Changes; of these, the ones whose report has the right books and points.",
      FigureRule("rest", "CAS-9", "changes told of wrongly", .less(.none), because: .lived)),
    Figure(
      "refreshed", \.refreshed,
      """
      Bursts of changes; of these, the ones after which the statistics were computed once, whether or not \
      the app was killed meanwhile.
      """,
      FigureRule("rest", "CAS-7", "bursts without one calculation", .less(.none), because: .lived)),
    Figure(
      "screens", \.screens,
      "Bursts of changes; of these, the ones after which the open screen shows the reader's entries.",
      FigureRule("rest", "CAS-7", "screens that show old figures", .less(.none), because: .lived)),
    Figure(
      "lines", \.lines, "Changes and lines of the history; of these, the ones that match.",
      FigureRule("rest", "CAS-10", "changes without their line", .less(.none), because: .lived)),
    Figure(
      "pointsByRule", \.pointsByRule,
      "Points for entries about authors, by the rule that ships and by those of the documents (CUR-1)."),
    Figure(
      "filled", \.filled, "Facts of books that are shown at the end and do not come from a provider.",
      FigureRule("", "CAS-13", "facts that books show", .more(.perMille(10)), because: .totals)),
    Figure(
      "filledAlone", \.filledAlone,
      "Facts that the same number of entries about single books would have filled."),
  ]

  /// All entries.
  package var allEntries: Int { entries.values.reduce(0, +) }
}
