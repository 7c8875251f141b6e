// The mood of a provider: the rate of each fault, and how much slower than usual it answers.
//
// Each fault is decided by a number of its own, drawn at every pass whether or not the fault is enabled. So
// disabling one kind changes neither the draws nor the timing of the others.
//
// The rates of the named moods were not measured; they are chosen so that each fault occurs in a run.

package import Simulation

/// The rates of faults and the slowdown.
package struct Mood: Sendable, Hashable {
  package let name: String
  /// Firings per ten thousand requests, in the order of `ProviderFault.allCases`.
  private var rates: [Int]
  /// The latency relative to the usual one, in percent.
  package var slowdown: Int

  /// Creates a mood with rates per ten thousand requests; kinds without a rate never fire.
  package init(name: String, rates: [ProviderFault: Int] = [:], slowdown: Int = 100) {
    self.name = name
    self.slowdown = slowdown
    self.rates = ProviderFault.allCases.map { rates[$0] ?? 0 }
  }

  /// The rate of a fault per ten thousand requests.
  package subscript(fault: ProviderFault) -> Int {
    get { zip(ProviderFault.allCases, rates).first { $0.0 == fault }?.1 ?? 0 }
    set {
      for (index, kind) in ProviderFault.allCases.enumerated() where kind == fault { rates[index] = newValue }
    }
  }

  /// The kinds with a positive rate.
  package var enabled: [ProviderFault] { ProviderFault.allCases.filter { self[$0] > 0 } }

  /// Draws the faults that fire at this pass, in the order of `ProviderFault.allCases`, and a number for
  /// their parameters.
  ///
  /// The caller applies the first one that can affect its answer.
  package func draw(_ stream: inout RandomStream) -> (faults: [ProviderFault], detail: Int) {
    var fired: [ProviderFault] = []
    for (index, fault) in ProviderFault.allCases.enumerated() where stream.below(10_000) < rates[index] {
      fired.append(fault)
    }
    return (fired, stream.below(1 << 30))
  }
}

extension Mood {
  /// No faults.
  package static let flawless = Mood(name: "flawless")

  /// Rare, transient faults.
  package static let healthy = Mood(
    name: "healthy",
    rates: [
      .rateLimitedWithDelay: 4, .rateLimited: 4, .internalError: 3, .badGateway: 2, .backendFailed: 8,
      .gatewayTimeout: 2, .timeout: 4, .truncatedBody: 1, .htmlPage: 1, .missingFields: 5, .unknownFields: 20,
      .reorderedItems: 10, .duplicateItems: 5, .wrongEdition: 5, .absurdValues: 2,
    ])

  /// High latency and many timeouts.
  package static let slow = Mood(
    name: "slow", rates: [.backendFailed: 20, .gatewayTimeout: 60, .timeout: 120], slowdown: 420)

  /// Every fault occurs; about every twelfth request fails or is wrong.
  package static let flaky = Mood(
    name: "flaky",
    rates: [
      .rateLimitedWithDelay: 80, .rateLimited: 80, .internalError: 80, .badGateway: 60, .backendFailed: 120,
      .gatewayTimeout: 50, .timeout: 80, .truncatedBody: 40, .htmlPage: 40, .emptyResult: 30, .wrongTypes: 20,
      .missingFields: 30, .unknownFields: 40, .wrongEdition: 20, .wrongBook: 10, .duplicateItems: 20,
      .reorderedItems: 20, .absurdValues: 15, .hugeBody: 2, .keyExpired: 3, .quotaExhausted: 3,
      .schemaDrift: 6, .staleRecord: 6, .wrongFacts: 10,
    ], slowdown: 130)

  /// Almost half of the requests fail.
  package static let brownOut = Mood(
    name: "brown-out",
    rates: [
      .rateLimited: 600, .internalError: 700, .backendFailed: 2_400, .gatewayTimeout: 700, .timeout: 900,
    ],
    slowdown: 260)

  /// Every request fails.
  package static let outage = Mood(
    name: "outage", rates: [.badGateway: 2_000, .backendFailed: 10_000, .timeout: 3_000], slowdown: 150)

  /// A service that is deploying an unannounced schema change: a third of the answers have another shape.
  package static let schemaDrift = Mood(
    name: "schema-drift", rates: [.schemaDrift: 3_300, .unknownFields: 2_000, .wrongTypes: 600])

  /// Answers are well-formed and prompt but wrong.
  package static let lying = Mood(
    name: "lying",
    rates: [
      .staleRecord: 1_000, .wrongFacts: 1_200, .wrongBook: 500, .wrongEdition: 600, .emptyResult: 300,
    ])

  /// All named moods.
  package static let all: [Mood] = [
    .flawless, .healthy, .slow, .flaky, .brownOut, .outage, .schemaDrift, .lying,
  ]
}
