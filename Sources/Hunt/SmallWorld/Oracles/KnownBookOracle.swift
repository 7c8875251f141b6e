// known-book: a book with a number that the first provider has, and of which the reader has decided nothing,
// has a record at the end, if no provider ever said anything wrong (ENR-12). A judge that refuses what is
// right breaks no other promise: the book has had its answer, and the answer was no. The books of small
// worlds resemble no other, so the answer to a number is certain whichever provider gives it.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import Synthesis

/// Looks at libraries at rest.
final class KnownBookOracle: DeviceOracle {
  private let truth: SmallWorldFixture
  /// No answer of a provider was changed by a fault.
  private let isTruthful: () -> Bool
  /// Books of which a reader has decided what they are, or what is attached to them.
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

  /// The edition of the catalog that has the number, of the book of that source.
  private func edition(_ number: ISBN, of source: String) -> Int? {
    truth.pool.work(source).flatMap { work in
      truth.catalog.works[work].editions.first { truth.catalog.editions[$0].isbn?.isbn13 == number.isbn13 }
    }
  }
}
