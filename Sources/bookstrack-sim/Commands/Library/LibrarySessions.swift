// `library … session`: the running session, its start, page and end, and the reader's history and trends
// (SES-1 to SES-10). After a session the app asks at most one question.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension LibraryPart {
  static let session = LibraryPart("session", words: 2, options: ["from"]) { call in
    if call.words.first != "start" {
      try call.arguments.refuse("from", because: "is the first page of a session that starts")
    }
    switch call.words.first {
    case nil: return { app, console in try await show(app, console) }
    case "start":
      let title = try call.word(1, "the TITLE of the book behind start")
      let page =
        call.arguments.has("from") ? try call.arguments.number("from", default: 0, in: pages) : nil
      return { app, console in try await start(title, from: page, app, console) }
    case "page":
      let page = try call.number(1, "the page that you have reached", in: pages)
      return { app, console in try await reach(page, app, console) }
    case "end":
      let page = try call.number(1, "the page on which you end", in: pages)
      return { app, console in try await end(page, app, console) }
    case "history":
      let title = call.words.count > 1 ? call.words[1] : nil
      return { app, console in try console.write(history(title, of: await app.library)) }
    case let other?:
      throw UsageError("library … session takes start, page, end or history, not \"\(other)\"")
    }
  }

  private static let pages = 0...1_000_000

  private static func show(_ app: App, _ console: Console) async throws {
    try await app.sessions.resume()
    let library = await app.library
    let trends = ReadingTrends(of: library, now: SystemTime().now()).lines
    guard let running = await app.sessions.current() else {
      return try console.write(LibraryPage.text(["No session is running."] + trends))
    }
    let question = running.isInQuestion ? ["Did you read until now? End the session on your page."] : []
    let line = "\(running.title)  \(running.timer), from page \(running.session.startPage)"
    try console.write(LibraryPage.text([line] + question + trends))
  }

  private static func start(
    _ title: String, from page: Int?, _ app: App, _ console: Console
  ) async throws {
    let library = await app.library
    let work = try LibraryPage.work(title, in: library)
    let entries = library.entries(of: work.id)
    guard let entry = entries.first(where: { $0.facts.status == .reading }) ?? entries.first else {
      throw SessionRefusal.unknownBook
    }
    let session = try await app.sessions.start(entry.id, from: page)
    try console.write(
      LibraryPage.text(["Reading “\(work.title)” from page \(session.startPage)."]))
  }

  private static func reach(_ page: Int, _ app: App, _ console: Console) async throws {
    let signed = try await app.sessions.sign(page: page)
    let current = await app.sessions.current()
    guard signed != nil, let current else { throw SessionRefusal.noSession }
    let (title, timer) = (current.title, current.timer)
    try console.write(line(of: current.session, title, timer, on: page))
  }

  private static func line(
    of session: ReadingSession, _ title: String, _ timer: String, on page: Int
  ) throws -> String {
    guard session.lastPage == page else {
      throw Failure(
        status: .badData,
        message: "page \(page) is before page \(session.startPage), or past the end of the book")
    }
    return LibraryPage.text(["\(title)  \(timer), on page \(page)"])
  }

  private static func end(_ page: Int, _ app: App, _ console: Console) async throws {
    try await app.sessions.resume()
    let session = try await app.sessions.end(page: page)
    var lines = [SessionTexts.summary(of: session)]
    if let left = ReadingHistory.minutesLeft(of: session.entry, in: await app.library), left > 0 {
      lines.append("About \(left.of("minute")) left at your pace.")
    }
    if let question = try await app.curator.ask(after: session.id) {
      lines += LibraryPage.question(question, in: await app.library)
      lines.append("Answer with: library … answer VALUE, or answer --skip")
    }
    try console.write(LibraryPage.text(lines.flatMap { WrappedText.lines(of: $0, indent: 2) }))
  }

  private static func history(_ title: String?, of library: Library) throws -> String {
    let works = try title.map { [try LibraryPage.work($0, in: library)] } ?? Array(library.works)
    let books = works.flatMap { work in library.entries(of: work.id).map { (work, $0) } }
    let read = books.map { ($0.0, $0.1, ReadingHistory(of: $0.1.id, in: library)) }
      .filter { !$0.2.sessions.isEmpty }
    guard !read.isEmpty else { return SessionTexts.emptyHistory + "\n" }
    return LibraryPage.text(
      read.map { work, entry, history in
        let pace = history.averagePace.map { ", \($0)" } ?? ""
        let left = ReadingHistory.minutesLeft(of: entry.id, in: library).map { ", \($0.of("minute")) left" }
        let all = "\(history.totalMinutes.of("minute")), \(history.totalPages.of("page"))\(pace)\(left ?? "")"
        return [work.title.fitted(to: WrappedText.width), "  \(all)"]
          + history.sessions.map { "  \(SessionTexts.line(of: $0))" }
      }.joined(separator: [""]).map { $0 })
  }
}
