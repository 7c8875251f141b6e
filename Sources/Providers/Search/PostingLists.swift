// An inverted index: for each word of each field the things that have it, in ascending order, in one flat
// array.

/// What a word is looked for in.
enum SearchField: Int, CaseIterable {
  case title, author, anywhere
  /// All words of one title together.
  case wholeTitle
}

/// A word in a field.
struct SearchTerm {
  let word: UInt64
  let field: SearchField
}

/// Posting lists under construction.
struct PostingListsBuilder {
  private struct List {
    var count: Int32 = 0
    /// The thing that was added last.
    var last: Int32 = -1
  }

  private var words: WordNumbers
  /// One for each word and field.
  private var lists: [List] = []
  private var entries: [(list: Int32, thing: Int32)] = []

  /// - Parameter capacity: About how many entries there will be.
  init(capacity: Int) {
    words = WordNumbers(capacity: capacity / 16)
    entries.reserveCapacity(capacity)
  }

  /// The number of a word for `add`.
  mutating func number(of word: UInt64) -> Int {
    let number = words.number(of: word)
    while lists.count < words.count * SearchField.allCases.count { lists.append(List()) }
    return number
  }

  /// Says that a thing has the word of that number in a field; it may be said again. Things must come in
  /// ascending order.
  mutating func add(_ number: Int, in field: SearchField, thing: Int) {
    let list = number * SearchField.allCases.count + field.rawValue
    guard lists[list].last != thing else { return }
    lists[list].last = Int32(thing)
    lists[list].count += 1
    entries.append((Int32(list), Int32(thing)))
  }

  func build() -> PostingLists {
    var starts: [Int32] = [0]
    starts.reserveCapacity(lists.count + 1)
    var sum: Int32 = 0
    for list in lists {
      sum += list.count
      starts.append(sum)
    }
    var next = starts
    var things = [Int32](repeating: 0, count: entries.count)
    next.withUnsafeMutableBufferPointer { next in
      things.withUnsafeMutableBufferPointer { things in
        for entry in entries {
          things[Int(next[Int(entry.list)])] = entry.thing
          next[Int(entry.list)] += 1
        }
      }
    }
    return PostingLists(words: words.compact(), starts: starts, things: things)
  }
}

/// Finished posting lists.
struct PostingLists: Sendable {
  private let words: WordNumbers
  private let starts: [Int32]
  private let things: [Int32]

  fileprivate init(words: WordNumbers, starts: [Int32], things: [Int32]) {
    self.words = words
    self.starts = starts
    self.things = things
  }

  /// The things that have all the terms, ascending, at most `limit`; none if there is no term.
  ///
  /// - Complexity: O(s log n) for the shortest list s and the longest list n.
  func things(withAll terms: [SearchTerm], limit: Int) -> [Int] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(terms.count)
    for term in terms {
      guard let range = range(of: term) else { return [] }
      ranges.append(range)
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

  /// Where the list of a term stands; nil if no thing has it.
  private func range(of term: SearchTerm) -> Range<Int>? {
    guard let number = words.find(term.word) else { return nil }
    let list = number * SearchField.allCases.count + term.field.rawValue
    return starts[list] < starts[list + 1] ? Int(starts[list])..<Int(starts[list + 1]) : nil
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
