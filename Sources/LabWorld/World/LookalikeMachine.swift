// A provider's look-alike as a machine of a world: for each request it draws a fault and a latency, waits,
// and answers or does not answer.

package import BooksTrackAPI
package import BooksTrackBackend
package import Providers
package import Simulation

/// A provider in a world, and the counts of its calls.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class LookalikeMachine: @unchecked Sendable {
  private var provider: MoodyLookalike
  private let moods: MoodSchedule
  /// The registration at the backend.
  package let registration: ProviderRegistration
  /// The calls that it allows.
  package let quota: Quota
  private var meter: ProviderQuotaMeter
  private let process: SimulatedProcess
  private let faults: RecordedStream
  private let latency: RecordedStream
  private let content: RecordedStream

  /// The number of answers that each kind of fault altered.
  package private(set) var fired: [ProviderFault: Int] = [:]
  /// The number of requests that arrived.
  package private(set) var requests = 0
  /// The number of days or months in which the quota was used up but for one percent.
  package var usedUp: Int { meter.usedUp }
  /// The calls allowed in the days or months in which any call came.
  package var allowed: Int { meter.allowed }
  /// The number of requests beyond the quota.
  package var excess: Int { meter.excess }
  /// The source of faults; nil if they come from the provider's mood.
  private let plan: (any FaultSource)?
  private var lastAltered: [HTTPRequest: AlteredAnswer] = [:]
  /// Called with each request of the backend and its answer, before the answer leaves.
  package var watch: (@Sendable (HTTPRequest, ProviderAnswer) -> Void)?

  /// Puts a provider on a separate machine.
  ///
  /// - Parameters:
  ///   - registration: The registration at the backend.
  ///   - provider: The look-alike, with mood and latency.
  ///   - moods: The moods over time; nil for the mood of `provider` at all times.
  ///   - quota: The calls that it allows.
  ///   - plan: The source of faults, in place of the mood.
  package init(
    _ registration: ProviderRegistration, _ provider: MoodyLookalike, in world: World,
    moods: MoodSchedule? = nil, quota: Quota, plan: (any FaultSource)? = nil
  ) {
    self.registration = registration
    self.provider = provider
    self.moods = moods ?? MoodSchedule(provider.mood)
    self.plan = plan
    self.quota = quota
    meter = ProviderQuotaMeter(quota)
    process = world.process(registration.name)
    faults = process.random("faults")
    latency = process.random("latency")
    content = process.random("content")
  }

  /// The provider's name in the contract.
  package var name: String { registration.name }

  /// The service that answers for the provider.
  var service: Service<HTTPRequest, HTTPResponse> {
    process.serve(name) { [self] request in await handle(request) }
  }

  /// Returns the provider's last altered answer to a request and forgets it; only faults of the plan are
  /// recorded.
  func takeAltered(to request: HTTPRequest) -> AlteredAnswer? {
    lastAltered.isEmpty ? nil : lastAltered.removeValue(forKey: request)
  }

  /// Heals the provider: it answers with its usual latency. Faults of the plan end with those of the world.
  package func heal() { provider.mood = Mood(name: "healed") }

  /// Draws the answer to a request that arrives now. The caller waits for its delay.
  package func answer(to request: HTTPRequest) -> ProviderAnswer {
    requests += 1
    let isAllowed = meter.takes(at: process.clock.now)
    let answer =
      isAllowed ? plan.map { plannedAnswer(request, $0) } ?? moodyAnswer(request) : refusal(request)
    if let fault = answer.fault { fired[fault, default: 0] += 1 }
    return answer
  }

  private func handle(_ request: HTTPRequest) async -> HTTPResponse? {
    // Drawn before the first suspension: requests arrive one at a time, so the order of the draws is fixed.
    let answer = answer(to: request)
    watch?(request, answer)
    guard case .response(let response) = answer.outcome else { return nil }
    do {
      try await process.pass(answer.delay, request.label)
    } catch {
      return nil
    }
    return response
  }

  /// Refuses a call beyond the quota; a provider without such a refusal answers as usual.
  private func refusal(_ request: HTTPRequest) -> ProviderAnswer {
    latency.draw { latency in
      content.draw { content in
        provider.answer(request, under: [(.quotaExhausted, 0)], latency: &latency, content: &content)
      }
    }
  }

  private func moodyAnswer(_ request: HTTPRequest) -> ProviderAnswer {
    provider.mood = moods.mood(at: process.clock.now)
    return faults.draw { faults in
      latency.draw { latency in
        content.draw { content in
          provider.answer(request, faults: &faults, latency: &latency, content: &content)
        }
      }
    }
  }

  /// Every kind is evaluated at every pass, so that no kind shifts the draws of another.
  private func plannedAnswer(_ request: HTTPRequest, _ plan: any FaultSource) -> ProviderAnswer {
    let site = process.name
    let fired = ProviderFault.kinds.filter { plan.fires($0.kind, at: site) }.map { fault, kind in
      var details = plan.details(kind, at: site)
      return (fault, details.below(1 << 30))
    }
    let (answer, truth) = latency.draw { latency in
      content.draw { content in
        // Drawn from a copy of the stream, so that the two differ only by the fault.
        var same = content
        let answer = provider.answer(request, under: fired, latency: &latency, content: &content)
        return (answer, answer.fault.map { _ in provider.lookalike.respond(to: request, using: &same) })
      }
    }
    // If a request comes twice, the later altered answer is kept.
    if let fault = answer.fault, let truth {
      lastAltered[request] = AlteredAnswer(fault: fault, truth: truth)
    }
    return answer
  }
}
