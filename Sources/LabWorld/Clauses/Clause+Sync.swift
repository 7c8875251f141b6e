// SYN: several devices.

extension Clause {
  static let sync: [Clause] = [
    Clause(
      .sync, 1, .notYet,
      """
      Everything works offline; devices sync by a record server with tokens, batches, limits and unreliable \
      pushes.
      """),
    Clause(
      .sync, 2, .notYet,
      "The last writer of a field wins, by a clock that a wrong device cannot hold for ever."),
    Clause(
      .sync, 3, .notYet,
      "When all is quiet, all devices hold one library; nothing is lost and no delete undone."),
    Clause(.sync, 4, .notYet, "Two devices that import one file have each book once."),
  ]
}
