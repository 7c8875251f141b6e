// A reference implementation of a library's counts: it reads every row, and shares only the row types with
// the code under test.

import BooksTrack
import BooksTrackAPI

/// The counts; periods are written as `all`, `2026` or `2026-3`.
struct DiversityReference: Equatable {
  /// The number of books by period.
  var books: [String: Int] = [:]
  /// The number of books by period, axis and value.
  var values: [String: [String: [String: Int]]] = [:]
  /// The number of books with any value, by period and axis.
  var filled: [String: [String: Int]] = [:]

  init(_ library: Library) {
    let rows = Rows(library)
    // The spelling of each book, by period, axis and lowercase value.
    var spellings: [String: [String: [String: [String]]]] = [:]
    for work in library.works {
      let entries = rows.entries[work.id] ?? []
      let known = Self.values(of: work, entries, rows)
      for period in Self.periods(of: entries) {
        books[period, default: 0] += 1
        for (axis, names) in known where !names.isEmpty {
          filled[period, default: [:]][axis, default: 0] += 1
          // A book with two spellings of a value counts once.
          for value in Dictionary(grouping: names, by: { $0.lowercased() }) {
            spellings[period, default: [:]][axis, default: [:]][value.key, default: []] +=
              [Self.first(value.value)]
          }
        }
      }
    }
    values = spellings.mapValues { axes in
      axes.mapValues { values in
        Dictionary(uniqueKeysWithValues: values.values.map { (Self.first($0), $0.count) })
      }
    }
  }

  /// Returns the first spelling in the order of scalars.
  private static func first(_ spellings: [String]) -> String {
    spellings.min { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } ?? ""
  }

  /// The rows, grouped by work or author.
  private struct Rows {
    let entries: [WorkID: [Entry]]
    let editions: [WorkID: [Edition]]
    let facts: [WorkID: [DiversityFact]]
    let authors: [AuthorID: AuthorFacts]

    init(_ library: Library) {
      entries = Dictionary(grouping: library.entries) { $0.work }
      editions = Dictionary(grouping: library.editions) { $0.work }
      facts = Dictionary(grouping: library.diversityFacts, by: \.work)
      authors = Dictionary(uniqueKeysWithValues: library.authors.map { ($0.id, $0.facts) })
    }
  }

  private static func periods(of entries: [Entry]) -> Set<String> {
    var periods: Set<String> = ["all"]
    for entry in entries {
      var days = Set(entry.facts.readings.compactMap(\.finish))
      if let day = entry.facts.dateRead { days.insert(day) }
      // The book was given up on the date of the entry, or else on the latest one.
      if entry.facts.status == .didNotFinish, let last = entry.facts.dateRead ?? days.sorted().last {
        days.remove(last)
      }
      for day in days {
        periods.insert("\(day.year)")
        if day.month != 0 { periods.insert("\(day.year)-\(day.month)") }
      }
    }
    return periods
  }

  private static func values(of work: Work, _ entries: [Entry], _ rows: Rows) -> [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    for fact in rows.facts[work.id] ?? [] {
      known["\(fact.dimension.rawValue)", default: []].insert(fact.value)
    }
    if let year = work.firstPublished {
      known["time"] = [year >= 2000 ? "Contemporary" : year >= 1950 ? "Historical" : "Classic"]
    }
    // The facts of the first writer count for the book (CAS-4).
    if let facts = work.authors.first(where: { $0.role == nil }).flatMap({ rows.authors[$0.author] }) {
      // Only the codes that the edits draw.
      let continents = ["NG": "Africa", "JP": "Asia", "DE": "Europe"]
      if let country = facts.nationality {
        known["geography", default: []].insert(continents[country] ?? country)
      }
      known["voices", default: []].formUnion(facts.marginalizedIdentities)
    }
    let editions = rows.editions[work.id] ?? []
    let own = entries.compactMap { entry in editions.first { $0.id == entry.edition }?.facts.language }
    let any = editions.compactMap { $0.facts.language }.prefix(1)
    // Only the spellings that the edits draw.
    let codes = ["English": "en", "eng": "en", "English, French": "en", "German": "de", "fre": "fr"]
    known["language"] = Set(
      (own.isEmpty ? Array(any) : own).map { codes[$0] ?? String($0.prefix { $0 != "-" }) })
    return known
  }

  /// The names of the axes in the reference.
  static let axes: [(name: String, axis: DiversityAxis)] =
    DiversityDimension.allCases.map { ($0.rawValue, .dimension($0)) } + [
      ("time", .timePeriod), ("geography", .geography), ("voices", .marginalizedVoices),
      ("language", .language),
    ]

  /// Converts the counts of the stack for those periods.
  init(_ index: DiversityIndex, periods: some Sequence<String>) {
    for period in periods {
      let parts = period.split(separator: "-").compactMap { Int($0) }
      let stats = index.stats(
        for: parts.isEmpty
          ? .allTime : parts.count == 1 ? .year(parts[0]) : .month(year: parts[0], month: parts[1]))
      if stats.books != 0 { books[period] = stats.books }
      for (name, axis) in Self.axes {
        let filled = stats.completion(of: axis).filled
        if filled != 0 { self.filled[period, default: [:]][name] = filled }
        for count in stats.values(on: axis) {
          values[period, default: [:]][name, default: [:]][count.value] = count.books
        }
      }
    }
  }
}
