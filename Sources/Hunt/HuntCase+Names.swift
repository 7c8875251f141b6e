// Refuses cases that name a setting, an action or a fault that does not exist.

import Simulation

extension HuntCase {
  /// Refuses a case with names that its worlds do not have.
  ///
  /// - Throws: `HuntCaseError` with the name and those that exist.
  func check(
    settings: [String], actions: [String], faults known: [FaultKind]
  ) throws(HuntCaseError) {
    try Self.check(self.settings.keys.sorted(), of: "setting", in: settings + [Self.objectionsSetting])
    try Self.check(workload.map(\.action), of: "action", in: actions.sorted())
    try Self.check(faults.kinds.map(\.name), of: "fault", in: known.sorted().map(\.name))
  }

  private static func check(
    _ names: [String], of kind: String, in known: [String]
  ) throws(HuntCaseError) {
    guard let name = names.first(where: { !known.contains($0) }) else { return }
    let expected = known.isEmpty ? "none" : "one of \(known.joined(separator: ", "))"
    throw HuntCaseError("there is no \(kind) \(name); expected \(expected)")
  }
}
