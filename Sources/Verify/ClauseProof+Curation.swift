// The proofs of CAS and CUR-2: facts about authors, and badges.

import LabWorld

extension ClauseProof {
  static let curation: [ClauseProof] = [
    ClauseProof(
      "CAS-1", in: [.hunt],
      "CascadeTests: CAS-1, CAS-9: testCascadeMetadata: a statement is shown for all books, marked as filled in",
      "SpelledWriterTests: CAS-1, CAS-9: a statement about a writer is shown for their books of every file",
      "HuntCurationTests"),
    ClauseProof(
      "CAS-2", in: [.hunt],
      "CascadeTests: CAS-2: works that are added later are filled, however they are added, also after a reset",
      "CascadeTests: CAS-2: an author with a statement outlives the import that added them"),
    ClauseProof(
      "CAS-3", in: [.curation, .hunt],
      "CascadeTests: CAS-3: testWorkOverride: a book with an override differs in that field only, and shows the reason",
      "CascadeTests: CAS-3: as the documents' code has it, one override leaves all fields of its book empty",
      "CascadeTests: CAS-3: one override for several books can state that nothing is shown"),
    ClauseProof(
      "CAS-4", in: [.hunt],
      "CascadeTests: CAS-4: Good Omens shows the facts of its first writer; a translator is not a writer",
      "CascadeTests: CAS-4: a placeholder name accepts no statement",
      "CascadePenNameTests: CAS-4: pen names are one person only if the reader says so, and until the reader undoes it"
    ),
    ClauseProof(
      "CAS-5", in: [.hunt],
      "CascadeTests: CAS-5: current statements are shown, changed ones in their new form, and removed ones no longer"
    ),
    ClauseProof(
      "CAS-6", in: [.hunt],
      "CascadeTests: CAS-6: the reader's statement takes precedence over a provider's, which raises a conflict",
      "CascadeTests: CAS-6: an answer about the book precedes its author's statement, and that a provider's value"
    ),
    ClauseProof(
      "CAS-7", in: [.hunt],
      "StatsRefresherTests: CAS-7: a burst of three changes is one calculation, five seconds after the last",
      "StatsRefresherTests: CAS-7: a process that is killed within the five seconds still causes one calculation",
      "LibraryOverviewTests: CAS-7: an open screen takes the figures of a burst and redraws the books that it changed"
    ),
    ClauseProof(
      "CAS-8", in: [.curation],
      "CascadeTests: CAS-8: progress is reported for more than ten books, not for ten",
      "CurationEvidenceTests: CAS-8: a cascade that takes too long is missed"),
    ClauseProof(
      "CAS-9", in: [.curation, .hunt],
      "CascadeTests: CAS-1, CAS-9: testCascadeMetadata: a statement is shown for all books, marked as filled in",
      "CurationEvidenceTests: CAS-9, CAS-13: facts that are repeated, overridden too often or unknown are missed"
    ),
    ClauseProof(
      "CAS-10", in: [.hunt],
      "CascadeUndoTests: CAS-10: a step records device, subject, values and time; an undo restores the value"
    ),
    ClauseProof(
      "CAS-11", in: [.hunt],
      "CascadeTests: CAS-11: a rule is a named value, and applies to all books as soon as it is set"),
    ClauseProof(
      "CAS-12", in: [.hunt], "CascadeTests: CAS-12: an author's page shows the state of the last commit"),
    ClauseProof(
      "CAS-13", in: [.curation],
      "CurationEvidenceTests: CAS-9, CAS-13: facts that are repeated, overridden too often or unknown are missed"
    ),
    ClauseProof(
      "CAS-14",
      "CuratorAuthorTests: CAS-14: the answer is a statement that all five books show, as previewed",
      "CuratorAuthorTests: CAS-14: a fact of a book applies to that book only"),
    ClauseProof(
      "CUR-2", in: [.hunt],
      "CuratorPointsTests: CUR-2: each badge is awarded at its threshold, with the progress to the next",
      "CuratorPointsTests: CUR-2: a balance that never falls awards each badge once"
    ),
  ]
}
