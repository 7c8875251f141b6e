// The client of the backend: it sends queries and classifies the responses.

import BooksTrackAPI

/// The app's side of the contract with the backend.
struct MetadataClient: Sendable {
  let transport: any Transport
  let timeout: Duration
  let routes: MetadataRoutes

  /// Creates a client.
  init(transport: any Transport, timeout: Duration, routes: MetadataRoutes = .v1) {
    self.transport = transport
    self.timeout = timeout
    self.routes = routes
  }

  /// Sends one request, without retries.
  func ask(_ query: MetadataQuery) async -> MetadataAnswer {
    do {
      return Self.sort(try await transport.send(routes.request(query), timeout: timeout), of: routes)
    } catch {
      switch error {
      case .offline: return .offline
      case .timeout: return .failed(.timeout, retryAfter: nil)
      case .connectionLost: return .failed(.connectionLost, retryAfter: nil)
      case .cancelled: return .cancelled
      }
    }
  }

  static func sort(_ response: HTTPResponse, of routes: MetadataRoutes = .v1) -> MetadataAnswer {
    if response.isPageForPeople { return .intercepted }
    switch response.status {
    case 200: return read(response, of: routes)
    case 404: return .notFound
    case 400: return .refused(try? routes.envelope(of: response).error)
    default:
      let envelope = try? routes.envelope(of: response)
      let failure: MetadataFailure =
        switch response.status {
        case 429: envelope?.error?.reason == .quota ? .noCallsLeft : .rateLimited
        case let other: .status(other)
        }
      return .failed(
        failure, retryAfter: response.retryAfterSeconds.map { .seconds($0) }, by: envelope?.meta.provider)
    }
  }

  private static func read(_ response: HTTPResponse, of routes: MetadataRoutes) -> MetadataAnswer {
    do {
      let envelope = try routes.envelope(of: response)
      switch envelope.result {
      case .success(let data): return data.works.isEmpty ? .notFound : found(data, envelope.meta)
      case .failure(let error): return read(error, status: response.status, envelope.meta)
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
  private static func read(_ error: ErrorDetails, status: Int, _ meta: ResponseMeta) -> MetadataAnswer {
    switch error.code {
    case .notFound: .notFound
    case .invalidQuery, .invalidISBN: .refused(error)
    default: .failed(.status(status), retryAfter: nil, by: meta.provider)
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
