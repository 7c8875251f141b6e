// choice: the reader decides what is not certain (ENR-9). Look-ups leave a book alone that waits for a
// choice; the chosen record is attached or offered again; and the choice is stored in the queue, so that it
// survives crashes. At most five candidates are offered.
//
// Two providers may have a record of the same book, and a record may come without its ISBN. The catalog tells
// which book was chosen and which one was attached. A record with neither an external ID nor an ISBN is the
// chosen one if its title and authors match.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Checks the handling of candidates.
final class ChoiceOracle: DeviceOracle {
  private var planned: [String: (source: String, title: String)] = [:]
  /// The maximum number of candidates.
  private static let most = 5
  /// Returns the catalog's book of a provider record.
  private let book: (ExternalID) -> Int?

  private var shown = ShownRecords()

  init(book: @escaping (ExternalID) -> Int?) { self.book = book }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    shown.note(event)
    switch event.kind {
    case .planned(let label, .choose(let source, let title)): planned[label] = (source, title)
    case .planned(_, .accept): log.reached(.verified)
    case .givenUp(let label), .done(let label): planned[label] = nil
    case .committed(let commit):
      if let choice = planned.removeValue(forKey: commit.act) {
        log.reached(.chosen)
        checkKept(choice.title, of: choice.source, commit, log)
      }
      for case .work(.put(let work)) in commit.transaction.changes where commit.isLookUp {
        check(work, commit, log)
      }
    default: break
    }
  }

  private func checkKept(_ title: String, of source: String, _ commit: Commit, _ log: ObjectionLog) {
    let work = commit.after.work(of: source)
    let job = work.flatMap { commit.after.job(of: $0.id) }
    if job?.choice?.title != title || work?.candidates.isEmpty != false {
      log.object(.choice, "ENR-9", "the reader chose \(title) and it does not stand in the queue")
    }
  }

  private func check(_ work: Work, _ commit: Commit, _ log: ObjectionLog) {
    if work.candidates.count > Self.most {
      log.object(.choice, "ENR-9", "for \(work.title) the reader is offered \(work.candidates.count) books")
    }
    guard let before = commit.before.works[work.id] else { return }
    if before.enrichment == .needsChoice,
      work.enrichment != .needsChoice || work.candidates != before.candidates
    {
      log.object(.choice, "ENR-9", "\(work.title) waits for a choice and a look-up has made it")
    }
    guard let choice = commit.before.job(of: work.id)?.choice else { return }
    let isKept: Bool
    switch work.enrichment {
    case .enriched:
      isKept = has(choice, attachedTo: work, by: commit)
      log.reached(.choiceApplied)
    case .needsChoice: isKept = work.candidates == before.candidates && !work.candidates.isEmpty
    case .pending, .parked:
      isKept = commit.after.job(of: work.id)?.choice == choice && work.candidates == before.candidates
    case .notFound: isKept = false
    }
    if !isKept {
      log.object(
        .choice, "ENR-9",
        "the reader chose \(choice.title) for \(work.title), which is \(work.enrichment.rawValue) without it")
    }
  }

  /// Returns true if the data attached to a work can be the chosen record, by external ID or ISBN, or another
  /// record of the same book. A choice without either cannot be checked.
  private func has(_ choice: Candidate, attachedTo work: Work, by commit: Commit) -> Bool {
    if choice.isbn == nil, choice.externalID == nil { return true }
    let editions = commit.after.editions(of: work.id)
    let names = Self.names(of: work.id, in: commit.after)
    if let name = choice.externalID {
      if names.contains(name) { return true }
      if let chosen = book(name), names.contains(where: { book($0) == chosen }) { return true }
    }
    let isNameless = names == Self.names(of: work.id, in: commit.before)
    return isNameless && shown.hasNameless(choice.title, by: choice.authors)
      || choice.isbn.map { number in editions.contains { $0.facts.numbers.contains(number) } } == true
  }

  /// Returns the external IDs of a work and its editions.
  private static func names(of work: WorkID, in library: Library) -> [ExternalID] {
    (library.works[work]?.externalIDs ?? []) + library.editions(of: work).flatMap(\.externalIDs)
  }
}
