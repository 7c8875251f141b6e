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

  /// Puts a provider on a machine of its own.
  package init(_ provider: MoodyProvider<Lookalike>, in world: World) {
    self.provider = provider
    process = world.process(provider.lookalike.name)
    faults = process.random("faults")
    latency = process.random("latency")
    content = process.random("content")
  }

  /// The service that answers for the provider.
  package var service: Service<HTTPRequest, HTTPResponse> {
    process.serve(provider.lookalike.name) { [self] request in await handle(request) }
  }

  private func handle(_ request: HTTPRequest) async -> HTTPResponse? {
    requests += 1
    // Drawn before the first suspension: requests arrive one at a time, so the draws have an order.
    let answer = faults.draw { faults in
      latency.draw { latency in
        content.draw { content in
          provider.answer(request, faults: &faults, latency: &latency, content: &content)
        }
      }
    }
    if let fault = answer.fault { fired[fault, default: 0] += 1 }
    guard case .response(let response) = answer.outcome else { return nil }
    do {
      try await process.pass(answer.delay, request.label)
    } catch {
      return nil
    }
    return response
  }
}
