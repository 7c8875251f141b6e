// What the settings of a load run mean for the stack: the app on each device, the backend of a cell, its providers.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation

extension LoadConfiguration {
  /// What the backend believes that a provider allows.
  func backendQuota(_ provider: String) -> Quota {
    guard quotas == .free else { return .none }
    switch provider {
    case ProviderName.googleBooks: return .googleBooksFree
    case ProviderName.isbndb: return .isbndbFree
    default: return .none
    }
  }

  /// The rules of the app on every device.
  var app: AppPolicy {
    var policy = AppPolicy()
    policy.enrichment.concurrency = concurrency
    policy.enrichment.titleRules = titleRules
    return policy
  }

  /// The backend of every cell.
  var backend: BackendVariant {
    var variant = BackendVariant()
    if strategy == .firstAnswer { variant.policy.strategy = .firstAnswer }
    return variant
  }

  /// Between the backend and its providers.
  static let providerLink = LinkBehavior(lossPerTenThousand: 1) { LatencyTable.dataCentre.draw(&$0) }
}
