// Explains one reader of a run: runs that reader's cell alone with the same seed, which gives the same digest
// as in the whole run.

package import LabWorld
import Simulation

/// The events and figures of one reader.
package struct ReaderExplanation: Sendable {
  /// Nil if the world failed; the violations then have the reason.
  package let figures: ReaderFigures?
  package let cell: Int
  /// The digest of the reader's cell, as in the table of readers and in the report of a shard.
  package let digest: UInt64
  package let lines: [NarrativeLine]
  package let violations: [Violation]
  /// The days after the import; nil if the run has none.
  package let diary: ReadingDiary?
  /// The cases of this reader that targets missed.
  package let missed: MissedCases
  /// The causes of the reader's wait, in a sentence.
  package let summary: String?
}

extension LoadRun {
  /// Runs the cell of a reader and records the events of that reader.
  ///
  /// - Parameter reader: The number of the reader, from 0; below the number of users.
  package func explain(reader: Int) -> ReaderExplanation { explain(reader: reader, sharing: nil) }

  /// Explains a reader; reuses catalog and providers of another run if they are the same.
  func explain(reader: Int, sharing fixture: CellFixture?) -> ReaderExplanation {
    let number = reader / configuration.readersPerCell
    let narrative = ReaderNarrative()
    let result = Cell(
      number: number, on: stage(sharing: fixture), narrating: (reader, narrative)
    ).run()
    let figures = result.readers.first { $0.reader == reader }
    return ReaderExplanation(
      figures: figures, cell: number, digest: result.digest, lines: narrative.lines,
      violations: result.figures.violations.filter {
        ["reader \(reader)", "cell \(number)"].contains($0.place)
      },
      diary: narrative.diary, missed: narrative.missed,
      summary: figures.map { SlowReaderLines.sentence($0, configuration) })
  }
}
