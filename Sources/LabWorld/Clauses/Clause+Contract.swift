// CON: the contract between app and backend.

extension Clause {
  static let contract: [Clause] = [
    Clause(
      .contract, 1, .built,
      """
      Works, editions, authors and the envelope are as published; unknown fields are ignored, missing ones \
      have defaults, wrong types are errors with a path.
      """),
    Clause(
      .contract, 2, .built,
      """
      Searches by title, ISBN, and title with author, series by their number, and the old title search with \
      the same logic.
      """),
    Clause(
      .contract, 3, .built,
      "Each provider has a normalizer from its real JSON; a new one needs its own and nothing else."),
    Clause(
      .contract, 4, .built,
      """
      Genres have one list of more than a hundred names with parents; spellings come to it, unknown ones \
      pass through.
      """,
      decision: """
        Notes of libraries about a copy or a list are no genres, and are left out. As written a final "s" \
        goes before the look-up, so that plural keys never match; corrected, and kept as a variant.
        """),
    Clause(
      .contract, 5, .built,
      "Works name the provider that found them, 95 % at least, and all that contributed.",
      decision: """
        Counted of all works of a library; where providers have fewer than 95 of a hundred, that is a \
        finding, and \
        of the works that are answered and that a provider has 95 % are asked for.
        """),
    Clause(.contract, 6, .built, "A work is synthetic if it was inferred from editions."),
    Clause(
      .contract, 7, .built,
      "Five editions of one book become one work; real works are not merged.",
      decision: """
        As written ISBNs group them, and five editions have five; corrected to a shared ISBN, or title and \
        author.
        """),
    Clause(
      .contract, 8, .built,
      """
      Errors have a code and a finer reason; the reader gets a plain sentence and never a provider's words.
      """),
    Clause(
      .contract, 9, .built,
      """
      Answers by ISBN are kept for 7 days, by title for 6 hours, under keys that old and new searches \
      share; failures are not kept.
      """),
    Clause(
      .contract, 10, .built,
      "Each field comes from its best provider, always the same; with one provider out the others answer."),
    Clause(
      .contract, 11, .built,
      "Google answers 1,000 calls a day and ISBNdb 500 a month; who has none left is passed over."),
    Clause(
      .contract, 12, .built,
      "Use, genres, merges, shares of providers, errors, cache hits and times are counted."),
    Clause(
      .contract, 13, .built,
      "A schema for every answer is published, and a test holds it and the types together."),
    Clause(
      .contract, 14, .built,
      """
      The reader reads which service failed and what comes next; the old search says in a header that it \
      ends, and when.
      """),
    Clause(
      .contract, 15, .built,
      "The contract document's own slips are settled.",
      decision: """
        Works of Google and of ISBNdb are synthetic, against its sample and its table; its sample ISBN is \
        refused.
        """),
    Clause(
      .contract, 16, .built,
      "The editions of an answer are kept with the work, bounded, and can be listed and chosen.",
      decision: "At most eight editions are kept beside those that the reader has."),
    Clause(
      .contract, 17, .built,
      "For each field that is shown the reader can see who said it, and when."),
    Clause(
      .contract, 18, .built,
      "One setting takes the app to the routes from before v1, which work and say what replaces them."),
  ]
}
