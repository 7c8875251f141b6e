// `library … conflicts`, `choose`, `rules` and `queue`: what waits for a decision of the reader, and why
// books wait (CAS-6, CAS-11, ENR-9, ENR-11, CON-14).

import BooksTrack
import BooksTrackAPI
import LabWorld

extension LibraryPart {
  static let conflicts = LibraryPart("conflicts", options: ["take", "keep"]) { call in
    let isTaken = call.arguments.has("take")
    if isTaken { try call.arguments.refuse("keep", because: "keeps your value; --take takes the provider's") }
    guard !call.words.isEmpty else {
      try call.arguments.refuse("take", "keep", because: "needs the number of the conflict")
      return { app, console in try console.write(LibraryPage.conflicts(await app.library)) }
    }
    let number = try call.number(0, "the number of a conflict", in: 1...Int(Int32.max))
    guard isTaken || call.arguments.has("keep") else {
      throw UsageError("library … conflicts \(number) needs --take or --keep")
    }
    return { app, console in
      let all = Disagreement.all(in: await app.library)
      guard all.indices.contains(number - 1) else {
        throw Failure(status: .noInput, message: "there is no conflict \(number); there are \(all.count)")
      }
      try await all[number - 1].settle(app, takingProvider: isTaken, console)
    }
  }

  static let choose = LibraryPart("choose", words: 2, options: ["none"]) { call in
    guard let title = call.words.first else {
      try call.arguments.refuse("none", because: "needs the TITLE of the book")
      return { app, console in try console.write(LibraryPage.choices(await app.library)) }
    }
    if call.arguments.has("none") {
      guard call.words.count == 1 else { throw UsageError("choose takes a number or --none, not both") }
      return { app, console in
        let work = try LibraryPage.work(title, in: await app.library)
        guard try await app.store.declineCandidates(of: work.id) else { throw noChoice(work) }
        try console.write("The book stays as it is.\n")
      }
    }
    let number = try call.number(1, "the number of an answer", in: 1...1_000)
    return { app, console in
      let work = try LibraryPage.work(title, in: await app.library)
      guard work.candidates.indices.contains(number - 1) else { throw noChoice(work) }
      let candidate = work.candidates[number - 1]
      guard try await app.store.choose(candidate, for: work.id) else { throw noChoice(work) }
      try console.write(LibraryPage.text(["“\(candidate.title)” is fetched at the next look-up."]))
    }
  }

  private static func noChoice(_ work: Work) -> Failure {
    let count = work.candidates.count
    return Failure(
      status: .noInput,
      message: "“\(work.title)” has \(count.of("answer")) to choose from".withoutControls)
  }

  static let rules = LibraryPart("rules", options: ["on", "off", "yes"]) { call in
    let isOn = call.arguments.has("on")
    if isOn { try call.arguments.refuse("off", because: "is the opposite of --on") }
    guard let name = call.words.first else {
      try call.arguments.refuse("on", "off", "yes", because: "needs the NAME of the rule")
      return { app, console in try console.write(LibraryPage.rules(await app.library)) }
    }
    guard let rule = CascadeRule.allCases.first(where: { $0.word == name }) else {
      let names = CascadeRule.allCases.map(\.word)
      let near = NearestWord.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw UsageError(
        "there is no rule \"\(name)\"; expected one of \(names.joined(separator: ", "))\(near)")
    }
    guard isOn || call.arguments.has("off") else {
      throw UsageError("library … rules \(name) needs --on or --off")
    }
    return { app, console in
      guard call.isConfirmed else {
        let state = isOn ? "on" : "off"
        return try console.write("Turns “\(rule.rawValue)” \(state).\nAdd --yes to do it.\n")
      }
      try console.write(LibraryPage.report(try await app.cascade.set(rule, isOn)))
    }
  }

  static let queue = LibraryPart("queue", words: 0) { _ in
    { app, console in
      let lines = QueueAccount(of: await app.library).lines
      guard !lines.isEmpty else { return try console.write("No book waits.\n") }
      try console.write(
        LibraryPage.text(
          lines.map { "\($0.title.fitted(to: 34)): \($0.reason)".fitted(to: WrappedText.width) }
            + ["", "\(lines.count.of("book")) waiting"]
            + (lines.lazy.compactMap(\.reason.next).first.map { [$0] } ?? [])))
    }
  }
}

extension CascadeRule {
  /// The name of the rule on the command line.
  var word: String {
    switch self {
    case .primaryAuthor: "primary-author"
    case .noNationalityOfTranslations: "no-nationality-of-translations"
    case .noAnthologies: "no-anthologies"
    }
  }
}

/// A fact that the reader has to verify.
private enum Disagreement {
  case book(WorkID, FactConflict)
  case author(AuthorConflict)

  /// All of them: those of books, oldest first, then those of authors.
  static func all(in library: Library) -> [Disagreement] {
    library.works.flatMap { work in library.conflicts(of: work.id).map { .book(work.id, $0) } }
      + library.authors.flatMap { author in library.conflicts(ofAuthor: author.id).map { .author($0) } }
  }

  func text(in library: Library) -> String {
    switch self {
    case .book(let work, let conflict):
      "\(library.works[work]?.title ?? ""): \(LibraryPage.conflict(conflict))"
    case .author(let conflict): "\(library.authors[conflict.author]?.name ?? ""): \(conflict.text)"
    }
  }

  func settle(_ app: App, takingProvider isTaken: Bool, _ console: Console) async throws {
    switch self {
    case .book(let work, let conflict):
      let isDone =
        isTaken
        ? try await app.store.accept(conflict, of: work) : try await app.store.dismiss(conflict, of: work)
      guard isDone else { throw CascadeRefusal.noConflict }
      let value = isTaken ? conflict.found : conflict.entered
      try console.write(LibraryPage.text(["It is \(value)."]))
    case .author(let conflict):
      let report = try await app.cascade.settle(conflict, takingProvider: isTaken)
      try console.write(isTaken ? LibraryPage.report(report) : "Your value stays.\n")
    }
  }
}

extension LibraryPage {
  /// Returns the reader's value and the provider's.
  static func conflict(_ conflict: FactConflict) -> String {
    let field =
      switch conflict.field {
      case .title: "the title"
      case .firstPublished: "the year"
      case .pageCount: "the number of pages"
      case .yearPublished: "the year of the edition"
      }
    return "for \(field) you entered \(conflict.entered), and \(conflict.provider) says \(conflict.found)."
  }

  /// The numbered conflicts.
  static func conflicts(_ library: Library) -> String {
    let lines = Disagreement.all(in: library).enumerated().flatMap { number, conflict in
      WrappedText.lines(of: "\(number + 1)  \(conflict.text(in: library).withoutControls)", indent: 4)
    }
    return lines.isEmpty ? "There is nothing to verify.\n" : text(lines)
  }

  /// The books with several answers, and these.
  static func choices(_ library: Library) -> String {
    let lines = library.works.filter { $0.enrichment == .needsChoice }.flatMap { work in
      [work.title.fitted(to: WrappedText.width)]
        + work.candidates.enumerated().map { number, candidate in
          let isbn = candidate.isbn.map { ", \($0)" } ?? ""
          let people = candidate.authors.joined(separator: ", ")
          let share = "\(candidate.confidence / 10)%"
          return "  \(number + 1)  \(candidate.title), \(people)\(isbn), \(share)".fitted(
            to: WrappedText.width)
        }
    }
    return lines.isEmpty ? "No book has several answers.\n" : text(lines)
  }

  /// The rules of the cascade.
  static func rules(_ library: Library) -> String {
    let state = library.curation
    return text(
      CascadeRule.allCases.flatMap { rule in
        ["\(state.isOn(rule) ? "on " : "off")  \(rule.word)", "     \(rule.rawValue)"]
      })
  }
}
