// final-answer: no request is repeated after "no such book" or a rejection (ENR-6), as seen at the link; and
// only an answer ends a book's wait: a failure does not, and neither does an answer of only some of the
// providers while it may still be repeated (ENR-5).
//
// After a restart of the app, an answer that was not stored may be requested again. The same holds for a book
// that has left the queue and come back. A refused commit is no reason to repeat a request.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Records final answers.
final class FinalAnswerOracle: DeviceOracle {
  private struct Answered: Hashable {
    let label: String
    let stay: BookStay
  }

  private var final: Set<Answered> = []
  /// Books whose last request failed.
  private var failed: Set<String> = []
  private var partial = PartialAnswers()
  /// Books whose queries have changed since they wait, which may cancel a pending query.
  private var renamed: Set<String> = []

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    if case .answered(let question, .success(let response), let stay) = event.kind {
      partial.note(response, to: question.label, of: stay)
    }
    switch event.kind {
    case .launched: (final, failed, partial) = ([], [], PartialAnswers())
    case .committed(let commit): follow(commit, log)
    case .requestSent(let question, let stay?):
      if final.contains(Answered(label: question.label, stay: stay)) {
        log.object(.finalAnswer, "ENR-6", "\(question.label) was sent again after its final answer")
      }
    // The book of this answer is unknown.
    case .answered(_, _, nil): failed = []
    case .answered(_, .failure, let stay?): failed.insert(stay.source)
    case .answered(let question, .success(let response), let stay?):
      if response.status >= 429 { failed.insert(stay.source) } else { failed.remove(stay.source) }
      if response.status == 404 { log.reached(.notFound) }
      if response.status == 404 || response.status == 400 {
        final.insert(Answered(label: question.label, stay: stay))
      }
    default: break
    }
  }

  /// Marks books whose ISBNs an import or its undoing has changed, which changes their queries like a new
  /// title.
  private func noteNumbers(_ commit: Commit) {
    for change in commit.transaction.changes {
      let work: WorkID? =
        switch change {
        case .edition(.put(let edition)): edition.work
        case .edition(.remove(let id)): commit.before.editions[id]?.work
        default: nil
        }
      guard let work, commit.before.works.contains(work) else { continue }
      if let source = commit.after.source(of: work) { renamed.insert(source) }
    }
  }

  private func follow(_ commit: Commit, _ log: ObjectionLog) {
    if !commit.isLookUp { noteNumbers(commit) }
    for case .work(.put(let work)) in commit.transaction.changes {
      guard let source = commit.after.source(of: work.id) else { continue }
      guard commit.isLookUp else {
        if commit.before.works.contains(work.id) { renamed.insert(source) }
        continue
      }
      let isPatient = partial.isPatient(with: source)
      if isPatient, work.enrichment == .parked { log.reached(.waitsForProviders) }
      guard work.enrichment != .pending, work.enrichment != .parked else { continue }
      guard renamed.remove(source) == nil, work.enrichment != .enriched else { continue }
      let end = "\(work.title) is \(work.enrichment.rawValue)"
      if failed.contains(source) {
        log.object(.finalAnswer, "ENR-5", "\(end) although the last question failed")
      } else if isPatient {
        log.object(
          .finalAnswer, "ENR-5", "\(end) although not all providers could say what they know of it")
      }
    }
  }
}
