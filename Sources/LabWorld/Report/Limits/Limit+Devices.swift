// The limits of several devices.

extension Limit {
  static let devices: [Limit] = [
    Limit("SYN-1.silent", .atLeast, 100_00, .percent, .ours, "a second exchange has nothing to send"),
    Limit("SYN-2.last", .atLeast, 100_00, .percent, .documents, "the last writer of a field wins"),
    Limit("SYN-3.rest", .atLeast, 100_00, .percent, .ours, "two days are enough for any pause of the engine"),
    Limit("SYN-3.equal", .atLeast, 100_00, .percent, .documents, "all devices hold one library"),
    Limit("SYN-3.gone", .atLeast, 100_00, .percent, .documents, "no delete is undone"),
    Limit("SYN-4.joined", .atLeast, 99_00, .percent, .ours, "as for duplicates in one file"),
    Limit(
      "SYN-4.alone", .atLeast, 99_90, .percent, .ours, "as for merges in one file: a wrong one loses a book"),
    Limit("SYN-7.points", .exactly, 0, .count, .documents, "one answer pays once, wherever it was given"),
    Limit("SYN-11.true", .atLeast, 100_00, .percent, .documents, "synced is what all devices agree on"),
    Limit(
      "SYN-12.latency", .atMost, 60_00, .seconds, .ours, "a minute between devices that are on and online"),
    Limit(
      "SYN-12.edit", .atMost, 110_00, .percent, .ours, "identifiers of many books are a byte or two longer"),
    Limit("SYN-12.requests", .exactly, 0, .count, .documents, "the cost follows the change"),
    Limit("SYN-12.batch", .atMost, 400_00, .count, .documents, "a request takes 400 records"),
    Limit("SYN-12.first", .atMost, 60_00, .seconds, .ours, "a minute on a healthy network"),
    Limit("SYN-5.rows", .exactly, 0, .count, .ours, "every documented failure of a record server"),
    Limit("SYN-3.worlds", .exactly, 0, .count, .documents, "all devices hold one library"),
    Limit("SYN-12.away", .atMost, 60_00, .seconds, .ours, "a minute, lost pushes and dead devices included"),
    Limit(
      "SES-1.sittings", .atLeast, 100_00, .percent, .documents, "one sitting is one session on all devices"),
    Limit("SES-1.timers", .atLeast, 100_00, .percent, .documents, "one timer at a time, on all devices"),
    Limit("DIV-7.devices", .atLeast, 100_00, .percent, .documents, "always equal to counting anew"),
  ]
}
