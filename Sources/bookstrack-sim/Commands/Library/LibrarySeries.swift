// `library … series`: the list, one series with every place, and the reader's edits of series (SER-5, SER-7,
// SER-8, SER-10, SER-18, SER-20).

import BooksTrack
import BooksTrackAPI
import LabWorld

extension LibraryPart {
  static let series = LibraryPart(
    "series",
    options: ["author", "sort", "only", "json", "yes"] + SeriesEdit.options
  ) { call in
    guard let name = call.words.first else {
      try call.arguments.refuse(SeriesEdit.options, because: "needs the NAME of the series")
      try call.arguments.refuse("yes", because: "needs a change of a series")
      let order = try call.arguments.text("sort").map { text throws(UsageError) -> SeriesList.Order in
        try LibraryCall.value(text, "--sort")
      }
      let stage = try call.arguments.text("only").map { text throws(UsageError) -> SeriesList.Stage in
        try LibraryCall.value(text, "--only")
      }
      let view = SeriesView(order: order ?? .name, stage: stage, author: call.arguments.text("author"))
      return { app, console in
        try console.write(view.text(of: await app.library, isJSON: call.arguments.has("json")))
      }
    }
    try call.arguments.refuse("author", "sort", "only", because: "is about the list of all series")
    let edit = try SeriesEdit(name, call.arguments)
    return { app, console in try await edit.run(app, console, isConfirmed: call.isConfirmed) }
  }
}

/// The list of series: order, stage and author.
private struct SeriesView {
  let order: SeriesList.Order
  let stage: SeriesList.Stage?
  let author: String?

  func text(of library: Library, isJSON: Bool) throws -> String {
    let author = try author.map { try LibraryPage.author($0, in: library) }
    let own = author.map { Set(SeriesList.lines(of: $0, in: library).map(\.series)) }
    let lines = SeriesList(of: library).lines(by: order, only: stage).filter {
      own?.contains($0.series) ?? true
    }
    let shelves = lines.compactMap { line in
      library.series[line.series].map { SeriesShelf(of: $0, in: library) }
    }
    if isJSON { return try LibraryJSON.text(shelves.map { ListedSeries($0, in: library) }) }
    return SeriesPage(ImportedSeries(shelves, isNamed: false)).text
  }
}

/// A series as JSON.
private struct ListedSeries: Encodable {
  struct ListedPlace: Encodable {
    let position: String?
    let badge: String?
    let title: String?
    let state: String
  }

  let name: String
  let author: String?
  let owned: Int
  let read: Int
  let total: Int?
  let totalFrom: String?
  let percentage: Int?
  let progress: String
  let spoken: String
  let stage: String
  let missing: [Int]
  let places: [ListedPlace]

  init(_ shelf: SeriesShelf, in library: Library) {
    name = shelf.name
    author = shelf.author
    owned = shelf.owned.owned
    read = shelf.read.owned
    total = shelf.owned.total
    totalFrom = library.series[shelf.series].flatMap { LibraryPage.totalSource(of: $0, in: library) }
    percentage = shelf.owned.percentage
    progress = shelf.owned.text
    spoken = SeriesTexts.spoken(shelf.owned)
    stage = shelf.stage.rawValue
    missing = shelf.missing
    places = shelf.places.map { place in
      ListedPlace(
        position: place.position?.description,
        badge: SeriesTexts.badge(place.position, total: shelf.owned.total), title: place.title,
        state: place.state.rawValue)
    }
  }
}

extension LibraryPage {
  /// Returns who says how many books a series has; nil if the number is not known.
  static func totalSource(of series: Series, in library: Library) -> String? {
    guard let total = series.total else { return nil }
    if series.hasTotalOfReader { return "you" }
    let pages = library.pages(of: series.id)
    let named = pages.filter { $0.total == total || $0.volumes.count == total }
    let sources = (named.isEmpty ? pages : named).map(\.externalID.provider)
    return sources.isEmpty ? nil : sources.joined(separator: ", ")
  }

  /// A series with every place, where its total is from, its story order, merges and badges.
  static func series(_ series: Series, in library: Library) -> String {
    let shelf = SeriesShelf(of: series, in: library)
    let story = SeriesShelf(of: series, in: library, order: .chronological)
    var lines: [String] = []
    if let source = totalSource(of: series, in: library) {
      lines.append("total from \(source)")
    }
    let others = library.pages(of: series.id).filter { $0.total.map { $0 != series.total } ?? false }
    lines += others.map { "\($0.externalID.provider) counts \($0.total ?? 0)" }
    lines += [shelf.badge, shelf.longBadge].compactMap { $0 }
    if story.places != shelf.places {
      let titles = story.places.compactMap { ImportedSeries.title(of: $0) }
      lines.append("in the order of the story: \(titles.joined(separator: ", "))")
    }
    for merge in library.merges(into: series.id) where merge.undone == nil {
      lines.append("contains the detected series “\(merge.absorbed.name)”; --unmerge takes it out")
    }
    let more = lines.flatMap { WrappedText.lines(of: $0, indent: 2) }
    return SeriesPage(ImportedSeries([shelf], isNamed: true)).text + (more.isEmpty ? "" : "\n" + text(more))
  }
}

/// Edits of a series.
private struct SeriesEdit {
  static let options = [
    "make", "total", "add", "at", "remove", "order", "rename", "merge", "unmerge", "delete",
  ]

  let name: String
  let arguments: ParsedArguments
  private let total: Int?
  private let position: SeriesPosition?

  init(_ name: String, _ arguments: ParsedArguments) throws(UsageError) {
    self.name = name
    self.arguments = arguments
    total =
      arguments.has("total") ? try arguments.number("total", default: 0, in: 0...100_000) : nil
    position = try arguments.text("at").map { text throws(UsageError) in
      guard let position = SeriesPosition(text) else {
        throw UsageError("--at takes a place such as 3, 2.5 or 1-3, not \"\(text)\"")
      }
      return position
    }
    if !arguments.has("add") { try arguments.refuse("at", because: "is the place of a book: --add TITLE") }
    if arguments.has("make") {
      try arguments.refuse(
        "remove", "order", "rename", "merge", "unmerge", "delete", because: "is for a series that exists")
    }
    if arguments.has("delete") {
      try arguments.refuse(
        Self.options.filter { $0 != "delete" && $0 != "make" }, because: "makes no sense with --delete")
    }
  }

  private var isEdit: Bool { Self.options.contains { arguments.has($0) } }

  func run(_ app: App, _ console: Console, isConfirmed: Bool) async throws {
    let library = await app.library
    if arguments.has("make") { return try await make(app, console, library, isConfirmed) }
    let series = try LibraryPage.series(name, in: library)
    guard isEdit else {
      if arguments.has("json") {
        let shelf = SeriesShelf(of: series, in: library)
        return try console.write(LibraryJSON.text(ListedSeries(shelf, in: library)))
      }
      return try console.write(LibraryPage.series(series, in: library))
    }
    try arguments.refuse("json", because: "shows a series; changes are shown as a page")
    let steps = try steps(for: series, in: library)
    guard isConfirmed else {
      return try console.write(LibraryPage.text(steps.map(\.text) + ["Add --yes to do it."]))
    }
    for step in steps { try await step.work(app.series) }
    try await finish(app, console, series.id)
  }

  /// Shows the series after a change, and celebrates it if it is finished.
  private func finish(_ app: App, _ console: Console, _ series: SeriesID) async throws {
    let celebrations = try await app.series.takeCelebrations()
    let after = await app.library
    if let row = after.series[series] {
      try console.write(LibraryPage.series(row, in: after))
    } else {
      try console.write("Deleted.\n")
    }
    for celebration in celebrations { try console.write("\n\(celebration.text)\n") }
  }

  /// Makes a series. A name that another series has is refused; one that is similar is asked about (SER-5).
  private func make(
    _ app: App, _ console: Console, _ library: Library, _ isConfirmed: Bool
  ) async throws {
    let naming = SeriesNaming(of: name, in: library)
    if case .same(let id) = naming, let same = library.series[id], same.source == .manual {
      throw Failure(
        status: .badData, message: "there is a series “\(same.name)” already".withoutControls)
    }
    let work = try arguments.text("add").map { try LibraryPage.work($0, in: library) }
    guard isConfirmed else {
      var lines = [naming.question(in: library)].compactMap { $0 }
      if case .same(let id) = naming, let same = library.series[id] {
        lines.append("The detected series “\(same.name)” becomes part of it.")
      }
      let total = total.flatMap { $0 > 0 ? " of \($0.of("book"))" : nil } ?? ""
      lines += ["Makes the series “\(name)”\(total).", "Add --yes to do it."]
      return try console.write(LibraryPage.text(lines))
    }
    guard let made = try await app.series.make(named: name, total: total) else {
      throw Failure(status: .badData, message: "a series needs a name with a letter or a digit")
    }
    if let work { try await app.series.place(work.id, in: made, at: position) }
    try await finish(app, console, made)
  }

  /// A change with its description.
  private struct Step {
    let text: String
    let work: (SeriesService) async throws -> Void
  }

  private func steps(for series: Series, in library: Library) throws -> [Step] {
    let id = series.id
    if arguments.has("delete") {
      let books = library.members(of: id).count
      return [Step(text: SeriesTexts.deletion(of: series.name, books: books)) { try await $0.delete(id) }]
    }
    return try bookSteps(series, library) + mergeSteps(series, library) + nameSteps(series, library)
  }

  private func bookSteps(_ series: Series, _ library: Library) throws -> [Step] {
    let id = series.id
    var steps: [Step] = []
    if let title = arguments.text("add") {
      let work = try LibraryPage.work(title, in: library)
      let place = position.map { " at \($0)" } ?? ""
      steps.append(
        Step(text: "Adds “\(work.title)”\(place).") { [position] in
          try await $0.place(work.id, in: id, at: position)
        })
    }
    if let title = arguments.text("remove") {
      let work = try member(title, of: series, in: library)
      steps.append(
        Step(text: "Takes “\(work.title)” out; it stays in the library.") {
          try await $0.take(work.id, outOf: id)
        })
    }
    let titles = arguments.texts("order")
    if !titles.isEmpty {
      let works = try titles.map { try member($0, of: series, in: library) }
      let list = works.enumerated().map { "\($0 + 1) \($1.title)" }.joined(separator: ", ")
      steps.append(Step(text: "Numbers \(list).") { try await $0.reorder(id, as: works.map(\.id)) })
    }
    return steps
  }

  private func mergeSteps(_ series: Series, _ library: Library) throws -> [Step] {
    let id = series.id
    var steps: [Step] = []
    if let name = arguments.text("merge") {
      let other = try LibraryPage.series(name, in: library)
      guard other.source == .automatic, series.source == .manual, other.id != id else {
        throw Failure(
          status: .badData,
          message: "only a detected series becomes part of one that you have made or changed")
      }
      let books = library.members(of: other.id).count
      steps.append(
        Step(text: "Moves \(books.of("book")) of “\(other.name)” into it; --unmerge undoes that.") {
          try await $0.merge(other.id, into: id)
        })
    }
    if let name = arguments.text("unmerge") {
      let wanted = FoldedText.fold(name)
      let merges = library.merges(into: id).filter { $0.undone == nil }
      guard let merge = merges.last(where: { FoldedText.fold($0.absorbed.name) == wanted }) else {
        let names = merges.map(\.absorbed.name)
        let rest = names.isEmpty ? "none is" : "\(names.joined(separator: ", ")) is"
        throw Failure(
          status: .noInput,
          message: "no series “\(name)” is part of “\(series.name)”; \(rest)".withoutControls)
      }
      steps.append(
        Step(text: "Takes the series “\(merge.absorbed.name)” out again.") {
          try await $0.undoMerge(merge.id)
        })
    }
    return steps
  }

  private func nameSteps(_ series: Series, _ library: Library) throws -> [Step] {
    let id = series.id
    var steps: [Step] = []
    if let total {
      let text = total == 0 ? "The number of its books is what providers say." : "It has \(total.of("book"))."
      steps.append(Step(text: text) { try await $0.setTotal(total, of: id) })
    }
    if let name = arguments.text("rename") {
      guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
        throw Failure(status: .badData, message: "a series needs a name with a letter or a digit")
      }
      let question = SeriesNaming(of: name, in: library).question(in: library).map { " \($0)" } ?? ""
      steps.append(Step(text: "Renames it to “\(name)”.\(question)") { try await $0.rename(id, to: name) })
    }
    return steps
  }

  /// Returns the book of the series with a title.
  private func member(_ title: String, of series: Series, in library: Library) throws(Failure) -> Work {
    let works = try LibraryPage.works(title, in: library)
    let members = works.filter { library.membership(of: $0.id, in: series.id) != nil }
    guard let work = members.first else {
      throw Failure(
        status: .noInput, message: "“\(works[0].title)” is not in “\(series.name)”".withoutControls)
    }
    return work
  }
}
