// Records which books were answered by only some of the providers, as seen at the link.

import BooksTrack
import BooksTrackAPI
import Foundation

/// The answers since the launch to which some providers did not contribute.
struct PartialAnswers {
  private var counts: [BookStay: [String: Int]] = [:]
  /// Queries whose last answer was partial, and which may still be repeated.
  private var open: [BookStay: Set<String>] = [:]
  private var stays: [String: BookStay] = [:]
  /// True if a partial answer came whose book is unknown; then the numbers of repetitions are unknown too.
  private var isUnsure = false
  /// The number of partial answers up to which a query is repeated: for an hour, every ten minutes.
  private static let patience = 6

  /// - Parameter stay: Nil if the stay is over or unknown.
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

  /// Returns true if a query for the book may still be repeated.
  func isPatient(with source: String) -> Bool {
    guard !isUnsure, let stay = stays[source] else { return false }
    return open[stay]?.isEmpty == false
  }
}

extension HTTPResponse {
  /// The metadata about missing providers of an answer with books; nil if all contributed.
  var absence: ResponseMeta? {
    guard status == 200, body.range(of: Self.missing) != nil else { return nil }
    let meta = (try? ResponseEnvelope<SearchResponseData>.decode(from: body))?.meta
    return meta?.missingProviders.isEmpty == false ? meta : nil
  }

  private static let missing = Data(#""missingProviders":"#.utf8)
}
