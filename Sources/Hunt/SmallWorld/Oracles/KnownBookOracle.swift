// known-book: a book with an ISBN that the first provider knows, and about which the reader has decided
// nothing, has a record at the end, if no fault has changed an answer (ENR-12). A matcher that rejects
// correct records violates no other clause. The books of small worlds resemble no other, so the answer to an
// ISBN is certain whichever provider gives it.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import Synthesis

/// Checks libraries at rest.
final class KnownBookOracle: DeviceOracle {
  private let truth: SmallWorldFixture
  /// Returns false once a fault has changed an answer of a provider.
  private let isTruthful: () -> Bool
  /// Books whose identity or attached data the reader has decided.
  private var decided: Set<String> = []

  init(truth: SmallWorldFixture, isTruthful: @escaping () -> Bool) {
    self.truth = truth
    self.isTruthful = isTruthful
  }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .planned(_, .retitle(let source, _)), .planned(_, .choose(let source, _)),
      .planned(_, .decline(let source)), .planned(_, .accept(let source, _)),
      .planned(_, .dismiss(let source)):
      decided.insert(source)
    case .planned(_, .correct(let source, let other)): decided.formUnion([source, other.source])
    case .rest(let library): check(library, log)
    default: break
    }
  }

  private func check(_ library: Library, _ log: ObjectionLog) {
    guard isTruthful(), library.jobs.isEmpty, let provider = truth.providerList.members.first else { return }
    for entry in library.entries {
      guard let source = entry.sourceID, !decided.contains(source), let work = library.works[entry.work],
        let row = entry.edition.flatMap({ library.editions[$0] }), let number = row.facts.isbn,
        let edition = edition(number, of: source), provider.lookalike.knows(edition: edition)
      else { continue }
      log.reached(.knownBook)
      guard work.enrichment != .enriched else { continue }
      log.object(
        .knownBook, "ENR-12", "\(work.title), which \(provider.name) has, is \(work.enrichment.rawValue)")
    }
  }

  /// Returns the edition of a book in the catalog that has an ISBN.
  private func edition(_ number: ISBN, of source: String) -> Int? {
    truth.pool.work(source).flatMap { work in
      truth.catalog.works[work].editions.first { truth.catalog.editions[$0].isbn?.isbn13 == number.isbn13 }
    }
  }
}
