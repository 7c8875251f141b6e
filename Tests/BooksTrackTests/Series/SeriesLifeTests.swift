// Random lives of a reader with series: after every step each shelf, the list and every recommendation equal
// those of a brute-force model (SER-7 to SER-12).

import PropertyTesting
import Testing

@testable import BooksTrack

struct SeriesLifeTests {
  /// One edit by a reader. Series and books are selected by number among the existing ones.
  struct Step: Sendable, CustomStringConvertible {
    enum Act: String, Sendable, CaseIterable {
      case makeSeries, addBook, addBookAgain, finish, unfinish, place, take, reorder, total, deleteSeries
      case deleteBook
    }
    let act: Act
    let series: Int
    let book: Int
    let spans: [SeriesPosition.Span]?

    var description: String { "\(act)(\(series), \(book), \(spans.map { "\($0)" } ?? "nowhere"))" }
  }

  private static let spans: Gen<[SeriesPosition.Span]?> = combine(
    Gen<Int>.integer(in: 0...7), Gen<Int>.integer(in: 0...8), Gen<Int>.integer(in: 0...3)
  ).map { kind, volume, more in
    let place = volume * 100
    switch kind {
    case 0: return nil
    case 1: return [.init(first: place + 50, last: place + 50)]
    case 2: return [.init(first: place, last: place + more * 100)]
    case 3: return [.init(first: place, last: place), .init(first: place + more * 100, last: place + 250)]
    default: return [.init(first: place, last: place)]
    }
  }

  private static let lives: Gen<[Step]> = combine(
    Gen<Int>.frequency([
      (2, .integer(in: 0...1)), (2, .integer(in: 2...3)),
      (1, .integer(in: 0...(Step.Act.allCases.count - 1))),
    ]), Gen<Int>.integer(in: 0...3), Gen<Int>.integer(in: 0...9), spans
  ).map { act, series, book, spans in
    Step(act: Step.Act.allCases[act], series: series, book: book, spans: spans)
  }.array(count: 0...40)

  @Test func `SER-7, SER-8, SER-9, SER-12: any history shows the results of a brute-force count`() throws {
    var offers: Set<String> = []
    try check("shelves agree with the model", Self.lives, count: 150) { steps in
      var life = Life()
      for step in steps {
        life.take(step)
        for offer in try life.compare() { offers.insert(offer) }
      }
    }
    #expect(offers == ["add", "lookFor", "continueWith", "others", "nothing"], "every case is met")
  }
}

/// A reader's library and the model of it.
private struct Life {
  private var reader = SeriesFixture()
  private var model = SeriesModel()
  private var works: [WorkID] = []

  mutating func take(_ step: SeriesLifeTests.Step) {
    switch step.act {
    case .makeSeries: makeSeries(step)
    case .addBook: addBook(step)
    case .addBookAgain, .place: place(step)
    case .finish, .unfinish: finish(step)
    case .take: takeOut(step)
    case .reorder: reorder(step)
    case .total: setTotal(step)
    case .deleteSeries: deleteSeries(step)
    case .deleteBook: deleteBook(step)
    }
  }

  private func shelf(_ step: SeriesLifeTests.Step) -> Int? {
    model.shelves.isEmpty ? nil : step.series % model.shelves.count
  }

  private func work(_ step: SeriesLifeTests.Step) -> WorkID? {
    works.isEmpty ? nil : works[step.book % works.count]
  }

  private mutating func makeSeries(_ step: SeriesLifeTests.Step) {
    guard model.shelves.count < 4 else { return }
    let total = step.book == 0 ? nil : step.book
    model.shelves.append(.init(series: reader.series("Series \(step.series)", total: total), total: total))
  }

  private mutating func addBook(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step) else { return }
    let work = reader.book("Book \(works.count)", in: [])
    works.append(work)
    put(work, on: shelf, at: step.spans)
  }

  private mutating func put(_ work: WorkID, on shelf: Int, at spans: [SeriesPosition.Span]?) {
    let series = model.shelves[shelf].series
    reader.editor.place(work, in: series, at: spans.flatMap { SeriesPosition(spans: $0) }, now: reader.now())
    if let place = model.shelves[shelf].books.firstIndex(where: { $0.work == work }) {
      if let spans { model.shelves[shelf].books[place].spans = spans }
    } else {
      model.shelves[shelf].books.append(.init(work: work, spans: spans))
    }
  }

  private mutating func place(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step), let work = work(step) else { return }
    // The model orders series by identifier, the stack in the order in which the book joined them.
    let isLast = !model.shelves[(shelf + 1)...].contains { $0.books.contains { $0.work == work } }
    if isLast { put(work, on: shelf, at: step.spans) }
  }

  private mutating func finish(_ step: SeriesLifeTests.Step) {
    guard let work = work(step) else { return }
    for var entry in reader.library.entries(of: work) {
      entry.facts.status = step.act == .finish ? .read : .reading
      reader.editor.put(entry)
    }
    if step.act == .finish { model.read.insert(work) } else { model.read.remove(work) }
  }

  private mutating func takeOut(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step), let work = work(step) else { return }
    reader.editor.take(work, outOf: model.shelves[shelf].series, now: reader.now())
    model.shelves[shelf].books.removeAll { $0.work == work }
  }

  private mutating func reorder(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step) else { return }
    let order = Array(model.shelves[shelf].books.map(\.work).reversed().dropLast(step.book % 2))
    reader.editor.reorder(model.shelves[shelf].series, as: order, now: reader.now())
    for (number, work) in order.enumerated() {
      guard let place = model.shelves[shelf].books.firstIndex(where: { $0.work == work }) else { continue }
      model.shelves[shelf].books[place].spans = [.init(first: (number + 1) * 100, last: (number + 1) * 100)]
    }
  }

  private mutating func setTotal(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step) else { return }
    reader.editor.setTotal(step.book, of: model.shelves[shelf].series, now: reader.now())
    model.shelves[shelf].total = step.book == 0 ? nil : step.book
  }

  private mutating func deleteSeries(_ step: SeriesLifeTests.Step) {
    guard let shelf = shelf(step) else { return }
    reader.editor.remove(model.shelves[shelf].series)
    model.shelves.remove(at: shelf)
  }

  private mutating func deleteBook(_ step: SeriesLifeTests.Step) {
    guard let work = work(step) else { return }
    reader.editor.remove(work)
    works.removeAll { $0 == work }
    model.read.remove(work)
    for shelf in model.shelves.indices { model.shelves[shelf].books.removeAll { $0.work == work } }
  }

  // MARK: Comparison

  /// Compares everything, and returns the kinds of recommendations that occurred.
  func compare() throws -> Set<String> {
    try claimEqual(reader.library.works.count, works.count)
    try claimEqual(reader.library.series.map(\.id), model.shelves.map(\.series))
    for expected in model.shelves {
      let shelf = reader.shelf(expected.series)
      try claimEqual(shelf.owned.owned, model.count(of: expected, onlyRead: false))
      try claimEqual(shelf.read.owned, model.count(of: expected, onlyRead: true))
      try claimEqual(
        shelf.owned.percentage, expected.total.map { model.count(of: expected, onlyRead: false) * 100 / $0 })
      try claimEqual(shelf.missing, model.missing(expected))
      try claimEqual(shelf.isFinished, model.isFinished(expected))
      try claimEqual(shelf.next, model.next(on: expected))
      try claimEqual(Set(shelf.places.compactMap(\.work)), Set(expected.books.map(\.work)))
      for place in shelf.places {
        guard let work = place.work else { continue }
        try claimEqual(place.state == .read, model.read.contains(work))
      }
    }
    let lines = SeriesList(of: reader.library).lines()
    let filled = model.shelves.filter { shelf in
      !shelf.books.isEmpty || reader.library.series[shelf.series]?.source == .manual
    }
    try claimEqual(Set(lines.map(\.series)), Set(filled.map(\.series)))
    for line in lines {
      let expected = filled.first { $0.series == line.series }
      try claimEqual(line.stage, expected.map(model.stage))
    }
    return try compareRecommendations()
  }

  private func compareRecommendations() throws -> Set<String> {
    var kinds: Set<String> = []
    for work in works {
      let offer = SeriesRecommendation.after(work, in: reader.library)
      try claimEqual(offer, model.after(work))
      switch offer {
      case .add: kinds.insert("add")
      case .lookFor: kinds.insert("lookFor")
      case .continueWith: kinds.insert("continueWith")
      case .others: kinds.insert("others")
      case nil: kinds.insert("nothing")
      }
    }
    return kinds
  }
}
