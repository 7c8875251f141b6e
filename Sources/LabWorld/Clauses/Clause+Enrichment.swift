// ENR: enrichment.

extension Clause {
  static let enrichment: [Clause] = [
    Clause(.enrichment, 1, .built, "A commit of an import queues every new work once."),
    Clause(.enrichment, 2, .built, "Progress \"15/500 books enriched\" never falls."),
    Clause(
      .enrichment, 3, .built,
      "Without a network jobs wait, and nothing spins; they go on when it is back."),
    Clause(
      .enrichment, 4, .built,
      "One work at a time is the default; how many is a knob, and what it gives is reported."),
    Clause(
      .enrichment, 5, .built,
      """
      Timeouts, 5xx and 429 are tried again after 1, 2, 4 and 8 s, then parked until a reconnect or \
      relaunch; a longer Retry-After is obeyed.
      """),
    Clause(.enrichment, 6, .built, "Not found is an answer and never asked again."),
    Clause(.enrichment, 7, .built, "A work that is deleted meanwhile leaves the queue without a word."),
    Clause(
      .enrichment, 8, .built,
      "The queue survives the end of the app at any point: nothing is lost, nothing enriched twice."),
    Clause(
      .enrichment, 9, .built,
      "An uncertain answer is stored as candidates for the reader and changes nothing."),
    Clause(.enrichment, 10, .built, "With every provider down the library stays usable."),
    Clause(.enrichment, 11, .built, "A provider never overwrites what the reader entered."),
    Clause(
      .enrichment, 12, .built,
      "Of all works 90 % get the right record, and 99 % of attached records are right.",
      decision:
        "The documents ask for 85 %, or for 90 % with normalization; a wrong book counts as a failure."),
    Clause(
      .enrichment, 13, .built,
      """
      Books a minute are reported for every latency and concurrency, and which of them would meet the \
      promise.
      """,
      decision:
        "The documents promise both 100 a minute and 1,500 in 35 minutes: both are findings, no gates."),
    Clause(
      .enrichment, 14, .built,
      "A device that waits looks less and less often, and soon again when something happens."),
    Clause(
      .enrichment, 15, .built,
      "Of the covers, ISBNs, years and pages that an attached record has, 99 % come into the library."),
  ]
}
