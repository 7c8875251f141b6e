// What a backend feels of its providers' faults, by what came back, and when it has got over them: a request
// of a device in the course of which one was felt is answered, or asked again later and answered then.

import BooksTrackAPI
import Providers
import Simulation

/// An answer that a provider's fault has changed.
struct AlteredAnswer: Sendable {
  let fault: ProviderFault
  /// What the provider would have answered without it.
  let truth: HTTPResponse
}

extension AlteredAnswer {
  /// Whether the caller can tell from what it got.
  func isFelt(in result: Result<HTTPResponse, TransportError>) -> Bool {
    switch (fault, result) {
    case (.timeout, .failure(let error)): error == .timeout
    case (.timeout, .success), (_, .failure): false
    case (.rateLimitedWithDelay, .success(let response)):
      response.status == 429 && response.retryAfterSeconds != nil
    case (.rateLimited, .success(let response)): response.status == 429
    case (.internalError, .success(let response)): response.status == 500
    case (.badGateway, .success(let response)): response.status == 502
    case (.backendFailed, .success(let response)): response.status == 503
    case (.gatewayTimeout, .success(let response)): response.status == 504
    case (.quotaExhausted, .success(let response)), (.keyExpired, .success(let response)):
      (400..<500).contains(response.status)
    case (.htmlPage, .success(let response)): response.contentType?.hasPrefix("text/html") == true
    case (.truncatedBody, .success(let response)): response.body.count < truth.body.count
    case (_, .success(let response)): response.body != truth.body
    }
  }
}

/// The faults of providers that one backend has felt.
struct ProviderTroubles {
  private struct ServedRequest {
    let text: AskedText?
    let label: String
    var felt: [FaultKind] = []
  }

  /// The requests that are being served, by number.
  private var served: [Int: ServedRequest] = [:]
  /// What was felt in the course of requests that were not answered, by what they ask.
  private var owed: [String: [FaultKind]] = [:]

  /// A device's request has arrived.
  mutating func begin(_ number: Int, _ request: HTTPRequest) {
    served[number] = ServedRequest(text: request.askedText, label: request.label)
  }

  /// A call was answered badly: the requests for which it was made have felt that.
  mutating func feel(_ kind: FaultKind, in call: HTTPRequest) {
    let text = call.calledText
    for (number, request) in served where request.text.map(text.contains) ?? false {
      served[number]?.felt.append(kind)
    }
  }

  /// A device's request has ended.
  ///
  /// - Parameter response: Nothing if its sender has given it up.
  /// - Returns: The kinds that are overcome.
  mutating func end(_ number: Int, with response: HTTPResponse?) -> [FaultKind] {
    guard let request = served.removeValue(forKey: number) else { return [] }
    guard let response, [200, 404].contains(response.status) else {
      if !request.felt.isEmpty { owed[request.label, default: []] += request.felt }
      return []
    }
    return request.felt + (owed.isEmpty ? [] : owed.removeValue(forKey: request.label) ?? [])
  }
}
