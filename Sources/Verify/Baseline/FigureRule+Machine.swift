// The rules for costs on a machine. These figures are noisy: each is computed from several samples in
// separate processes, and its tolerance was measured on a busy machine. bookstrack-sim.docc/Gate.md has the
// measurement.

package import LabWorld

extension FigureRule {
  private static let noise: FigureReason =
    "the same program looked a third more expensive on a machine twice as busy"
  private static let pages: FigureReason = "the system counts pages, and threads meet differently each time"

  /// All rules for costs and memory; the first that matches a figure applies.
  package static let machine = [
    FigureRule(
      "stepsPerBook", "LAB-8", "reference steps a book", .less(.perMille(1_000)),
      because: noise),
    FigureRule(
      "peakMegabytes", "LAB-8", "peak memory of a load run", .less(.perMille(250)), .megabytes, because: pages
    ),
    FigureRule(
      "growth.parse-*", "IMP-7", "memory to read a file", .less(.perMilleOrAmount(500, 2)), .megabytes,
      because: pages),
    FigureRule(
      "growth.*", "IMP-13", "memory of an import", .less(.perMilleOrAmount(250, 4)), .megabytes,
      because: pages),
  ]
}
