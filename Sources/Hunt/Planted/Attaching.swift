// Planted bugs: wrong ways of attaching the result of a look-up, for the shipped enricher.

import BooksTrack
import BooksTrackAPI

extension EnrichmentParts {
  /// Attaches a book, given the library when the request was sent and the current one.
  typealias Attaching = @Sendable (FoundBook, Library, inout LibraryEditor) -> EnrichmentResult

  /// Returns the shipped enricher with one worker and another way of attaching results.
  ///
  /// - Parameter delay: The delay between an answer and its commit.
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

/// The library when the last request was sent.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class LastQuestion: @unchecked Sendable {
  var library: Library?
}

/// Records the library at each request and delays answers.
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
  /// Attaches without checking that the book still waits, as a new edition each time.
  static func putUnchecked(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let old = found.row(in: asked), let work = editor.library.works[old.id], work.title == old.title
    else { return .dropped }
    editor.put(found.filling(work))
    if let facts = found.facts {
      editor.put(Edition(id: editor.newID(), work: work.id, facts: facts))
    }
    editor.remove(found.job)
    return .enriched
  }

  /// Puts the work back if it was deleted.
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

  /// Overwrites the current work with the row read before the request.
  static func putOldRow(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    guard let old = found.row(in: asked), editor.library.jobs.contains(found.job) else { return .dropped }
    editor.put(found.filling(old))
    editor.remove(found.job)
    return .enriched
  }

  /// Overwrites the reader's facts with the provider's.
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

  /// Attaches everything except the external IDs of the work.
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

  /// Attaches everything except the editions beside the attached one.
  static func putAlone(
    _ found: FoundBook, _ asked: Library, in editor: inout LibraryEditor
  ) -> EnrichmentResult {
    let old = found.row(in: editor.library)
    let result = found.put(in: &editor)
    guard result == .enriched, let old, var work = editor.library.works[old.id] else { return result }
    work.listedEditions = old.listedEditions
    editor.put(work)
    return result
  }

  /// Moves the facts that were filled into the reader's edition to a new edition.
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
    filled = Edition(id: editor.newID(), work: row.id, facts: filled.facts)
    editor.put(filled)
    return result
  }

  /// Returns the work of the job in a library.
  private func row(in library: Library) -> Work? {
    library.jobs[job].flatMap { library.works[$0.work] }
  }

  /// The facts of the answer's first edition.
  private var facts: EditionFacts? {
    editions.first.map { dto in
      var facts = EditionFacts(publisher: dto.publisher, pageCount: dto.pageCount)
      facts.isbn = dto.isbn.flatMap { try? ISBN($0) }
      return facts
    }
  }
}
