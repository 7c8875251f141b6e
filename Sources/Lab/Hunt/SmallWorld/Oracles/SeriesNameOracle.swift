// series-name: where a provider gives only the number of a series, an answer has the name that it gave on request (SER-1),
// in this answer and in later ones; and a series that answers have shown can be asked about (CON-2).

import BooksTrackAPI
import Foundation

/// Watches the names of series in the backend's answers.
final class SeriesNameOracle {
  private struct Series: Hashable {
    let provider: String
    let number: String
  }

  /// When a provider has named a series last, in nanoseconds, and how.
  private var named: [Series: (at: Int64, name: String)] = [:]
  /// Series that answers have shown, as paths name them.
  private var shown: Set<String> = []
  /// No answer of a provider was changed by a fault.
  private var isTruthful = true
  /// For less than a week the backend need not ask again.
  private static let remembered: Int64 = 6 * 86_400_000_000_000

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    if event.misleads { isTruthful = false }
    switch event.kind {
    case .served(_, let request, let response) where request.path.hasPrefix(Self.path):
      checkPage(response, of: String(request.path.dropFirst(Self.path.count)), log)
    case .ended(let provider, let request, .success(let response), nil)
    where request.isForSeries && response.status == 200:
      for (number, name) in Self.names(in: response.body) {
        named[Series(provider: provider, number: number)] = (event.time, name)
      }
    case .served(_, let request, let response) where response.status == 200:
      check(response, to: request, at: event.time, log)
    default: break
    }
  }

  /// The names in the provider's document, as it writes them.
  private static func names(in body: Data) -> [(number: String, name: String)] {
    let document = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    let list = document?["series"] as? [[String: Any]] ?? []
    return list.compactMap { series in
      guard let number = series["seriesId"] as? String, let name = series["title"] as? String,
        name.contains(where: { !$0.isWhitespace })
      else { return nil }
      return (number, name)
    }
  }

  private func check(_ response: HTTPResponse, to request: HTTPRequest, at time: Int64, _ log: ObjectionLog) {
    guard
      case .success(let data)? = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body).result
    else { return }
    for work in data.works {
      for reference in work.series {
        guard let number = reference.seriesID else { continue }
        shown.insert("\(reference.provider):\(number)")
        guard
          let known = named[Series(provider: reference.provider, number: number)],
          time - known.at < Self.remembered
        else { continue }
        log.reached(.seriesNamed)
        if reference.name == nil {
          log.object(
            .seriesName, "SER-1",
            "\(request.label) was answered with a series without its name, which is \(known.name)")
        }
      }
    }
  }

  private static let path = "/v1/series/"

  /// A provider knows the series that it has itself shown.
  private func checkPage(_ response: HTTPResponse, of series: String, _ log: ObjectionLog) {
    guard isTruthful, shown.contains(series.removingPercentEncoding ?? series) else { return }
    log.reached(.seriesAsked)
    if response.status == 404 {
      log.object(.seriesName, "CON-2", "\(series) is in answers, and is not known when it is asked for")
    }
  }
}
