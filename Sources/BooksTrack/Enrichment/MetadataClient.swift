// The client of the backend: it sends queries and classifies the responses.

import BooksTrackAPI

/// The app's side of the contract with the backend.
struct MetadataClient: Sendable {
  let transport: any Transport
  let timeout: Duration

  /// Sends one request, without retries.
  func ask(_ query: MetadataQuery) async -> MetadataAnswer {
    do {
      return Self.sort(try await transport.send(query.request, timeout: timeout))
    } catch {
      switch error {
      case .offline: return .offline
      case .timeout: return .failed(.timeout, retryAfter: nil)
      case .connectionLost: return .failed(.connectionLost, retryAfter: nil)
      case .cancelled: return .cancelled
      }
    }
  }

  static func sort(_ response: HTTPResponse) -> MetadataAnswer {
    if response.isPageForPeople { return .intercepted }
    let retryAfter = response.retryAfterSeconds.map { Duration.seconds($0) }
    switch response.status {
    case 200: return read(response)
    case 404: return .notFound
    case 400: return .refused(try? ResponseEnvelope<SearchResponseData>.decode(from: response.body).error)
    case 429:
      return .failed(isForWantOfCalls(response) ? .noCallsLeft : .rateLimited, retryAfter: retryAfter)
    default: return .failed(.status(response.status), retryAfter: retryAfter)
    }
  }

  static func isForWantOfCalls(_ response: HTTPResponse) -> Bool {
    let envelope = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body)
    return envelope?.error?.reason == .quota
  }

  private static func read(_ response: HTTPResponse) -> MetadataAnswer {
    do {
      let envelope = try ResponseEnvelope<SearchResponseData>.decode(from: response.body)
      switch envelope.result {
      case .success(let data): return data.works.isEmpty ? .notFound : found(data, envelope.meta)
      case .failure(let error): return read(error, status: response.status)
      }
    } catch {
      return .failed(.unreadable(error), retryAfter: nil)
    }
  }

  /// Returns found books, with the information whether all providers have answered.
  private static func found(_ data: SearchResponseData, _ meta: ResponseMeta) -> MetadataAnswer {
    guard !meta.missingProviders.isEmpty else { return .found(data) }
    let retryAfter = meta.retryAfterSeconds.map { Duration.seconds($0) } ?? usualAbsence
    return .foundInPart(data, retryAfter: retryAfter)
  }

  /// The assumed absence of a provider if the response states no time.
  private static let usualAbsence = Duration.seconds(600)

  /// Classifies an error in a response with a success status, as some servers send it, by its code.
  private static func read(_ error: ErrorDetails, status: Int) -> MetadataAnswer {
    switch error.code {
    case .notFound: .notFound
    case .invalidQuery, .invalidISBN: .refused(error)
    default: .failed(.status(status), retryAfter: nil)
    }
  }
}

extension HTTPResponse {
  /// True if the response is an HTML page of an intermediary, such as a login page. The service always
  /// answers in JSON. An HTML page with a failure status may come from a server in front of it, and counts as
  /// that failure.
  var isPageForPeople: Bool {
    let isAnswerOfSomebody = (200..<400).contains(status) || status == 404 || status == 511
    return isAnswerOfSomebody && contentType?.lowercased().hasPrefix("text/html") == true
  }
}
