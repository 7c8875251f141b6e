// structure: references, indexes and pairs of the library are sound after every transaction.

import BooksTrack

/// Checks the library's own invariants.
final class StructureOracle: DeviceOracle {
  func note(_ event: DeviceEvent, _ bench: HuntBench) {
    switch event.kind {
    case .committed(let commit): check(commit.after, "transaction \(commit.transaction.sequence)", bench)
    case .rest(let library): check(library, "all of it", bench)
    default: break
    }
  }

  private func check(_ library: Library, _ moment: String, _ bench: HuntBench) {
    for problem in library.checkInvariants() {
      bench.object(.structure, "IMP-10", "after \(moment) \(problem)")
    }
  }
}
