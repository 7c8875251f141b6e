// DUP: duplicates.

extension Clause {
  static let duplicates: [Clause] = [
    Clause(
      .duplicates, 1, .built,
      "Tier 1: the same title and author, whatever their case, width, accents and spaces."),
    Clause(
      .duplicates, 2, .built,
      """
      Tier 2: the same ISBN, with 10 or 13 digits and in any wrapping; a wrong check digit matches nothing.
      """),
    Clause(
      .duplicates, 3, .built,
      """
      Tier 3: the same normalized title and an author alike by more than 0.80; initials and turned names \
      are one name.
      """),
    Clause(
      .duplicates, 4, .built,
      "A look-up answers with no duplicate, with this work, or with perhaps this work and how likely."),
    Clause(
      .duplicates, 5, .built,
      "A shared ISBN counts more than a differing title; different ISBNs can be editions of one work."),
    Clause(
      .duplicates, 6, .built,
      """
      Smart merges keep the richer value and never overwrite the reader; skip only counts; replace deletes \
      and inserts at once.
      """),
    Clause(.duplicates, 7, .built, "Duplicates within a file are merged before anything is inserted."),
    Clause(.duplicates, 8, .built, "A look-up that fails counts as no duplicate, and the summary says so."),
    Clause(
      .duplicates, 9, .built,
      """
      Of true duplicates 99 % are found, 99.9 % of merges are right, and volumes of a series are never \
      merged.
      """,
      decision: "The documents ask for 95 %; the lab asks for more."),
    Clause(.duplicates, 10, .built, "A look-up costs what the candidates cost, not what the library holds."),
    Clause(
      .duplicates, 11,
      .partly(
        lacking: "slips that make another common word or given name, and some of two letters in short words"),
      """
      Slips of the keyboard, degrees, roles and edition words do not make another book; volumes, years and \
      adaptations always do.
      """),
    Clause(
      .duplicates, 12,
      .partly(lacking: "words that are in no list, and year and publisher as evidence"),
      """
      A slip that turns one word into another is none, unless a shared ISBN, place in a series or long \
      subtitle says so.
      """),
  ]
}
