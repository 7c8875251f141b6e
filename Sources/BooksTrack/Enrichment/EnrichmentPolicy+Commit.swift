// The effect of a job's result on the library.

import BooksTrackAPI

extension EnrichmentPolicy {
  /// Applies the result of a job, unless it is outdated.
  func commit(
    _ finish: JobMachine.Finish, _ id: JobID, goal: EnrichmentGoal?, machine: JobMachine?, now: Timestamp,
    in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    if case .attach(let found) = finish, let goal {
      return attaching(FoundBook(job: id, goal: goal, found: found, policy: self, now: now), &editor)
    }
    return ifWanted(id, goal, in: &editor) { job, work, editor in
      switch finish {
      case .offer(let candidates): return end(job, work, .needsChoice, candidates, in: &editor)
      case .notFound: return end(job, work, .notFound, [], in: &editor)
      case .park:
        park(job, work, machine, in: &editor)
        return .parked
      case .attach, .abandon: return .dropped
      }
    }
  }

  /// Calls `act` if the job and its work still exist (ENR-7) and the work still is the one that was looked
  /// up.
  func ifWanted(
    _ id: JobID, _ goal: EnrichmentGoal?, in editor: inout LibraryEditor,
    _ act: (EnrichmentJob, Work, inout LibraryEditor) -> EnrichmentResult
  ) -> EnrichmentResult {
    guard let job = editor.library.jobs[id] else { return .dropped }
    guard let work = editor.library.works[job.work] else {
      editor.remove(id)
      return .dropped
    }
    if let goal, EnrichmentGoal(id, in: editor.library) != goal { return .outdated }
    return act(job, work, &editor)
  }

  /// Ends a job without a book. If the reader's chosen record was not found, the candidates are offered
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
    job.failure = machine?.lastFailure ?? job.failure
    work.enrichment = .parked
    editor.put(job)
    editor.put(work)
  }
}
