// The proofs of CAS and CUR-2: facts about authors, and badges.

import LabWorld

extension ClauseProof {
  static let curation: [ClauseProof] = [
    ClauseProof(
      "CAS-1", in: [.hunt],
      "CascadeTests: CAS-1, CAS-9: testCascadeMetadata: said once, it is shown for all books, marked as filled in",
      "SpelledWriterTests: CAS-1, CAS-9: what is said of a writer is shown for their books of every file",
      "HuntCurationTests"),
    ClauseProof(
      "CAS-2", in: [.hunt],
      "CascadeTests: CAS-2: works that are added later are filled, whatever adds them; also after a reset",
      "CascadeTests: CAS-2: an author of whom something was said outlives the import that brought them"),
    ClauseProof(
      "CAS-3", in: [.curation, .hunt],
      "CascadeTests: CAS-3: testWorkOverride: a book that differs, differs in that field alone, and says why",
      "CascadeTests: CAS-3: as the documents' code has it, one override leaves all fields of its book empty",
      "CascadeTests: CAS-3: one override for several books, which says that nothing is to be shown"),
    ClauseProof(
      "CAS-4", in: [.hunt],
      "CascadeTests: CAS-4: Good Omens shows what is said of its first writer; a translator is no writer",
      "CascadeTests: CAS-4: nothing can be said of a name that stands for nobody",
      "CascadePenNameTests: CAS-4: pen names are one person only if the reader says so, and no longer when they take it back"
    ),
    ClauseProof(
      "CAS-5", in: [.hunt],
      "CascadeTests: CAS-5: only what is said is shown; what is said anew is shown anew, and what is taken back is gone"
    ),
    ClauseProof(
      "CAS-6", in: [.hunt],
      "CascadeTests: CAS-6: what the reader says goes before a provider's word, which is asked about and changes nothing",
      "CascadeTests: CAS-6: an answer about the book goes before what is said of its author, and that before a provider's"
    ),
    ClauseProof(
      "CAS-7", in: [.hunt],
      "StatsRefresherTests: CAS-7: a burst of three changes is one calculation, five seconds after the last",
      "StatsRefresherTests: CAS-7: killed within the five seconds it still happens, once",
      "LibraryOverviewTests: CAS-7: an open screen takes the figures of a burst and redraws the books that it changed"
    ),
    ClauseProof(
      "CAS-8", in: [.curation],
      "CascadeTests: CAS-8: more than ten books are told of on the way, ten are not",
      "CurationEvidenceTests: CAS-8: a cascade that takes too long is missed"),
    ClauseProof(
      "CAS-9", in: [.curation, .hunt],
      "CascadeTests: CAS-1, CAS-9: testCascadeMetadata: said once, it is shown for all books, marked as filled in",
      "CurationEvidenceTests: CAS-9, CAS-13: what is entered twice, overridden too often or not known is missed"
    ),
    ClauseProof(
      "CAS-10", in: [.hunt],
      "CascadeUndoTests: CAS-10: a change says who, what, from what to what and when; taken back it is as before"
    ),
    ClauseProof(
      "CAS-11", in: [.hunt],
      "CascadeTests: CAS-11: a rule is a value with a name, and holds for all books as soon as it is set"),
    ClauseProof(
      "CAS-12", in: [.hunt], "CascadeTests: CAS-12: the page of an author shows what the last commit says"),
    ClauseProof(
      "CAS-13", in: [.curation],
      "CurationEvidenceTests: CAS-9, CAS-13: what is entered twice, overridden too often or not known is missed"
    ),
    ClauseProof(
      "CAS-14",
      "CuratorAuthorTests: CAS-14: the answer is a statement, all five books show it, and what was promised happens",
      "CuratorAuthorTests: CAS-14: a fact of the book stays with the book"),
    ClauseProof(
      "CUR-2", in: [.hunt],
      "CuratorPointsTests: CUR-2: each badge at its threshold, and how far it is to the next",
      "CuratorPointsTests: CUR-2: whatever the steps of a balance that never falls, each badge is awarded once"
    ),
  ]
}
