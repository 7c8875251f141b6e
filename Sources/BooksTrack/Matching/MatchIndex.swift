// Finds the work that a book is, without a scan (DUP-10).
//
// Every work is posted under the hashes of its title, of the parts and halves of its title, of its ISBNs and
// of the series it names, of its first writer, and of traces that a slip of the keyboard leaves
// (`TitleTraces`). A match looks up the hashes of the book, compares it with what stands there, and decides
// by tier (`MatchRules.match`). Candidates come oldest first, so the answer depends on nothing but the
// contents.

import BooksTrackAPI

/// The works of a library, findable by what identifies a book. A value; copies share what they have in
/// common.
///
///     var index = MatchIndex()
///     index.insert(work: work, authors: ["Frank Herbert"], editions: [])
///     index.match(draft)   // .exactMatch(work.id, .titleAndAuthor, reason: .sameTitleAndAuthor)
public struct MatchIndex: Sendable, Equatable {
  /// How books are told apart.
  public let rules: MatchRules
  private var records = IdentifierMap<Work, MatchKeys>()
  private var postings = HashTrie<UInt64, Posting>()
  /// From how many works under one hash on they are found by their writers as well.
  private let crowd: Int

  /// An empty index.
  public init(rules: MatchRules = .corrected) { self.init(rules: rules, crowd: Self.crowd) }

  /// An empty index in which so many works under one hash are found by their writers as well.
  init(rules: MatchRules, crowd: Int) {
    self.rules = rules
    self.crowd = rules.policy.knowsWriters ? crowd : .max
  }

  /// To compare with fewer works costs less than to find them.
  private static let crowd = 48

  /// How many works it knows.
  public var count: Int { records.count }

  /// Puts a work in, in place of what was known of it.
  ///
  /// - Parameter authors: The names of the work's authors in the order of its credits, the writer first.
  /// - Complexity: O(log *count*) for each key, and O(n) in title and names that are in other words than
  ///   before. If nothing that is compared has changed, the index stays as it is.
  public mutating func insert(work: Work, authors: [String], editions: [Edition]) {
    insert(work: work, authors: authors, editions: editions, like: nil)
  }

  /// The same, sharing what is in the same words: with the book that the work was made of, whose keys are
  /// handed over, or else with what was known of the work.
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
    for hash in before where !after.contains(hash) { unpost(work, at: hash, old) }
    if let old { follow(work, from: old, to: keys) }
    records.put(keys, at: work)
    var traces: [UInt64]?
    for hash in after where !before.contains(hash) { post(work, at: hash, keys, &traces) }
  }

  /// Takes a work out; nothing happens if it is not there.
  public mutating func remove(_ work: WorkID) {
    guard let keys = records.remove(work) else { return }
    for hash in keys.postings { unpost(work, at: hash, keys) }
  }

  /// - Parameter traces: Those of the writers, once somebody has asked for them.
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

  /// Follows what has changed of a work among those with which it still shares a hash.
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
  ///   of it; where many works do, for each of these whose writer may be the same.
  public func match(_ draft: BookDraft) -> MatchResult { match(rules.keys(of: draft)) }

  /// What of a draft is compared, made with the rules of this index; shared with a work of the same title,
  /// and with the drafts before it.
  package func keys(of draft: BookDraft, _ recent: inout RecentWriters) -> MatchKeys {
    let sameTitle = postings[rules.policy.hash(ofWholeTitle: draft.title)]
    let known = sameTitle?.first(ofOldest: 8) {
      records[$0]?.titleKeys.value.isMade(from: draft.title) ?? false
    }
    return rules.keys(of: draft, like: known.flatMap { records[$0] }, &recent)
  }

  /// What of a work is compared; nil if it is not there.
  func keys(of work: WorkID) -> MatchKeys? { records[work] }

  /// Compares a book whose keys were made with the rules of this index.
  public func match(_ keys: MatchKeys) -> MatchResult { match(keys, in: self) }

  /// Compares a book with other spellings of works: rows of a file that were found to be one of them. What is
  /// known of series and writers is what this index knows.
  func match(_ keys: MatchKeys, in spellings: MatchIndex) -> MatchResult {
    rules.match(
      keys, among: { spellings.candidates($0, for: keys) }, isSeries: isSeries, isWriter: isWriter)
  }

  /// The works that a question asks for, none twice, oldest first.
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

  /// The works of the same writer whose titles are that of a work with the number before or after it:
  /// `Attack on Titan 32` and `34` for `33`.
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

  /// Whether a title of the library names a series of that key.
  private func isSeries(_ key: String) -> Bool {
    postings[StableHash.of(key, kind: .series)] != nil
  }

  /// Whether the library has books of a writer of that very name beside one.
  func isWriter(_ name: AuthorName, besides work: WorkID) -> Bool {
    postings[StableHash.of(name.text, kind: .writer)]?.hasOther(than: work) ?? false
  }
}
