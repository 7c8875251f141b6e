// The counts of the model, computed from all books each time.

import BooksTrack

extension ReadingModel {
  /// Returns the counts of a period.
  func counts(of period: StatsPeriod) -> PeriodCounts {
    var counts = PeriodCounts()
    var books: [[String: Int]] = counts.axes.map { _ in [:] }
    var spellings: [[String: [String]]] = counts.axes.map { _ in [:] }
    for book in self.books where counts.of(book, in: period) {
      counts.books += 1
      for (axis, names) in values(of: book).enumerated() where !names.isEmpty {
        counts.axes[axis].filled += 1
        for name in names { spellings[axis][name.lowercased(), default: []].append(name) }
        // A value counts once for a book, however it is spelled.
        for value in Set(names.map { $0.lowercased() }) { books[axis][value, default: 0] += 1 }
      }
    }
    for axis in books.indices {
      let values = books[axis].map { value, count in
        ValueCount(value: Self.shown(spellings[axis][value] ?? []), books: count)
      }
      counts.axes[axis].values = values.sorted { ($1.books, $0.value) < ($0.books, $1.value) }
    }
    return counts
  }

  /// Returns the spelling of a value that is shown: the first by Unicode scalars.
  private static func shown(_ spellings: [String]) -> String {
    spellings.min { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } ?? ""
  }

  /// Returns a book's values on each axis, in the order of the axes.
  private func values(of book: Book) -> [Set<String>] {
    let time = book.year.map { $0 < 1950 ? "Classic" : $0 < 2000 ? "Historical" : "Contemporary" }
    let language = book.language.map { $0 == "English, French" ? "en" : $0.split(separator: "-")[0] }
    let continents = ["NG": "Africa", "Nigerian": "Africa", "JP": "Asia", "DE": "Europe"]
    let stored = DiversityDimension.allCases.map { values($0, of: book) }
    let countries = shown(.nationality, of: book)?.values ?? []
    return
      (stored + [
        time.map { [$0] } ?? [], countries.map { continents[$0] ?? $0 },
        shown(.marginalizedIdentities, of: book)?.values ?? [],
        language.map { [String($0)] } ?? [],
      ]).map(Set.init)
  }

  /// Returns the completion of a dimension, or of all, in percent (DIV-2).
  func percent(of dimension: DiversityDimension? = nil) -> Int {
    let dimensions = dimension.map { [$0] } ?? DiversityDimension.allCases
    let filled = books.reduce(0) { sum, book in sum + dimensions.count { !values($0, of: book).isEmpty } }
    return Self.percent(filled, of: books.count * dimensions.count)
  }

  /// Rounds to the nearest, halves up; 0 if the total is 0, and 100 only if complete.
  private static func percent(_ filled: Int, of total: Int) -> Int {
    if total == 0 { return 0 }
    return filled == total ? 100 : min(99, (200 * filled + total) / (2 * total))
  }

  /// The chart (DIV-3, DIV-9): the five dimensions, the time period and geography.
  var chart: [ReadingPicture.Axis] {
    let counts = counts(of: .allTime)
    return (0..<7).map { place in
      let axis = counts.axes[place]
      let total = axis.values.reduce(0) { $0 + $1.books }
      let pairs = axis.values.reduce(0) { $0 + $1.books * (total - $1.books) }
      let words = axis.values.map { "\($0.value): \($0.books) \($0.books == 1 ? "book" : "books")" }
      let list = words.isEmpty ? "No data yet" : words.joined(separator: ", ")
      let percent = Self.percent(axis.filled, of: counts.books)
      return ReadingPicture.Axis(
        isGhost: counts.books == 0 || axis.filled < counts.books,
        variety: total == 0 ? 0 : (pairs * 2_000 + total * total) / (2 * total * total),
        label: "\(DiversityAxis.allCases[place].name): \(percent)% complete. \(list).")
    }
  }
}

extension PeriodCounts {
  /// Returns true if a book counts for a period: it was finished then, and not given up on that day (DIV-1).
  fileprivate func of(_ book: ReadingModel.Book, in period: StatsPeriod) -> Bool {
    if period == .allTime { return true }
    guard let entry = book.entry else { return false }
    var days = entry.finishedBefore
    if entry.status != .didNotFinish {
      days += [entry.finished].compactMap { $0 }
    } else if let last = entry.finished ?? days.max() {
      days.removeAll { $0 == last }
    }
    return days.contains { day in
      switch period {
      case .allTime: true
      case .year(let year): day.year == year
      case .month(let year, let month): day.year == year && day.month == month
      }
    }
  }
}
