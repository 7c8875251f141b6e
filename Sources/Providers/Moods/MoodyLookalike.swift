// A look-alike with a mood and a latency: it decides the answer to a request, its delay, and the fault that
// changed it.
//
// The code is pure: the caller owns the streams and does the waiting. Faults, latency and content have
// separate streams, and every request draws the same number of values from the first two.

package import BooksTrackAPI
package import Simulation

/// Answers requests as the real provider would.
package protocol ProviderLookalike: Sendable {
  /// Returns the answer without faults.
  func respond(to request: HTTPRequest, using stream: inout RandomStream) -> HTTPResponse

  /// Returns the answer under a fault, or nil if the fault cannot affect it, such as reordering a single
  /// item.
  ///
  /// - Parameter detail: A number in `0..<2^30` for the parameters of the fault, such as a length or a delay.
  func respond(
    to request: HTTPRequest, under fault: ProviderFault, detail: Int, using stream: inout RandomStream
  ) -> HTTPResponse?
}

/// The result of a request.
package struct ProviderAnswer: Sendable, Hashable {
  /// The response, or none.
  package enum Outcome: Sendable, Hashable {
    case response(HTTPResponse)
    /// No response; the caller's timeout has to end the wait.
    case never
  }

  /// The time from the request to the first byte.
  package let delay: Duration
  package let outcome: Outcome
  /// The fault that changed the answer; nil for a correct answer.
  package let fault: ProviderFault?
}

/// A provider with a mood and a latency distribution.
package struct MoodyLookalike: Sendable {
  package let lookalike: any ProviderLookalike
  package var mood: Mood
  package let latency: LatencyTable

  /// Creates a provider.
  package init(_ lookalike: any ProviderLookalike, mood: Mood = .healthy, latency: LatencyTable) {
    self.lookalike = lookalike
    self.mood = mood
    self.latency = latency
  }

  /// Answers a request under the faults that the mood draws.
  package func answer(
    _ request: HTTPRequest, faults: inout RandomStream, latency stream: inout RandomStream,
    content: inout RandomStream
  ) -> ProviderAnswer {
    let (fired, detail) = mood.draw(&faults)
    return answer(request, under: fired.map { ($0, detail) }, latency: &stream, content: &content)
  }

  /// Answers a request under the given faults, each with its detail, whatever the mood.
  package func answer(
    _ request: HTTPRequest, under fired: [(fault: ProviderFault, detail: Int)],
    latency stream: inout RandomStream, content: inout RandomStream
  ) -> ProviderAnswer {
    let delay = latency.draw(&stream) * mood.slowdown / 100
    for (fault, detail) in fired {
      if fault == .timeout { return ProviderAnswer(delay: delay, outcome: .never, fault: fault) }
      if let response = lookalike.respond(to: request, under: fault, detail: detail, using: &content) {
        return ProviderAnswer(delay: delay, outcome: .response(response), fault: fault)
      }
    }
    let response = lookalike.respond(to: request, using: &content)
    return ProviderAnswer(delay: delay, outcome: .response(response), fault: nil)
  }
}
