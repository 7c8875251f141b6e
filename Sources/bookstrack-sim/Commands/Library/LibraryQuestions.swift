// `library … questions`, `answer` and `chart`: what is missing about books, the reader's answers, and the
// statistics (DIV-1 to DIV-8, SES-6).

import BooksTrack
import BooksTrackAPI
import LabWorld

extension LibraryPart {
  static let questions = LibraryPart("questions") { call in
    { app, console in
      let library = await app.library
      guard let title = call.words.first else {
        guard let question = await app.diversity.nextQuestion() else {
          return try console.write("Nothing is missing.\n")
        }
        let lines = LibraryPage.question(question, in: library)
        return try console.write(LibraryPage.text(lines + [LibraryPage.answerCall(question, in: library)]))
      }
      let work = try LibraryPage.work(title, in: library)
      let missing = await app.diversity.missingDimensions(of: work.id)
      guard !missing.isEmpty else { return try console.write("Nothing is missing.\n") }
      let lines = missing.flatMap { dimension in
        let question = DiversityQuestion(work: work.id, dimension: dimension)
        return LibraryPage.question(question, in: library) + [LibraryPage.answerCall(question, in: library)]
      }
      try console.write(LibraryPage.text(lines))
    }
  }

  static let answer = LibraryPart("answer", options: ["set", "skip"]) { call in
    let sets = call.arguments.texts("set")
    guard sets.isEmpty else {
      try call.arguments.refuse("skip", because: "skips a question; --set answers one")
      let title = try call.word(0, "the TITLE of the book that --set is about")
      let answers = try sets.map { text throws(UsageError) in try DimensionValue(text) }
      return { app, console in
        let work = try LibraryPage.work(title, in: await app.library)
        for answer in answers {
          let report = try await app.curator.answer(answer.value, about: work.id, answer.dimension)
          try console.write(LibraryPage.text(report.lines))
        }
      }
    }
    if call.arguments.has("skip") {
      guard call.words.isEmpty else { throw UsageError("answer takes a VALUE or --skip, not both") }
      return { app, console in
        try await app.curator.skip(after: try openQuestion(in: await app.library).id)
        try console.write("Skipped.\n")
      }
    }
    let value = try call.word(0, "the VALUE, or --skip")
    return { app, console in
      let session = try openQuestion(in: await app.library)
      try console.write(LibraryPage.text(try await app.curator.answer(value, after: session.id).lines))
    }
  }

  /// Returns the latest session with a question that waits for an answer.
  private static func openQuestion(in library: Library) throws(Failure) -> ReadingSession {
    let open = library.sessions.filter { $0.question?.outcome == .shown }
    guard let session = open.max(by: { ($0.started, $0.id) < ($1.started, $1.id) }) else {
      throw Failure(status: .noInput, message: "no question waits for an answer; see library … questions")
    }
    return session
  }

  static let chart = LibraryPart("chart", options: ["year"]) { call in
    var year: Int?
    if let text = call.arguments.text("year") {
      let span = try years(text)
      guard span.count == 1 else { throw UsageError("library … chart takes one year") }
      year = span.lowerBound
    }
    return { [year] app, console in
      let period = year.map { StatsPeriod.year($0) } ?? .allTime
      let stats = await app.diversity.stats(for: period)
      let radar = await app.diversity.radar(for: period)
      try console.write(LibraryPage.chart(stats, radar, of: year.map(String.init)))
    }
  }
}

/// A dimension and its value, parsed from text such as `gender=Female`.
private struct DimensionValue {
  let dimension: DiversityDimension
  let value: String

  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--set takes DIMENSION=VALUE, such as gender=Female, not \"\(text)\"")
    }
    dimension = try LibraryCall.value(parts[0], "the dimension of --set")
    value = parts[1]
  }
}

extension LibraryPage {
  /// A question with its book and its choices.
  static func question(_ question: DiversityQuestion, in library: Library) -> [String] {
    let title = library.works[question.work]?.title ?? ""
    let choices = question.choices.joined(separator: ", ")
    let scope = question.preview(in: library).map { ["  \($0.text)"] } ?? []
    return WrappedText.lines(of: "“\(title)”: \(question.text(in: library))", indent: 2)
      + WrappedText.lines(of: "  \(choices)", indent: 2)
      + scope
  }

  /// The words that answer a question: of the author, if it is about one.
  static func answerCall(_ question: DiversityQuestion, in library: Library) -> String {
    let field = AuthorField.allCases.first { $0.dimension == question.dimension }
    if let field, let preview = question.preview(in: library) {
      return "  author \"\(preview.author)\" --set \(field.rawValue)=VALUE --yes"
    }
    let title = library.works[question.work]?.title ?? ""
    return "  answer \"\(title)\" --set \(question.dimension.rawValue)=VALUE"
  }

  /// The completion and each axis with its most frequent values.
  static func chart(_ stats: DiversityStats, _ radar: RadarChart, of year: String?) -> String {
    let books = "\(stats.books.of("book"))\(year.map { " finished in \($0)" } ?? "")"
    let axes = radar.axes + radar.optional
    let width = axes.map(\.axis.name.count).max() ?? 0
    let lines = axes.flatMap { axis -> [String] in
      let name = axis.axis.name + String(repeating: " ", count: width - axis.axis.name.count)
      let values = axis.values.prefix(4).map { "\($0.value) \($0.books.grouped)" }
      let more = axis.values.count > 4 ? ["\(axis.values.count - 4) more"] : []
      let list = (values + more).joined(separator: ", ").withoutControls
      let head = "\(name)  \(DiversityTexts.bar(axis.completion)) \(axis.completion)"
      return [head] + (list.isEmpty ? [] : WrappedText.lines(of: "  \(list)", indent: 2))
    }
    return text([books, DiversityTexts.headline(stats), ""] + lines)
  }
}
