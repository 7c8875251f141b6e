// series-name: where a provider gives only the number of a series, an answer has the name that it gave on
// request (SER-1), in this answer and in later ones; and a series that answers have shown can be asked about
// (CON-2).
//
// What was under way when the name came may have looked for it before. So an answer is judged if all that was
// open when its request came had come after the name, or if nobody else asked for anything meanwhile.

import BooksTrackAPI
import Foundation
import LabWorld

/// Watches the names of series in the backend's answers.
final class SeriesNameOracle {
  private struct Series: Hashable {
    let provider: String
    let number: String
  }

  /// When a provider has named a series last, in nanoseconds, and how.
  private var named: [Series: (at: Int64, name: String)] = [:]
  private struct Request {
    let arrival: Int64
    /// When the oldest of those came that were open when it came.
    let oldest: Int64
    var isAlone: Bool
  }

  private var open: [Int: Request] = [:]
  /// How many of the open ones are about a series: what is answered to them is not kept as the name of a
  /// series.
  private var pages = 0
  /// Series that answers have shown, as paths name them.
  private var shown: Set<String> = []
  /// No answer of a provider was changed by a fault.
  private var isTruthful = true
  /// For less than a week the backend need not ask again.
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
      guard let asked = open.removeValue(forKey: number), response.status == 200 else { return }
      check(response, to: request, asked, at: event.time, log)
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

  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, _ asked: Request, at time: Int64, _ log: ObjectionLog
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
          time - known.at < Self.remembered, asked.isAlone || asked.oldest > known.at
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
