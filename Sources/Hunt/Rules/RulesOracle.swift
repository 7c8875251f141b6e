// The oracles of rules worlds. What became one book (`same-book`), what is asked for (`asked-title`), which
// series a book stands in (`marker`) is compared with the rows as they were made; answers with what the
// providers' records are about (`genres`, `one-work`), and with when they were made (`lifetime`); what the
// service has counted with what went over the wire (`counts`, `legacy-counts`).

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Simulation

/// Compares what the stack made of rows and records with what is so.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class RulesOracle: @unchecked Sendable {
  private let plan: RulesPlan
  private let log: ObjectionLog
  private var answers: AnswerOracle
  private let counts: CountsOracle
  /// What each row became.
  private var works: [(row: RulesRow, work: WorkID)] = []

  init(_ plan: RulesPlan, truth: ProviderList, _ log: ObjectionLog) {
    self.plan = plan
    self.log = log
    answers = AnswerOracle(truth: truth)
    counts = CountsOracle(providers: plan.providers)
  }

  // MARK: The service

  func note(_ event: BackendEvent) {
    if case .arrived(_, let request) = event.kind {
      asked(request)
      if !request.path.hasPrefix("/v1/") { log.reached(.legacy) }
    }
    answers.note(event, log)
    counts.note(event)
  }

  /// Nothing is asked any more: what the service has counted is final (CON-12).
  func rest(_ metrics: BackendMetrics) { counts.check(metrics, log) }

  /// TTL-1 to TTL-3: a title that is asked for has no marker left, and names a book of this world as no other
  /// book is named.
  private func asked(_ request: HTTPRequest) {
    guard let title = request["q"] ?? request["title"] else { return }
    log.reached(.askedByTitle)
    let plain = RulesSpelling.plain(title)
    if plain.contains(where: { "()#".contains($0) }) {
      log.object(.askedTitle, "TTL-1", "“\(title)” is asked for, and a marker is not a part of the title")
    }
    if plain.contains(where: { "[]".contains($0) }) {
      log.object(.askedTitle, "TTL-2", "“\(title)” is asked for, and an edition is not a part of the title")
    }
    let named = plan.books.filter { plain.contains($0.word) }
    if named.isEmpty {
      log.object(.askedTitle, "TTL-3", "“\(title)” is asked for, which no book of the reader is called")
    }
    if named.contains(where: plan.parted.contains), !plain.contains("part ") {
      log.object(.askedTitle, "TTL-3", "“\(title)” is asked for, which may be either of its two parts")
    }
  }

  /// The app did not come to rest.
  func waitsForEver() {
    log.object(.liveness, "ENR-8", "books wait for an answer although all providers are well")
  }

  // MARK: The library

  /// A file was imported.
  func imported(_ rows: [RulesRow], _ summary: ImportSummary?) {
    guard let summary, summary.outcomes.count == rows.count, summary.rejected.isEmpty else {
      return log.object(.rowConservation, "IMP-9", "a file of \(rows.count) sound rows was not read as such")
    }
    for (number, outcome) in zip(summary.outcomeRows, summary.outcomes)
    where rows.indices.contains(number - 1) {
      works.append((rows[number - 1], outcome.work))
    }
  }

  /// DUP-1 to DUP-3, DUP-7, DUP-9 and DUP-11; SER-2: the library as it is in the end.
  func look(_ library: Library) {
    for (place, one) in works.enumerated() {
      for other in works[..<place] { compare(one.row, other.row, isOne: one.work == other.work) }
      if let said = one.row.place { find(said, of: one.work, one.row.title, in: library) }
    }
  }

  private func compare(_ one: RulesRow, _ other: RulesRow, isOne: Bool) {
    let isSame = one.book == other.book
    if isSame { log.reached(.same) } else if one.isAlike(other) { log.reached(.alike) }
    guard isSame != isOne else { return }
    let (first, second) = ("“\(other.title)” by \(other.author)", "“\(one.title)” by \(one.author)")
    if isSame {
      log.object(
        .sameBook, other.isbn != nil ? "DUP-2" : "DUP-3", "\(first) and \(second) are one book, not two")
    } else {
      log.object(.sameBook, "DUP-9", "\(first) and \(second) are two books, not one")
    }
  }

  private func find(_ said: RulesPlace, of work: WorkID, _ title: String, in library: Library) {
    log.reached(.marked)
    let found = library.memberships(of: work).map { membership in
      RulesPlace(
        series: library.series[membership.series]?.name ?? "",
        position: membership.position?.description ?? "")
    }
    guard !found.contains(said) else { return }
    log.object(.marker, "SER-2", "“\(title)” is not in \(said.series) at \(said.position)")
  }
}

extension RulesRow {
  /// Whether both were made to look alike: their books differ by the number at the end.
  fileprivate func isAlike(_ other: RulesRow) -> Bool {
    book != other.book && book.dropLast() == other.book.dropLast()
  }
}
