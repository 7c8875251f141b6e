// The faults that a device has observed, and its recoveries from them. The parts that observe a fault report
// it, not those that cause it, so that the ledger shows faults without an effect and faults without a
// recovery.

package import Simulation

/// A sign that an app has recovered from a fault.
package enum RecoverySign: Sendable {
  /// It was launched with the expected library.
  case opened
  /// It has committed a transaction.
  case committed
  /// It has received a response from the service.
  case answered
  /// It has imported a file.
  case imported
}

/// The faults that the app of one device has observed.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class ObservedFaults: @unchecked Sendable {
  private let faults: WorldFaults
  /// The faults from which the app has not recovered, each with the sign that will show the recovery.
  private var open: [(kind: FaultKind, sign: RecoverySign)] = []

  package init(_ faults: WorldFaults) { self.faults = faults }

  /// Records that the app has observed a fault.
  package func record(_ kind: FaultKind, until sign: RecoverySign) {
    faults.observed(kind)
    expect(sign, after: kind)
  }

  /// Expects a recovery from a fault that was already recorded as observed.
  package func expect(_ sign: RecoverySign, after kind: FaultKind) { open.append((kind, sign)) }

  /// Records a sign, which ends all faults that wait for it.
  package func show(_ sign: RecoverySign) {
    guard !open.isEmpty else { return }
    for (kind, awaited) in open where awaited == sign { faults.recovered(kind) }
    open.removeAll { $0.sign == sign }
  }
}
