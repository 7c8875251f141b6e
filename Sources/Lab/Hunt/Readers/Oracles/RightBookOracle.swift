// right-book: a record that is attached belongs to the book that it is attached to, by the catalog's truth (ENR-12).
//
// The books of small worlds resemble no other, so there is no excuse: an answer about another book, or the answer to
// a question about what the work was before, is left alone by a judge that works.

import BooksTrack
import BooksTrackAPI
import Providers
import Synthesis

/// Checks what is attached against the catalog.
final class RightBookOracle: DeviceOracle {
  private let truth: ReadersStage

  init(truth: ReadersStage) { self.truth = truth }

  func note(_ event: DeviceEvent, _ bench: HuntBench) {
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for change in commit.transaction.changes {
      switch change {
      case .putWork(let work):
        check(
          work.externalIDs, of: work.id, known: commit.before.works[work.id]?.externalIDs ?? [], commit, bench
        )
      case .putEdition(let edition):
        let known = commit.before.editions[edition.id]?.externalIDs ?? []
        check(edition.externalIDs, of: edition.work, known: known, commit, bench)
      default: break
      }
    }
  }

  private func check(
    _ ids: [ExternalID], of work: WorkID, known: [ExternalID], _ commit: Commit, _ bench: HuntBench
  ) {
    guard let source = commit.after.source(of: work), let book = truth.pool.work(source) else { return }
    for id in ids where id.provider == ProviderName.googleBooks && !known.contains(id) {
      guard let found = truth.provider.work(forVolumeID: id.value), found != book else { continue }
      bench.object(
        .rightBook, "ENR-12",
        "the record of \(truth.catalog.works[found].title) was attached to "
          + "\(commit.after.works[work]?.title ?? "a book"), which is \(truth.catalog.works[book].title)")
    }
  }
}
