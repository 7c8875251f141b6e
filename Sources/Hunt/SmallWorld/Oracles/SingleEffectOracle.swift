// single-effect: each work is enriched at most once (ENR-7, ENR-8). A look-up changes only a work that waits
// for it, once.

import BooksTrack
import LabWorld

/// Checks the changes of look-ups to works.
final class SingleEffectOracle: DeviceOracle {
  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for case .edition(.put(let edition)) in commit.transaction.changes
    where commit.before.works.contains(edition.work) && commit.before.job(of: edition.work) == nil {
      let title = commit.before.works[edition.work]?.title ?? "a book"
      log.object(.singleEffect, "ENR-8", "\(title) does not wait and a look-up gave it an edition")
    }
    for case .work(.put(let work)) in commit.transaction.changes {
      guard let before = commit.before.works[work.id] else {
        log.object(.singleEffect, "ENR-7", "a look-up put \(work.title), which was not there")
        continue
      }
      let isWaiting = before.enrichment == .pending || before.enrichment == .parked
      if !isWaiting || commit.before.job(of: work.id) == nil {
        log.object(
          .singleEffect, "ENR-8",
          "\(work.title) was \(before.enrichment.rawValue) and a look-up made it \(work.enrichment.rawValue)")
      }
      switch work.enrichment {
      case .enriched: log.reached(.enriched)
      case .needsChoice: log.reached(.needsChoice)
      case .pending, .notFound, .parked: break
      }
    }
  }
}

extension Commit {
  /// True if the enricher has made the transaction.
  var isLookUp: Bool { transaction.origin.isEnrichment }
}
