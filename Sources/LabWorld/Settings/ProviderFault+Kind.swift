// A provider's faults as kinds that a fault plan can name.

package import Providers
package import Simulation

extension ProviderFault {
  /// As fault plans and ledgers call it.
  package var kind: FaultKind { FaultKind("provider.\(rawValue)") }

  /// Every kind, in order.
  package static let kinds: [(fault: ProviderFault, kind: FaultKind)] = allCases.map { ($0, $0.kind) }
}
