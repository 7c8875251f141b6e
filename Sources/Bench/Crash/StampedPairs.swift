// What the crash test writes, as a plain model: places that hold a pair of rows, and seeded transactions that
// each put, change or take away one pair.
//
// The model knows nothing of stores, editors, logs or indexes. It says what rows a library must hold after so
// many transactions, names of rows included, and for that it needs a seed and a number.

import BooksTrack
import Simulation

/// A work and its entry, put in one transaction. Both carry its number, so half of it can be told.
struct StampedPair: Hashable, Sendable {
  let place: Int
  /// The transaction that wrote the pair.
  let stamp: UInt64
  /// The serial number of both rows; a pair that is changed keeps it.
  let serial: UInt32
  /// How often the stamp is repeated in the review: most records are small, some are as long as many sectors.
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
  /// How many pairs there are at most.
  static let places = 16

  let seed: UInt64
  /// How many transactions have taken place.
  private(set) var sequence: UInt64 = 0
  private var pairs: [StampedPair?] = Array(repeating: nil, count: places)
  /// How many pairs have ever been added.
  private var added: UInt32 = 0

  init(seed: UInt64) { self.seed = seed }

  /// One transaction: which pair goes and which comes.
  struct Step: Hashable, Sendable {
    let old: StampedPair?
    let new: StampedPair?
  }

  /// The transaction that comes next.
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

  /// Lets the next transaction take place, and gives it.
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

  /// Lets transactions take place up to that one.
  mutating func advance(to last: UInt64) {
    while sequence < last { advance() }
  }

  /// What is there, oldest row first.
  var all: [StampedPair] { pairs.compactMap(\.self).sorted { $0.serial < $1.serial } }
}

extension StampedPairs.Step {
  /// Carries the transaction out. New rows get whatever names the editor gives them.
  func apply(to editor: inout LibraryEditor) {
    guard let new else {
      if let old { editor.remove(old.work.id) }
      return
    }
    let work = old?.work.id ?? editor.newWorkID()
    let entry = old?.entry.id ?? editor.newEntryID()
    editor.put(Work(id: work, title: new.work.title, authors: []))
    editor.put(
      Entry(id: entry, work: work, edition: nil, facts: new.entry.facts, sourceID: new.entry.sourceID))
  }

  /// A fingerprint of what the transaction should leave in a library.
  var digest: UInt64 { Self.digest(new?.work, new?.entry, old: old) }

  /// A fingerprint of what it has left in a library.
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
