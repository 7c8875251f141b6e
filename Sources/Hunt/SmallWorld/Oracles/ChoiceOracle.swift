// choice: what is not certain is the reader's to decide (ENR-9). A book that waits for a choice is left alone
// by look-ups; what was chosen is what is attached, or it is offered again; and a choice is a row of the
// queue, so that no crash forgets it. No more than five books are offered.
//
// Two providers have a record of one book, and a record may come without its number: which book the reader
// has chosen, and which one is attached, is told by the catalog. A record that comes with neither a name nor
// a number is the chosen one if it is called so.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Watches what becomes of candidates.
final class ChoiceOracle: DeviceOracle {
  private var planned: [String: (source: String, title: String)] = [:]
  /// A list that is longer is no choice.
  private static let most = 5
  /// Which book a provider's record is about, by the catalog.
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
      for case .putWork(let work) in commit.transaction.changes where commit.isLookUp {
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

  /// Whether what is attached to a work can be that record, by the provider's name for it or its number, or
  /// is another record of the same book; a choice that has neither name nor number cannot be told from
  /// another.
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

  /// What providers call a work and its editions.
  private static func names(of work: WorkID, in library: Library) -> [ExternalID] {
    (library.works[work]?.externalIDs ?? []) + library.editions(of: work).flatMap(\.externalIDs)
  }
}
