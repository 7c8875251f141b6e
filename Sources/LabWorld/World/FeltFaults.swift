// What a device feels of the faults around it, and what shows that it has got over them. It is told by the
// parts that feel something, never by those that do it: so a fault that does nothing, and one that nobody
// survives, show in the ledger.

package import Simulation

/// What shows that an app goes on behind a fault.
package enum RecoverySign: Sendable {
  /// It was launched, and its library is the one that it has to be.
  case opened
  /// It has committed something.
  case committed
  /// It has had an answer from the service.
  case answered
  /// A file was imported.
  case imported
}

/// The faults that the app of one device has felt.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class FeltFaults: @unchecked Sendable {
  private let faults: WorldFaults
  /// What was felt and is not overcome yet, with what will show that it is.
  private var open: [(kind: FaultKind, sign: RecoverySign)] = []

  package init(_ faults: WorldFaults) { self.faults = faults }

  /// The app has felt a fault of the kind.
  package func feel(_ kind: FaultKind, until sign: RecoverySign) {
    faults.observed(kind)
    expect(sign, after: kind)
  }

  /// The same for what somebody else has noted as observed.
  package func expect(_ sign: RecoverySign, after kind: FaultKind) { open.append((kind, sign)) }

  /// The app shows that it goes on.
  package func show(_ sign: RecoverySign) {
    guard !open.isEmpty else { return }
    for (kind, awaited) in open where awaited == sign { faults.recovered(kind) }
    open.removeAll { $0.sign == sign }
  }
}
