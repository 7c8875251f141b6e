// The rules for what work costs a machine. These figures are noise as much as figure: each is made of several
// samples, in processes of their own, and its margin is what was measured on a machine that had other things
// to do. bookstrack-sim.docc/Gate.md has the measurement.

import LabWorld

extension FigureRule {
  private static let noise = "the same program looked a third more expensive on a machine twice as busy"
  private static let pages = "the system counts pages, and threads meet differently each time"

  /// All rules for costs and memory; the first that fits a figure counts.
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
