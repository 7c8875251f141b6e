// The data of the crash test as a plain model: places that hold a pair of rows, and seeded transactions that
// each add, change or remove one pair.
//
// The model does not use stores, editors, logs or indexes. From a seed and a number of transactions it
// computes the rows that a library must contain, including their ids.

import BooksTrack
import Simulation

/// A work and its entry, written in one transaction. Both contain its number, so that half a pair is
/// detected.
struct StampedPair: Hashable, Sendable {
  let place: Int
  /// The transaction that wrote the pair.
  let stamp: UInt64
  /// The serial number of both rows; a changed pair keeps it.
  let serial: UInt32
  /// The number of repetitions of the stamp in the review: most records are small, some span many sectors.
  let repeats: Int

  var work: Work {
    Work(id: WorkID(replica: 1, serial: serial), title: "pair \(place) of \(stamp)", authors: [])
  }

  var entry: Entry {
    var facts = ReaderFacts(status: .read)
    facts.review = String(repeating: "\(stamp) ", count: repeats)
    return Entry(
      id: EntryID(replica: 1, serial: serial), work: work.id, edition: nil, facts: facts, sourceID: "\(stamp)"
    )
  }
}

/// The pairs of a library after a number of transactions.
struct StampedPairs: Hashable, Sendable {
  /// The maximum number of pairs.
  static let places = 16

  let seed: UInt64
  /// The number of transactions so far.
  private(set) var sequence: UInt64 = 0
  private var pairs: [StampedPair?] = Array(repeating: nil, count: places)
  /// The number of pairs added so far.
  private var added: UInt32 = 0

  init(seed: UInt64) { self.seed = seed }

  /// One transaction: the old and the new pair.
  struct Step: Hashable, Sendable {
    let old: StampedPair?
    let new: StampedPair?
  }

  /// The next transaction.
  var next: Step {
    let number = sequence + 1
    var draws = RandomStream(seed: seed, name: "pairs").substream(Int(truncatingIfNeeded: number))
    let place = draws.below(Self.places)
    let old = pairs[place]
    if old != nil, draws.chance(1, in: 4) { return Step(old: old, new: nil) }
    let repeats = draws.chance(1, in: 12) ? draws.within(2_000...24_000) : draws.within(1...60)
    return Step(
      old: old,
      new: StampedPair(place: place, stamp: number, serial: old?.serial ?? added, repeats: repeats))
  }

  /// Performs and returns the next transaction.
  @discardableResult
  mutating func advance() -> Step {
    let step = next
    if let new = step.new {
      pairs[new.place] = new
      if step.old == nil { added += 1 }
    } else if let old = step.old {
      pairs[old.place] = nil
    }
    sequence += 1
    return step
  }

  /// Performs transactions up to a number.
  mutating func advance(to last: UInt64) {
    while sequence < last { advance() }
  }

  /// The pairs, ordered by serial number.
  var all: [StampedPair] { pairs.compactMap(\.self).sorted { $0.serial < $1.serial } }
}

extension StampedPairs.Step {
  /// Performs the transaction. The editor chooses the ids of new rows.
  func apply(to editor: inout LibraryEditor) {
    guard let new else {
      if let old { editor.remove(old.work.id) }
      return
    }
    let work = old?.work.id ?? editor.newID(of: Work.self)
    let entry = old?.entry.id ?? editor.newID(of: Entry.self)
    editor.put(Work(id: work, title: new.work.title, authors: []))
    editor.put(
      Entry(id: entry, work: work, edition: nil, facts: new.entry.facts, sourceID: new.entry.sourceID))
  }

  /// The digest of the expected result of the transaction.
  var digest: UInt64 { Self.digest(new?.work, new?.entry, old: old) }

  /// Returns the digest of the transaction's result in a library.
  func digest(in library: Library) -> UInt64 {
    guard let pair = new ?? old else { return 0 }
    return Self.digest(library.works[pair.work.id], library.entries[pair.entry.id], old: old)
  }

  private static func digest(_ work: Work?, _ entry: Entry?, old: StampedPair?) -> UInt64 {
    var digest = Digest()
    digest.absorb(UInt64(work?.id.serial ?? old?.serial ?? 0))
    digest.absorb(work?.title ?? "no work")
    digest.absorb(entry?.facts.review ?? "no entry")
    return digest.value
  }
}
