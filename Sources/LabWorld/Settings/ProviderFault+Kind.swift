// A provider's faults as kinds that a fault plan can name.

import Providers
import Simulation

extension ProviderFault {
  /// As fault plans and ledgers call it.
  var kind: FaultKind { FaultKind("provider.\(rawValue)") }

  /// Every kind, in order.
  static let kinds: [(fault: ProviderFault, kind: FaultKind)] = allCases.map { ($0, $0.kind) }
}
