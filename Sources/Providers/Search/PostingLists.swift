// An inverted index: for each word of each field the things that have it, in ascending order, in one flat array.

/// Word lists under construction.
struct PostingListsBuilder {
  private var numbers: [UInt64: Int32] = [:]
  private var entries: [(list: Int32, thing: Int32)] = []
  private var counts: [Int32] = []

  init(capacity: Int) {
    numbers.reserveCapacity(capacity / 8)
    entries.reserveCapacity(capacity)
  }

  /// Says that a thing has a word. Things must come in ascending order.
  mutating func add(_ word: UInt64, thing: Int) {
    let list: Int32
    if let known = numbers[word] {
      list = known
    } else {
      list = Int32(counts.count)
      numbers[word] = list
      counts.append(0)
    }
    counts[Int(list)] += 1
    entries.append((list, Int32(thing)))
  }

  func build() -> PostingLists {
    var starts: [Int32] = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append((starts.last ?? 0) + count) }
    var next = starts
    var things = [Int32](repeating: 0, count: entries.count)
    for entry in entries {
      things[Int(next[Int(entry.list)])] = entry.thing
      next[Int(entry.list)] += 1
    }
    return PostingLists(numbers: numbers, starts: starts, things: things)
  }
}

/// Finished word lists.
struct PostingLists: Sendable {
  private let numbers: [UInt64: Int32]
  private let starts: [Int32]
  private let things: [Int32]

  fileprivate init(numbers: [UInt64: Int32], starts: [Int32], things: [Int32]) {
    self.numbers = numbers
    self.starts = starts
    self.things = things
  }

  /// The things that have all the words, ascending, at most `limit`; none if there is no word.
  ///
  /// - Complexity: O(s log n) for the shortest list s and the longest list n.
  func things(withAll words: [UInt64], limit: Int) -> [Int] {
    var ranges: [Range<Int>] = []
    for word in words {
      guard let list = numbers[word] else { return [] }
      ranges.append(Int(starts[Int(list)])..<Int(starts[Int(list) + 1]))
    }
    ranges.sort { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    guard let shortest = ranges.first else { return [] }
    var lows = ranges.map(\.lowerBound)
    var found: [Int] = []
    next: for thing in things[shortest] {
      for other in 1..<max(1, ranges.count) {
        let place = lowerBound(of: thing, from: lows[other], to: ranges[other].upperBound)
        lows[other] = place
        if place == ranges[other].upperBound { return found }
        if things[place] != thing { continue next }
      }
      found.append(Int(thing))
      if found.count == limit { break }
    }
    return found
  }

  /// The first place at or behind `start` whose thing is not less: steps that double, then a binary search.
  private func lowerBound(of thing: Int32, from start: Int, to end: Int) -> Int {
    var step = 1
    var low = start
    var high = start
    while high < end, things[high] < thing {
      low = high + 1
      high += step
      step *= 2
    }
    high = min(high, end)
    while low < high {
      let middle = (low + high) / 2
      if things[middle] < thing { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
