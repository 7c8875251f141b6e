// Finds the work that is the same as a book, without a scan (DUP-10).
//
// Every work is posted under the hashes of its title, of the parts and halves of its title, of its ISBNs, of
// the series it names, of its first writer, and of traces that survive a typing error (`TitleTraces`). A
// match looks up the hashes of the book, compares it with the works under them, and decides by tier
// (`MatchRules.match`). Candidates come oldest first, so the result depends on the contents alone.

import BooksTrackAPI

/// The works of a library, indexed by the facts that identify a book. A value; copies share storage.
///
///     var index = MatchIndex()
///     index.insert(work: work, authors: ["Frank Herbert"], editions: [])
///     index.match(draft)   // .exactMatch(work.id, .titleAndAuthor, reason: .sameTitleAndAuthor)
public struct MatchIndex: Sendable, Equatable {
  /// The rules that decide if two books are the same.
  public let rules: MatchRules
  private var records = IdentifierMap<Work, MatchKeys>()
  private var postings = HashTrie<UInt64, Posting>()
  /// The number of works under one hash above which they are also indexed by their writers.
  private let crowd: Int

  /// An empty index.
  public init(rules: MatchRules = .corrected) { self.init(rules: rules, crowd: Self.crowd) }

  /// Creates an empty index with this threshold for indexing works by their writers.
  init(rules: MatchRules, crowd: Int) {
    self.rules = rules
    self.crowd = rules.policy.knowsWriters ? crowd : .max
  }

  /// Below this number, comparing all works costs less than selecting some.
  private static let crowd = 48

  /// The number of works in the index.
  public var count: Int { records.count }

  /// Inserts a work, or replaces its keys.
  ///
  /// - Parameter authors: The names of the work's authors in the order of its credits, the writer first.
  /// - Complexity: O(log *count*) for each key, and O(n) in title and names whose text has changed. If no
  ///   compared value has changed, the index is not modified.
  public mutating func insert(work: Work, authors: [String], editions: [Edition]) {
    insert(work: work, authors: authors, editions: editions, like: nil)
  }

  /// Inserts a work, sharing equal keys with `known`, the keys of the book that the work was made of, or else
  /// with the work's keys so far.
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

  /// Inserts a work, or replaces its keys. The keys have to be made with the rules of this index.
  public mutating func insert(_ work: WorkID, keys: MatchKeys) {
    let old = records[work]
    guard old != keys else { return }
    let (before, after) = keys.postings(inPlaceOf: old)
    for hash in before where !after.contains(hash) { unpost(work, at: hash, old) }
    if let old { follow(work, from: old, to: keys) }
    records.put(keys, at: work)
    var traces: [UInt64]?
    for hash in after where !before.contains(hash) { post(work, at: hash, keys, &traces) }
  }

  /// Removes a work from the index, if it is there.
  public mutating func remove(_ work: WorkID) {
    guard let keys = records.remove(work) else { return }
    for hash in keys.postings { unpost(work, at: hash, keys) }
  }

  /// - Parameter traces: The traces of the writers; nil until they are first needed.
  private mutating func post(
    _ work: WorkID, at hash: UInt64, _ keys: MatchKeys, _ traces: inout [UInt64]?
  ) {
    let (crowd, records) = (crowd, records)
    postings.update(hash, initial: Posting(work)) { posting in
      posting.insert(work) {
        let made = traces ?? WriterTraces.posted(keys)
        traces = made
        return made
      }
      guard posting.count >= crowd, !posting.isCrowd, !keys.isMark(hash) else { return }
      posting.arrange(asCrowd: true) { records[$0].map(WriterTraces.posted) ?? [] }
    }
  }

  private mutating func unpost(_ work: WorkID, at hash: UInt64, _ keys: MatchKeys?) {
    guard var posting = postings[hash] else { return }
    if posting.remove(work, { keys.map(WriterTraces.posted) ?? [] }) {
      postings.remove(hash)
    } else {
      if posting.count < crowd { posting.arrange(asCrowd: false) { _ in [] } }
      postings.put(posting, at: hash)
    }
  }

  /// Updates the writer traces of a work under the hashes that it keeps.
  private mutating func follow(_ work: WorkID, from old: MatchKeys, to new: MatchKeys) {
    guard !WriterTraces.areAlike(old, new) else { return }
    let before = old.postings
    for hash in new.postings where before.contains(hash) && postings[hash]?.isCrowd == true {
      postings.update(hash, initial: Posting(work)) {
        $0.change(work, from: WriterTraces.posted(old), to: WriterTraces.posted(new))
      }
    }
  }

  /// Compares a draft with every work.
  ///
  /// - Complexity: O(1) look-ups, and one comparison for each work that shares an ISBN, or a title or a part
  ///   of it; for titles of many works, only for those whose writer may be the same.
  public func match(_ draft: BookDraft) -> MatchResult { match(rules.keys(of: draft)) }

  /// Returns the compared values of a draft, made with the rules of this index. They are shared with a work
  /// of the same title, and with earlier drafts.
  package func keys(of draft: BookDraft, _ recent: inout RecentWriters) -> MatchKeys {
    let sameTitle = postings[rules.policy.hash(ofWholeTitle: draft.title)]
    let known = sameTitle?.first(ofOldest: 8) {
      records[$0]?.titleKeys.value.isMade(from: draft.title) ?? false
    }
    return rules.keys(of: draft, like: known.flatMap { records[$0] }, &recent)
  }

  /// Returns the compared values of a work; nil if it is not in the index.
  func keys(of work: WorkID) -> MatchKeys? { records[work] }

  /// Compares a book whose keys were made with the rules of this index.
  public func match(_ keys: MatchKeys) -> MatchResult { match(keys, in: self) }

  /// Compares a book with other spellings of works, taken from rows of a file that matched them. The known
  /// series and writers are those of this index.
  func match(_ keys: MatchKeys, in spellings: MatchIndex) -> MatchResult {
    rules.match(
      keys, among: { spellings.candidates($0, for: keys) }, isSeries: isSeries, isWriter: isWriter)
  }

  /// Returns the candidates for a question, without duplicates, oldest first.
  private func candidates(_ question: MatchQuestion, for keys: MatchKeys) -> [MatchCandidate] {
    var works: [WorkID] = []
    var traces: [UInt64]?
    var isSorted = question.hashes.count < 2
    func take(_ work: WorkID) {
      if let letters = question.letters,
        records.read(work, { $0.pointee.letters.allowsSlips(to: letters) }) != true
      {
        return
      }
      works.append(work)
    }
    for hash in question.hashes {
      guard let posting = postings[hash] else { continue }
      guard let likeness = question.writer, posting.isCrowd else {
        posting.forEach(take)
        continue
      }
      isSorted = false
      let sought = traces ?? WriterTraces.sought(keys, likeness)
      traces = sought
      posting.forEach(withAnyOf: sought, take)
    }
    if !isSorted, works.count > 1 { works.sort() }
    var candidates: [MatchCandidate] = []
    for work in works where work != candidates.last?.work {
      if let keys = records[work] { candidates.append((work, keys)) }
    }
    return candidates
  }

  /// Returns the works of the same writer whose titles differ only in a number one lower or higher: `Attack
  /// on Titan 32` and `34` for `33`.
  func neighbours(of work: WorkID, number: Int) -> [WorkID] {
    guard let keys = records[work] else { return [] }
    return BareNumber.neighbours(of: keys.title.main, number).flatMap { title in
      var found: [WorkID] = []
      postings[StableHash.of(title, kind: .titlePart)]?.forEach { other in
        guard let known = records[other], known.title.main == title,
          case .same = WriterComparison(keys.authors, known.authors)
        else { return }
        found.append(other)
      }
      return found.sorted()
    }
  }

  /// Returns true if a title of the library names a series with that key.
  private func isSeries(_ key: String) -> Bool {
    postings[StableHash.of(key, kind: .series)] != nil
  }

  /// Returns true if another work has the ISBN.
  func isKnown(_ isbn: ISBN, besides work: WorkID) -> Bool {
    postings[MatchKeys.posting(of: isbn)]?.hasOther(than: work) ?? false
  }

  /// Returns true if the library has other books by a writer of exactly that name.
  func isWriter(_ name: AuthorName, besides work: WorkID) -> Bool {
    postings[StableHash.of(name.text, kind: .writer)]?.hasOther(than: work) ?? false
  }
}
