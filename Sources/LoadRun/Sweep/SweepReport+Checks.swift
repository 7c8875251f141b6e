// A sweep as checks, and its ending: violations, and each of the user's gates for each setting.

package import LabWorld

extension SweepReport {
  /// Returns the checks: completeness, violations, and each gate for each setting.
  package func checks(allowingNoData: Bool) -> CheckList {
    let run =
      isComplete
      ? []
      : [
        CheckList.Check(
          "sweep", "all settings", measured: "\(points.count)", limit: "= \(wanted)", .failed("incomplete"))
      ]
    return CheckList(
      "bookstrack-sim sweep",
      run
        + points.flatMap { point in
          violations(of: point)
            + (point.gates ?? []).map { gate in
              CheckList.Check(
                gate.row, name(of: point), measured: gate.measuredText, limit: gate.limit,
                gate.fails(allowingNoData: allowingNoData)
                  ? .failed(gate.sentence) : gate.verdict == .held ? .passed : .skipped(gate.sentence))
            }
        })
  }

  /// Returns the ending, as for a run.
  package func ending(allowingNoData: Bool) -> RunVerdict.Ending {
    if points.contains(where: { $0.violations > 0 }) { return .violation }
    if !isComplete { return .incomplete }
    let gates = points.flatMap { $0.gates ?? [] }
    return gates.contains { $0.fails(allowingNoData: allowingNoData) } ? .missed : .held
  }

  /// The number of requested settings.
  var wanted: Int { axes.reduce(1) { $0 * $1.values.count } }

  private func violations(of point: SweepPoint) -> [CheckList.Check] {
    guard point.violations > 0 else { return [] }
    return [
      CheckList.Check(
        "violations", name(of: point), measured: "\(point.violations)", limit: "= 0", .failed("violations"))
    ]
  }

  private func name(of point: SweepPoint) -> String {
    zip(axes, point.values).map { "\($0.setting) \($1)" }.joined(separator: ", ")
  }
}
