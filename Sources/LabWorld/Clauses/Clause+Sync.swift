// SYN: several devices.

extension Clause {
  static let sync: [Clause] = [
    Clause(
      .sync, 1, .built,
      """
      Everything works offline; devices sync by a record server with tokens, batches, limits and unreliable \
      pushes.
      """),
    Clause(
      .sync, 2, .built,
      "The last writer of a field wins, by a clock that a wrong device cannot hold for ever."),
    Clause(
      .sync, 3, .built,
      "When all is quiet, all devices hold one library; nothing is lost and no delete undone."),
    Clause(
      .sync, 4, .built, "Two devices that import one file have each book once."),
    Clause(
      .sync, 5, .built,
      "No limit or error of the server loses anything, or stops sync for ever."),
    Clause(
      .sync, 6, .built,
      "What two devices made for one thing is one after they meet, and all references lead to it."),
    Clause(
      .sync, 7, .built, "One answer pays once; the balance is a sum, and a badge once given stays.",
      decision: """
        Two devices that make first statements about one author before they meet both award the points of a \
        first statement. Points are never deducted.
        """),
    Clause(
      .sync, 8, .built,
      "Orders made on two devices do not interleave; a reset and an undo are intents with a rule."),
    Clause(
      .sync, 9, .built,
      "Old and new versions of the app share an account, and nothing is lost."),
    Clause(
      .sync, 10, .built,
      """
      Another account, a restored backup, a new device or a year offline mixes nothing and wipes nothing \
      silently.
      """),
    Clause(
      .sync, 11, .built,
      "The status says that all is synced only if the server has everything."),
    Clause(
      .sync, 12, .built,
      "The cost follows the change; the first sync goes in bounded batches."),
  ]
}
