// A provider's look-alike as a machine of a world: it draws its fault and its latency when a request arrives, waits,
// and answers or does not.

package import BooksTrackAPI
package import Providers
package import Simulation

/// A provider in a world, and what it did.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class ProviderHost<Lookalike: ProviderLookalike>: @unchecked Sendable {
  private let provider: MoodyProvider<Lookalike>
  private let process: SimulatedProcess
  private let faults: RecordedStream
  private let latency: RecordedStream
  private let content: RecordedStream

  /// How often each kind of fault changed an answer.
  package private(set) var fired: [ProviderFault: Int] = [:]
  /// Requests that arrived.
  package private(set) var requests = 0
  /// Who says which faults fire, if not the provider's own mood.
  private let plan: (any FaultSource)?
  private var lastFaults: [HTTPRequest: ProviderFault] = [:]

  /// Puts a provider on a machine of its own.
  ///
  /// - Parameter plan: Says which faults fire; the mood's own never do then.
  package init(
    _ provider: MoodyProvider<Lookalike>, in world: World, plan: (any FaultSource)? = nil
  ) {
    self.provider = provider
    self.plan = plan
    process = world.process(provider.lookalike.name)
    faults = process.random("faults")
    latency = process.random("latency")
    content = process.random("content")
  }

  /// The service that answers for the provider.
  package var service: Service<HTTPRequest, HTTPResponse> {
    process.serve(provider.lookalike.name) { [self] request in await handle(request) }
  }

  /// What the plan's faults did to the last answer to such a request; told once.
  package func takeFault(of request: HTTPRequest) -> ProviderFault? {
    lastFaults.removeValue(forKey: request)
  }

  private func handle(_ request: HTTPRequest) async -> HTTPResponse? {
    requests += 1
    // Drawn before the first suspension: requests arrive one at a time, so the draws have an order.
    let answer = plan.map { plannedAnswer(request, $0) } ?? moodyAnswer(request)
    if let fault = answer.fault { fired[fault, default: 0] += 1 }
    guard case .response(let response) = answer.outcome else { return nil }
    do {
      try await process.pass(answer.delay, request.label)
    } catch {
      return nil
    }
    return response
  }

  private func moodyAnswer(_ request: HTTPRequest) -> ProviderAnswer {
    faults.draw { faults in
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
    let answer = latency.draw { latency in
      content.draw { content in
        provider.answer(request, under: fired, latency: &latency, content: &content)
      }
    }
    // A request may come twice; whichever answer is taken, something was wrong with one of them.
    if let fault = answer.fault { lastFaults[request] = fault }
    return answer
  }
}
