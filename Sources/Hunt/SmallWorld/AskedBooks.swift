// Which book a question on the link is about, and for which of its stays in the queue it was sent.
//
// A number belongs to one book. A title that is searched for is the beginning of the book's title, without
// the marks, or some of its words in their order from the first on; the books of small worlds begin
// differently. Where a reader has chosen what a provider offered, it is that record's number and title that
// are asked for; what may be about two books is about none that is known. A book that leaves the queue and
// comes back, or becomes the book of another entry, begins a new stay: an answer that is still under way
// belongs to the old one.

import BooksTrack
import BooksTrackAPI
import Foundation

/// Follows questions back to books.
struct AskedBooks {
  private var sourceOfISBN: [String: String] = [:]
  private var titles: [(title: AskedTitle, source: String)] = []
  /// What readers have chosen, as its title and as its number.
  private var choices: [(title: AskedTitle, isbn: String?, source: String)] = []
  private var jobs: [String: JobID] = [:]
  private var stays: [String: Int] = [:]
  /// Corrections that are not written yet: what the book becomes, by label.
  private var corrections: [String: String] = [:]
  /// How many commits of look-ups the storage has refused.
  private var refusals = 0

  /// Takes note of an event; called before the oracles that ask about it.
  mutating func note(_ event: DeviceEvent) {
    switch event.kind {
    case .planned(_, .importRows(let rows)): for row in rows { learn(row) }
    case .planned(let label, .correct(_, let other)):
      learn(other)
      corrections[label] = other.source
    case .committed(let commit) where !commit.isLookUp: follow(commit)
    // Everything that was under way ends with what the storage refused, and its answers are not heard.
    case .refused(isLookUp: true): refusals += 1
    default: break
    }
  }

  /// A question that is sent now, with the stay for which it is sent.
  func sent(_ question: DeviceQuestion) -> SentQuestion {
    SentQuestion(question: question, stay: stay(of: question), refusals: refusals)
  }

  /// For which stay an answer comes; nil if that is over, or cannot be told.
  func stay(ofAnswerTo sent: SentQuestion) -> BookStay? {
    sent.refusals == refusals && sent.stay == stay(of: sent.question) ? sent.stay : nil
  }

  /// For which stay a question would be sent now; nil if it is about no book that is known.
  private func stay(of question: DeviceQuestion) -> BookStay? {
    source(of: question.label).map { BookStay(source: $0, number: stays[$0, default: 0]) }
  }

  private mutating func learn(_ book: ModelBook) {
    if let isbn = book.isbn { sourceOfISBN[isbn] = book.source }
    if !titles.contains(where: { $0.source == book.source }) {
      titles.append((AskedTitle(book.title), book.source))
    }
  }

  private mutating func follow(_ commit: Commit) {
    if let source = corrections.removeValue(forKey: commit.act) {
      stays[source, default: 0] += 1
    }
    for case .putJob(let job) in commit.transaction.changes {
      guard let source = commit.after.source(of: job.work) else { continue }
      if let choice = job.choice { learn(choice, of: source) }
      guard jobs[source] != job.id else { continue }
      jobs[source] = job.id
      stays[source, default: 0] += 1
    }
  }

  private mutating func learn(_ choice: Candidate, of source: String) {
    let known = (AskedTitle(choice.title), choice.isbn?.isbn13, source)
    if !choices.contains(where: { $0 == known }) { choices.append(known) }
  }

  private func source(of label: String) -> String? {
    let number = "/v1/search/isbn isbn="
    if label.hasPrefix(number) {
      let isbn = String(label.dropFirst(number.count))
      return only(sourceOfISBN[isbn], choices.filter { $0.isbn == isbn }.map(\.source))
    }
    guard let text = Self.title(in: label) else { return nil }
    let asked = AskedTitle(text)
    return only(
      titles.first { $0.title.isAskedFor(by: asked) }?.source,
      choices.filter { $0.title.isAskedFor(by: asked) }.map(\.source))
  }

  /// The one book that all of them are.
  private func only(_ book: String?, _ chosen: [String]) -> String? {
    let all = Set([book].compactMap { $0 } + chosen)
    return all.count == 1 ? all.first : nil
  }

  /// The title that a question is about, with an author or without.
  private static func title(in label: String) -> String? {
    let (title, both) = ("/v1/search/title q=", "/v1/search/advanced title=")
    if label.hasPrefix(title) { return String(label.dropFirst(title.count)) }
    guard label.hasPrefix(both) else { return nil }
    let rest = label.dropFirst(both.count)
    return String(rest.range(of: " author=").map { rest[..<$0.lowerBound] } ?? rest)
  }
}

/// A title as far as questions tell it.
private struct AskedTitle: Equatable {
  /// All letters of it.
  private let letters: String
  private let words: [Substring]

  init(_ text: String) {
    let text = text.lowercased()
    letters = text.filter(\.isLetter)
    words = text.split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a question with that title may be about this one.
  func isAskedFor(by asked: AskedTitle) -> Bool {
    if letters.hasPrefix(asked.letters) { return true }
    guard words.first == asked.words.first else { return false }
    var rest = words[...]
    return asked.words.allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}

/// A question on its way, which its answer is told with.
struct SentQuestion {
  let question: DeviceQuestion
  /// Nil if it is about no book that is known.
  let stay: BookStay?
  /// How many commits of look-ups had been refused by then.
  fileprivate let refusals: Int
}
