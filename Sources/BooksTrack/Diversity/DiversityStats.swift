// The counts of a library in one period (DIV-1), and their completion (DIV-2). All numbers are integers.

internal import BooksTrackAPI

/// A ratio of filled to possible values.
public struct Completion: Hashable, Sendable {
  /// The number of filled values.
  public let filled: Int
  /// The number of possible values.
  public let total: Int

  /// Creates a completion.
  public init(filled: Int, total: Int) {
    self.filled = filled
    self.total = total
  }

  /// True if nothing is missing; false for an empty library.
  public var isComplete: Bool { total > 0 && filled == total }

  /// The whole percentage, rounded to the nearest, halves up; 0 for an empty library (DIV-2). 100 only if
  /// nothing is missing, so that one missing book in a thousand is visible.
  public var percent: Int {
    guard total > 0 else { return 0 }
    return isComplete ? 100 : min(99, (filled * 200 + total) / (2 * total))
  }
}

extension Completion: CustomStringConvertible {
  /// The text `80%`.
  public var description: String { "\(percent)%" }
}

/// The number of books with a value.
public struct ValueCount: Hashable, Sendable {
  /// The value.
  public let value: String
  /// The number of books.
  public let books: Int

  /// Creates a count.
  public init(value: String, books: Int) {
    self.value = value
    self.books = books
  }
}

/// The counts of one period.
public struct DiversityStats: Hashable, Sendable {
  /// The number of books in the period.
  public internal(set) var books = 0
  /// The number of books with a value, by index of the axis.
  var booksWithData = Array(repeating: 0, count: DiversityAxis.allCases.count)
  /// The number of books by spelling of the value, by index of the axis; never 0.
  var counts: [[WrittenValue: Int]] = Array(repeating: [:], count: DiversityAxis.allCases.count)

  /// Returns the completion of an axis.
  public func completion(of axis: DiversityAxis) -> Completion {
    Completion(filled: booksWithData[axis.place], total: books)
  }

  /// The completion of all five stored dimensions: the filled fields of five per book (DIV-2).
  public var completion: Completion {
    let places = DiversityDimension.allCases.map(\.place)
    return Completion(filled: places.reduce(0) { $0 + booksWithData[$1] }, total: books * places.count)
  }

  /// Returns the values on an axis with their numbers of books, the most frequent first, ties by name.
  /// Spellings that fold alike are one value, shown in the least spelling, independent of their order
  /// (DIV-8).
  ///
  /// - Complexity: O(*v* log *v*) in the distinct spellings.
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

  /// Adds or subtracts the contribution of a work.
  mutating func count(_ work: WorkDiversity, by step: Int) {
    books += step
    var last = -1
    for value in work.values {
      // The values of an axis are adjacent.
      if value.axis != last { booksWithData[value.axis] += step }
      last = value.axis
      let books = counts[value.axis][value.name, default: 0] + step
      counts[value.axis][value.name] = books == 0 ? nil : books
    }
  }
}

/// A value as it is spelled. Values are equal only if their scalars are, so that the displayed spelling does
/// not depend on insertion order. The hash is computed once, because each value is counted for several
/// periods.
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

  /// Compares the UTF-8 bytes, so capitals come first.
  static func < (left: WrittenValue, right: WrittenValue) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
