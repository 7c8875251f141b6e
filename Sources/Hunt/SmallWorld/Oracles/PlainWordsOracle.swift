// plain-words: an error sent to a device has the backend's own text and nothing that a provider wrote
// (CON-8). Compared with the bodies that providers have sent.

import BooksTrackAPI
import Foundation
import LabWorld

/// Searches the backend's errors for texts of providers.
final class PlainWordsOracle {
  /// The latest error bodies, each as its texts.
  private var words: [[Substring]] = []
  /// The texts of bodies parsed before, to parse each only once.
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

  /// Returns the texts between the markup of a page or document that are long enough to be distinctive.
  private static func words(of body: Data) -> [Substring] {
    String(decoding: body, as: UTF8.self).split { "\"<>{}[]:,\n".contains($0) }.filter {
      $0.count >= 8 && $0.contains(where: \.isLetter)
    }
  }
}

extension HTTPResponse {
  /// True for an error status, or a page in place of an answer.
  fileprivate var isProviderError: Bool { status >= 400 || contentType?.contains("html") == true }
}
