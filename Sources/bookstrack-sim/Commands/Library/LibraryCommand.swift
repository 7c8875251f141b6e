// `library`: a library of this machine through the same stack as in an app. What it shows and changes is
// divided into parts (`LibraryPart`), each in a file of its own.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

enum LibraryCommand: Command {
  static let specification = CommandSpecification(
    name: "library",
    summary:
      "Shows a library, or WHAT of it, and changes it: books, book, author, series, session, questions, answer, "
      + "chart, conflicts, choose, rules, queue, export, restore, history, undo.",
    operands: ["LIBRARY", "[WHAT]", "[NAME]", "[MORE]"],
    options: listOptions + seriesOptions + factOptions + otherOptions,
    examples: [
      "bookstrack-sim library my-library",
      "bookstrack-sim library my-library books --status read --sort rating",
      "bookstrack-sim library my-library books dune --missing pages,cover",
      "bookstrack-sim library my-library book Emma",
      "bookstrack-sim library my-library book Emma --override nationality=British",
      "bookstrack-sim library my-library book Emma --edition 2",
      "bookstrack-sim library my-library author \"Bo Ek\" --set languages=en,sv --yes",
      "bookstrack-sim library my-library series",
      "bookstrack-sim library my-library series Discworld --add Mort --at 4 --yes",
      "bookstrack-sim library my-library session start Emma",
      "bookstrack-sim library my-library session end 40",
      "bookstrack-sim library my-library answer Female",
      "bookstrack-sim library my-library chart --year 2025",
      "bookstrack-sim library my-library conflicts 1 --keep",
      "bookstrack-sim library my-library rules no-anthologies --on --yes",
      "bookstrack-sim library my-library export books.csv --as goodreads",
      "bookstrack-sim library my-copy restore books.json",
      "bookstrack-sim library my-library undo 3 --yes",
    ])

  private static func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> String {
    Value.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static let listOptions = [
    OptionSpecification(
      "status", value: "STATUS", repeats: true, "books: Only those with it: \(names(ReadingStatus.self))."),
    OptionSpecification("genre", value: "GENRE", "books: Only those of the genre, or of a narrower one."),
    OptionSpecification("series", value: "NAME", "books: Only those of the series."),
    OptionSpecification("author", value: "NAME", "books, series: Only those of the author."),
    OptionSpecification(
      "year", value: "YEAR", "books: First published then: 1990 or 1990-1999. chart: Books finished then."),
    OptionSpecification(
      "missing", value: "FACT", repeats: true,
      "books: Only those that lack it: \(names(SearchableFact.self))."),
    OptionSpecification(
      "sort", value: "ORDER",
      "books: \(names(BookOrder.self)). series: \(names(SeriesList.Order.self))."),
    OptionSpecification("only", value: "STAGE", "series: Only those: \(names(SeriesList.Stage.self))."),
    OptionSpecification("json", "books, series: As JSON, in place of the page."),
  ]

  private static let seriesOptions = [
    OptionSpecification("make", "series: Make a series of that NAME."),
    OptionSpecification("total", value: "NUMBER", "series: It has so many books; 0 if that is not known."),
    OptionSpecification("add", value: "TITLE", "series: Add the book, or move it within the series."),
    OptionSpecification(
      "at", value: "POSITION", "series: The place of the book that is added, such as 3 or 2.5."),
    OptionSpecification("remove", value: "TITLE", "series: Take the book out; it stays in the library."),
    OptionSpecification(
      "order", value: "TITLE", repeats: true, "series: Number the books from 1, in the order of the options."),
    OptionSpecification("rename", value: "NAME", "series: The new name."),
    OptionSpecification(
      "merge", value: "NAME", "series: Merge the detected series of that name into this one."),
    OptionSpecification("unmerge", value: "NAME", "series: Undo the merge of the series of that name."),
    OptionSpecification("delete", "series: Delete the series; its books stay."),
  ]

  private static let factOptions = [
    OptionSpecification(
      "set", value: "FIELD=VALUES", repeats: true,
      "author: Say something of the author, for all of their books: \(fields). Several values stand between commas; "
        + "none takes away what was said. answer: The dimension and its value."),
    OptionSpecification(
      "override", value: "FIELD=VALUES", repeats: true,
      "book: Say where it differs from its author; no values where it is to show nothing."),
    OptionSpecification("editions", "book: The editions to choose from, the present one first."),
    OptionSpecification("edition", value: "NUMBER", "book: You have that one of its editions."),
    OptionSpecification("because", value: "REASON", "book: Why it differs."),
    OptionSpecification(
      "no-override", value: "FIELD", repeats: true, "book: It shows what its author has again."),
    OptionSpecification("pen-name-of", value: "NAME", "author: They are this one under another name."),
    OptionSpecification("skip", "answer: Skip the question after the last session."),
    OptionSpecification("take", "conflicts: The provider is right."),
    OptionSpecification("keep", "conflicts: You are right."),
    OptionSpecification("on", "rules: Apply the rule."),
    OptionSpecification("off", "rules: Do not apply it."),
    OptionSpecification("none", "choose: None of the answers is the book."),
  ]

  private static let otherOptions = [
    OptionSpecification("from", value: "PAGE", "session start: The first page; else where you were."),
    OptionSpecification(
      "as", value: "FORMAT",
      "export: \((ExportSheet.all.map(\.name) + [LibraryExport.document]).joined(separator: ", ")). The last one "
        + "holds everything, and restore reads it."),
    OptionSpecification("overwrite", "export: The file may replace another one."),
    OptionSpecification(
      "yes", short: "y", "Make the change; without it, only what it would apply to is shown."),
  ]

  private static let fields = AuthorField.allCases.map(\.rawValue).joined(separator: ", ")

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError("library needs a folder: bookstrack-sim library LIBRARY")
    }
    let words = Array(arguments.operands.dropFirst())
    let part = try LibraryPart.part(words)
    if part == nil { try LibraryPart.refuseOptions(of: nil, arguments) }
    let work: LibraryWork
    if let part {
      work = try part.parsed(Array(words.dropFirst()), arguments)
    } else {
      work = { app, console in try console.write(LibraryPage.contents(await app.library)) }
    }
    let library = try await ImportLibrary.open(path, creating: part?.creates ?? false) { policy in
      // A restored library is as it was, with nothing derived anew.
      if part?.creates == true { policy.commitRules = [] }
    }
    let before = await library.library.sequence
    do {
      try await work(library.app, console)
    } catch let error as StorageError {
      guard await library.library.sequence > before else { throw Failure(storage: error) }
      throw Failure(storage: error, "this change was not made; those above were")
    } catch let refusal as any LibraryRefusal {
      throw Failure(status: .badData, message: refusal.description.withoutControls)
    }
    await library.tidy(console)
    return .success
  }
}

/// A change that a service of the app rejects, with a sentence for the reader.
protocol LibraryRefusal: Error, CustomStringConvertible {}

extension CascadeRefusal: LibraryRefusal {}
extension AnswerRefusal: LibraryRefusal {}
extension SessionRefusal: LibraryRefusal {}
extension RestoreRefusal: LibraryRefusal {}
extension DanglingReference: LibraryRefusal {}
