// The rules for a load run. All figures depend on settings and seed alone. Tolerances are not for noise but
// for chance: any change of the stack, such as a shorter message, changes the times of events, and with them
// which call meets a fault. The figures have their rules in their tables; here are those of the other values
// of a report.
//
// The widths of the tolerances were measured on runs that differ in irrelevant ways;
// bookstrack-sim.docc/Gate.md has the figures.

package import LabWorld

extension FigureRule {
  /// All rules for a load run; the first that matches a figure applies.
  package static let load = RunFigures.rules + waits + unread

  private static let waits = [
    FigureRule("latency.*.count", "ENR-13", "waits", .reported, because: .happened),
    FigureRule(
      "latency.*.max", "ENR-13", "longest wait", .reported, .milliseconds, because: "a single event"),
    FigureRule(
      "latency.provider.*", "CON-10", "provider's time", .reported, .milliseconds,
      because: "the look-alike draws it, not the stack"),
    FigureRule(
      "latency.*.p99", "ENR-13", "99 of 100 waits", .less(.perMille(150)), .milliseconds, because: .quantiles),
    FigureRule(
      "latency.*.p95", "ENR-13", "95 of 100 waits", .less(.perMille(100)), .milliseconds, because: .quantiles),
    FigureRule(
      "latency.*.p90", "ENR-13", "nine of ten waits", .less(.perMille(100)), .milliseconds,
      because: .quantiles
    ),
    FigureRule(
      "latency.*.p50", "ENR-13", "half of the waits", .less(.perMille(50)), .milliseconds, because: .quantiles
    ),
  ]

  private static let unread = [
    FigureRule("rates.*", nil, "rates", .unread, because: "made of figures that are judged exactly"),
    FigureRule("targets.*", nil, "targets", .unread, because: "their verdicts are compared by themselves"),
    FigureRule(
      "configuration.*", nil, "settings", .unread, because: "they have to be the same, or nothing is compared"
    ),
    FigureRule(
      "digest", nil, "digest", .unread, because: "told by itself: it says whether anything differs at all"),
    FigureRule("isComplete", nil, "completeness", .unread, because: "a report of a part is refused"),
  ]
}
