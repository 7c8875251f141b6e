// The report of a crash test, as text and as JSON.

package import Foundation
import LabWorld
import Measurement

/// The counts of a crash test.
package struct CrashFigures: Codable, Sendable, Equatable {
  /// Killed processes.
  package internal(set) var kills = 0
  /// Of these, the ones killed before they had opened the library.
  package internal(set) var killsAtStart = 0
  /// Commits that returned.
  package internal(set) var acknowledged = 0
  /// Recoveries that found a commit that had not been acknowledged.
  package internal(set) var unacknowledgedCommits = 0
  /// Recoveries that started with another snapshot than the one before; a lower bound of compactions.
  package internal(set) var compactions = 0
  /// Recoveries that found files of an interrupted compaction.
  package internal(set) var interruptedCompactions = 0
  /// Recoveries that cut off an incomplete record.
  package internal(set) var tornTails = 0
}

/// The report of a crash test.
package struct CrashReport: Codable, Sendable {
  /// The directory of the library.
  package let directory: String
  package let seed: UInt64
  /// The number of processes to be killed.
  package let wantedKills: Int
  /// False if the test was stopped early.
  package internal(set) var isComplete = false
  package internal(set) var figures = CrashFigures()
  /// The error that was found, if any; the test stops there and leaves the directory unchanged.
  package internal(set) var complaint: CrashComplaint?
  /// The real time of the test.
  package internal(set) var nanoseconds = 0

  /// Returns the report as JSON.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The report for a terminal, ending in a newline.
  package var text: String {
    let kills = "\(figures.kills.grouped) of \(wantedKills.of("kill"))"
    let held = isComplete ? "nothing lost, nothing half there" : "incomplete: \(kills), nothing lost so far"
    let verdict = complaint.map { "violated — \($0)" } ?? held
    let rows = [
      [
        "kills",
        "\(figures.kills.grouped), \(figures.killsAtStart.grouped) of them while a library was opened",
      ],
      ["commits acknowledged", figures.acknowledged.grouped],
      ["recoveries with an unacknowledged commit", figures.unacknowledgedCommits.grouped],
      ["recoveries with a new snapshot", figures.compactions.grouped],
      ["recoveries amid a compaction", figures.interruptedCompactions.grouped],
      ["torn tails cut off", figures.tornTails.grouped],
      ["time", Hundredths(hundredths: nanoseconds / 10_000).asTime],
    ]
    return (WrappedText.lines(of: verdict) + [""] + Grid(columns: 2).render(rows)).joined(separator: "\n")
      + "\n"
  }
}
