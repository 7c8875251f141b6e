// One reader of a run, told as a story: the cell of that reader alone is run, from the same seed, and comes
// to the same digest as in the whole run.

package import LabWorld
import Simulation

/// What became of a reader, and how.
package struct ReaderExplanation: Sendable {
  /// Nil if the world came to no good end; then the violations say why.
  package let figures: ReaderFigures?
  package let cell: Int
  /// Of the reader's cell; the table of readers and the report of a shard have it as well.
  package let digest: UInt64
  package let lines: [NarrativeLine]
  package let violations: [Violation]
  /// The days behind the import; nil if the run has none.
  package let diary: ReadingDiary?
  /// What rows of the report have missed of this reader.
  package let missed: MissedCases
  /// What the reader waited for, in a sentence.
  package let summary: String?
}

extension LoadRun {
  /// Runs the cell of a reader, and listens to that reader.
  ///
  /// - Parameter reader: The number of the reader, from 0; below the number of users.
  package func explain(reader: Int) -> ReaderExplanation { explain(reader: reader, sharing: nil) }

  /// Explains a reader; catalog and providers of another run are taken over where they are the same.
  func explain(reader: Int, sharing fixture: CellFixture?) -> ReaderExplanation {
    let number = reader / configuration.readersPerCell
    let narrative = ReaderNarrative()
    let result = Cell(
      number: number, on: stage(sharing: fixture), telling: (reader, narrative)
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
