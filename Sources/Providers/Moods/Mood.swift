// The state of a provider: how often each fault fires, and how much slower than usual it answers.
//
// Each fault is decided by a number of its own, drawn at every pass whether or not the fault is switched on.
// So switching one kind off changes neither the draws nor the timing of any other.
//
// The rates of the named moods are chosen so that each fault shows in a run; they were not measured anywhere.

package import Simulation

/// Rates of faults.
package struct Mood: Sendable, Hashable {
  package let name: String
  /// Firings in ten thousand requests, in the order of `ProviderFault.allCases`.
  private var rates: [Int]
  /// Latency relative to the usual one, in hundredths.
  package let slowdown: Int

  /// A mood with those rates in ten thousand; kinds that are not named never fire.
  package init(name: String, rates: [ProviderFault: Int] = [:], slowdown: Int = 100) {
    self.name = name
    self.slowdown = slowdown
    self.rates = ProviderFault.allCases.map { rates[$0] ?? 0 }
  }

  /// The rate of a fault in ten thousand requests.
  package subscript(fault: ProviderFault) -> Int {
    get { zip(ProviderFault.allCases, rates).first { $0.0 == fault }?.1 ?? 0 }
    set {
      for (index, kind) in ProviderFault.allCases.enumerated() where kind == fault { rates[index] = newValue }
    }
  }

  /// The kinds that can fire.
  package var enabled: [ProviderFault] { ProviderFault.allCases.filter { self[$0] > 0 } }

  /// What fires at this pass, in the order of severity that `ProviderFault` has, and a number to shape it
  /// with.
  ///
  /// The caller takes the first one that can touch its answer.
  package func draw(_ stream: inout RandomStream) -> (faults: [ProviderFault], detail: Int) {
    var fired: [ProviderFault] = []
    for (index, fault) in ProviderFault.allCases.enumerated() where stream.below(10_000) < rates[index] {
      fired.append(fault)
    }
    return (fired, stream.below(1 << 30))
  }
}

extension Mood {
  /// Never fails.
  package static let flawless = Mood(name: "flawless")

  /// A good day: faults are rare and pass.
  package static let healthy = Mood(
    name: "healthy",
    rates: [
      .rateLimitedWithDelay: 4, .rateLimited: 4, .internalError: 3, .badGateway: 2, .backendFailed: 8,
      .gatewayTimeout: 2, .timeout: 4, .truncatedBody: 1, .htmlPage: 1, .missingFields: 5, .unknownFields: 20,
      .reorderedItems: 10, .duplicateItems: 5, .wrongEdition: 5, .absurdValues: 2,
    ])

  /// Answers, late.
  package static let slow = Mood(
    name: "slow", rates: [.backendFailed: 20, .gatewayTimeout: 60, .timeout: 120], slowdown: 420)

  /// Every twelfth request goes wrong, in every way there is.
  package static let flaky = Mood(
    name: "flaky",
    rates: [
      .rateLimitedWithDelay: 80, .rateLimited: 80, .internalError: 80, .badGateway: 60, .backendFailed: 120,
      .gatewayTimeout: 50, .timeout: 80, .truncatedBody: 40, .htmlPage: 40, .emptyResult: 30, .wrongTypes: 20,
      .missingFields: 30, .unknownFields: 40, .wrongEdition: 20, .wrongBook: 10, .duplicateItems: 20,
      .reorderedItems: 20, .absurdValues: 15, .hugeBody: 2, .keyExpired: 3, .quotaExhausted: 3,
      .schemaDrift: 6, .staleRecord: 6, .wrongFacts: 10,
    ], slowdown: 130)

  /// Half of the requests fail.
  package static let brownOut = Mood(
    name: "brown-out",
    rates: [
      .rateLimited: 600, .internalError: 700, .backendFailed: 2_400, .gatewayTimeout: 700, .timeout: 900,
    ],
    slowdown: 260)

  /// Nothing works.
  package static let outage = Mood(
    name: "outage", rates: [.badGateway: 2_000, .backendFailed: 10_000, .timeout: 3_000], slowdown: 150)

  /// A new version of the service is being rolled out that says the same in another shape: every third
  /// answer.
  package static let schemaDrift = Mood(
    name: "schema-drift", rates: [.schemaDrift: 3_300, .unknownFields: 2_000, .wrongTypes: 600])

  /// Well-formed, prompt and wrong.
  package static let lying = Mood(
    name: "lying",
    rates: [
      .staleRecord: 1_000, .wrongFacts: 1_200, .wrongBook: 500, .wrongEdition: 600, .emptyResult: 300,
    ])

  /// Every named mood.
  package static let all: [Mood] = [
    .flawless, .healthy, .slow, .flaky, .brownOut, .outage, .schemaDrift, .lying,
  ]
}
