// A book that was found, with all that it takes to put it into effect: the look-up is over, the commit is to
// come.

package import BooksTrackAPI

/// A book on its way into the library.
package struct FoundBook: Sendable {
  /// The job that it ends.
  package let job: JobID
  let goal: EnrichmentGoal
  let found: FoundWork
  let policy: EnrichmentPolicy
  let now: Timestamp

  /// What the provider says of the work.
  package var work: WorkDTO { found.dto }

  /// What the provider says of its editions.
  package var editions: [EditionDTO] { found.editions }

  /// The work with the provider's facts where it had none.
  package func filling(_ work: Work) -> Work { found.filling(work) }

  /// Puts it into effect, if it is still wanted, and ends the job.
  package func put(in editor: inout LibraryEditor) -> EnrichmentResult {
    policy.ifWanted(job, goal, in: &editor) { job, work, editor in
      let filled = found.filling(work)
      editor.put(filled)
      found.putAuthors(of: filled, in: &editor)
      found.putEdition(of: work.id, isbns: goal.isbns, in: &editor)
      let keys = goal.subject.keys(by: .corrected)
      editor.put(
        found.noting(conflictsWith: work, on: filled, policy.conflicts, in: editor.library, like: keys))
      editor.restorePlaces(of: work.id, now: now)
      let mentions = policy.seriesDetector.mentions(
        for: work, provider: found.seriesReferences, publishers: found.editions.compactMap(\.publisher))
      policy.seriesLinker.link(mentions, of: work.id, in: &editor, now: now)
      editor.remove(job.id)
      return .enriched
    }
  }
}
