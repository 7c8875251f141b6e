// Compares answers of the service with the providers' records and the clock: a genre has one name (`genres`,
// CON-4), a work is in an answer once (`one-work`, CON-7), and no answer is older than its lifetime
// (`lifetime`, CON-9).

import BooksTrackAPI
import Foundation
import LabWorld
import Simulation

/// Checks the answers of the service.
struct AnswerOracle {
  /// Maps provider records to works of the catalog.
  private let truth: ProviderList
  private var arrivals: [Int: Int64] = [:]
  /// The request and end time of every call to a provider.
  private var ended: [(text: String, at: Int64)] = []
  /// The time at which the answer to each query was made.
  private var made: [String: Int64] = [:]

  private static let hour: Int64 = 3_600_000_000_000

  /// Spellings of genres with the names that CON-4 gives them.
  private static let names = [
    "fiction": "Fiction", "thrillers": "Thriller", "thriller": "Thriller", "mystery": "Mystery",
    "mysteries": "Mystery", "classics": "Classic Literature",
  ]

  init(truth: ProviderList) { self.truth = truth }

  mutating func note(_ event: BackendEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .arrived(let number, _): arrivals[number] = event.time
    case .givenUp(let number, _): arrivals[number] = nil
    case .ended(_, let request, _, _): ended.append((Self.letters(request), event.time))
    case .served(let number, let request, let response):
      guard let arrival = arrivals.removeValue(forKey: number) else { return }
      checkAge(of: response, to: request, since: arrival, at: event.time, log)
      checkContent(of: response, to: request, log)
    case .called: break
    }
  }

  // MARK: Age

  /// An answer without a call to a provider comes from the cache; its age counts from when it was made.
  private mutating func checkAge(
    of response: HTTPResponse, to request: HTTPRequest, since arrival: Int64, at time: Int64,
    _ log: ObjectionLog
  ) {
    guard [200, 404].contains(response.status), let key = request.requestedText else { return }
    let words = request.requestedWords
    if ended.contains(where: { call in call.at >= arrival && words.allSatisfy { call.text.contains($0) } }) {
      if let old = made[key], time - old > Self.lifetime(of: request) { log.reached(.renewed) }
      made[key] = time
      return
    }
    log.reached(.kept)
    guard let old = made[key], time - old > Self.lifetime(of: request) else { return }
    log.object(
      .lifetime, "CON-9",
      "\(request.label) was answered with what was said \((time - old) / Self.hour) hours before")
  }

  /// Six hours for a title, seven days for an ISBN.
  private static func lifetime(of request: HTTPRequest) -> Int64 {
    request["isbn"] == nil ? 6 * hour : 7 * 24 * hour
  }

  private static func letters(_ request: HTTPRequest) -> String {
    HTTPRequest.letters(
      (request.path.removingPercentEncoding ?? request.path) + request.query.map(\.value).joined())
  }

  // MARK: Content

  private func checkContent(of response: HTTPResponse, to request: HTTPRequest, _ log: ObjectionLog) {
    guard response.status == 200, request.path.hasPrefix("/v1/search/"),
      let data = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body).data
    else { return }
    for work in data.works { checkGenres(of: work, log) }
    checkWorks(data, log)
  }

  private func checkGenres(of work: WorkDTO, _ log: ObjectionLog) {
    for (place, genre) in work.subjectTags.enumerated() {
      guard let name = Self.names[genre.lowercased()] else { continue }
      log.reached(.genre)
      if genre != name {
        log.object(
          .genres, "CON-4", "“\(work.title)” is said to be \(genre), and the name of that is \(name)")
      }
      if work.subjectTags[..<place].contains(genre) {
        log.object(.genres, "CON-4", "“\(work.title)” is said to be \(genre) twice")
      }
    }
  }

  /// Checks works inferred from editions: two of the same title and author must not be one catalog work. If
  /// they have two subtitles, the stack may keep them apart, because subtitles distinguish some books.
  private func checkWorks(_ data: SearchResponseData, _ log: ObjectionLog) {
    for (place, work) in data.works.enumerated() where work.synthetic {
      if data.editions(ofWorkAt: place).count > 1 { log.reached(.editions) }
      guard let about = about(work) else { continue }
      let namesakes = data.works.filter { other in
        other.title.lowercased() == work.title.lowercased()
          && other.authorNames.first == work.authorNames.first
      }
      guard Set(namesakes.compactMap { $0.subtitle?.lowercased() }).count < 2 else { continue }
      if namesakes.filter({ $0.synthetic && self.about($0) == about }).count > 1 {
        log.object(.oneWork, "CON-7", "editions of “\(work.title)” are two works in one answer")
      }
    }
  }

  /// Returns the catalog work of all records of a work; nil if they are of several works or unknown.
  private func about(_ work: WorkDTO) -> Int? {
    let works = Set(work.externalIDs.compactMap { truth.work(for: $0) })
    return works.count == 1 ? works.first : nil
  }
}

extension HTTPRequest {
  /// The query as a cache key, the same for both interfaces; nil if the request is not for a book.
  fileprivate var requestedText: String? {
    let words = requestedWords
    return words.isEmpty ? nil : words.joined(separator: " by ")
  }

  /// The ISBN, or the title with or without its author, lowercased, letters and digits only.
  fileprivate var requestedWords: [String] {
    [self["isbn"], self["q"], self["title"], self["author"]].compactMap { $0.map(Self.letters) }
  }

  fileprivate static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
