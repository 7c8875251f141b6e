// The cost of diversity statistics: chart, completion and next question, and an update of the counts.

package import BooksTrack
import BooksTrackAPI
import Synchronization
import Synthesis

/// A library with facts about diversity and its counts, created on first use.
package final class BenchmarkDiversity: Sendable {
  fileprivate struct Counted: Sendable {
    var library: Library
    var index: DiversityIndex
  }

  private let books: Int
  private let counted = Mutex<Counted?>(nil)

  init(books: Int) { self.books = books }

  /// The counts, computed at the first call.
  var index: DiversityIndex { counted.withLock { $0.made(books).index } }

  /// Answers `count` questions one after the other and undoes that, updating the counts after each change.
  func update(_ count: Int) -> Int {
    counted.withLock { counted in
      var state = counted.made(books)
      // A second reference would make the first change copy everything.
      counted = nil
      for number in 0..<count {
        guard let next = state.index.nextQuestion() else { break }
        let value = next.choices[number % next.choices.count]
        let fact = DiversityFact(
          id: DiversityFactID(replica: 2, serial: UInt32(number)), work: next.work, dimension: next.dimension,
          value: value, source: .reader)
        state.follow(.put(fact))
      }
      for number in 0..<count {
        state.follow(.remove(DiversityFactID(replica: 2, serial: UInt32(number))))
      }
      counted = state
      return count * 2
    }
  }
}

extension BenchmarkDiversity {
  /// Returns a library of `books` books with facts about diversity.
  package static func library(of books: Int) -> Library {
    var editor = LibraryEditor(Library(replica: 1))
    for number in 0..<books { editor.addDiverseBook(number) }
    return editor.library
  }

  /// Realistic names with initials, particles and other scripts, because names are parsed to find anonymous
  /// authors.
  fileprivate static let names = Catalog.make(seed: 1, size: 2_000).authors.map(\.name)
}

extension BenchmarkDiversity.Counted? {
  fileprivate mutating func made(_ books: Int) -> BenchmarkDiversity.Counted {
    if let made = self { return made }
    let library = BenchmarkDiversity.library(of: books)
    let made = BenchmarkDiversity.Counted(library: library, index: DiversityIndex(library))
    self = made
    return made
  }
}

extension BenchmarkDiversity.Counted {
  fileprivate mutating func follow(_ change: Change) {
    let before = library
    library.apply(change)
    index.follow(CollectionOfOne(change), from: before, to: library)
  }
}

extension LibraryEditor {
  /// Adds a book that was finished in one of 120 months, with three of five dimensions known.
  fileprivate mutating func addDiverseBook(_ number: Int) {
    let names = BenchmarkDiversity.names
    let facts = AuthorFacts(nationality: ["NG", "JP", "DE", "US", "BR"][number % 5])
    let author = Author(id: newID(), name: names[number % names.count], facts: facts)
    put(author)
    let work = newID(of: Work.self)
    let edition = Edition(id: newID(), work: work, facts: EditionFacts(language: "en"))
    put(edition)
    put(
      Work(
        id: work, title: "Book \(number)", authors: [AuthorCredit(author: author.id)],
        firstPublished: 1_900 + number % 125))
    var reader = ReaderFacts(status: .read)
    reader.dateRead = CalendarDate(year: 2_016 + number % 10, month: 1 + number / 10 % 12)
    put(Entry(id: newID(), work: work, edition: edition.id, facts: reader))
    for dimension in DiversityDimension.allCases where (number + dimension.vocabulary.count) % 5 < 3 {
      let value = dimension.vocabulary[number % dimension.vocabulary.count]
      put(
        DiversityFact(
          id: newID(), work: work, dimension: dimension, value: value, source: .reader))
    }
  }
}

extension BenchmarkSuite {
  /// Chart, completion and next question in less than 1 ms each, for any size of library; an update in less
  /// than 20 µs.
  static let reading: [Benchmark] = [1_500, 15_000].flatMap { books in
    let library = BenchmarkDiversity(books: books)
    return [
      Benchmark("diversity.radar-\(books)", unit: "chart", target: 1_000) {
        let index = library.index
        return (0..<1_000).reduce(0) { sum, _ in sum + (RadarChart(index.stats()).axes.isEmpty ? 0 : 1) }
      },
      Benchmark("diversity.completion-\(books)", unit: "figure", target: 1_000) {
        let index = library.index
        return (0..<10_000).reduce(0) { sum, _ in sum + (index.stats().completion.total > 0 ? 1 : 0) }
      },
      Benchmark("diversity.question-\(books)", unit: "question", target: 1_000) {
        let index = library.index
        return (0..<10_000).reduce(0) { sum, _ in sum + (index.nextQuestion() == nil ? 0 : 1) }
      },
      Benchmark("diversity.update-\(books)", unit: "update", target: 50_000) { library.update(1_000) },
    ]
  }
}
