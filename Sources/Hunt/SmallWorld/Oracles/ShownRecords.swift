// Records of answers that may still be attached. An oracle that sees only the ID of a record finds its title,
// authors and ISBNs here.

import BooksTrack
import BooksTrackAPI

/// A record of an answer.
struct ShownRecord: Hashable, Sendable {
  /// The title of the work.
  let title: String
  /// The title with the subtitle.
  let fullTitle: String
  let writers: [String]
  /// The ISBNs of all its editions in the answer.
  let numbers: [String]
  /// The external IDs of the work and its editions.
  let names: [ExternalID]
}

/// The answers of one run of an app, decoded on demand, which is rare.
struct ShownRecords {
  private var answers: [HTTPResponse] = []

  mutating func note(_ event: DeviceEvent) {
    switch event.kind {
    case .launched: answers = []
    case .answered(_, .success(let response), _) where response.status == 200: answers.append(response)
    default: break
    }
  }

  /// Returns the last record shown with that ID.
  func last(_ id: ExternalID) -> ShownRecord? { last { $0.names.contains(id) } }

  /// Returns true if a record with that title and authors, but without ID and ISBN, was shown.
  func hasNameless(_ title: String, by writers: [String]) -> Bool {
    last { $0.names.isEmpty && $0.numbers.isEmpty && $0.fullTitle == title && $0.writers == writers } != nil
  }

  private func last(where isWanted: (ShownRecord) -> Bool) -> ShownRecord? {
    for answer in answers.reversed() {
      guard
        case .success(let data)? = try? ResponseEnvelope<SearchResponseData>.decode(from: answer.body).result
      else { continue }
      for (index, work) in data.works.enumerated() {
        let editions = data.editions(ofWorkAt: index)
        let record = ShownRecord(
          title: work.title, fullTitle: work.subtitle.map { "\(work.title): \($0)" } ?? work.title,
          writers: work.authorNames,
          numbers: editions.flatMap(\.isbns), names: work.externalIDs + editions.flatMap(\.externalIDs))
        if isWanted(record) { return record }
      }
    }
    return nil
  }
}

extension EditionFacts {
  /// All ISBNs of the edition.
  var numbers: [ISBN] { [isbn].compactMap { $0 } + otherISBNs }
}
