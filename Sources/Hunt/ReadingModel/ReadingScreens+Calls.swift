// Executes the operations of a reading world on the app, and converts its replies to facts.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension ReadingScreens {
  /// Executes an operation.
  ///
  /// - Parameter library: The library that the reader sees; the same for concurrent operations.
  /// - Returns: The reply of the app; nil if the storage refused, so that nothing may have changed.
  func take(_ call: ReadingCall, seeing library: Library) async throws -> [ReadingFact]? {
    let facts: [ReadingFact]?
    switch call {
    // Over the overview, which stays open.
    case .curate(let call): return try await take(call, seeing: library)
    case .series(let call): facts = try await take(call, seeing: library)
    default: facts = try await takeReading(call)
    }
    await overview?.appear()
    return facts
  }

  private func takeReading(_ call: ReadingCall) async throws -> [ReadingFact]? {
    do {
      return try await make(call)
    } catch let refusal as SessionRefusal {
      return [ReadingReply.made(.sessions, call.clause, refusal.description)]
    } catch let refusal as AnswerRefusal {
      return [ReadingReply.made(.questions, call.clause, refusal.description)]
    } catch let error as StorageError where error != .cancelled {
      return nil
    }
  }

  private func make(_ call: ReadingCall) async throws -> [ReadingFact] {
    let library = await app.library
    switch call {
    case .start(let book, let page):
      if let entry = library.work(at: book).flatMap({ library.entries(of: $0).first }) {
        try await start(entry.id, page: page)
      }
    case .sign(let page): try await sign(page: page)
    case .end(let page): try await end(page: page)
    case .resume: try await resume()
    case .ask(let session):
      guard let row = library.session(back: session) else { return [ReadingReply.question(nil)] }
      return [ReadingReply.question(try await ask(after: row.id)?.dimension)]
    case .answer(let session, let answer):
      guard let row = library.session(back: session) else { break }
      return try await self.answer(answer.typed(row.question?.dimension ?? .gender), after: row.id).facts
    case .skip(let session):
      if let row = library.session(back: session) { try await skip(after: row.id) }
    case .say(let book, let dimension, let answer):
      guard let work = library.work(at: book) else { break }
      return try await say(answer.typed(dimension), about: work, dimension).facts
    case .edit(let edit): try await change(edit)
    case .curate, .series: break
    }
    return [ReadingReply.made(.sessions, call.clause, nil)]
  }
}

extension ReadingCall {
  /// The clause that concerns the operation.
  fileprivate var clause: ClauseID {
    switch self {
    case .start: "SES-1"
    case .sign, .resume: "SES-2"
    case .end: "SES-3"
    case .ask: "SES-9"
    case .answer, .skip: "SES-6"
    case .say: "DIV-7"
    case .edit: "IMP-10"
    case .curate(let call): call.clause
    case .series(let call): call.clause
    }
  }
}

extension Library {
  /// Returns the work for a number, wrapped.
  fileprivate func work(at number: Int) -> WorkID? {
    let works = works.map(\.id)
    return works.isEmpty ? nil : works[Int(number.magnitude % UInt(works.count))]
  }

  /// Returns the session for a number, counted back from the latest and wrapped.
  fileprivate func session(back number: Int) -> ReadingSession? {
    let sessions = Array(sessions)
    return sessions.isEmpty
      ? nil : sessions[sessions.count - 1 - Int(number.magnitude % UInt(sessions.count))]
  }
}

extension ReadingEdit {
  /// Applies the edit.
  func apply(in editor: inout LibraryEditor, now: Timestamp) {
    switch self {
    case .add(let title, let author, let year, let language, let pages, let status):
      editor.add(
        "Book \(title)", by: [(CurationAuthors.name(author), nil)], year: year, language, pages, status, now)
    case .addShared(let title, let author, let second, let role):
      editor.add(
        "Book \(title)",
        by: [(CurationAuthors.name(author), nil), (CurationAuthors.name(second), role.credit)],
        year: nil, nil, nil, .reading, now)
    case .providerOfAuthor(let number, let field, let values):
      let name = CurationAuthors.name(number)
      guard var author = editor.library.authors.first(where: { $0.name == name }) else { return }
      author.facts[field] = values
      editor.put(author)
    case .provider(let book, let dimension, let value):
      guard let work = editor.library.work(at: book), editor.library.diversityFact(of: work, dimension) == nil
      else { return }
      editor.put(
        DiversityFact(
          id: editor.newID(), work: work, dimension: dimension, value: value,
          source: .provider("a provider")))
    case .correct(let book, let correction): editor.correct(book, correction)
    case .finish(let book, let day):
      editor.change(book) { entry in
        if let before = entry.facts.dateRead.flatMap({ ReadingPeriod(start: nil, finish: $0) }) {
          entry.facts.readings.append(before)
        }
        entry.facts.dateRead = day
        entry.facts.status = .read
      }
    case .shelve(let book, let status): editor.change(book) { $0.facts.status = status }
    case .takeOff(let book):
      guard let work = editor.library.work(at: book) else { return }
      for entry in editor.library.entries(of: work) { editor.remove(entry.id) }
    case .delete(let book): if let work = editor.library.work(at: book) { editor.remove(work) }
    case .reset: editor.reset()
    }
  }
}

extension LibraryEditor {
  /// Adds a book, and its authors unless they exist.
  mutating func add(
    _ title: String, by names: [(name: String, role: String?)], year: Int?, _ language: String?,
    _ pages: Int?, _ status: ReadingStatus, _ now: Timestamp
  ) {
    let credits = names.map { name, role in
      let known = library.authors.first { $0.name == name }?.id
      let author = known ?? newID(of: Author.self)
      if known == nil { put(Author(id: author, name: name)) }
      return AuthorCredit(author: author, role: role)
    }
    let work = newID(of: Work.self)
    let edition = Edition(
      id: newID(), work: work, facts: EditionFacts(pageCount: pages, language: language))
    put(edition)
    put(
      Work(
        id: work, title: title, authors: credits, firstPublished: year))
    put(Entry(id: newID(), work: work, edition: edition.id, facts: ReaderFacts(status: status)))
    restorePlaces(of: work, now: now)
  }

  fileprivate mutating func change(_ book: Int, _ body: (inout Entry) -> Void) {
    guard let work = library.work(at: book), var entry = library.entries(of: work).first else { return }
    body(&entry)
    put(entry)
  }

  fileprivate mutating func correct(_ book: Int, _ correction: ReadingCorrection) {
    guard let id = library.work(at: book), var work = library.works[id],
      var edition = library.editions(of: id).first,
      var author = work.authors.first.flatMap({ library.authors[$0.author] })
    else { return }
    switch correction {
    case .year(let year): work.firstPublished = year
    case .language(let language): edition.facts.language = language
    case .pages(let pages): edition.facts.pageCount = pages
    case .nationality(let country): author.facts.nationality = country
    case .identities(let identities): author.facts.marginalizedIdentities = identities
    }
    put(work)
    put(edition)
    put(author)
  }
}
