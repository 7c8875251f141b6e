// The recalculation of statistics in the model (CAS-7). Its exact time depends on the disk; the model knows
// the maximum number of calculations, that each change leads to one, and the possible results.

import BooksTrack
import LabWorld

extension ReadingModel {
  /// The delay after the last change of a burst.
  private static let delay: Int64 = 5_000_000_000

  /// Notes a change that requires new statistics.
  mutating func ask(at moment: ReadingMoment) {
    curation.requests += 1
    if curation.lastRequest.map({ moment.uptime - $0 >= Self.delay }) ?? true { curation.bursts += 1 }
    curation.lastRequest = moment.uptime
    curation.counts = []
  }

  /// Adds the current counts to the possible results.
  mutating func noteCounts() {
    guard curation.requests > 0 else { return }
    let known = books.reduce(0) { sum, book in
      sum + DiversityDimension.allCases.count { !values($0, of: book).isEmpty }
    }
    let now = [known, books.count * 5]
    if !curation.counts.contains(now) { curation.counts.append(now) }
  }

  /// Notes a possible end of a burst: the process ends, or its calendar is set.
  mutating func endBurst() { curation.lastRequest = nil }

  /// Returns objections to the state of the statistics in the library.
  ///
  /// - Parameter last: The state at the last comparison.
  func objections(to refresh: StatsRefresh, since last: StatsRefresh) -> [ReadingFact] {
    func fact(_ text: String) -> ReadingFact {
      ReadingFact(.refresh, "CAS-7", "statistics after a burst", text)
    }
    var facts: [ReadingFact] = []
    if refresh.requests != curation.requests {
      facts.append(fact("asked for \(refresh.requests) times, and it was \(curation.requests)"))
    }
    if refresh.runs > curation.bursts {
      facts.append(fact("calculated \(refresh.runs) times for at most \(curation.bursts) bursts"))
    }
    if refresh.answered > last.answered, refresh.runs == last.runs {
      facts.append(fact("said to be calculated, and not calculated"))
    }
    let found = [refresh.filled, refresh.total]
    if !refresh.isDue, refresh.runs > 0, !curation.counts.contains(found) {
      facts.append(fact("counted \(found), and it was one of \(curation.counts)"))
    }
    return facts
  }
}
