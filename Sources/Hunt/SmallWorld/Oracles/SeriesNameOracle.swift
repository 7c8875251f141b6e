// series-name: if a provider's record has only the number of a series, the answer has the name that the
// provider gave on request (SER-1), and so have later ones; a series shown in an answer can be requested
// (CON-2).
//
// Requests in flight when the name came may have looked it up before. So an answer is checked only if all
// requests open at its arrival had come after the name, or if it was the only one.

import BooksTrackAPI
import Foundation
import LabWorld

/// Checks the names of series in the backend's answers.
final class SeriesNameOracle {
  private struct Series: Hashable {
    let provider: String
    let number: String
  }

  /// The last name of each series and the time at which a provider gave it, in nanoseconds.
  private var named: [Series: (at: Int64, name: String)] = [:]
  private struct Request {
    let arrival: Int64
    /// The arrival of the oldest request that was open when this one came.
    let oldest: Int64
    var isAlone: Bool
  }

  private var open: [Int: Request] = [:]
  /// The number of open requests for series pages; answers to their calls are not cached as names.
  private var pages = 0
  /// The series shown in answers, as in paths.
  private var shown: Set<String> = []
  /// False once a fault has changed an answer of a provider.
  private var isTruthful = true
  /// The time for which the backend caches names, less than a week.
  private static let remembered: Int64 = 6 * 86_400_000_000_000

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    if event.misleads { isTruthful = false }
    switch event.kind {
    case .arrived(let number, let request): begin(number, request, at: event.time)
    case .givenUp(let number, let request):
      open[number] = nil
      if request.path.hasPrefix(Self.path) { pages -= 1 }
    case .served(let number, let request, let response) where request.path.hasPrefix(Self.path):
      open[number] = nil
      pages -= 1
      checkPage(response, of: String(request.path.dropFirst(Self.path.count)), log)
    case .ended(let provider, let request, .success(let response), nil)
    where request.isForSeries && response.status == 200 && pages == 0:
      for (number, name) in Self.names(in: response.body) {
        named[Series(provider: provider, number: number)] = (event.time, name)
      }
    case .served(let number, let request, let response):
      guard let sent = open.removeValue(forKey: number), response.status == 200 else { return }
      check(response, to: request, sent, at: event.time, log)
    default: break
    }
  }

  private func begin(_ number: Int, _ request: HTTPRequest, at time: Int64) {
    let isAlone = open.isEmpty
    let oldest = open.values.reduce(time) { min($0, $1.oldest) }
    for other in open.keys { open[other]?.isAlone = false }
    open[number] = Request(arrival: time, oldest: oldest, isAlone: isAlone)
    if request.path.hasPrefix(Self.path) { pages += 1 }
  }

  /// Returns the names in a provider's document.
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

  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, _ sent: Request, at time: Int64, _ log: ObjectionLog
  ) {
    guard
      case .success(let data)? = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body).result
    else { return }
    for work in data.works {
      for reference in work.series {
        guard let number = reference.seriesID else { continue }
        shown.insert("\(reference.provider):\(number)")
        guard
          let known = named[Series(provider: reference.provider, number: number)],
          time - known.at < Self.remembered, sent.isAlone || sent.oldest > known.at
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

  /// Checks that a series shown by a provider is found.
  private func checkPage(_ response: HTTPResponse, of series: String, _ log: ObjectionLog) {
    guard isTruthful, shown.contains(series.removingPercentEncoding ?? series) else { return }
    log.reached(.seriesRequested)
    if response.status == 404 {
      log.object(.seriesName, "CON-2", "\(series) is in answers, and is not known when it is asked for")
    }
  }
}
