// What the overview shows, and what it may show: while it is open, the figures of its last appearance until
// those of a burst come, and no others (CAS-7).

import BooksTrack
import LabWorld

/// The content of the overview at one time.
struct OverviewPicture: Equatable {
  /// The figures and books that the overview shows.
  struct Shown: Hashable, Sendable {
    /// The completion in percent: all dimensions together, then each.
    var completion: [Int]
    var chart: [String]
    /// The author facts that each book shows, in the order of the books.
    var books: [String]

    /// Returns a description of the differences from another one.
    func differences(from other: Shown) -> String {
      let parts = [
        ("completion", completion.map { "\($0)%" }, other.completion.map { "\($0)%" }),
        ("axes", chart, other.chart), ("books", books, other.books),
      ]
      let texts = parts.filter { $0.1 != $0.2 }.map { name, shown, known in
        let places = (0..<max(shown.count, known.count)).filter {
          (shown.indices.contains($0) ? shown[$0] : nil) != (known.indices.contains($0) ? known[$0] : nil)
        }
        let pairs = places.map { place in
          let found = shown.indices.contains(place) ? shown[place] : "nothing"
          return "\(place): “\(found)” for “\(known.indices.contains(place) ? known[place] : "nothing")”"
        }
        return "\(name) \(pairs.joined(separator: "; "))"
      }
      return texts.joined(separator: ", ")
    }
  }

  var shown: Shown
  /// The indices of the books redrawn since the last comparison, of those that still exist.
  var redrawn: [Int]
}

extension ReadingScreens {
  /// Returns the content of the overview; nil if there is none.
  func overviewPicture(_ works: [WorkID]) async -> OverviewPicture? {
    guard let overview else { return nil }
    var completion = [await overview.completion.percent]
    for dimension in DiversityDimension.allCases {
      completion.append(await overview.completion(of: .dimension(dimension)).percent)
    }
    let chart = await overview.chart.axes.map { "\($0.isGhost) \($0.variety) \($0.spokenLabel)" }
    var books: [String] = []
    for work in await overview.works {
      books.append(
        OverviewPicture.line(await overview.facts(of: work).map { $0.map { ($0.values, $0.mark) } }))
    }
    defer { redrawn = [] }
    return OverviewPicture(
      shown: OverviewPicture.Shown(completion: completion, chart: chart, books: books),
      redrawn: redrawn.compactMap { work in works.firstIndex { $0 == work } })
  }
}

extension OverviewPicture {
  /// Returns the values of a book in all fields as text.
  fileprivate static func line(_ facts: [(values: [String], mark: String)?]) -> String {
    facts.map { $0.map { ($0.values + [$0.mark]).joined(separator: ", ") } ?? "-" }.joined(separator: " / ")
  }
}

extension ReadingModel {
  /// The expected content of the overview.
  struct Overview: Hashable, Sendable {
    /// The possible contents in order of time; the last is the current one.
    var possible: [OverviewPicture.Shown] = []
    /// The numbers of the books changed since the last settled comparison.
    var changed: [Int] = []
  }

  /// The content for the current state of the library.
  private var shownNow: OverviewPicture.Shown {
    OverviewPicture.Shown(
      completion: [percent()] + DiversityDimension.allCases.map { percent(of: $0) },
      chart: chart.map { "\($0.isGhost) \($0.variety) \($0.label)" }, books: books.map(overviewLine))
  }

  private func overviewLine(of book: Book) -> String {
    OverviewPicture.line(
      AuthorField.allCases.map { shown($0, of: book).map { ($0.values, $0.mark) } })
  }

  /// Notes a change.
  ///
  /// - Parameter appears: True if the overview appears after it.
  mutating func noteOverview(since before: ReadingModel, appears: Bool) {
    guard overview != nil else { return }
    let now = shownNow
    if appears { overview?.possible = [] }
    overview?.possible.append(now)
    for (place, book) in books.enumerated() {
      let old = before.books.first { $0.number == book.number }
      if old.map(before.overviewLine) != now.books[place] { overview?.changed.append(book.number) }
    }
  }

  /// Returns objections to the content of the overview.
  ///
  /// - Parameter isSettled: True if all requested calculations were completed some time ago.
  func objections(to picture: OverviewPicture, isSettled: Bool) -> [ReadingFact] {
    func fact(_ text: String) -> ReadingFact {
      ReadingFact(.refresh, "CAS-7", "the screen that is open", text)
    }
    guard let overview, let now = overview.possible.last else { return [] }
    var facts: [ReadingFact] = []
    if isSettled, picture.shown != now {
      facts.append(
        fact("behind the calculation it shows other figures: \(picture.shown.differences(from: now))"))
    } else if !overview.possible.contains(picture.shown) {
      facts.append(
        fact("it shows what has never been since it appeared: \(picture.shown.differences(from: now))"))
    }
    for place in picture.redrawn
    where books.indices.contains(place) && !overview.changed.contains(books[place].number) {
      facts.append(fact("book \(place) is redrawn, and shows what it did"))
    }
    return facts
  }

  /// Notes a comparison: older contents are not possible any more.
  mutating func noteLook(at picture: OverviewPicture, isSettled: Bool) {
    guard let seen = overview?.possible.lastIndex(of: picture.shown) else { return }
    overview?.possible.removeFirst(seen)
    if isSettled { overview?.changed = [] }
  }
}
