// The cells of a run, added up in the order of their numbers while they come in any order. A cell that has
// been added is let go, so that a run of many readers takes no more memory than one of a few.

import LabWorld
import Simulation

/// What the cells gave that are there, as far as no cell before them is missing.
struct CellSum: Sendable {
  private(set) var figures = RunFigures()
  private(set) var digest = Digest()
  /// The cell that comes next; all before it have been added.
  private var next: Int
  private let first: Int
  /// Cells that came before one with a lower number.
  private var early: [Int: CellResult] = [:]

  /// Nothing yet; the cells begin with that number.
  init(from first: Int = 0) {
    self.first = first
    next = first
  }

  /// How many cells have been added: those with the lowest numbers.
  var cells: Int { next - first }

  /// Takes what a cell gave.
  ///
  /// - Parameter each: Told of every cell that this adds, in the order of their numbers.
  mutating func take(_ result: CellResult, ofCell number: Int, each: (CellResult) -> Void = { _ in }) {
    early[number] = result
    while let result = early.removeValue(forKey: next) {
      figures.add(result.figures)
      digest.absorb(result.digest)
      each(result)
      next += 1
    }
  }
}
