// right-book: a record that is attached belongs to the book that it is attached to, by the catalog's truth (ENR-12).
//
// The books of small worlds resemble no other, so an answer about another book, or the answer to a question about what
// the work was before, is left alone by a judge that works. Three rules of the stack let another book's record in, and
// each excuses that record and no other:
//
// - The reader decides (ENR-9). What they have chosen is attached: the record of the chosen book, and no third one.
// - A number is trusted where nothing speaks against it (`AnswerJudge`). Excused is a record that came with a number
//   of the reader's edition, whose title has no letter of the alphabet of the reader's title, as that of a translation,
//   and whose writers are not others in letters that can be compared.
// - Records of several providers that share a number are one work, unless they have nothing else in common, or are called
//   alike in one language (`BookGroups`). Excused is a book by a writer of the reader's, if the record came joined with one
//   of another provider, with a number of the reader's edition, and with a title that has a word in common with the
//   reader's; but not if both titles have two words of their own, and a small one in common.
//
// A provider may name a record by the number that was asked for. That name says nothing of what stood in the record, so
// such a record has to have a word in common with some title of the book.

import BooksTrack
import BooksTrackAPI
import Providers
import Synthesis

/// Checks what is attached against the catalog.
final class RightBookOracle: DeviceOracle {
  private let truth: SmallWorldFixture
  private var shown = ShownRecords()

  init(truth: SmallWorldFixture) { self.truth = truth }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    shown.note(event)
    guard case .committed(let commit) = event.kind, commit.isLookUp else { return }
    for change in commit.transaction.changes {
      switch change {
      case .putWork(let work):
        let known = commit.before.works[work.id]?.externalIDs ?? []
        check(work.externalIDs, of: work.id, known: known, commit, log)
      case .putEdition(let edition):
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
        !isUntold(id, of: work, in: commit.before)
      else { continue }
      log.object(
        .rightBook, "ENR-12",
        "the record of \(truth.catalog.works[found].title) was attached to "
          + "\(commit.after.works[work]?.title ?? "a book"), which is \(truth.catalog.works[book].title)")
    }
    guard chosen == nil else { return }
    for id in ids where (try? ISBN(id.value)) != nil && !known.contains(id) {
      guard let record = shown.last(id), isAboutAnother(record, than: book),
        !isUntold(id, of: work, in: commit.before)
      else { continue }
      log.object(
        .rightBook, "ENR-12",
        "a record called \(record.title) was attached to \(truth.catalog.works[book].title)")
    }
  }

  /// The work whose record has that name.
  private func found(_ id: ExternalID) -> Int? { truth.providerList.work(for: id) }

  /// Which work the reader has chosen; nothing if the candidate has no name from which that could be told.
  private func book(chosen: Candidate) -> Int? { chosen.externalID.flatMap(found) }

  // MARK: What is excused

  /// Whether a record is one of those that the number alone decides about.
  private func isUntold(_ id: ExternalID, of work: WorkID, in library: Library) -> Bool {
    guard let record = shown.last(id), let own = library.works[work] else { return false }
    let numbers = library.editions(of: work).flatMap(\.facts.numbers).map(\.isbn13)
    guard record.numbers.compactMap({ try? ISBN($0) }).contains(where: { numbers.contains($0.isbn13) }) else {
      return false
    }
    let writers = own.authors.compactMap { library.authors[$0.author]?.name }
    let isInOtherLetters = Alphabet(record.title).isDisjoint(with: Alphabet(own.title))
    return isInOtherLetters
      ? !areOthers(record.writers, than: writers)
      : isJoined(id, record, with: own.title, library.source(of: work))
  }

  /// Whether a book by one writer came in one record with the reader's, each from a provider of its own.
  private func isJoined(_ id: ExternalID, _ record: ShownRecord, with title: String, _ source: String?)
    -> Bool
  {
    guard record.providers.count > 1, let found = found(id), let book = source.flatMap(truth.pool.work),
      !Self.tellingWords(record.title).isDisjoint(with: Self.tellingWords(title))
    else { return false }
    let writers = truth.catalog.works[book].credits.map(\.author)
    let titles = (truth.catalog.works[found].title, truth.catalog.works[book].title)
    guard !Self.areCalledAlike(titles.0, titles.1) else { return false }
    return truth.catalog.works[found].credits.contains { writers.contains($0.author) }
  }

  /// Whether two titles are in one language, by a small word in common, and each has two telling words of its own.
  private static func areCalledAlike(_ left: String, _ right: String) -> Bool {
    let telling = (tellingWords(left), tellingWords(right))
    let own = min(telling.0.subtracting(telling.1).count, telling.1.subtracting(telling.0).count)
    let common = words(left).intersection(words(right))
    return own > 1 && common.contains { $0.count <= 3 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
  }

  /// Whether two lists of writers have letters of one alphabet and no word in common.
  private func areOthers(_ found: [String], than own: [String]) -> Bool {
    let (left, right) = (found.joined(separator: " "), own.joined(separator: " "))
    return !Alphabet(left).isDisjoint(with: Alphabet(right))
      && Self.words(left).isDisjoint(with: Self.words(right))
  }

  // MARK: What a record is about

  private func isAboutAnother(_ record: ShownRecord, than book: Int) -> Bool {
    let work = truth.catalog.works[book]
    let titles = [work.title] + truth.catalog.editions[work.editions].map(\.title)
    return Self.tellingWords(record.title).isDisjoint(with: Self.tellingWords(titles.joined(separator: " ")))
  }

  /// Words of a title without those of up to three letters, which are mostly articles, if there are others.
  private static func tellingWords(_ title: String) -> Set<String> {
    let words = words(title)
    let long = words.filter { $0.count > 3 }
    return long.isEmpty ? words : long
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

/// The alphabets of which a text has letters: Latin ones, or others.
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
