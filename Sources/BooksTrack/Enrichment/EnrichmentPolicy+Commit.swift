// What the end of a job changes in the library.

import BooksTrackAPI

extension EnrichmentPolicy {
  /// Puts the end of a job into effect, if the job and its work are still there (ENR-7) and the work is still the
  /// one that was asked for.
  func commit(
    _ finish: JobMachine.Finish, _ id: JobID, subject: EnrichmentSubject?, machine: JobMachine?,
    now: Timestamp,
    in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard var job = editor.library.jobs[id] else { return .dropped }
    guard var work = editor.library.works[job.work] else {
      editor.remove(id)
      return .dropped
    }
    if let subject, EnrichmentSubject(work.id, in: editor.library) != subject { return .outdated }
    switch finish {
    case .attach(let found):
      editor.put(found.filling(work))
      found.putEdition(of: work.id, isbns: subject?.isbns ?? [], in: &editor)
      let mentions = seriesDetector.mentions(for: work, provider: found.seriesReferences)
      seriesLinker.link(mentions, of: work.id, in: &editor, now: now)
      editor.remove(job.id)
      return .enriched
    case .offer(let candidates):
      work.enrichment = .needsChoice
      work.candidates = Array(candidates.prefix(judge.offeredAtMost))
      editor.put(work)
      editor.remove(job.id)
      return .needsChoice
    case .notFound:
      work.enrichment = .notFound
      editor.put(work)
      editor.remove(job.id)
      return .notFound
    case .park:
      job.attempts += machine?.totalFailures ?? 0
      job.settled = machine?.settled ?? job.settled
      job.candidates = machine?.candidates ?? job.candidates
      job.isParked = true
      work.enrichment = .parked
      editor.put(job)
      editor.put(work)
      return .parked
    case .abandon:
      return .dropped
    }
  }
}
