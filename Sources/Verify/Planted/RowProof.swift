// The proof that a row can fail: a planted stack, or a test if no stack can turn the row red in a few
// seconds. Times and memory of a machine are among the latter, because a stack that is slow enough takes
// minutes.

/// The proof that a row can fail.
package enum RowProof: Hashable, Sendable {
  case planted([String])
  /// In the form `Suite: name`.
  case test(String)

  /// The rows that tests prove.
  package static let byTest: [(rows: [String], test: String)] = [
    (["IMP-9"], "AccuracyTests: aRowThatIsLostShowsInTheSum"),
    (["IMP-5", "IMP-5.whole"], "AccuracyTests: damagedRowsHaveToBeRejectedAndNoOthers"),
    (["IMP-11.kills"], "CrashOracleTests: anAcknowledgedRecordThatIsCutOffIsLost"),
    (
      [
        "IMP-7.memory", "IMP-7.small", "IMP-13.100", "IMP-13.500", "IMP-13.1500", "IMP-13.import",
        "IMP-13.enrich", "SER-17.memory",
      ],
      "MemoryTests: IMP-13: the median of the samples is judged"
    ),
    (
      ["IMP-14"],
      "ImportPaceTests: IMP-14: a machine that imports fewer than a hundred books a minute is reported"
    ),
    (
      ["LAB-2.time", "LAB-2.memory"],
      "AccuracyTests: LAB-2: the cost of a run on this machine is reported and is no gate"
    ),
    (
      ["IMP-16.completed"],
      "VerifyTests: IMP-16: imports that end without their books count as not completed"
    ),
    (
      [
        "IMP-1.hunt", "IMP-4.hunt", "IMP-7.hunt", "DUP-2.hunt", "TTL-2.hunt", "CON-2.hunt", "SYN-1.hunt",
        "LAB-1.hunt",
      ],
      "VerifyTests: LAB-6: an objection makes the row of its clause fail, whichever it names"
    ),
    (["SYN-4.hunt"], "HuntDevicesTests: SYN-3, SYN-4: a book that was added has to be there once"),
    (
      ["SER-16.alone", "SER-16.best"],
      "AccuracyTests: SER-16: a wrong number is the record's mistake only if no record has the right one"
    ),
    (["LAB-2"], "LoadRunTests: LAB-2: an interrupted run misses its gate and reports it"),
    (
      ["SER-21.added"],
      "NextVolumeDecisionTests: SER-21: an app that shows another volume, or none, adds too few"
    ),
    (
      ["SER-16.once"],
      "AccuracyTests: SER-16: a place is correct by its series, and by its number if it has one"
    ),
    (["DIV-6"], "ReadingEvidenceTests: DIV-6: a chart that takes longer than 200 ms is missed"),
    (
      ["SER-17.detection", "SER-17.list", "SER-17.long", "SER-17.detail", "SER-17.next"],
      "SeriesEvidenceTests: SER-17: an operation slower than the documents allow is missed"
    ),
    (
      [
        "SYN-1.silent", "SYN-3.gone", "SYN-3.rest", "SYN-4.alone", "SYN-12.latency", "SYN-12.away",
        "SES-1.sittings", "SES-1.timers", "DIV-7.devices",
      ], "RowFailureTests: each row fails by its own figure"
    ),
    (
      ["SYN-12.edit", "SYN-12.requests", "SYN-12.batch", "SYN-12.first"],
      "DeviceEvidenceTests: SYN-12: costs that follow the library miss their rows"
    ),
    (
      ["CAS-8.10", "CAS-8.100", "CAS-8.1000"],
      "CurationEvidenceTests: CAS-8: a cascade that takes too long is missed"
    ),
  ]

  /// Returns the proof of a row; nil if there is none.
  package static func of(_ row: String) -> RowProof? {
    if let stacks = stacksOfRows[row] { return .planted(stacks) }
    return byTest.first { $0.rows.contains(row) }.map { .test($0.test) }
  }

  private static let stacksOfRows: [String: [String]] = PlantedStack.all.reduce(into: [:]) { rows, stack in
    for row in stack.rows { rows[row, default: []].append(stack.name) }
  }

  /// A description for people.
  package var text: String {
    switch self {
    case .planted(let names): "turned red by \(names.joined(separator: ", "))"
    case .test(let test): "proved by test \(test)"
    }
  }
}
