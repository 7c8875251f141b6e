// The causes of readers' waits without which a run can be repeated, as one table. Adding a cause means adding
// a row.
//
// A cause is taken out of the settings, and nothing else changes: random numbers come from the seed by the
// name of their stream, so readers have the same libraries, arrive at the same times, and lose their networks
// at the same times in every repetition.

package import Providers
import Simulation

/// A cause of waits: a family of faults, or a limit of the design.
package struct WaitCause: Sendable {
  /// The name in reports.
  package let name: String
  private let words: @Sendable (LoadConfiguration) -> String
  private let change: @Sendable (inout LoadConfiguration) -> Void

  /// Creates a cause.
  ///
  /// - Parameters:
  ///   - words: The cause in words, such as "rate limits", which may name a setting.
  ///   - change: Takes the cause out of a run's settings; has no effect if they do not have it.
  package init(
    _ name: String, _ words: @escaping @Sendable (LoadConfiguration) -> String,
    _ change: @escaping @Sendable (inout LoadConfiguration) -> Void
  ) {
    self.name = name
    self.words = words
    self.change = change
  }

  /// Creates a cause of faults in the usual mood of providers.
  private init(_ name: String, _ title: String, _ faults: [ProviderFault]) {
    self.init(name, { _ in title }) { settings in
      for fault in faults where settings.allowed(settings.mood[fault], fault.kind) > 0 {
        settings.mood[fault] = 0
      }
    }
  }

  /// Returns the cause in words.
  package func title(in configuration: LoadConfiguration) -> String { words(configuration) }

  /// Takes the cause out of settings.
  package func takeOut(of configuration: inout LoadConfiguration) { change(&configuration) }

  /// Returns true if a run with these settings has the cause.
  package func isPresent(in configuration: LoadConfiguration) -> Bool {
    var without = configuration
    takeOut(of: &without)
    return without != configuration
  }

  /// All causes: first faults, from the device to the provider, then limits of the design.
  package static let all: [WaitCause] = [
    WaitCause("offline", { _ in "devices without a network" }) {
      if $0.allowed($0.outagesPerTenThousand, FaultSelection.offline) > 0 { $0.outagesPerTenThousand = 0 }
    },
    WaitCause("loss", { _ in "lost messages" }) {
      let isAllowed = $0.faults?.allows(NetworkFault.loss) ?? true
      if isAllowed { $0.faults = ($0.faults ?? FaultSelection(.without, [])).removing([NetworkFault.loss]) }
    },
    WaitCause("outages", { _ in "outages of providers" }) { $0.spells = [] },
    WaitCause("quotas", { _ in "used-up quotas" }) { $0.quotas = .paid },
    WaitCause("rate-limits", "rate limits of providers", ProviderFault.rateLimits),
    WaitCause("errors", "errors and timeouts of providers", ProviderFault.errors),
    WaitCause("answers", "wrong or unreadable answers", ProviderFault.answers),
    WaitCause("slowness", { _ in "slow providers" }) {
      $0.mood.slowdown = min($0.mood.slowdown, 100)
      $0.latencyPercent = min($0.latencyPercent, 100)
    },
    WaitCause("strategy", { _ in "providers queried in turn" }) { $0.strategy = .merging },
    WaitCause(
      "concurrency",
      { $0.concurrency == 1 ? "one look-up at a time" : "\($0.concurrency) look-ups at a time" }
    ) {
      $0.concurrency = LoadConfiguration.Allowed.concurrency.upperBound
    },
  ]
}

extension ProviderFault {
  /// The provider refuses a call because there were too many.
  package static let rateLimits: [ProviderFault] = [.rateLimitedWithDelay, .rateLimited, .quotaExhausted]

  /// The provider does not answer, or says that it cannot.
  package static let errors: [ProviderFault] = [
    .keyExpired, .internalError, .badGateway, .backendFailed, .gatewayTimeout, .timeout,
  ]

  /// The provider answers, and the answer is of no use or wrong.
  package static let answers = allCases.filter { !rateLimits.contains($0) && !errors.contains($0) }
}
