// right-book: an attached record is of the book that it is attached to, according to the catalog (ENR-12).
//
// The books of small worlds resemble no other, so a correct matcher rejects records of other books, also
// those that answer a query for what the work was before a correction. Three cases excuse a wrong record.
// They are decided by the catalog and the messages on the wire, not by rules of the stack:
//
// - The reader decides (ENR-9). The record of the chosen book is attached, and no third one.
// - The record has an ISBN of the reader's edition and nothing to compare: its title shares no alphabet with
//   the reader's, as for a translation, and its authors are not different ones in a common alphabet.
// - Several providers have merged it in one record with the reader's own book, under an ISBN of the reader's
//   edition, and it has an author and a title word of that book.
//
// A provider may identify a record by the requested ISBN. Such an ID proves nothing about the content, so the
// record must share a word with some title of the book.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import Synthesis

/// Checks attached records against the catalog.
final class RightBookOracle: DeviceOracle {
  private let truth: SmallWorldFixture
  private var shown = ShownRecords()

  init(truth: SmallWorldFixture) { self.truth = truth }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    shown.note(event)
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for change in commit.transaction.changes {
      switch change {
      case .work(.put(let work)):
        let known = commit.before.works[work.id]?.externalIDs ?? []
        check(work.externalIDs, of: work.id, known: known, commit, log)
      case .edition(.put(let edition)):
        let known = commit.before.editions[edition.id]?.externalIDs ?? []
        check(edition.externalIDs, of: edition.work, known: known, commit, log)
      default: break
      }
    }
  }

  private func check(
    _ ids: [ExternalID], of work: WorkID, known: [ExternalID], _ commit: Commit, _ log: ObjectionLog
  ) {
    guard let source = commit.after.source(of: work), let book = truth.pool.work(source) else { return }
    let chosen = commit.before.job(of: work)?.choice.map(self.book)
    for id in ids where !known.contains(id) {
      guard let found = found(id), found != book, !(chosen.map { $0 == nil || $0 == found } ?? false),
        !needsISBN(id, of: work, in: commit.before)
      else { continue }
      let record = shown.last(id)
      let writers = (record?.writers ?? []).joined(separator: ", ")
      log.object(
        .rightBook, "ENR-12",
        "the record of \(truth.catalog.works[found].title) was attached to "
          + "\(commit.after.works[work]?.title ?? "a book"), which is \(truth.catalog.works[book].title); it came as "
          + "“\(record?.title ?? "nothing")” by \(writers.isEmpty ? "nobody" : writers)")
    }
    guard chosen == nil else { return }
    for id in ids where (try? ISBN(id.value)) != nil && !known.contains(id) {
      guard let record = shown.last(id), isAboutAnother(record, than: book),
        !needsISBN(id, of: work, in: commit.before)
      else { continue }
      log.object(
        .rightBook, "ENR-12",
        "a record called \(record.title) was attached to \(truth.catalog.works[book].title)")
    }
  }

  /// Returns the work of a record with that ID.
  private func found(_ id: ExternalID) -> Int? { truth.providerList.work(for: id) }

  /// Returns the work of a chosen candidate; nil if its ID is unknown.
  private func book(chosen: Candidate) -> Int? { chosen.externalID.flatMap(found) }

  // MARK: Exceptions

  /// Returns true if only the ISBN can decide about a record.
  private func needsISBN(_ id: ExternalID, of work: WorkID, in library: Library) -> Bool {
    guard let record = shown.last(id), let own = library.works[work] else { return false }
    let numbers = library.editions(of: work).flatMap(\.facts.numbers).map(\.isbn13)
    guard record.numbers.compactMap({ try? ISBN($0) }).contains(where: { numbers.contains($0.isbn13) }) else {
      return false
    }
    let writers = own.authors.compactMap { library.authors[$0.author]?.name }
    let isInOtherLetters = Alphabet(record.title).isDisjoint(with: Alphabet(own.title))
    return isInOtherLetters
      ? !areOthers(record.writers, than: writers)
      : isJoined(id, record, with: library.source(of: work))
  }

  /// Returns true if a book by a common author was merged in one record with the reader's own, each from
  /// another provider.
  private func isJoined(_ id: ExternalID, _ record: ShownRecord, with source: String?) -> Bool {
    guard let found = found(id), let book = source.flatMap(truth.pool.work),
      record.names.contains(where: { $0.provider != id.provider && self.found($0) == book }),
      !isAboutAnother(record, than: book)
    else { return false }
    let writers = truth.catalog.works[book].credits.map(\.author)
    return truth.catalog.works[found].credits.contains { writers.contains($0.author) }
  }

  /// Returns true if two lists of authors have a common alphabet and no common word.
  private func areOthers(_ found: [String], than own: [String]) -> Bool {
    let (left, right) = (found.joined(separator: " "), own.joined(separator: " "))
    return !Alphabet(left).isDisjoint(with: Alphabet(right))
      && Self.words(left).isDisjoint(with: Self.words(right))
  }

  // MARK: Content of records

  private func isAboutAnother(_ record: ShownRecord, than book: Int) -> Bool {
    let work = truth.catalog.works[book]
    let titles = [work.title] + truth.catalog.editions[work.editions].map(\.title)
    return Self.tellingWords(record.title).isDisjoint(with: Self.tellingWords(titles.joined(separator: " ")))
  }

  /// Returns the words of a title longer than three letters, as shorter ones are mostly articles, or all
  /// words.
  private static func tellingWords(_ title: String) -> Set<String> {
    let words = words(title)
    let long = words.filter { $0.count > 3 }
    return long.isEmpty ? words : long
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

/// The alphabets of a text's letters: Latin, or others.
private struct Alphabet: OptionSet {
  let rawValue: Int

  static let latin = Alphabet(rawValue: 1)
  static let other = Alphabet(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ text: String) {
    self = []
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      insert(scalar.value < 0x250 ? .latin : .other)
    }
  }
}
