// What the end of a job changes in the library.

import BooksTrackAPI

extension EnrichmentPolicy {
  /// Puts the end of a job into effect, if the job and its work are still there (ENR-7) and the work is still the
  /// one that was asked for.
  func commit(
    _ finish: JobMachine.Finish, _ id: JobID, goal: EnrichmentGoal?, machine: JobMachine?, now: Timestamp,
    in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let job = editor.library.jobs[id] else { return .dropped }
    guard let work = editor.library.works[job.work] else {
      editor.remove(id)
      return .dropped
    }
    if let goal, EnrichmentGoal(id, in: editor.library) != goal { return .outdated }
    switch finish {
    case .attach(let found):
      attach(found, to: work, goal, now: now, in: &editor)
      editor.remove(job.id)
      return .enriched
    case .offer(let candidates): return end(job, work, .needsChoice, candidates, in: &editor)
    case .notFound: return end(job, work, .notFound, [], in: &editor)
    case .park:
      park(job, work, machine, in: &editor)
      return .parked
    case .abandon: return .dropped
    }
  }

  private func attach(
    _ found: FoundWork, to work: Work, _ goal: EnrichmentGoal?, now: Timestamp, in editor: inout LibraryEditor
  ) {
    let filled = found.filling(work)
    editor.put(filled)
    found.putEdition(of: work.id, isbns: goal?.isbns ?? [], in: &editor)
    editor.put(found.noting(conflictsWith: work, on: filled, conflicts, in: editor.library))
    let mentions = seriesDetector.mentions(for: work, provider: found.seriesReferences)
    seriesLinker.link(mentions, of: work.id, in: &editor, now: now)
  }

  /// Ends a job without a book. If the reader's chosen record is no longer found, the candidates are offered
  /// again.
  private func end(
    _ job: EnrichmentJob, _ work: Work, _ result: EnrichmentResult, _ candidates: [Candidate],
    in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    var work = work
    let result = job.choice == nil ? result : .needsChoice
    work.enrichment = result == .needsChoice ? .needsChoice : .notFound
    if job.choice == nil { work.candidates = Array(candidates.prefix(judge.offeredAtMost)) }
    editor.put(work)
    editor.remove(job.id)
    return result
  }

  private func park(
    _ job: EnrichmentJob, _ work: Work, _ machine: JobMachine?, in editor: inout LibraryEditor
  ) {
    var (job, work) = (job, work)
    job.attempts += machine?.totalFailures ?? 0
    job.settled = machine?.settled ?? job.settled
    job.candidates = machine?.candidates ?? job.candidates
    job.isParked = true
    work.enrichment = .parked
    editor.put(job)
    editor.put(work)
  }
}
