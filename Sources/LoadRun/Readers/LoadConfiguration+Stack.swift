// The settings of a load run in terms of the stack: the app on each device, the backend of a cell, and the
// link to its providers.

import BooksTrack
import BooksTrackBackend
import LabWorld
import Providers
import Simulation

extension LoadConfiguration {
  /// The rules of the app on every device.
  var app: AppPolicy {
    var policy = AppPolicy()
    policy.enrichment.concurrency = concurrency
    policy.enrichment.titleRules = titles.rules
    policy.enrichment.routes = routes ?? .v1
    policy.enrichment.backoff.jitterPerMille = 10 * (jitterPercent ?? 0)
    return policy
  }

  /// The backend of every cell.
  var backend: BackendVariant {
    var variant = BackendVariant()
    if strategy == .firstAnswer { variant.policy.strategy = .firstAnswer }
    return variant
  }

  /// The link between the backend and its providers.
  var providerLink: LinkBehavior {
    LinkBehavior(lossPerTenThousand: allowed(1, NetworkFault.loss)) { LatencyTable.dataCentre.draw(&$0) }
  }
}
