// A found book with the data for its commit.

package import BooksTrackAPI

/// A book to be put into the library.
package struct FoundBook: Sendable {
  /// The job that it ends.
  package let job: JobID
  let goal: EnrichmentGoal
  let found: FoundWork
  let policy: EnrichmentPolicy
  let now: Timestamp

  /// The provider's record of the work.
  package var work: WorkDTO { found.dto }

  /// The provider's records of its editions.
  package var editions: [EditionDTO] { found.editions }

  /// Returns the work with its missing facts filled in.
  package func filling(_ work: Work) -> Work {
    var work = found.filling(work)
    work.found = now
    return work
  }

  /// Puts the book into the library and ends the job, unless the job is outdated.
  package func put(in editor: inout LibraryEditor) -> EnrichmentResult {
    policy.ifWanted(job, goal, in: &editor) { job, work, editor in
      let filled = filling(work)
      editor.put(filled)
      found.putAuthors(of: filled, at: now, in: &editor)
      found.putEdition(of: work.id, isbns: goal.isbns, in: &editor)
      let listed = found.listingEditions(of: filled, in: editor.library)
      let keys = goal.subject.keys(by: .corrected)
      editor.put(
        found.noting(conflictsWith: work, on: listed, policy.conflicts, in: editor.library, like: keys))
      editor.restorePlaces(of: work.id, now: now)
      let mentions = policy.seriesDetector.mentions(
        for: work, provider: found.seriesReferences, publishers: found.editions.compactMap(\.publisher))
      policy.seriesLinker.link(mentions, of: work.id, in: &editor, now: now)
      editor.remove(job.id)
      return .enriched
    }
  }
}
