// Planted bugs: data that is stored or shown otherwise than it was entered, wrong matches by author, and
// requests counted for the wrong route.

package import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld

extension PlantedBug {
  static let telling = [
    PlantedBug(
      "answer-in-capitals", of: ReadingTarget.target, breaks: "DIV-8", caughtBy: .diversity,
      "What is answered to a question is stored in capitals."
    ) { $0.reading = { AnswerInCapitals($0) } },
    PlantedBug(
      "first-book-unfilled", of: CurationTarget.target, breaks: "CAS-1", caughtBy: .cascade,
      "What is said of an author is not shown for the first of their books."
    ) { $0.reading = { FirstBookUnfilled($0) } },
    PlantedBug(
      "facts-of-a-neighbour", of: CurationTarget.target, breaks: "CAS-5", caughtBy: .cascade,
      "Where nothing was said of an author, what was said of another one is shown."
    ) { $0.reading = { NeighboursFacts($0) } },
    PlantedBug(
      "badge-unsaid", of: CurationTarget.target, breaks: "CUR-2", caughtBy: .points,
      "Whoever earns a badge is not told of it."
    ) { $0.reading = { BadgeUnsaid($0) } },
    PlantedBug(
      "spoken-as-written", of: SeriesTarget.target, breaks: "SER-14", caughtBy: .series,
      "What is spoken of a series is what is written: “2/5 books”."
    ) { $0.reading = { SpokenAsWritten($0) } },
    PlantedBug(
      "one-book-stays", of: SeriesTarget.target, breaks: "SER-20", caughtBy: .series,
      "Before a series is deleted one book is said to stay, however many there are."
    ) { $0.reading = { OneBookStays($0) } },
    PlantedBug(
      "writer-is-enough", of: RulesTarget.target, breaks: "DUP-9", caughtBy: .sameBook,
      "A book is taken for the first one in the library that has its writer."
    ) { $0.policy.imports.lookup = .firstOfWriter },
    PlantedBug(
      "legacy-is-v1", of: RulesTarget.target, breaks: "CON-12", caughtBy: .legacyCounts,
      "Requests by the interface from before v1 are counted as those of v1."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { LegacyAsV1(backend: shipped($0)) }
    },
  ]
}

/// Counts requests of both interfaces under the newer one.
private struct LegacyAsV1: BookService {
  let backend: any BookService

  func handle(_ request: HTTPRequest) async -> HTTPResponse { await backend.handle(request) }

  func metrics() async -> BackendMetrics {
    var metrics = await backend.metrics()
    for route in metrics.requests.keys.sorted() where route.hasPrefix("/search/") {
      metrics.requests["/v1\(route)", default: 0] += metrics.requests.removeValue(forKey: route) ?? 0
    }
    return metrics
  }

  func resetMetrics() async { await backend.resetMetrics() }
}

extension DuplicateLookup {
  /// Falls back to the first book in the library by the same author.
  package static let firstOfWriter = DuplicateLookup { draft, keys, library in
    let found = library.matchIndex.match(keys)
    guard found == .noDuplicate, let name = draft.authors.first?.name,
      let author = library.authors.first(where: { $0.name == name }),
      let work = library.works(of: author.id).first
    else { return found }
    return .possibleMatch(work.id, score: 1_000, reason: .sameNormalizedTitle)
  }
}

private final class AnswerInCapitals: ReadingScreens, @unchecked Sendable {
  override func answer(_ value: String, after session: SessionID) async throws -> AnswerAccount {
    try await super.answer(value.uppercased(), after: session)
  }
}

private final class FirstBookUnfilled: ReadingScreens, @unchecked Sendable {
  override func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    let fact = super.shown(field, of: work, in: library)
    guard case .cascaded(let author)? = fact?.origin, library.works(of: author).first?.id == work else {
      return fact
    }
    return nil
  }
}

private final class NeighboursFacts: ReadingScreens, @unchecked Sendable {
  override func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> ShownFact? {
    if let fact = super.shown(field, of: work, in: library) { return fact }
    guard let said = library.statements.first(where: { $0.field == field }) else { return nil }
    return ShownFact(field: field, values: said.values, origin: .cascaded(said.author))
  }
}

private final class BadgeUnsaid: ReadingScreens, @unchecked Sendable {
  override func say(_ values: [String], _ field: AuthorField, of author: AuthorID) async throws
    -> CurationAccount
  {
    var account = try await super.say(values, field, of: author)
    account.lines.removeAll { $0.hasPrefix("You are a ") }
    return account
  }
}

private final class SpokenAsWritten: ReadingScreens, @unchecked Sendable {
  override func spoken(_ owned: SeriesProgress) -> String { owned.text }
}

private final class OneBookStays: ReadingScreens, @unchecked Sendable {
  override func deletion(of series: Series, books: Int) -> String {
    super.deletion(of: series, books: min(1, books))
  }
}
