// What answers have said of records, as far as they may still be attached: an oracle that sees only the name of a
// record looks here for the title, the writers and the numbers under which it came.

import BooksTrack
import BooksTrackAPI

/// A record as an answer showed it.
struct ShownRecord: Hashable, Sendable {
  /// Of the work.
  let title: String
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
  func last(_ id: ExternalID) -> ShownRecord? {
    for answer in answers.reversed() {
      guard
        case .success(let data)? = try? ResponseEnvelope<SearchResponseData>.decode(from: answer.body).result
      else { continue }
      for (index, work) in data.works.enumerated() {
        let editions = data.editions(ofWorkAt: index)
        let names = work.externalIDs + editions.flatMap(\.externalIDs)
        guard names.contains(id) else { continue }
        return ShownRecord(
          title: work.title, writers: work.authorNames, numbers: editions.flatMap(\.isbns), names: names)
      }
    }
    return nil
  }
}

extension EditionFacts {
  /// All numbers of the edition.
  var numbers: [ISBN] { [isbn].compactMap { $0 } + otherISBNs }
}
