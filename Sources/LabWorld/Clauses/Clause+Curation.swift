// CUR: curator points.

extension Clause {
  static let curation: [Clause] = [
    Clause(
      .curation, 1, .built,
      "Points are a ledger whose sum is the balance; the same value again earns nothing.",
      decision: """
        The documents disagree: an author's fact earns 10 at first and 2 for a change, each filled book 1, an \
        answer about a work 5.
        """),
    Clause(
      .curation, 2, .built,
      "Bronze, silver, gold and diamond at 50, 200, 500 and 1,000 points, each once."),
  ]
}
