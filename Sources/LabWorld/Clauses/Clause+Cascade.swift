// CAS: facts of authors, cascaded.

extension Clause {
  static let cascade: [Clause] = [
    Clause(
      .cascade, 1, .built, "A fact of an author fills every work of that author, marked as filled.",
      decision: "Spellings of a name that are certainly one are one author; initials are nobody's full name."),
    Clause(.cascade, 2, .built, "Works that come later are filled too."),
    Clause(
      .cascade, 3, .built,
      "An override is of one work and one field, may give a reason, and can be taken back.",
      decision: "As written an override blocks the whole work; that rule is kept as a variant."),
    Clause(.cascade, 4, .built, "Of several authors the first counts; anonymous ones cascade nothing."),
    Clause(.cascade, 5, .built, "Only facts that are there cascade, and again when they change."),
    Clause(
      .cascade, 6, .built,
      "The reader's word beats a provider's; a conflict asks and changes nothing."),
    Clause(.cascade, 7, .built, "Statistics are counted once, 5 s after the last change of a burst."),
    Clause(.cascade, 8, .built, "Ten books take less than 100 ms, more are linear and show progress."),
    Clause(
      .cascade, 9, .built,
      """
      How many books it concerns is said before, which ones after; 80 % of entries are saved, 5 % \
      overridden.
      """),
    Clause(.cascade, 10, .built, "A log of who changed what, from what and when, with undo."),
    Clause(
      .cascade, 11, .built,
      "Readers choose among named rules for co-authors, translations and anthologies."),
    Clause(.cascade, 12, .built, "An author's page is never older than the last commit."),
    Clause(
      .cascade, 13, .built,
      "Entries saved, completion with and without cascading, and overrides are figures of a run."),
    Clause(
      .cascade, 14, .built,
      """
      The question after a session about a fact of the author is about the author: it says to how many books \
      the answer applies, and the answer is a statement that all of them show.
      """),
  ]
}
