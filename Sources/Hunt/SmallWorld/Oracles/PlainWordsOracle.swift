// plain-words: what a device is told of a failure is the backend's own sentence, and nothing of what a
// provider wrote (CON-8). Compared with the bodies that providers have really sent.

import BooksTrackAPI
import Foundation
import LabWorld

/// Looks for a provider's words in the backend's errors.
final class PlainWordsOracle {
  /// The latest bodies of failures, each as its words.
  private var words: [[Substring]] = []
  /// Bodies that have been read, so that the same page is not read a hundred times.
  private var known: [Data: [Substring]] = [:]
  private static let most = 32

  func note(_ event: BackendEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .ended(_, _, .success(let response), _) where response.isProviderError: learn(response.body)
    case .served(_, let request, let response) where response.status >= 400:
      check(response, to: request, log)
    default: break
    }
  }

  private func learn(_ body: Data) {
    let found = known[body] ?? Self.words(of: body)
    known[body] = found
    words.removeAll { $0 == found }
    words.append(found)
    if words.count > Self.most { words.removeFirst() }
  }

  private func check(_ response: HTTPResponse, to request: HTTPRequest, _ log: ObjectionLog) {
    let text = String(decoding: response.body, as: UTF8.self)
    guard let word = words.joined().first(where: { text.contains($0) }) else { return }
    log.object(.plainWords, "CON-8", "\(request.label) was answered with a provider's words: \(word)")
  }

  /// The texts between the markup of a page or document that are long enough to be unique.
  private static func words(of body: Data) -> [Substring] {
    String(decoding: body, as: UTF8.self).split { "\"<>{}[]:,\n".contains($0) }.filter {
      $0.count >= 8 && $0.contains(where: \.isLetter)
    }
  }
}

extension HTTPResponse {
  /// A refusal or a failure, or a page in place of an answer.
  fileprivate var isProviderError: Bool { status >= 400 || contentType?.contains("html") == true }
}
