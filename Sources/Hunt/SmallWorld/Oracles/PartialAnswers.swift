// Which books have been answered by some of the providers only, as the link sees it.

import BooksTrack
import BooksTrackAPI
import Foundation

/// Answers since the launch in which providers had no part.
struct PartialAnswers {
  private var counts: [BookStay: [String: Int]] = [:]
  /// Questions whose last answer was such a one, and which may still wait for the others.
  private var open: [BookStay: Set<String>] = [:]
  private var stays: [String: BookStay] = [:]
  /// Such an answer came of which cannot be told whose it was: how often a question has waited is not known
  /// any more.
  private var isUnsure = false
  /// How often a question waits for providers that had no part in its answer: for an hour, ten minutes at a
  /// time.
  private static let patience = 6

  /// - Parameter stay: Nothing if it is over, or cannot be told.
  mutating func note(_ response: HTTPResponse, to label: String, of stay: BookStay?) {
    guard response.status < 429 else { return }
    let isPartial = response.absence != nil
    guard let stay else {
      isUnsure = isUnsure || isPartial
      return
    }
    stays[stay.source] = stay
    if isPartial { counts[stay, default: [:]][label, default: 0] += 1 }
    if isPartial, counts[stay]?[label] ?? 0 <= Self.patience {
      open[stay, default: []].insert(label)
    } else {
      open[stay]?.remove(label)
    }
  }

  /// Whether a question about the book of that number may still wait.
  func isPatient(with source: String) -> Bool {
    guard !isUnsure, let stay = stays[source] else { return false }
    return open[stay]?.isEmpty == false
  }
}

extension HTTPResponse {
  /// What is said about providers that had no part in an answer with books; nil if all had.
  var absence: ResponseMeta? {
    guard status == 200, body.range(of: Self.missing) != nil else { return nil }
    let meta = (try? ResponseEnvelope<SearchResponseData>.decode(from: body))?.meta
    return meta?.missingProviders.isEmpty == false ? meta : nil
  }

  private static let missing = Data(#""missingProviders":"#.utf8)
}
