// What answers have said of records, as far as they may still be attached: an oracle that sees only the name
// of a record looks here for the title, the writers and the numbers under which it came.

import BooksTrack
import BooksTrackAPI

/// A record as an answer showed it.
struct ShownRecord: Hashable, Sendable {
  /// Of the work.
  let title: String
  /// The same with the subtitle.
  let fullTitle: String
  let writers: [String]
  /// Of all editions that the answer has of it.
  let numbers: [String]
  /// What providers call it, and its editions.
  let names: [ExternalID]
}

/// The answers of one run of an app. They are read only when somebody asks, which is seldom.
struct ShownRecords {
  private var answers: [HTTPResponse] = []

  mutating func note(_ event: DeviceEvent) {
    switch event.kind {
    case .launched: answers = []
    case .answered(_, .success(let response), _) where response.status == 200: answers.append(response)
    default: break
    }
  }

  /// How a record of that name was shown last.
  func last(_ id: ExternalID) -> ShownRecord? { last { $0.names.contains(id) } }

  /// Whether a record was shown under that title and by those writers that had neither a name nor a number.
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
  /// All numbers of the edition.
  var numbers: [ISBN] { [isbn].compactMap { $0 } + otherISBNs }
}
