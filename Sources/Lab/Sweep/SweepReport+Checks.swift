// A sweep as checks: each gate of the user's own under each setting.

extension SweepReport {
  /// One check for each gate of each setting.
  package func checks(allowingNoData: Bool) -> CheckList {
    CheckList(
      "bookstrack-sim sweep",
      points.flatMap { point in
        (point.gates ?? []).map { gate in
          CheckList.Check(
            gate.row, zip(axes, point.values).map { "\($0.setting) \($1)" }.joined(separator: ", "),
            measured: gate.measuredText, limit: gate.limit,
            gate.fails(allowingNoData: allowingNoData)
              ? .failed(gate.sentence) : gate.verdict == .held ? .passed : .skipped(gate.sentence))
        }
      })
  }

  /// Whether a setting fails a gate.
  package func failsGates(allowingNoData: Bool) -> Bool {
    points.contains { ($0.gates ?? []).contains { $0.fails(allowingNoData: allowingNoData) } }
  }
}
