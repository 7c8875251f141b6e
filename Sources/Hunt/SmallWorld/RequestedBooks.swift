// Assigns requests on the link to books and to their stays in the queue.
//
// An ISBN belongs to one book. A requested title is that of the book without punctuation, or a prefix of it,
// or some of its words in order from the first on; of several books the closest one is meant. If the reader
// has chosen a candidate, the request has that record's ISBN or title. A request that may be about two books
// is assigned to none. A book that leaves the queue and comes back, or that becomes the book of another
// entry, begins a new stay: a pending answer belongs to the old one.

import BooksTrack
import BooksTrackAPI
import Foundation

/// Assigns requests to books.
struct RequestedBooks {
  private var sourceOfISBN: [String: String] = [:]
  private var titles: [(title: RequestedTitle, source: String)] = []
  /// The titles and ISBNs of candidates that readers have chosen.
  private var choices: [(title: RequestedTitle, isbn: String?, source: String)] = []
  private var jobs: [String: JobID] = [:]
  private var stays: [String: Int] = [:]
  /// Corrections that are not committed yet: the new book by label.
  private var corrections: [String: String] = [:]
  /// The number of look-up commits that the storage has refused.
  private var refusals = 0

  /// Processes an event; called before the oracles process it.
  mutating func note(_ event: DeviceEvent) {
    switch event.kind {
    case .planned(_, .importRows(let rows)): for row in rows { learn(row) }
    case .planned(let label, .correct(_, let other)):
      learn(other)
      corrections[label] = other.source
    case .committed(let commit) where !commit.isLookUp: follow(commit)
    // A refusal cancels all pending requests, so that their answers are ignored.
    case .refused(isLookUp: true): refusals += 1
    default: break
    }
  }

  /// Returns a request that is sent now, with its stay.
  func sent(_ question: DeviceQuestion) -> SentQuestion {
    SentQuestion(question: question, stay: stay(of: question), refusals: refusals)
  }

  /// Returns the stay that an answer is for; nil if that is over or unknown.
  func stay(ofAnswerTo sent: SentQuestion) -> BookStay? {
    sent.refusals == refusals && sent.stay == stay(of: sent.question) ? sent.stay : nil
  }

  /// Returns the stay for which a request would be sent now; nil if its book is unknown.
  private func stay(of question: DeviceQuestion) -> BookStay? {
    source(of: question.label).map { BookStay(source: $0, number: stays[$0, default: 0]) }
  }

  private mutating func learn(_ book: ModelBook) {
    if let isbn = book.isbn { sourceOfISBN[isbn] = book.source }
    if !titles.contains(where: { $0.source == book.source }) {
      titles.append((RequestedTitle(book.title), book.source))
    }
  }

  private mutating func follow(_ commit: Commit) {
    if let source = corrections.removeValue(forKey: commit.act) {
      stays[source, default: 0] += 1
    }
    for case .job(.put(let job)) in commit.transaction.changes {
      guard let source = commit.after.source(of: job.work) else { continue }
      if let choice = job.choice { learn(choice, of: source) }
      guard jobs[source] != job.id else { continue }
      jobs[source] = job.id
      stays[source, default: 0] += 1
    }
  }

  private mutating func learn(_ choice: Candidate, of source: String) {
    let known = (RequestedTitle(choice.title), choice.isbn?.isbn13, source)
    if !choices.contains(where: { $0 == known }) { choices.append(known) }
  }

  private func source(of label: String) -> String? {
    let number = "/v1/search/isbn isbn="
    if label.hasPrefix(number) {
      let isbn = String(label.dropFirst(number.count))
      return only(sourceOfISBN[isbn], choices.filter { $0.isbn == isbn }.map(\.source))
    }
    guard let text = Self.title(in: label) else { return nil }
    let requested = RequestedTitle(text)
    return only(
      titles.filter { $0.title.isRequested(by: requested) }
        .max { $0.title.closeness(to: requested) < $1.title.closeness(to: requested) }?.source,
      choices.filter { $0.title.isRequested(by: requested) }.map(\.source))
  }

  /// Returns the single book that all of these are; nil if there is none or several.
  private func only(_ book: String?, _ chosen: [String]) -> String? {
    let all = Set([book].compactMap { $0 } + chosen)
    return all.count == 1 ? all.first : nil
  }

  /// Returns the title of a request, with an author or without.
  private static func title(in label: String) -> String? {
    let (title, both) = ("/v1/search/title q=", "/v1/search/advanced title=")
    if label.hasPrefix(title) { return String(label.dropFirst(title.count)) }
    guard label.hasPrefix(both) else { return nil }
    let rest = label.dropFirst(both.count)
    return String(rest.range(of: " author=").map { rest[..<$0.lowerBound] } ?? rest)
  }
}

/// A title, reduced for comparison with requests.
private struct RequestedTitle: Equatable {
  /// All letters of the title.
  private let letters: String
  private let words: [Substring]

  init(_ text: String) {
    let text = text.lowercased()
    letters = text.filter(\.isLetter)
    words = text.split { !$0.isLetter && !$0.isNumber }
  }

  /// Returns 2 if the request has the whole title, 1 if it has its beginning, and 0 otherwise.
  func closeness(to requested: RequestedTitle) -> Int {
    if letters == requested.letters { return 2 }
    return letters.hasPrefix(requested.letters) ? 1 : 0
  }

  /// Returns true if a request with that title may be about this one.
  func isRequested(by requested: RequestedTitle) -> Bool {
    if letters.hasPrefix(requested.letters) { return true }
    guard words.first == requested.words.first else { return false }
    var rest = words[...]
    return requested.words.allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}

/// A request in flight, to be reported with its answer.
struct SentQuestion {
  let question: DeviceQuestion
  /// The stay of the book; nil if the book is unknown.
  let stay: BookStay?
  /// The number of look-up commits refused before it was sent.
  fileprivate let refusals: Int
}
