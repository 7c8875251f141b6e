// What a library holds in one period, counted (DIV-1), and how complete that is (DIV-2). Integers only.

internal import BooksTrackAPI

/// So many of so many.
public struct Completion: Hashable, Sendable {
  /// How many are there.
  public let filled: Int
  /// How many there could be.
  public let total: Int

  /// Makes a completion.
  public init(filled: Int, total: Int) {
    self.filled = filled
    self.total = total
  }

  /// Whether nothing is missing; an empty library is not complete.
  public var isComplete: Bool { total > 0 && filled == total }

  /// Whole percent, rounded to the nearest, halves up; 0 of nothing is 0 (DIV-2). 100 only if nothing is
  /// missing: what lacks one book of a thousand is not shown as complete.
  public var percent: Int {
    guard total > 0 else { return 0 }
    return isComplete ? 100 : min(99, (filled * 200 + total) / (2 * total))
  }
}

extension Completion: CustomStringConvertible {
  /// As people read it: `80%`.
  public var description: String { "\(percent)%" }
}

/// How many books have a value.
public struct ValueCount: Hashable, Sendable {
  /// The value.
  public let value: String
  /// The books.
  public let books: Int

  /// Makes a count.
  public init(value: String, books: Int) {
    self.value = value
    self.books = books
  }
}

/// The counts of one period.
public struct DiversityStats: Hashable, Sendable {
  /// All books that count for the period.
  public internal(set) var books = 0
  /// By the place of the axis: books that have a value on it.
  var booksWithData = Array(repeating: 0, count: DiversityAxis.allCases.count)
  /// By the place of the axis: books of each value by its spellings. No spelling has none.
  var counts: [[WrittenValue: Int]] = Array(repeating: [:], count: DiversityAxis.allCases.count)

  /// How many books have a value on an axis.
  public func completion(of axis: DiversityAxis) -> Completion {
    Completion(filled: booksWithData[axis.place], total: books)
  }

  /// The completion of all five stored dimensions together: filled fields of five for each book (DIV-2).
  public var completion: Completion {
    let places = DiversityDimension.allCases.map(\.place)
    return Completion(filled: places.reduce(0) { $0 + booksWithData[$1] }, total: books * places.count)
  }

  /// The values on an axis with their books, the most frequent first; of equally many, by name. Spellings
  /// that are equal when folded are one value, and the least of them is shown, whichever came first (DIV-8).
  ///
  /// - Complexity: O(*v* log *v*) in the different spellings.
  public func values(on axis: DiversityAxis) -> [ValueCount] {
    var values: [String: (shown: WrittenValue, books: Int)] = [:]
    for (spelling, books) in counts[axis.place] {
      let key = FoldedText.fold(spelling.text)
      let other = values[key]
      values[key] = (min(other?.shown ?? spelling, spelling), (other?.books ?? 0) + books)
    }
    return values.values.map { ValueCount(value: $0.shown.text, books: $0.books) }
      .sorted { ($1.books, $0.value) < ($0.books, $1.value) }
  }

  /// Adds what a work adds, or takes it away.
  mutating func count(_ work: WorkDiversity, by step: Int) {
    books += step
    var last = -1
    for value in work.values {
      // The values of an axis stand together.
      if value.axis != last { booksWithData[value.axis] += step }
      last = value.axis
      let books = counts[value.axis][value.name, default: 0] + step
      counts[value.axis][value.name] = books == 0 ? nil : books
    }
  }
}

/// A value as it is written. Two that look alike are equal only if they have the same scalars, so that what
/// is shown does not depend on which of them a table met first. Each is counted for several periods, so its
/// hash is made once.
struct WrittenValue: Hashable, Comparable, Sendable {
  let text: String
  private let fingerprint: UInt64

  init(text: String) {
    self.text = text
    fingerprint = StableHash.of(text, kind: .writtenValue)
  }

  static func == (left: WrittenValue, right: WrittenValue) -> Bool {
    left.fingerprint == right.fingerprint && left.text == right.text
  }

  /// By scalars, so capitals come first.
  static func < (left: WrittenValue, right: WrittenValue) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
