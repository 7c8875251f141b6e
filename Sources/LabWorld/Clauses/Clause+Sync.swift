// SYN: several devices.

extension Clause {
  static let sync: [Clause] = [
    Clause(
      .sync, 1, .partly(lacking: "load runs and hunts with several devices"),
      """
      Everything works offline; devices sync by a record server with tokens, batches, limits and unreliable \
      pushes.
      """),
    Clause(
      .sync, 2, .partly(lacking: "load runs and hunts with several devices"),
      "The last writer of a field wins, by a clock that a wrong device cannot hold for ever."),
    Clause(
      .sync, 3,
      .partly(
        lacking:
          "load runs and hunts with several devices; five of 13,000 worlds of the engine alone lose a write"),
      "When all is quiet, all devices hold one library; nothing is lost and no delete undone."),
    Clause(
      .sync, 4, .partly(lacking: "load runs and hunts with several devices"),
      "Two devices that import one file have each book once."),
    Clause(
      .sync, 5,
      .partly(lacking: "failing seeds of random worlds, and fetches that show part of a transaction"),
      "No limit or error of the server loses anything, or stops sync for ever."),
    Clause(
      .sync, 6, .partly(lacking: "merges of one detected series on two devices"),
      "What two devices made for one thing is one after they meet, and all references lead to it."),
    Clause(
      .sync, 7, .partly(lacking: "first statements about one author on two devices, each of which is paid"),
      "One answer pays once; the balance is a sum, and a badge once given stays."),
    Clause(
      .sync, 8, .notYet,
      "Orders made on two devices do not interleave; a reset and an undo are intents with a rule."),
    Clause(
      .sync, 9, .partly(lacking: "libraries of versions 1 to 6 in one account"),
      "Old and new versions of the app share an account, and nothing is lost."),
    Clause(
      .sync, 10, .partly(lacking: "new row numbers for a restored backup"),
      """
      Another account, a restored backup, a new device or a year offline mixes nothing and wipes nothing \
      silently.
      """),
    Clause(
      .sync, 11, .partly(lacking: "the app that shows it"),
      "The status says that all is synced only if the server has everything."),
    Clause(
      .sync, 12, .notYet, "The cost follows the change; the first sync goes in bounded batches."),
  ]
}
