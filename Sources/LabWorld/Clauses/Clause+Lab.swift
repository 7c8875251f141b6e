// LAB: the lab itself.

extension Clause {
  static let lab: [Clause] = [
    Clause(
      .lab, 1, .built,
      "A seed fixes every event and every byte of a report outside its host part, in every build."),
    Clause(
      .lab, 2, .built,
      "One command is the load run and one the check by properties, and both are gates."),
    Clause(
      .lab, 3, .built,
      """
      Reports are JSON of a known version: targets with id, limit, measured value and verdict; exit \
      statuses are fixed.
      """),
    Clause(.lab, 4, .built, "Each fault can be switched off by itself."),
    Clause(.lab, 5, .built, "A failing seed is made small, saved, and replayed by one command."),
    Clause(.lab, 6, .built, "One command shows a row for every target of the documents."),
    Clause(
      .lab, 7, .built,
      """
      What could not have failed has not held: each row says what it rests on, and below its least it is no \
      data, which \
      fails a gate.
      """),
    Clause(.lab, 8, .built, "A worse figure than the committed baseline fails, and noise does not."),
    Clause(
      .lab, 9, .built,
      """
      An engine of somebody else runs against the matrix of the sync server in one call, and actors of \
      somebody else \
      run under `explore` in one call.
      """),
    Clause(
      .lab, 10, .built,
      "A run says which part of a wait is due to what, and a failure to which decision, by running again."),
    Clause(
      .lab, 11, .built,
      "Every report is also a page: one file, offline, readable by a screen reader."),
    Clause(
      .lab, 12, .built, "The look-alikes of the providers and the backend answer over HTTP on this machine."),
  ]
}
