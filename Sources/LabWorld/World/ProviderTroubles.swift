// The faults of providers that a backend feels, by the answers that it gets, and its recoveries: a device's
// request during which a fault was observed is answered, or is repeated later and answered then.

import BooksTrackAPI
import Providers
import Simulation

/// An answer that a provider's fault has altered.
struct AlteredAnswer: Sendable {
  let fault: ProviderFault
  /// The answer without the fault.
  let truth: HTTPResponse
}

extension AlteredAnswer {
  /// Returns true if the caller can detect the fault in the result.
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

/// The faults of providers that one backend has observed.
struct ProviderTroubles {
  private struct ServedRequest {
    let text: LookUpText?
    let label: String
    var observed: [FaultKind] = []
  }

  /// The requests that are being served, by number.
  private var served: [Int: ServedRequest] = [:]
  /// The faults observed during requests that were not answered, by the label of the request.
  private var owed: [String: [FaultKind]] = [:]

  /// Records the arrival of a device's request.
  mutating func begin(_ number: Int, _ request: HTTPRequest) {
    served[number] = ServedRequest(text: request.lookUpText, label: request.label)
  }

  /// Records a fault that was observed in a call, for all requests that the call serves.
  mutating func record(_ kind: FaultKind, in call: HTTPRequest) {
    let text = call.calledText
    for (number, request) in served where request.text.map(text.contains) ?? false {
      served[number]?.observed.append(kind)
    }
  }

  /// Records the end of a device's request.
  ///
  /// - Parameter response: Nil if the sender has given the request up.
  /// - Returns: The kinds of faults from which the backend has recovered.
  mutating func end(_ number: Int, with response: HTTPResponse?) -> [FaultKind] {
    guard let request = served.removeValue(forKey: number) else { return [] }
    guard let response, [200, 404].contains(response.status) else {
      if !request.observed.isEmpty { owed[request.label, default: []] += request.observed }
      return []
    }
    return request.observed + (owed.isEmpty ? [] : owed.removeValue(forKey: request.label) ?? [])
  }
}
