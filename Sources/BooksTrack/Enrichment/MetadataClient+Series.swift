// Requests for a whole series.

import BooksTrackAPI

/// The answer to such a request.
enum SeriesAnswer: Sendable {
  case found(SeriesDTO)
  /// The provider does not know the series, or the request is rejected; a retry does not help.
  case notFound
  case failed(MetadataFailure, retryAfter: Duration?)
  case offline
  case cancelled
}

extension MetadataClient {
  /// Sends one request, without retries.
  func ask(about id: ProviderSeriesID) async -> SeriesAnswer {
    // The routes from before v1 have no pages of series.
    guard routes == .v1 else { return .notFound }
    do {
      let request = HTTPRequest(path: "/v1/series/\(Self.escaped(id.description))")
      return Self.sortPage(try await transport.send(request, timeout: timeout))
    } catch {
      switch error {
      case .offline: return .offline
      case .timeout: return .failed(.timeout, retryAfter: nil)
      case .connectionLost: return .failed(.connectionLost, retryAfter: nil)
      case .cancelled: return .cancelled
      }
    }
  }

  private static func sortPage(_ response: HTTPResponse) -> SeriesAnswer {
    // In a network with a login page, the request has not reached the service.
    if response.isPageForPeople { return .offline }
    let retryAfter = response.retryAfterSeconds.map { Duration.seconds($0) }
    return switch response.status {
    case 200: readPage(response)
    case 400, 404: .notFound
    case 429: .failed(isForWantOfCalls(response) ? .noCallsLeft : .rateLimited, retryAfter: retryAfter)
    default: .failed(.status(response.status), retryAfter: retryAfter)
    }
  }

  private static func isForWantOfCalls(_ response: HTTPResponse) -> Bool {
    (try? ResponseEnvelope<SeriesResponseData>.decode(from: response.body))?.error?.reason == .quota
  }

  private static func readPage(_ response: HTTPResponse) -> SeriesAnswer {
    do {
      switch try ResponseEnvelope<SeriesResponseData>.decode(from: response.body).result {
      case .success(let data): return .found(data.series)
      case .failure(let error):
        return error.code == .notFound ? .notFound : .failed(.status(response.status), retryAfter: nil)
      }
    } catch {
      return .failed(.unreadable(error), retryAfter: nil)
    }
  }

  /// Returns the text with all bytes except ASCII letters, digits and `-._~:` percent-encoded.
  private static func escaped(_ text: String) -> String {
    var path = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "-._~:".unicodeScalars.contains(scalar)
      {
        path.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        path += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return path
  }
}
