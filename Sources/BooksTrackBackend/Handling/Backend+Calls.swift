// One call to one provider: admission, sending, parsing, and recording the outcome.

import BooksTrackAPI

extension Backend {
  /// Sends a request and parses the response. Throws at once if the provider may not be called.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - place: The index of the provider among the upstreams.
  ///   - timeout: The timeout of the call.
  ///   - end: The deadline of the result; a call that could end later is not sent.
  ///   - read: Parses a response. A failure that it throws counts like one of the connection.
  func call<Value: Sendable>(
    _ request: HTTPRequest, of place: Int, timeout: Duration, until end: Duration? = nil,
    read: (HTTPResponse) throws(ProviderFailure) -> Value
  ) async throws(ProviderFailure) -> Value {
    let upstream = upstreams[place]
    if let end, now + timeout > end {
      throw ProviderFailure(.timeout, provider: upstream.name, wasSkipped: true)
    }
    let objection = availability[place].admit(
      at: now, calendar: wallTime.now(), timeout: policy.providerTimeout,
      isLongEnoughToProbe: timeout >= min(policy.shortestProbe, policy.providerTimeout))
    if let objection { throw skipped(upstream.name, objection) }
    do throws(ProviderFailure) {
      let response = try await upstream.send(request, timeout: timeout)
      guard response.body.count <= policy.largestPayload else {
        throw ProviderFailure(.unreadable, provider: upstream.name)
      }
      let value = try read(response)
      availability[place].settle(nil, at: now, calendar: wallTime.now())
      return value
    } catch {
      availability[place].settle(error, at: now, calendar: wallTime.now())
      throw error
    }
  }

  private func skipped(_ name: String, _ objection: ProviderAvailability.Objection) -> ProviderFailure {
    switch objection {
    case .quota(let seconds):
      counters.quotaRefusals[name, default: 0] += 1
      return ProviderFailure(.quotaExhausted, provider: name, retryAfterSeconds: seconds, wasSkipped: true)
    case .resting(let seconds):
      counters.breakerSkips[name, default: 0] += 1
      return ProviderFailure(.resting, provider: name, retryAfterSeconds: seconds, wasSkipped: true)
    }
  }
}
