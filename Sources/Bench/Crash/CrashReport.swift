// What a crash test did and found, as figures, as a page and as a document.

package import Foundation
import LabWorld
import Measurement

/// What happened in a crash test.
package struct CrashFigures: Codable, Sendable, Equatable {
  /// Processes that were killed.
  package internal(set) var kills = 0
  /// Of these, before they had opened the library.
  package internal(set) var killsAtStart = 0
  /// Commits that returned.
  package internal(set) var acknowledged = 0
  /// Recoveries that found the commit that was under way, which was not acknowledged.
  package internal(set) var unacknowledgedCommits = 0
  /// Recoveries that began with another snapshot than the one before; a lower bound of compactions.
  package internal(set) var compactions = 0
  /// Recoveries that found files of a compaction that was under way.
  package internal(set) var interruptedCompactions = 0
  /// Recoveries that passed over the first part of a record.
  package internal(set) var tornTails = 0
}

/// What a crash test did and found.
package struct CrashReport: Codable, Sendable {
  /// The directory with the library.
  package let directory: String
  package let seed: UInt64
  /// How many processes were to be killed.
  package let wantedKills: Int
  /// False if the test was ended before.
  package internal(set) var isComplete = false
  package internal(set) var figures = CrashFigures()
  /// What was found, if something was; the test ends there and leaves the directory as it is.
  package internal(set) var complaint: CrashComplaint?
  /// Real time.
  package internal(set) var nanoseconds = 0

  /// The report as a JSON document.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The report for a person, ending in a newline.
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
