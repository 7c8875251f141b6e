// Pages about a library, an author and a book, and about changes of them.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

/// The pages of the command `library`.
enum LibraryPage {
  /// The contents, the authors with statements, and the progress of the reader.
  static func contents(_ library: Library) -> String {
    let said = Set(library.statements.map(\.author)).count
    let stats = DiversityIndex(library).stats()
    let lines =
      [
        "\(library.works.count.of("book")) by \(library.authors.count.of("author")), "
          + "of \(said.grouped) something is said",
        "\(library.overrides.count.of("override")), \(library.curationSteps.count.of("line")) in the history",
        DiversityTexts.headline(stats),
      ] + DiversityTexts.breakdown(stats) + [CuratorBadge.progress(library.points)]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The authors sorted by name, with the number of their books and their known facts.
  static func authors(_ library: Library) -> String {
    let rows = library.authors.map { author in
      let facts = AuthorProfile.facts(of: author.id, in: library)
      let known = facts.map { "\($0.field.name): \($0.values.joined(separator: ", "))" }
      return (name: author.name, books: library.works(of: author.id).count, known: known)
    }
    return text(
      rows.sorted { (FoldedText.fold($0.name), $0.name) < (FoldedText.fold($1.name), $1.name) }.map { row in
        ([row.name, row.books.of("book")] + row.known).joined(separator: "  ")
      })
  }

  /// The change of an author's field: the known and the new values.
  static func change(
    _ field: AuthorField, _ values: [String], of author: AuthorID, in library: Library
  ) -> String {
    let known = AuthorProfile.facts(of: author, in: library).first { $0.field == field }?.values ?? []
    func shown(_ values: [String]) -> String { values.isEmpty ? "nothing" : values.joined(separator: ", ") }
    return "\(field.name): \(shown(known)) → \(shown(field.stored(values)))"
  }

  /// The page of an author, with their books.
  static func profile(of author: AuthorID, in library: Library) -> String {
    guard let profile = AuthorProfile(of: author, in: library) else { return "" }
    return text(profile.lines + profile.books.map { "- \($0)" })
  }

  /// The audit log, oldest line first.
  static func history(_ library: Library) -> String {
    let numbers = numbers(library)
    let lines = library.curationSteps.map { line($0, numbers, library) }
    return lines.isEmpty ? "Nothing has been said of any author.\n" : text(lines)
  }

  /// The line numbers of the audit log, from 1.
  static func numbers(_ library: Library) -> [CurationStepID: Int] {
    Dictionary(uniqueKeysWithValues: library.curationSteps.enumerated().map { ($1.id, $0 + 1) })
  }

  /// A line of the audit log: its number, time and device, and the old and new values.
  static func line(
    _ step: CurationStep, _ numbers: [CurationStepID: Int], _ library: Library
  ) -> String {
    let what: String =
      switch step.subject {
      case .statement(_, let field): field.name
      case .override(_, let field): "\(field.name) of the book"
      case .penName: "pen name of"
      case .rule: "rule"
      }
    func text(_ value: CurationValue?) -> String {
      guard let value else { return "nothing" }
      if let person = value.person { return library.authors[person]?.name ?? "somebody who is gone" }
      let values = value.values.isEmpty ? "nothing to be shown" : value.values.joined(separator: ", ")
      return values + (value.reason.map { " (\($0))" } ?? "")
    }
    let back = step.undoes.flatMap { numbers[$0] }
    let number = numbers[step.id] ?? 0
    return "\(number)  \(step.made.iso8601)  device \(step.id.replica)  \(step.name), \(what): "
      + "\(text(step.before)) → \(text(step.after))" + (back.map { ", takes back \($0)" } ?? "")
  }

  /// The report of a change.
  static func report(_ report: CascadeReport) -> String { text(report.lines) }

  /// Joins lines for the terminal.
  static func text(_ lines: [String]) -> String {
    lines.map { line in
      var line = line.withoutControls[...]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  // MARK: Names

  /// Returns the author with a name, in any spelling.
  static func author(_ name: String, in library: Library) throws(Failure) -> AuthorID {
    if let id = library.author(named: name) { return id }
    let near = NearestWord.nearest(to: name, among: library.authors.map(\.name))
    throw Failure(
      status: .noInput,
      message: "there is no author “\(name)” in the library\(near.map { "; did you mean “\($0)”?" } ?? "")")
  }

  /// Returns the books with a title, with or without a suffix in parentheses.
  static func works(_ title: String, in library: Library) throws(Failure) -> [Work] {
    let folded = FoldedText.fold(title)
    let works = library.works.filter { work in
      let own = work.title.prefix { $0 != "(" }
      return FoldedText.fold(work.title) == folded || FoldedText.fold(String(own)) == folded
    }
    guard works.isEmpty else { return works }
    let near = NearestWord.nearest(to: title, among: library.works.map(\.title))
    throw Failure(
      status: .noInput,
      message: "there is no book “\(title)” in the library\(near.map { "; did you mean “\($0)”?" } ?? "")")
  }

  /// Returns the series with a name, or the only one that contains it.
  static func series(_ name: String, in library: Library) throws(Failure) -> Series {
    if let same = library.series(named: name).first { return same }
    let parts = library.series.filter { FoldedText.fold($0.name).contains(FoldedText.fold(name)) }
    if parts.count == 1 { return parts[0] }
    let names = parts.isEmpty ? library.series.map(\.name) : parts.map(\.name)
    let near =
      parts.isEmpty
      ? NearestWord.nearest(to: name, among: names).map { "; did you mean “\($0)”?" } ?? ""
      : "; several have it in their name: \(names.prefix(5).joined(separator: ", "))"
    throw Failure(
      status: .noInput, message: "there is no series “\(name)” in the library\(near)".withoutControls)
  }

  /// Returns the only book with a title, or the only one that is written so.
  static func work(_ title: String, in library: Library) throws(Failure) -> Work {
    let works = try works(title, in: library)
    let exact = works.filter { $0.title == title }
    if exact.count == 1 { return exact[0] }
    guard works.count == 1 else {
      throw Failure(
        status: .badData,
        message: "\(works.count.of("book")) have the title “\(title)”; give it as it is written"
          .withoutControls)
    }
    return works[0]
  }
}
