// Planted: wrong ways of putting into effect what a look-up has found, for the shipped part that looks books
// up.

import BooksTrack
import BooksTrackAPI

extension EnrichmentParts {
  /// A wrong way: the book, the library as it was when the question was sent, and the library as it is.
  typealias Attaching = @Sendable (FoundBook, Library, inout LibraryEditor) -> EnrichmentResult

  /// The shipped part, one book at a time, which puts into effect what it finds in a way of its own.
  ///
  /// - Parameter delay: How long the cover of a book is loaded before the book is written.
  func attaching(after delay: Duration = .zero, by attaching: @escaping Attaching) -> Enricher {
    let question = LastQuestion()
    var parts = self
    parts.platform.transport = RememberingTransport(
      link: platform.transport, clock: platform.clock, delay: delay, store: store, question: question)
    parts.policy.concurrency = 1
    parts.policy.attaching = { attaching($0, question.library ?? $1.library, &$1) }
    return parts.enricher
  }
}

/// The library as it was when the last question was sent.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class LastQuestion: @unchecked Sendable {
  var library: Library?
}

/// Remembers the library of every question, and hands on answers later.
private struct RememberingTransport: Transport {
  let link: any Transport
  let clock: any Clock<Duration>
  let delay: Duration
  let store: LibraryStore
  let question: LastQuestion

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    question.library = await store.snapshot
    let response = try await link.send(request, timeout: timeout)
    guard delay > .zero else { return response }
    do { try await clock.sleep(for: delay) } catch { throw .cancelled }
    return response
  }
}

extension FoundBook {
  /// Whether the book still waits is not looked at; each time it gets a further edition.
  static func putUnchecked(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let old = found.row(in: asked), let work = editor.library.works[old.id], work.title == old.title
    else { return .dropped }
    editor.put(found.filling(work))
    if let facts = found.facts {
      editor.put(Edition(id: editor.newEditionID(), work: work.id, facts: facts))
    }
    editor.remove(found.job)
    return .enriched
  }

  /// The row comes back if it is gone.
  static func putBack(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let old = found.row(in: asked) else { return .dropped }
    let work = editor.library.works[old.id] ?? old
    guard work.title == old.title, work.authors == old.authors else { return .outdated }
    editor.put(found.filling(work))
    editor.remove(found.job)
    return .enriched
  }

  /// The row that was read before the question was sent goes over what stands there now.
  static func putOldRow(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let old = found.row(in: asked), editor.library.jobs.contains(found.job) else { return .dropped }
    editor.put(found.filling(old))
    editor.remove(found.job)
    return .enriched
  }

  /// What the provider says goes over what the reader says.
  static func putProviderFacts(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    let result = found.put(in: &editor)
    guard result == .enriched, let old = found.row(in: asked), var work = editor.library.works[old.id] else {
      return result
    }
    work.title = found.work.title
    editor.put(work)
    for var edition in editor.library.editions(of: work.id) {
      edition.facts = found.facts ?? edition.facts
      editor.put(edition)
    }
    return result
  }

  /// Everything but the names by which providers know the work.
  static func putNameless(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    let old = found.row(in: editor.library)
    let result = found.put(in: &editor)
    guard result == .enriched, let old, var work = editor.library.works[old.id] else { return result }
    work.externalIDs = old.externalIDs
    editor.put(work)
    return result
  }

  /// What was filled into the reader's edition is taken out again and put beside it.
  static func putBeside(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let row = found.row(in: editor.library), let old = editor.library.editions(of: row.id).first else {
      return found.put(in: &editor)
    }
    let result = found.put(in: &editor)
    guard result == .enriched, var filled = editor.library.editions[old.id], filled != old else {
      return result
    }
    editor.put(old)
    filled = Edition(id: editor.newEditionID(), work: row.id, facts: filled.facts)
    editor.put(filled)
    return result
  }

  /// The row of the work in a library that has the job.
  private func row(in library: Library) -> Work? {
    library.jobs[job].flatMap { library.works[$0.work] }
  }

  /// What the answer has of its first edition.
  private var facts: EditionFacts? {
    editions.first.map { dto in
      var facts = EditionFacts(publisher: dto.publisher, pageCount: dto.pageCount)
      facts.isbn = dto.isbn.flatMap { try? ISBN($0) }
      return facts
    }
  }
}
