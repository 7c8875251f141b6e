// structure: references, indexes and pairs of the library are consistent after every transaction.

import BooksTrack
import LabWorld

/// Checks the library's own invariants.
final class StructureOracle: DeviceOracle {
  private var checked = CheckedLibrary()

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .committed(let commit): check(commit.after, "transaction \(commit.transaction.sequence)", log)
    case .rest(let library): check(library, "all of it", log)
    default: break
    }
  }

  private func check(_ library: Library, _ moment: String, _ log: ObjectionLog) {
    for problem in library.checkInvariants(after: &checked) {
      log.object(.structure, "IMP-10", "after \(moment) \(problem)")
    }
  }
}
