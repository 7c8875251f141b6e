// The cells of a run, added up in the order of their numbers while they come in any order. A cell that has been added is
// let go, so that a run of many readers takes no more memory than one of a few.

import Simulation

/// What the cells gave that are there, as far as no cell before them is missing.
struct CellSum: Sendable {
  private(set) var figures = RunFigures()
  private(set) var digest = Digest()
  /// How many cells have been added: those with the lowest numbers.
  private(set) var cells = 0
  /// Cells that came before one with a lower number.
  private var early: [Int: CellResult] = [:]

  /// Takes what a cell gave.
  mutating func take(_ result: CellResult, ofCell number: Int) {
    early[number] = result
    while let next = early.removeValue(forKey: cells) {
      figures.add(next.figures)
      digest.absorb(next.digest)
      cells += 1
    }
  }
}
