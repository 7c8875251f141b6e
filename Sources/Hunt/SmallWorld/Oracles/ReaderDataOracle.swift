// reader-data: a look-up changes nothing that the reader entered (ENR-11): no entry, title, author or fact of
// an edition.

import BooksTrack
import LabWorld

/// Checks the changes of look-ups.
final class ReaderDataOracle: DeviceOracle {
  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for change in commit.transaction.changes {
      if let complaint = complaint(about: change, commit) {
        log.object(.readerData, "ENR-11", "a look-up \(complaint)")
      }
    }
  }

  private func complaint(about change: Change, _ commit: Commit) -> String? {
    switch change {
    case .entry(.put(let entry)): return "wrote the reader's entry \(entry.id)"
    case .entry(.remove(let id)): return "took the reader's entry \(id) away"
    case .work(.remove(let id)): return "took work \(id) away"
    case .edition(.remove(let id)): return "took edition \(id) away"
    case .author(.put(let author)):
      guard let before = commit.before.authors[author.id], before.name != author.name else { return nil }
      return "called \(before.name) \(author.name)"
    case .work(.put(let work)):
      guard let before = commit.before.works[work.id] else { return nil }
      if before.title != work.title { return "called \(before.title) \(work.title)" }
      return before.authors == work.authors ? nil : "changed the authors of \(work.title)"
    case .edition(.put(let edition)):
      guard let before = commit.before.editions[edition.id] else { return nil }
      return edition.keepsFacts(of: before) && edition.readerFields == before.readerFields
        ? nil : "changed a fact of the reader's edition \(edition.id)"
    default: return nil
    }
  }
}
