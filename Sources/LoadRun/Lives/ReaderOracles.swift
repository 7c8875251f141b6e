// The invariants of every reader's library, whatever the network does.

import BooksTrack
import LabWorld

/// Checks the invariants for one reader.
struct ReaderOracles {
  private let reader: Int
  private let snapshots: ReaderSnapshots
  private let watch: ReaderObserver
  /// The library read from the files, if its rows equal those of the final library.
  private let twin: Library?

  init(reader: Int, snapshots: ReaderSnapshots, watch: ReaderObserver) {
    self.reader = reader
    self.snapshots = snapshots
    self.watch = watch
    twin = snapshots.recovered.flatMap { $0 == snapshots.final ? $0 : nil }
  }

  /// All violations.
  var violations: [Violation] {
    watch.complaints.map { violation($0.clause, $0.text) } + structure + rows + readerFacts + queue
      + repetition + durability
  }

  /// There is exactly one work for each row that created one (IMP-9).
  private var rows: [Violation] {
    let made = snapshots.first.results.values.count { $0.work != nil && $0.tier == nil }
    let works = snapshots.imported.works.count
    return made == works ? [] : [violation("IMP-9", "\(works) works for \(made) imported rows")]
  }

  private func violation(_ clause: ClauseID, _ complaint: String) -> Violation {
    Violation(clause: clause, place: "reader \(reader)", complaint: complaint)
  }

  /// References and indexes of the library are consistent.
  private var structure: [Violation] {
    snapshots.final.checkInvariants(beside: twin).prefix(5).map { violation("IMP-10", $0) }
  }

  /// Enrichment changes nothing that the reader entered (ENR-11).
  private var readerFacts: [Violation] {
    var broken: [Violation] = []
    // Enrichment adds no entries, so the two tables are usually equal.
    if snapshots.enriched.entries != snapshots.imported.entries {
      for entry in snapshots.imported.entries where snapshots.enriched.entries[entry.id] != entry {
        broken.append(violation("ENR-11", "entry \(entry.id) was changed by enrichment"))
      }
    }
    for work in snapshots.imported.works {
      let now = snapshots.enriched.works[work.id]
      let isYearKept = work.firstPublished == nil || now?.firstPublished == work.firstPublished
      if now?.title != work.title || now?.authors != work.authors || !isYearKept {
        broken.append(
          violation("ENR-11", "title, authors or first year of work \(work.id) were changed by enrichment"))
      }
    }
    for place in snapshots.imported.memberships where place.position != nil {
      if snapshots.enriched.memberships[place.id]?.position != place.position {
        broken.append(
          violation("ENR-11", "the place of work \(place.work) in its series was changed by enrichment"))
      }
    }
    for edition in snapshots.imported.editions {
      guard let now = snapshots.enriched.editions[edition.id], now.keepsFacts(of: edition) else {
        broken.append(violation("ENR-11", "edition \(edition.id) lost what the reader entered"))
        continue
      }
    }
    return Array(broken.prefix(5))
  }

  /// Every waiting work has a job, and every job a waiting work.
  private var queue: [Violation] {
    let library = snapshots.enriched
    let waiting = library.works.filter { $0.enrichment == .pending || $0.enrichment == .parked }
    let lost = waiting.filter { library.job(of: $0.id) == nil }
    let stale = library.jobs.filter { job in
      guard let state = library.works[job.work]?.enrichment else { return true }
      return state != .pending && state != .parked
    }
    return lost.prefix(5).map { violation("ENR-8", "work \($0.id) waits without a job") }
      + stale.prefix(5).map { violation("ENR-8", "job \($0.id) waits for a work that has its answer") }
  }

  /// The second import of the same file changes nothing (IMP-11).
  private var repetition: [Violation] {
    guard !snapshots.final.holdsEqualRows(to: snapshots.enriched) else { return [] }
    return [
      violation(
        "IMP-11",
        "a second import of the same file changed the library: "
          + LibraryDifference(from: snapshots.enriched, to: snapshots.final).lines.joined(separator: "; "))
    ]
  }

  /// The next launch of the app finds the final library in the files (IMP-11).
  private var durability: [Violation] {
    guard let recovered = snapshots.recovered, twin == nil else { return [] }
    return [
      violation(
        "IMP-11",
        "the files hold another library than the app at the end: "
          + LibraryDifference(from: snapshots.final, to: recovered).lines.joined(separator: "; "))
    ]
  }
}
