// `library`: facts about authors in a library of this machine, and exceptions for single books, through the
// same stack as in an app.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

enum LibraryCommand: Command {
  static let specification = CommandSpecification(
    name: "library",
    summary:
      "Shows a library, or WHAT of it: author [NAME], book TITLE, history; undo [LINE] takes a change back.",
    operands: ["LIBRARY", "[WHAT]", "[NAME]"],
    options: [
      OptionSpecification(
        "set", value: "FIELD=VALUES", repeats: true,
        "Say something of the author, for all of their books: \(fields). Several values stand between commas; none "
          + "takes away what was said."),
      OptionSpecification(
        "override", value: "FIELD=VALUES", repeats: true,
        "Say where the book differs from its author; no values where it is to show nothing."),
      OptionSpecification("because", value: "REASON", "Why the book differs."),
      OptionSpecification(
        "no-override", value: "FIELD", repeats: true, "The book shows what its author has again."),
      OptionSpecification("pen-name-of", value: "NAME", "The author is this one under another name."),
      OptionSpecification(
        "yes", short: "y", "Make the change; without it, only what it would apply to is shown."),
    ],
    examples: [
      "bookstrack-sim library my-library",
      "bookstrack-sim library my-library author",
      "bookstrack-sim library my-library author \"Bo Ek\"",
      "bookstrack-sim library my-library author \"Bo Ek\" --set nationality=Swedish",
      "bookstrack-sim library my-library author \"Bo Ek\" --set languages=en,sv --yes",
      "bookstrack-sim library my-library book Emma --override nationality=British",
      "bookstrack-sim library my-library undo 3 --yes",
    ])

  private static let fields = AuthorField.allCases.map(\.rawValue).joined(separator: ", ")
  private static let changes = ["set", "override", "because", "no-override", "pen-name-of"]

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError("library needs a folder: bookstrack-sim library LIBRARY")
    }
    let words = Array(arguments.operands.dropFirst())
    let work = try work(words, arguments)
    let library = try await ImportLibrary.open(path, creating: false)
    let before = await library.library.sequence
    do {
      try await work(library.app, console)
    } catch let refusal as CascadeRefusal {
      throw Failure(status: .badData, message: refusal.description)
    } catch let error as StorageError {
      guard await library.library.sequence > before else { throw Failure(storage: error) }
      throw Failure(storage: error, "this change was not made; those above were")
    }
    await library.tidy(console)
    return .success
  }

  private typealias Work = (App, Console) async throws -> Void

  /// Parses the operands and returns the work to do, before any library is opened.
  private static func work(_ words: [String], _ arguments: ParsedArguments) throws -> Work {
    func refuse(_ options: [String], _ reason: String) throws(UsageError) {
      try arguments.refuse(options.filter { !$0.isEmpty }, because: reason)
    }
    func name() throws(UsageError) -> String {
      guard words.count > 1 else { throw UsageError("library … \(words[0]) needs a name behind it") }
      return words[1]
    }
    let isConfirmed = arguments.has("yes")
    switch words.first {
    case nil:
      try refuse(changes + ["yes"], "needs an author or a book: library LIBRARY author NAME")
      return { app, console in try console.write(LibraryPage.contents(await app.library)) }
    case "author" where words.count == 1:
      try refuse(changes + ["yes"], "needs the NAME of the author")
      return { app, console in try console.write(LibraryPage.authors(await app.library)) }
    case "author":
      try refuse(["override", "because", "no-override"], "is about a book: library LIBRARY book TITLE")
      let edit = try AuthorEdit(name(), arguments)
      return { app, console in try await edit.run(app, console, isConfirmed: isConfirmed) }
    case "book":
      try refuse(["set", "pen-name-of"], "is about an author: library LIBRARY author NAME")
      let edit = try BookEdit(name(), arguments)
      return { app, console in try await edit.run(app, console, isConfirmed: isConfirmed) }
    case "history":
      try refuse(changes + ["yes"], "has no meaning with history")
      return { app, console in try console.write(LibraryPage.history(await app.library)) }
    case "undo":
      try refuse(changes, "has no meaning with undo")
      let line = try words.dropFirst().first.map { text throws(UsageError) in
        guard let line = Int(text), line > 0 else {
          throw UsageError("undo takes the number of a line of the history, not \"\(text)\"")
        }
        return line
      }
      return { app, console in try await undo(line, app, console, isConfirmed: isConfirmed) }
    case let other?:
      throw UsageError("library knows no \"\(other)\"; expected author, book, history or undo")
    }
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
