// A provider's look-alike as a machine of a world: it draws its fault and its latency when a request arrives,
// waits, and answers or does not.

import BooksTrackAPI
package import BooksTrackBackend
package import Providers
package import Simulation

/// A provider in a world, and what it did.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class LookalikeMachine: @unchecked Sendable {
  private var provider: MoodyLookalike
  private let moods: MoodSchedule
  /// What the backend knows of it.
  package let registration: ProviderRegistration
  /// How many calls it takes.
  package let quota: Quota
  private var meter: ProviderQuotaMeter
  private let process: SimulatedProcess
  private let faults: RecordedStream
  private let latency: RecordedStream
  private let content: RecordedStream

  /// How often each kind of fault changed an answer.
  package private(set) var fired: [ProviderFault: Int] = [:]
  /// Requests that arrived.
  package private(set) var requests = 0
  /// Days, or months, in which the last call that the provider allows was taken.
  package var usedUp: Int { meter.usedUp }
  /// Calls that the provider allowed in the days, or months, in which one came.
  package var allowed: Int { meter.allowed }
  /// Requests beyond what the provider allows.
  package var excess: Int { meter.excess }
  /// Who says which faults fire, if not the provider's own mood.
  private let plan: (any FaultSource)?
  private var lastAltered: [HTTPRequest: AlteredAnswer] = [:]

  /// Puts a provider on a machine of its own.
  ///
  /// - Parameters:
  ///   - registration: What the backend knows of it.
  ///   - provider: Its look-alike, with mood and latency.
  ///   - weather: Its moods over time; without it, the one that it has.
  ///   - quota: How many calls it takes.
  ///   - plan: Says which faults fire; the mood's own never do then.
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

  /// The contract's name of the provider.
  package var name: String { registration.name }

  /// The service that answers for the provider.
  var service: Service<HTTPRequest, HTTPResponse> {
    process.serve(name) { [self] request in await handle(request) }
  }

  /// What the plan's faults did to the last answer to such a request; told once.
  func takeAltered(to request: HTTPRequest) -> AlteredAnswer? {
    lastAltered.isEmpty ? nil : lastAltered.removeValue(forKey: request)
  }

  /// The world is healed: the provider answers as quickly as it usually does. Faults end with those of the
  /// world.
  package func heal() { provider.mood = Mood(name: "healed") }

  private func handle(_ request: HTTPRequest) async -> HTTPResponse? {
    requests += 1
    // Drawn before the first suspension: requests arrive one at a time, so the draws have an order.
    let isAllowed = meter.takes(at: process.clock.now)
    let answer =
      isAllowed ? plan.map { plannedAnswer(request, $0) } ?? moodyAnswer(request) : refusal(request)
    if let fault = answer.fault { fired[fault, default: 0] += 1 }
    guard case .response(let response) = answer.outcome else { return nil }
    do {
      try await process.pass(answer.delay, request.label)
    } catch {
      return nil
    }
    return response
  }

  /// The refusal of a call beyond what the provider allows; a provider that has no such refusal just answers.
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

  /// Every kind is consulted at every pass, so that one kind shifts no other.
  private func plannedAnswer(_ request: HTTPRequest, _ plan: any FaultSource) -> ProviderAnswer {
    let site = process.name
    let fired = ProviderFault.kinds.filter { plan.fires($0.kind, at: site) }.map { fault, kind in
      var details = plan.details(kind, at: site)
      return (fault, details.below(1 << 30))
    }
    let (answer, truth) = latency.draw { latency in
      content.draw { content in
        // From the same numbers, so that nothing but the fault makes the two differ.
        var same = content
        let answer = provider.answer(request, under: fired, latency: &latency, content: &content)
        return (answer, answer.fault.map { _ in provider.lookalike.respond(to: request, using: &same) })
      }
    }
    // A request may come twice; whichever answer is taken, something was wrong with one of them.
    if let fault = answer.fault, let truth {
      lastAltered[request] = AlteredAnswer(fault: fault, truth: truth)
    }
    return answer
  }
}
