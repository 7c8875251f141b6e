// The works under one hash. Nearly always there is one, stored inline; a few are stored in a list. If many
// works share a hash (`Poems`), they can be indexed by their writers as well, so that a look-up does not have
// to compare them all (DUP-10).

/// The works under one hash, ascending.
struct Posting: Sendable, Equatable {
  private var first: WorkID
  private var rest = Rest.few([])

  /// The works after the first one, ascending.
  private enum Rest: Sendable, Equatable {
    case few([WorkID])
    indirect case crowd(Crowd)
  }

  /// Many works, and the works by each trace of a writer; both include the first work.
  private struct Crowd: Sendable, Equatable {
    var works: [WorkID]
    var byTrace = HashTrie<UInt64, [WorkID]>()

    mutating func add(_ work: WorkID, _ traces: [UInt64]) {
      for trace in traces { byTrace.update(trace, initial: []) { $0.insertInOrder(work) } }
    }

    mutating func take(_ work: WorkID, _ traces: [UInt64]) {
      for trace in traces {
        guard var works = byTrace[trace] else { continue }
        works.removeInOrder(work)
        if works.isEmpty { byTrace.remove(trace) } else { byTrace.put(works, at: trace) }
      }
    }
  }

  init(_ work: WorkID) { first = work }

  /// The number of works.
  var count: Int { 1 + others.count }

  /// True if the works are indexed by their writers.
  var isCrowd: Bool { if case .crowd = rest { true } else { false } }

  private var others: [WorkID] {
    switch rest {
    case .few(let works): works
    case .crowd(let crowd): crowd.works
    }
  }

  /// Inserts a work with these traces, unless it is there. Traces are computed only if the works are a crowd.
  mutating func insert(_ work: WorkID, _ traces: () -> [UInt64]) {
    guard work != first else { return }
    let other = max(work, first)
    first = min(work, first)
    switch rest {
    case .few(var works):
      rest = .few([])
      works.insertInOrder(other)
      rest = .few(works)
    case .crowd(var crowd):
      rest = .few([])
      crowd.works.insertInOrder(other)
      crowd.add(work, traces())
      rest = .crowd(crowd)
    }
  }

  /// Removes a work with these traces. Returns true if no work is left.
  mutating func remove(_ work: WorkID, _ traces: () -> [UInt64]) -> Bool {
    var works = others
    if work == first {
      guard !works.isEmpty else { return true }
      first = works.removeFirst()
    } else {
      works.removeInOrder(work)
    }
    guard case .crowd(var crowd) = rest else {
      rest = .few(works)
      return false
    }
    rest = .few([])
    crowd.works = works
    crowd.take(work, traces())
    rest = .crowd(crowd)
    return false
  }

  /// Adds or removes the index by writers.
  mutating func arrange(asCrowd isCrowd: Bool, _ traces: (WorkID) -> [UInt64]) {
    guard isCrowd != self.isCrowd else { return }
    guard isCrowd else { return rest = .few(others) }
    var crowd = Crowd(works: others)
    forEach { crowd.add($0, traces($0)) }
    rest = .crowd(crowd)
  }

  /// Updates a work whose writers have changed.
  mutating func change(_ work: WorkID, from old: [UInt64], to new: [UInt64]) {
    guard case .crowd(var crowd) = rest else { return }
    rest = .few([])
    crowd.take(work, old)
    crowd.add(work, new)
    rest = .crowd(crowd)
  }

  /// All works, oldest first.
  func forEach(_ body: (WorkID) -> Void) {
    body(first)
    others.forEach(body)
  }

  /// Passes the works that have any of the traces, in no order and possibly twice; all works if they are not
  /// indexed by their writers.
  func forEach(withAnyOf traces: [UInt64], _ body: (WorkID) -> Void) {
    guard case .crowd(let crowd) = rest else { return forEach(body) }
    let found = traces.compactMap { crowd.byTrace[$0] }
    guard found.reduce(0, { $0 + $1.count }) < count else { return forEach(body) }
    for works in found { works.forEach(body) }
  }

  /// Returns the first of the oldest works that satisfies a condition; nil if none does.
  func first(ofOldest count: Int, where isSought: (WorkID) -> Bool) -> WorkID? {
    if isSought(first) { return first }
    return others.prefix(count - 1).first(where: isSought)
  }

  /// Returns true if there is another work than the given one.
  func hasOther(than work: WorkID) -> Bool { first != work || !others.isEmpty }
}

extension [WorkID] {
  /// Inserts a work in order, unless it is there.
  fileprivate mutating func insertInOrder(_ work: WorkID) {
    if let last, last < work { return append(work) }
    let place = partitioningIndex(atOrAfter: work)
    if place == count || self[place] != work { insert(work, at: place) }
  }

  fileprivate mutating func removeInOrder(_ work: WorkID) {
    let place = partitioningIndex(atOrAfter: work)
    if place < count, self[place] == work { remove(at: place) }
  }
}
