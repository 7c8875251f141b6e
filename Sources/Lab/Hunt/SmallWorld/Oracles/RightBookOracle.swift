// right-book: a record that is attached belongs to the book that it is attached to, by the catalog's truth (ENR-12).
//
// The books of small worlds resemble no other, so there is no excuse: an answer about another book, or the
// answer to a question about what the work was before, is left alone by a judge that works. What the reader
// has chosen is not checked. The name that ISBNdb has for a record is the number that was asked for: it says
// which book that number belongs to, whatever stood in the record. And a record that has no letter in common
// with the reader's title, being all in another script, as that of an edition in another language may be, and
// that came for the number of the reader's own edition may be a translation for all that anybody without a
// dictionary can tell.

import BooksTrack
import BooksTrackAPI
import Providers
import Synthesis

/// Checks what is attached against the catalog.
final class RightBookOracle: DeviceOracle {
  private let truth: SmallWorldFixture

  init(truth: SmallWorldFixture) { self.truth = truth }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for change in commit.transaction.changes {
      switch change {
      case .putWork(let work):
        check(
          work.externalIDs, of: work.id, known: commit.before.works[work.id]?.externalIDs ?? [], commit, log
        )
      case .putEdition(let edition):
        let known = commit.before.editions[edition.id]?.externalIDs ?? []
        check(edition.externalIDs, of: edition.work, known: known, commit, log)
      default: break
      }
    }
  }

  private func check(
    _ ids: [ExternalID], of work: WorkID, known: [ExternalID], _ commit: Commit, _ log: ObjectionLog
  ) {
    guard let source = commit.after.source(of: work), let book = truth.pool.work(source),
      commit.before.job(of: work)?.choice == nil
    else { return }
    let hasNumber = commit.before.editions(of: work).contains { $0.facts.isbn != nil }
    for id in ids where !known.contains(id) {
      guard let found = truth.providerList.work(for: id), found != book,
        !(hasNumber && isInOtherScript(found, than: book))
      else { continue }
      log.object(
        .rightBook, "ENR-12",
        "the record of \(truth.catalog.works[found].title) was attached to "
          + "\(commit.after.works[work]?.title ?? "a book"), which is \(truth.catalog.works[book].title)")
    }
  }

  /// Whether an edition of what was found has a title in Latin letters and the book's has none, or the other way round.
  private func isInOtherScript(_ found: Int, than book: Int) -> Bool {
    let catalog = truth.catalog
    let isLatin = Self.hasLatin(catalog.works[book].title)
    return Self.hasLatin(catalog.works[found].title) != isLatin
      || catalog.editions[catalog.works[found].editions].contains { Self.hasLatin($0.title) != isLatin }
  }

  private static func hasLatin(_ title: String) -> Bool {
    title.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x250 }
  }
}
