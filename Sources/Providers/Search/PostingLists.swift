// An inverted index: for each word and field, the matching books in ascending order, all in one flat array.

/// The searchable fields.
enum SearchField: Int, CaseIterable {
  case title, author, anywhere
  /// The hash of all words of one title.
  case wholeTitle
}

/// A word in a field.
struct SearchTerm {
  let word: UInt64
  let field: SearchField
}

/// Collects the entries of posting lists.
struct PostingListsBuilder {
  private struct List {
    var count: Int32 = 0
    /// The book that was added last.
    var last: Int32 = -1
  }

  private var words: WordNumbers
  /// One list for each pair of word and field.
  private var lists: [List] = []
  private var entries: [(list: Int32, thing: Int32)] = []

  /// - Parameter capacity: The approximate number of entries.
  init(capacity: Int) {
    words = WordNumbers(capacity: capacity / 16)
    entries.reserveCapacity(capacity)
  }

  /// Returns the number of a word, for `add`.
  mutating func number(of word: UInt64) -> Int {
    let number = words.number(of: word)
    while lists.count < words.count * SearchField.allCases.count { lists.append(List()) }
    return number
  }

  /// Adds a book to the list of a word and field; repetitions are ignored. Books must be added in ascending
  /// order.
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

/// Completed posting lists.
struct PostingLists: Sendable {
  private let words: WordNumbers
  private let starts: [Int32]
  private let things: [Int32]

  fileprivate init(words: WordNumbers, starts: [Int32], things: [Int32]) {
    self.words = words
    self.starts = starts
    self.things = things
  }

  /// Returns the books that match all terms, ascending, up to `limit`; empty if there are no terms.
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

  /// The range of the list of a term; nil if it is empty.
  private func range(of term: SearchTerm) -> Range<Int>? {
    guard let number = words.find(term.word) else { return nil }
    let list = number * SearchField.allCases.count + term.field.rawValue
    return starts[list] < starts[list + 1] ? Int(starts[list])..<Int(starts[list + 1]) : nil
  }

  /// Returns the first position from `start` on whose book is not less than `thing`, by galloping search.
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
