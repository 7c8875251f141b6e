// When statistics are to be calculated anew, in the model (CAS-7). To the millisecond that depends on how
// long the disk takes; what can be known is how often at most, that it happens at all, and which counts it
// can have found.

import BooksTrack
import LabWorld

extension ReadingModel {
  /// How long after the last change of a burst.
  private static let delay: Int64 = 5_000_000_000

  /// A change asks for new statistics.
  mutating func ask(at moment: ReadingMoment) {
    curation.requests += 1
    if curation.lastRequest.map({ moment.uptime - $0 >= Self.delay }) ?? true { curation.bursts += 1 }
    curation.lastRequest = moment.uptime
    curation.counts = []
  }

  /// What could be calculated now can be what is found.
  mutating func noteCounts() {
    guard curation.requests > 0 else { return }
    let known = books.reduce(0) { sum, book in
      sum + DiversityDimension.allCases.count { !values($0, of: book).isEmpty }
    }
    let now = [known, books.count * 5]
    if !curation.counts.contains(now) { curation.counts.append(now) }
  }

  /// The process ends, or its calendar is set: a burst may end there.
  mutating func endBurst() { curation.lastRequest = nil }

  /// What is wrong with the statistics as they stand in the library.
  ///
  /// - Parameter last: How they stood when they were looked at before.
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
