// Finds the work that a book is, without a scan (DUP-10).
//
// Every work is posted under the hashes of its title, of the parts and halves of its title, of its ISBNs and of the
// series it names, of its
// first writer, and of traces that a slip of the keyboard leaves (`TitleTraces`). A match looks up the hashes of the book, compares it with what stands there, and decides by tier
// (`MatchRules.match`). Candidates come oldest first, so the answer depends on nothing but the contents.

import BooksTrackAPI

/// The works of a library, findable by what identifies a book. A value; copies share what they have in common.
///
///     var index = MatchIndex()
///     index.insert(work: work, authors: ["Frank Herbert"], editions: [])
///     index.match(draft)   // .exactMatch(work.id, .titleAndAuthor, reason: .sameTitleAndAuthor)
public struct MatchIndex: Sendable, Equatable {
  /// How books are told apart.
  public let rules: MatchRules
  private var records = IdentifierMap<Work, MatchKeys>()
  private var postings = HashTrie<UInt64, Posting>()

  /// An empty index.
  public init(rules: MatchRules = .corrected) { self.rules = rules }

  /// How many works it knows.
  public var count: Int { records.count }

  /// Puts a work in, in place of what was known of it.
  ///
  /// - Parameter authors: The names of the work's authors in the order of its credits, the writer first.
  /// - Complexity: O(log *count*) for each key, and O(n) in title and names that are in other words than before. If
  ///   nothing that is compared has changed, the index stays as it is.
  public mutating func insert(work: Work, authors: [String], editions: [Edition]) {
    insert(work: work, authors: authors, editions: editions, like: nil)
  }

  /// The same, sharing what is in the same words: with the book that the work was made of, whose keys are handed over,
  /// or else with what was known of the work.
  mutating func insert(work: Work, authors: [String], editions: [Edition], like known: MatchKeys?) {
    var names = authors
    if authors.count == work.authors.count, work.authors.contains(where: { $0.role == nil }) {
      names = zip(authors, work.authors).compactMap { $1.role == nil ? $0 : nil }
    }
    insert(
      work.id,
      keys: rules.keys(
        title: work.title, authors: names, isbns: editions.flatMap { $0.facts.allISBNs },
        like: known ?? records[work.id]))
  }

  /// Puts a work in, in place of what was known of it. The keys have to be made with the rules of this index.
  public mutating func insert(_ work: WorkID, keys: MatchKeys) {
    let old = records[work]
    guard old != keys else { return }
    let (before, after) = keys.postings(inPlaceOf: old)
    for hash in before where !after.contains(hash) { unpost(work, at: hash) }
    for hash in after where !before.contains(hash) {
      postings.update(hash, initial: Posting(work)) { $0.insert(work) }
    }
    records.put(keys, at: work)
  }

  /// Takes a work out; nothing happens if it is not there.
  public mutating func remove(_ work: WorkID) {
    guard let keys = records.remove(work) else { return }
    for hash in keys.postings { unpost(work, at: hash) }
  }

  private mutating func unpost(_ work: WorkID, at hash: UInt64) {
    guard var posting = postings[hash] else { return }
    if posting.remove(work) { postings.remove(hash) } else { postings.put(posting, at: hash) }
  }

  /// Compares a draft with every work.
  ///
  /// - Complexity: O(1) look-ups, and one comparison for each work that shares a title, a part of it or an ISBN.
  public func match(_ draft: BookDraft) -> MatchResult { match(rules.keys(of: draft)) }

  /// What of a draft is compared, made with the rules of this index; shared with a work of the same title, and with the
  /// drafts before it.
  func keys(of draft: BookDraft, _ recent: inout RecentWriters) -> MatchKeys {
    let sameTitle = candidates([rules.policy.hash(ofWholeTitle: draft.title)], like: nil)
    let known = sameTitle.first { $0.keys.titleKeys.value.isMade(from: draft.title) }
    return rules.keys(of: draft, like: known?.keys, &recent)
  }

  /// What of a work is compared; nothing if it is not there.
  func keys(of work: WorkID) -> MatchKeys? { records[work] }

  /// Compares a book whose keys were made with the rules of this index.
  public func match(_ keys: MatchKeys) -> MatchResult {
    rules.match(keys, among: candidates(_:like:), isSeries: isSeries, isWriter: isWriter)
  }

  /// Compares a book with other spellings of works: rows of a file that were found to be one of them. What is known of
  /// series and writers is what this index knows.
  func match(_ keys: MatchKeys, in spellings: MatchIndex) -> MatchResult {
    rules.match(keys, among: spellings.candidates(_:like:), isSeries: isSeries, isWriter: isWriter)
  }

  /// The works posted under any of some hashes, none twice, oldest first.
  ///
  /// - Parameter letters: Those of a title; if they are given, those works alone that may have it with a slip.
  private func candidates(_ hashes: [UInt64], like letters: LetterParity?) -> [MatchCandidate] {
    var works: [WorkID] = []
    for hash in hashes {
      postings[hash]?.forEach { work in
        if let letters, records.read(work, { $0.pointee.letters.allowsSlips(to: letters) }) != true { return }
        works.append(work)
      }
    }
    if hashes.count > 1, works.count > 1 { works.sort() }
    var candidates: [MatchCandidate] = []
    for work in works where work != candidates.last?.work {
      if let keys = records[work] { candidates.append((work, keys)) }
    }
    return candidates
  }

  /// Whether a title of the library names a series of that key.
  private func isSeries(_ key: String) -> Bool {
    postings[StableHash.of(key, kind: .series)] != nil
  }

  /// Whether the library has books of a writer of that very name beside one.
  func isWriter(_ name: AuthorName, besides work: WorkID) -> Bool {
    postings[StableHash.of(name.text, kind: .writer)]?.hasOther(than: work) ?? false
  }
}

/// The works under one hash, sorted; nearly always one, which stands in place.
private struct Posting: Sendable, Equatable {
  private var first: WorkID
  private var others: [WorkID] = []

  init(_ work: WorkID) { first = work }

  mutating func insert(_ work: WorkID) {
    guard work != first, !others.contains(work) else { return }
    let other = max(work, first)
    first = min(work, first)
    others.insert(other, at: others.firstIndex { $0 > other } ?? others.count)
  }

  /// Whether no work is left.
  mutating func remove(_ work: WorkID) -> Bool {
    guard work == first else {
      others.removeAll { $0 == work }
      return false
    }
    guard !others.isEmpty else { return true }
    first = others.removeFirst()
    return false
  }

  func forEach(_ body: (WorkID) -> Void) {
    body(first)
    others.forEach(body)
  }

  /// Whether a work stands here beside one.
  func hasOther(than work: WorkID) -> Bool { first != work || !others.isEmpty }
}
