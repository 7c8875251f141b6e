// A provider's faults as kinds that a fault plan can name.

import Providers
import Simulation

extension ProviderFault {
  /// As fault plans and ledgers call it.
  var kind: FaultKind { FaultKind("provider.\(rawValue)") }

  /// Every kind, in order.
  static let kinds: [(fault: ProviderFault, kind: FaultKind)] = allCases.map { ($0, $0.kind) }

  /// Whether the answer is of no use, so that only another call can help.
  var isFailure: Bool {
    switch self {
    case .rateLimitedWithDelay, .rateLimited, .quotaExhausted, .keyExpired, .internalError, .badGateway,
      .backendFailed, .gatewayTimeout, .timeout, .truncatedBody, .htmlPage:
      true
    case .emptyResult, .wrongTypes, .missingFields, .unknownFields, .wrongEdition, .wrongBook,
      .duplicateItems, .reorderedItems, .absurdValues, .hugeBody, .schemaDrift, .staleRecord, .wrongFacts:
      false
    }
  }
}
