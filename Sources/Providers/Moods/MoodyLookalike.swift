// A look-alike with a mood: what a request gets, when, and which fault changed it.
//
// Pure: the caller owns the streams and does the waiting. Faults, latency and content draw from streams of
// their own, and every pass draws the same count of numbers from the first two.

package import BooksTrackAPI
package import Simulation

/// Answers for a provider as the real one would.
package protocol ProviderLookalike: Sendable {
  /// The true answer.
  func respond(to request: HTTPRequest, using stream: inout RandomStream) -> HTTPResponse

  /// The answer under a fault, or nil if the fault cannot touch it: there is nothing to reorder in one item.
  ///
  /// - Parameter detail: A number in `0..<2^30` that shapes the fault: where to cut, how long to wait.
  func respond(
    to request: HTTPRequest, under fault: ProviderFault, detail: Int, using stream: inout RandomStream
  ) -> HTTPResponse?
}

/// What a request gets.
package struct ProviderAnswer: Sendable, Hashable {
  /// What comes back.
  package enum Outcome: Sendable, Hashable {
    case response(HTTPResponse)
    /// Nothing ever; the caller's own limit has to end the wait.
    case never
  }

  /// From the request to the first byte.
  package let delay: Duration
  package let outcome: Outcome
  /// The fault that fired and changed the answer; nil for a true answer.
  package let fault: ProviderFault?
}

/// A provider with a mood and a latency.
package struct MoodyLookalike: Sendable {
  package let lookalike: any ProviderLookalike
  package var mood: Mood
  package let latency: LatencyTable

  /// Makes a provider.
  package init(_ lookalike: any ProviderLookalike, mood: Mood = .healthy, latency: LatencyTable) {
    self.lookalike = lookalike
    self.mood = mood
    self.latency = latency
  }

  /// What the request gets.
  package func answer(
    _ request: HTTPRequest, faults: inout RandomStream, latency stream: inout RandomStream,
    content: inout RandomStream
  ) -> ProviderAnswer {
    let (fired, detail) = mood.draw(&faults)
    return answer(request, under: fired.map { ($0, detail) }, latency: &stream, content: &content)
  }

  /// What the request gets when the caller says which faults fire, each with its detail, whatever the mood.
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
