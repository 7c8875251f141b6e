// The oracles of rules worlds. The match of rows (`same-book`), titles in requests (`asked-title`) and series
// (`marker`) are compared with how the rows were made; answers with the providers' records (`genres`,
// `one-work`) and with their age (`lifetime`); the counters of the service with the messages on the wire
// (`counts`, `legacy-counts`).

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Simulation

/// Compares the results of the stack with the truth about rows and records.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class RulesOracle: @unchecked Sendable {
  private let plan: RulesPlan
  private let log: ObjectionLog
  private var answers: AnswerOracle
  private let counts: CountsOracle
  /// The work that each row was imported as.
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
      check(request)
      if !request.path.hasPrefix("/v1/") { log.reached(.legacy) }
    }
    answers.note(event, log)
    counts.note(event)
  }

  /// Checks the counters of the service after the last request (CON-12).
  func rest(_ metrics: BackendMetrics) { counts.check(metrics, log) }

  /// TTL-1 to TTL-3: a requested title has no marker left, and identifies one book of this world.
  private func check(_ request: HTTPRequest) {
    guard let title = request["q"] ?? request["title"] else { return }
    log.reached(.lookedUpByTitle)
    let plain = RulesSpelling.plain(title)
    if plain.contains(where: { "()#".contains($0) }) {
      log.object(.searchTitle, "TTL-1", "“\(title)” is asked for, and a marker is not a part of the title")
    }
    if plain.contains(where: { "[]".contains($0) }) {
      log.object(.searchTitle, "TTL-2", "“\(title)” is asked for, and an edition is not a part of the title")
    }
    let named = plan.books.filter { RulesSpelling.names(plain, $0.word) }
    if named.isEmpty {
      log.object(.searchTitle, "TTL-3", "“\(title)” is asked for, which no book of the reader is called")
    }
    if named.contains(where: plan.parted.contains), !plain.contains("part ") {
      log.object(.searchTitle, "TTL-3", "“\(title)” is asked for, which may be either of its two parts")
    }
  }

  /// Objects because the queue did not become empty.
  func waitsForEver() {
    log.object(.liveness, "ENR-8", "books wait for an answer although all providers are well")
  }

  // MARK: The library

  /// Records the result of an import.
  func imported(_ rows: [RulesRow], _ summary: ImportSummary?) {
    guard let summary, summary.outcomes.count == rows.count, summary.rejected.isEmpty else {
      return log.object(.rowConservation, "IMP-9", "a file of \(rows.count) sound rows was not read as such")
    }
    for (number, outcome) in zip(summary.outcomeRows, summary.outcomes)
    where rows.indices.contains(number - 1) {
      works.append((rows[number - 1], outcome.work))
    }
  }

  /// DUP-1 to DUP-3, DUP-7, DUP-9 and DUP-11; SER-2: checks the final library.
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
  /// Returns true if the two rows are of a similar pair: their books differ in the last character only.
  fileprivate func isAlike(_ other: RulesRow) -> Bool {
    book != other.book && book.dropLast() == other.book.dropLast()
  }
}
