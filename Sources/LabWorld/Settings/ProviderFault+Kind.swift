// The faults of providers as kinds of a fault plan.

package import Providers
package import Simulation

extension ProviderFault {
  /// The kind in fault plans and ledgers.
  package var kind: FaultKind { FaultKind("provider.\(rawValue)") }

  /// All faults with their kinds, in order.
  package static let kinds: [(fault: ProviderFault, kind: FaultKind)] = allCases.map { ($0, $0.kind) }
}
