// Asks the backend for all about one series.

import BooksTrackAPI

/// What came back.
enum SeriesAnswer: Sendable {
  case found(SeriesDTO)
  /// The provider does not know it, or the question is not accepted; asking again does not help.
  case notFound
  case failed(MetadataFailure)
  case offline
  case cancelled
}

extension MetadataClient {
  /// Sends one request; never repeats it.
  func ask(about id: ProviderSeriesID) async -> SeriesAnswer {
    do {
      let request = HTTPRequest(path: "/v1/series/\(Self.escaped(id.description))")
      return Self.sortPage(try await transport.send(request, timeout: timeout))
    } catch {
      switch error {
      case .offline: return .offline
      case .timeout: return .failed(.timeout)
      case .connectionLost: return .failed(.connectionLost)
      case .cancelled: return .cancelled
      }
    }
  }

  private static func sortPage(_ response: HTTPResponse) -> SeriesAnswer {
    // In a network that wants a login, nobody who knows of series was asked.
    if response.isPageForPeople { return .offline }
    return switch response.status {
    case 200: readPage(response)
    case 400, 404: .notFound
    case 429: .failed(isForWantOfCalls(response) ? .noCallsLeft : .rateLimited)
    default: .failed(.status(response.status))
    }
  }

  private static func readPage(_ response: HTTPResponse) -> SeriesAnswer {
    do {
      switch try ResponseEnvelope<SeriesResponseData>.decode(from: response.body).result {
      case .success(let data): return .found(data.series)
      case .failure(let error): return error.code == .notFound ? .notFound : .failed(.status(response.status))
      }
    } catch {
      return .failed(.unreadable(error))
    }
  }

  /// The text as it may stand in a path: whatever is no letter, digit or one of `-._~:` is written by its
  /// bytes.
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
