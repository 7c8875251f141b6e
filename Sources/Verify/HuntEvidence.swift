// A hunt as evidence: for each clause that the oracles of small worlds check, the number of objections, and
// the number of times that the worlds were in the relevant states. Each world is run twice if LAB-1 is among
// the clauses.

import Foundation
import Hunt
import LabWorld
import Providers
import Simulation

/// The hunt of a verification.
enum HuntEvidence {
  /// The targets whose worlds import nothing, or without faults.
  private static let others = [
    ReadingTarget.target, CurationTarget.target, SeriesTarget.target, RulesTarget.target,
    DevicesTarget.target,
  ]

  /// Returns the number of worlds of a target; worlds of reading meet all their states much sooner.
  private static func seeds(_ target: String) -> Int { others.contains(target) ? 400 : 1_200 }

  /// The checked clauses in worlds of imports: the title in the table, and the states that the worlds have to
  /// meet.
  static let watched: [(clause: ClauseID, title: String, states: [HuntState])] = [
    ("IMP-1", "files not recognised", [.importRequested]),
    ("IMP-4", "columns asked for wrongly", [.unknownFile]),
    ("IMP-5", "rows that are no books", [.brokenFile, .explainedRejection]),
    ("IMP-6", "previews of something else", [.previewed]),
    ("IMP-7", "files with two digests", [.readAgain]),
    ("IMP-8", "estimates that are wrong", [.estimated]),
    ("IMP-9", "rows unaccounted for", [.duplicateRow, .rejectedRow]),
    ("IMP-10", "half an import visible", [.interruptedImport, .refusedCommit]),
    ("IMP-11", "traces of a crash, losses", [.killed, .cutOffImport, .resumedImport]),
    ("IMP-12", "reader's words not as said", [.overlappingImport]),
    ("IMP-16", "ends told wrongly", [.importFound]),
    ("DUP-1", "rows explained wrongly", [.explainedNew, .explainedKnown]),
    ("DUP-7", "repetitions untold", [.explainedRepetition]),
    ("ENR-2", "progress that falls", [.enriched]),
    ("ENR-3", "questions while offline", [.offlineWithWork]),
    ("ENR-5", "tries too soon or too many", [.repeated, .rateLimited, .parked]),
    ("ENR-6", "asked again after a no", [.notFound]),
    ("ENR-7", "deleted and yet attached", [.deletedDuringLookUp]),
    ("ENR-8", "jobs lost or done twice", [.interruptedLookUp, .killed]),
    ("ENR-9", "uncertain and yet attached", [.needsChoice, .chosen, .choiceApplied]),
    ("ENR-11", "reader's words overwritten", [.contradicted]),
    ("ENR-12", "wrong books attached", [.enriched]),
    ("CON-1", "answers without their time", [.cacheHit]),
    ("CON-2", "series shown and not known", [.seriesRequested]),
    ("CON-8", "a provider's words shown", [.rateLimited, .notFound]),
    ("CON-9", "answers kept too long", [.cacheHit]),
    ("CON-10", "waits beyond the grace", [.waitedForAnother]),
    ("CON-11", "calls beyond a quota", [.usedUp]),
    ("CON-12", "counts that are wrong", [.cacheHit, .failedAnswer]),
    ("CON-16", "editions dropped or invented", [.editionsListed]),
    ("SER-1", "series without their names", [.seriesNamed]),
  ]
  /// The same for worlds of reading.
  static let watchedReading: [(clause: ClauseID, title: String, states: [ReadingState])] = [
    ("SES-1", "sessions not one at a time", [.refused, .killedWhileReading]),
    ("SES-2", "timers that are wrong", [.killedWhileReading, .clockSetBack, .abandoned]),
    ("SES-3", "ends that are wrong", [.finished, .longSitting]),
    ("SES-4", "histories that are wrong", [.finished]),
    ("SES-5", "sessions lost", [.killedWhileReading, .unknowable]),
    ("SES-6", "answers that do not count", [.answered, .skipped]),
    ("SES-8", "texts that are wrong", [.longTimer, .finished]),
    ("SES-9", "questions asked wrongly", [.asked, .skipped]),
    ("DIV-1", "counts of periods wrong", [.dated]),
    ("DIV-2", "completions that are wrong", [.complete, .emptied]),
    ("DIV-3", "charts that are wrong", [.answered]),
    ("DIV-4", "questions not the best", [.asked]),
    ("DIV-5", "counts that drift", [.answered, .emptied]),
    ("DIV-7", "accounts of an answer wrong", [.answered]),
    ("DIV-8", "answers stored otherwise", [.answered]),
    ("CUR-1", "points not in the ledger", [.answered, .emptied]),
  ]
  /// The same for worlds of curation.
  static let watchedCuration: [(clause: ClauseID, title: String, states: [CurationState])] = [
    ("CAS-1", "facts not shown for books", [.filled]),
    ("CAS-2", "later books not filled", [.later, .outlived]),
    ("CAS-3", "overrides that reach too far", [.overridden, .empty]),
    ("CAS-4", "facts of the wrong writer", [.secondWriter, .noAuthor, .penName]),
    ("CAS-5", "fields shown, nothing said", [.filled, .undone]),
    ("CAS-6", "providers before the reader", [.conflict, .dismissed]),
    ("CAS-7", "statistics lost, late or not shown", [.burst]),
    ("CAS-9", "books told of wrongly", [.filled]),
    ("CAS-10", "changes and log apart", [.undone, .undoUndone]),
    ("CAS-11", "rules that do not hold", [.rule]),
    ("CAS-12", "pages that are out of date", [.filled, .conflict]),
    ("CUR-2", "badges and progress wrong", [.badge]),
  ]
  /// The same for worlds of series.
  static let watchedSeries: [(clause: ClauseID, title: String, states: [SeriesState])] = [
    ("SER-5", "series joined or made wrongly", [.namesake, .near, .prefix]),
    ("SER-6", "reader's own name or order lost", [.joined, .merged, .apart]),
    ("SER-7", "lists that are wrong", [.finished, .gap]),
    ("SER-8", "shelves that are wrong", [.gap, .half, .omnibus]),
    ("SER-9", "counts that are wrong", [.lookFor, .beyond, .provided, .refuted]),
    ("SER-10", "deeds by hand not as done", [.anywhere, .emptied]),
    ("SER-11", "books not in all their series", [.twoSeries]),
    ("SER-12", "recommendations not the next", [.add, .lookFor, .read, .others]),
    ("SER-13", "celebrations lost or twice", [.waiting, .celebrated]),
    ("SER-15", "places lost by a reset", [.absent]),
    ("SER-14", "texts that are wrong", [.half, .omnibus, .finished]),
    ("SER-18", "goals, stories, authors wrong", [.goal, .long, .story, .partly]),
    ("SER-20", "books said to go or to stay", [.emptied, .twoSeries]),
  ]

  /// The same for worlds of rules.
  static let watchedRules: [(clause: ClauseID, title: String, states: [RulesState])] = [
    ("DUP-2", "numbers of one book in two", [.same]),
    ("DUP-3", "rows of one book in two", [.same]),
    ("DUP-9", "rows of two books in one", [.alike]),
    ("TTL-1", "markers that are asked for", [.marked, .lookedUpByTitle]),
    ("TTL-2", "editions that are asked for", [.lookedUpByTitle]),
    ("TTL-3", "titles that name no book", [.lookedUpByTitle]),
    ("SER-2", "places that are not read", [.marked]),
    ("CON-4", "genres by another name", [.genre]),
    ("CON-7", "editions that stay apart", [.editions]),
  ]
  /// The same for worlds of several devices.
  static let watchedDevices: [(clause: ClauseID, title: String, states: [DevicesState])] = [
    ("SYN-1", "devices that send without end", [.offlineEdit]),
    ("SYN-2", "last writes that are not shown", [.sameField, .offlineEdit]),
    ("SYN-3", "libraries that differ, books lost", [.removed, .serverChanged, .died]),
    ("SYN-4", "books of two devices twice", [.sameBook]),
  ]

  /// Returns the row of an objection: that of its clause, or a separate one if the clause has two.
  static func row(of clause: String, _ oracle: String) -> String {
    oracle == OracleName.legacyCounts.rawValue ? legacy.description : "\(clause).hunt"
  }

  /// Requests by the interface before v1, which only worlds of rules have.
  private static let legacy: FigureID = "CON-12.legacy"

  /// The clauses that have a row.
  static var clauses: [ClauseID] {
    watched.map(\.clause) + watchedReading.map(\.clause) + watchedCuration.map(\.clause)
      + watchedSeries.map(\.clause) + watchedRules.map(\.clause) + watchedDevices.map(\.clause)
  }

  /// Faults without which a clause could not be violated: the record of another book must be distinguished
  /// from the book's.
  static let tempting: [ClauseID: [ProviderFault]] = ["ENR-12": [.wrongBook]]

  /// The minimum number of times that each state has to be met.
  private static let fewest = 10

  static func figures(
    _ clauses: [ClauseID], _ machine: VerifyMachine, _ isCancelled: @escaping @Sendable () -> Bool
  ) -> [VerifyFigure] {
    let pools = (0..<2).map { _ in
      ProcessPool(machine.program, machine.huntWorker, workers: machine.threads)
    }
    defer { for pool in pools { pool.close() } }
    let names = Self.targets(for: clauses)
    let isTwice = isTwice(clauses)
    let campaigns = HuntTargets.all().filter { names.contains($0.name) }.map { target in
      var plan = CampaignPlan(target: target.name, seeds: seeds(target.name))
      plan.shrinkLimit = 0
      return Campaign(plan, first: pools[0], second: pools[1], isTwice: isTwice).run(isCancelled: isCancelled)
    }
    return figures(campaigns, areTwice: isTwice)
  }

  /// Returns true if each world is run twice. Only LAB-1 needs the repetition; all other counts are of the
  /// first run.
  static func isTwice(_ clauses: [ClauseID]) -> Bool { clauses.contains("LAB-1") }

  /// Returns the targets that check clauses; all targets for LAB-1 and for clauses that no list contains.
  static func targets(for clauses: [ClauseID]) -> Set<String> {
    let all = Set(HuntTargets.all().map(\.name))
    let ofImports = all.subtracting(others)
    let lists: [(clauses: [ClauseID], targets: Set<String>)] = [
      (watched.map(\.clause) + ["IMP-16"], ofImports),
      (watchedReading.map(\.clause), [ReadingTarget.target]),
      (watchedCuration.map(\.clause), [CurationTarget.target]),
      (watchedSeries.map(\.clause), [SeriesTarget.target]),
      (watchedRules.map(\.clause) + [legacy.clause], [RulesTarget.target]),
      (watchedDevices.map(\.clause), [DevicesTarget.target]),
    ]
    return clauses.reduce(into: []) { targets, clause in
      let found = lists.filter { $0.clauses.contains(clause) }
      targets.formUnion(found.isEmpty ? all : found.reduce(into: []) { $0.formUnion($1.targets) })
    }
  }

  /// Judges the share of requested imports that end with their books in the library, although devices lose
  /// power, apps are ended and disks are full. It is a finding, because the rates of these events are drawn.
  static func completed(_ completed: Int, of asked: Int) -> VerifyFigure {
    let target = Target("IMP-16.completed", "imports that are completed", isGate: false)
    return VerifyFigure(
      target.judge(Fraction(completed, of: asked)), from: .hunt,
      on: Evidence(asked, "imports", atLeast: 1_000))
  }

  /// Returns the figures of campaigns.
  ///
  /// - Parameter areTwice: True if each world was run twice; otherwise LAB-1 has no data.
  static func figures(_ campaigns: [CampaignReport], areTwice: Bool = true) -> [VerifyFigure] {
    let findings = campaigns.flatMap(\.findings)
    let worlds = areTwice ? campaigns.reduce(0) { $0 + $1.figures.seeds } : 0
    var probes = ProbeLedger()
    var ledger = FaultLedger()
    for campaign in campaigns {
      probes.add(campaign.figures.probes)
      ledger.add(campaign.figures.ledger)
    }
    func met(_ state: String) -> Int { probes.rows[state]?.holds ?? 0 }
    func met(_ fault: ProviderFault) -> Int { ledger.rows[fault.kind]?.observed ?? 0 }
    func figure(_ id: FigureID, _ title: String, _ count: Int, _ evidence: Evidence) -> VerifyFigure {
      VerifyFigure(
        Target(id, title).judge(Fraction(count)), from: .hunt, on: evidence)
    }
    func failed(_ holds: (FailureSignature) -> Bool) -> Int {
      findings.filter { holds($0.signature) }.reduce(0) { $0 + $1.count }
    }
    var rows = watched.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    rows += watchedReading.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    rows += watchedCuration.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    rows += watchedSeries.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    rows += watchedRules.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    rows += watchedDevices.map { ($0.clause, $0.title, $0.states.map(\.rawValue)) }
    let clauses = Set(rows.map(\.0.description))
    return rows.map { clause, title, states in
      // A row needs each of its states, so the one that was met least often counts.
      let moments = (states.map { met($0) } + (tempting[clause] ?? []).map { met($0) }).min() ?? 0
      return figure(
        "\(clause.description).hunt", title,
        failed { $0.clause == clause.description && row(of: $0.clause, $0.oracle) != legacy.description },
        Evidence(moments, "checks", atLeast: fewest))
    } + [
      figure(
        legacy, "legacy requests miscounted",
        failed { row(of: $0.clause, $0.oracle) == legacy.description },
        Evidence(met(RulesState.legacy.rawValue), "checks", atLeast: fewest)),
      // Findings of no other row: a world that hangs, crashes, runs in two ways, or violates another clause.
      figure(
        "LAB-1.hunt", "worlds that went wrong", failed { !clauses.contains($0.clause) },
        Evidence(worlds, "worlds twice", atLeast: 100)),
      completed(met(HuntState.importCompleted.rawValue), of: met(HuntState.importRequested.rawValue)),
    ]
  }
}
