// Adds up the cells of a run in the order of their numbers, in whatever order they finish. Cells are released
// once they are added, so memory does not grow with the number of readers.

import LabWorld
import Simulation

/// The sum of the finished cells up to the first missing one.
struct CellSum: Sendable {
  private(set) var figures = RunFigures()
  private(set) var digest = Digest()
  /// The number of the next cell; all before it have been added.
  private var next: Int
  private let first: Int
  /// Finished cells whose predecessors are missing.
  private var early: [Int: CellResult] = [:]

  /// Creates an empty sum; `first` is the number of the first cell.
  init(from first: Int = 0) {
    self.first = first
    next = first
  }

  /// The number of cells that have been added.
  var cells: Int { next - first }

  /// Adds the result of a cell.
  ///
  /// - Parameter each: Called with every cell that this adds to the sum, in the order of their numbers.
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
