// SES: reading sessions.

extension Clause {
  static let sessions: [Clause] = [
    Clause(
      .sessions, 1, .built,
      "A session begins only for a book that is being read, one at a time on all devices.",
      decision: "Of two that began apart, the earlier goes on and the other ends at its last page."),
    Clause(.sessions, 2, .built, "The timer survives the background, a relaunch and a clock that jumps."),
    Clause(
      .sessions, 3, .built,
      "The end asks for the page; minutes, pages and pace follow, and a page behind the last is refused.",
      decision: "Up to six hours with the phone untouched count in full; more is estimated from the pages."),
    Clause(.sessions, 4, .built, "History, newest first, with all minutes and the average pace of a book."),
    Clause(
      .sessions, 5, .built,
      "A book has many sessions.",
      decision: "As written a second one replaces the first; that rule is a variant."),
    Clause(
      .sessions, 6, .built,
      "After a session at most one question is asked; its answer counts at once."),
    Clause(
      .sessions, 7, .built,
      """
      A library of an older version is carried over with nothing lost; interrupted, that is finished or \
      done again.
      """),
    Clause(
      .sessions, 8, .built,
      "The timer's text, \"Great session! 30 minutes, 24 pages\", singular and plural."),
    Clause(
      .sessions, 9, .built,
      "A session knows whether its question was shown and answered; whether to ask is a rule with a name."),
    Clause(
      .sessions, 10, .built,
      """
      A long sitting without a sign is asked about and never counts as 0 minutes; streaks, pace over weeks \
      and the time left in a book are shown.
      """),
  ]
}
