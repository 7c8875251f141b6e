// `library … author`, `book`, `history` and `undo`: facts about authors, and exceptions for single books.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension LibraryPart {
  static let author = LibraryPart("author", options: ["set", "pen-name-of", "yes"]) { call in
    guard !call.words.isEmpty else {
      try call.arguments.refuse("set", "pen-name-of", "yes", because: "needs the NAME of the author")
      return { app, console in try console.write(LibraryPage.authors(await app.library)) }
    }
    let edit = try AuthorEdit(call.word(0, "the NAME of the author"), call.arguments)
    return { app, console in try await edit.run(app, console, isConfirmed: call.isConfirmed) }
  }

  static let book = LibraryPart(
    "book", options: ["override", "because", "no-override", "yes", "editions", "edition"]
  ) { call in
    if let choice = try EditionCall(call) { return choice.run }
    let edit = try BookEdit(call.word(0, "the TITLE of the book"), call.arguments)
    return { app, console in try await edit.run(app, console, isConfirmed: call.isConfirmed) }
  }

  static let history = LibraryPart("history", words: 0) { _ in
    { app, console in try console.write(LibraryPage.history(await app.library)) }
  }

  static let undo = LibraryPart("undo", options: ["yes"]) { call in
    let line = try call.words.first.map { text throws(UsageError) in
      guard let line = Int(text), line > 0 else {
        throw UsageError("undo takes the number of a line of the history, not \"\(text)\"")
      }
      return line
    }
    return { app, console in try await undo(line, app, console, isConfirmed: call.isConfirmed) }
  }

  private static func undo(
    _ line: Int?, _ app: App, _ console: Console, isConfirmed: Bool
  ) async throws {
    let library = await app.library
    let steps = Array(library.curationSteps)
    let undone = Set(library.curationSteps.compactMap(\.undoes))
    let last = steps.indices.last { !undone.contains(steps[$0].id) && steps[$0].undoes == nil }
    guard let place = line.map({ $0 - 1 }) ?? last, steps.indices.contains(place) else {
      throw Failure(
        status: .noInput,
        message: line == nil
          ? "there is no change that could be taken back" : "the history has \(steps.count.of("line"))")
    }
    guard isConfirmed else {
      try app.cascade.checkUndo(of: steps[place].id, in: library)
      let text = LibraryPage.line(steps[place], LibraryPage.numbers(library), library)
      return try console.write("This takes back:\n\(text)\nAdd --yes to do it.\n")
    }
    try console.write(LibraryPage.report(try await app.cascade.undo(steps[place].id)))
  }
}

/// A field and its values, parsed from text such as `nationality=Nigerian,British`.
private struct FieldValues {
  let field: AuthorField
  let values: [String]

  init(_ text: String, _ option: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--\(option) takes FIELD=VALUES, such as nationality=Nigerian, not \"\(text)\"")
    }
    field = try Self.field(parts[0], option)
    values = parts[1].split(separator: ",").map(String.init)
  }

  static func field(_ name: String, _ option: String) throws(UsageError) -> AuthorField {
    guard let field = AuthorField(named: name) else {
      let names = AuthorField.allCases.map(\.rawValue)
      let near = NearestWord.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw UsageError(
        "--\(option) knows no field \"\(name)\"\(near.isEmpty ? "; expected one of \(names.joined(separator: ", "))" : near)"
      )
    }
    return field
  }
}

/// Edits of an author.
private struct AuthorEdit {
  let name: String
  let said: [FieldValues]
  let penNameOf: String?

  init(_ name: String, _ arguments: ParsedArguments) throws(UsageError) {
    self.name = name
    var said: [FieldValues] = []
    for text in arguments.texts("set") { said.append(try FieldValues(text, "set")) }
    self.said = said
    penNameOf = arguments.text("pen-name-of")
  }

  func run(_ app: App, _ console: Console, isConfirmed: Bool) async throws {
    let library = await app.library
    let author = try LibraryPage.author(name, in: library)
    guard !said.isEmpty || penNameOf != nil else {
      return try console.write(LibraryPage.profile(of: author, in: library))
    }
    let person = try penNameOf.map { try LibraryPage.author($0, in: library) }
    guard isConfirmed else {
      let fields = penNameOf == nil ? said.map(\.field) : AuthorField.allCases
      let preview = try await app.cascade.preview(fields, of: author)
      let changes = said.map { LibraryPage.change($0.field, $0.values, of: author, in: library) }
      let other = person.map { "\(name(of: author, library)) is a pen name of \(name(of: $0, library))." }
      return try console.write(
        LibraryPage.text(
          [other].compactMap { $0 } + changes + [preview.text] + preview.books.map { "- \($0)" }
            + ["Add --yes to do it."]))
    }
    if let person {
      try console.write(LibraryPage.report(try await app.cascade.setPenName(author, of: person)))
    }
    for said in said {
      let report = try await app.cascade.say(said.values, said.field, of: author)
      try console.write(LibraryPage.report(report))
    }
  }
}

extension AuthorEdit {
  fileprivate func name(of author: AuthorID, _ library: Library) -> String {
    library.authors[author]?.name ?? ""
  }
}

/// Overrides of a book's facts.
private struct BookEdit {
  let title: String
  let overrides: [FieldValues]
  let removed: [AuthorField]
  let reason: String?

  init(_ title: String, _ arguments: ParsedArguments) throws(UsageError) {
    self.title = title
    var overrides: [FieldValues] = []
    for text in arguments.texts("override") { overrides.append(try FieldValues(text, "override")) }
    self.overrides = overrides
    var removed: [AuthorField] = []
    for text in arguments.texts("no-override") { removed.append(try FieldValues.field(text, "no-override")) }
    self.removed = removed
    reason = arguments.text("because")
    if overrides.isEmpty { try arguments.refuse("because", because: "is the reason of an --override") }
  }

  func run(_ app: App, _ console: Console, isConfirmed: Bool) async throws {
    let library = await app.library
    let works = try LibraryPage.works(title, in: library)
    guard !overrides.isEmpty || !removed.isEmpty else {
      return try console.write(LibraryPage.books(works, in: library))
    }
    guard isConfirmed else {
      let books = works.map { "- \($0.title)" }
      return try console.write(
        LibraryPage.text(
          ["This will apply to \(works.count.of("book")):"] + books + ["Add --yes to do it."]))
    }
    for field in removed {
      let report = try await app.cascade.removeOverride(field, of: works.map(\.id))
      try console.write(LibraryPage.report(report))
    }
    for override in overrides {
      let report = try await app.cascade.override(
        override.field, of: works.map(\.id), with: override.values, because: reason)
      try console.write(LibraryPage.report(report))
    }
  }
}
