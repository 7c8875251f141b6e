// One row for every clause: the table of proofs against clauses and tests, and how verdicts come about.

import BooksTrack
import Foundation
import Measurement
import Synthesis
import Testing

@testable import Bench
@testable import Hunt
@testable import LabWorld
@testable import Simulation
@testable import Verify

@Suite struct VerifyTests {
  /// The files of all tests by name, without the ending.
  private static let sources = Dictionary(
    SourceFile.tests.map {
      ($0.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "", $0.text)
    },
    uniquingKeysWith: { $0 + $1 })

  /// Returns true if the test exists: the file, and in it a test with that name or title.
  static func exists(_ test: String) -> Bool {
    let parts = test.split(separator: ":", maxSplits: 1).map(String.init)
    guard let text = sources[parts[0]], text.contains("@Test") else { return false }
    guard parts.count == 2 else { return true }
    let title = String(parts[1].drop { $0 == " " })
    return ["`\(title)`", "\"\(title)\"", "func \(title)("].contains { text.contains($0) }
  }

  @Test func `LAB-6: every clause has a row, and every test that a row names exists`() {
    let rows = VerifyReport(Clause.all, []).rows
    #expect(rows.map(\.clause) == Clause.all.map(\.id))
    for proof in ClauseProof.all {
      for test in proof.tests where !Self.exists(test) {
        Issue.record("\(proof.clause): there is no test \(test)")
      }
    }
    #expect(!Self.exists("VerifyTests: no such claim") && !Self.exists("NoSuchTests"))
  }

  @Test func `LAB-6: the table of proofs names every test whose name carries a clause`() throws {
    let table = ClauseTestNames.table
    let file = PackageFiles.root.appending(path: "Corpora/\(ClauseProof.file)")
    if ProcessInfo.processInfo.environment["BOOKSTRACK_RENEW"] != nil { try Data(table.utf8).write(to: file) }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == table,
      "BOOKSTRACK_RENEW=1 swift test --filter VerifyTests writes Corpora/\(ClauseProof.file) anew")
  }

  @Test(arguments: [
    ("IMP-9: one (DUP-2, LAB-1)", ["IMP-9", "DUP-2", "LAB-1"]),
    ("TTL-2 to TTL-4: all", ["TTL-2", "TTL-3", "TTL-4"]),
    ("ISBN-13 and CRC-32 are no clauses", []), ("IMP-9 to DUP-2", ["IMP-9", "DUP-2"]),
  ])
  func `the clauses in the name of a test`(name: String, clauses: [String]) {
    #expect(ClauseTestNames.clauses(in: name).sorted() == clauses.sorted())
  }

  @Test func `LAB-6: every built clause has a test, and only built ones have parts`() {
    let built = Clause.all.filter { $0.state != .notYet }.map(\.id)
    for proof in ClauseProof.all where proof.tests.isEmpty {
      Issue.record("\(proof.clause) has no test")
    }
    #expect(Set(ClauseProof.parts.keys).isSubset(of: built))
  }

  private static func figure(
    _ id: FigureID, _ measured: Int, from part: VerifyPart, evidence: Int = 5, isGate: Bool = true
  ) -> VerifyFigure {
    VerifyFigure(
      Target(
        Limit("\(id)", .exactly, 0, .count, .ours, "nothing is lost"), id, "losses", isGate: isGate
      ).judge(Fraction(measured)),
      from: part, on: Evidence(evidence, "kills", atLeast: 5))
  }

  /// A clause of which nothing is built.
  private static let unbuilt = Clause(.sync, 99, .notYet, "Devices that do not exist agree.")

  private static func verdict(_ clause: ClauseID, _ figures: [VerifyFigure]) throws -> ClauseVerdict {
    let clause = try #require(Clause.all.first { $0.id == clause })
    return VerifyRow(clause, ClauseProof.of(clause.id), figures).verdict
  }

  @Test func `LAB-7: with too few cases a row without errors has no data, and one error is a miss`() throws {
    #expect(try Self.verdict("ENR-7", [Self.figure("ENR-7.hunt", 0, from: .hunt)]) == .held)
    #expect(try Self.verdict("ENR-7", [Self.figure("ENR-7.hunt", 1, from: .hunt)]) == .missed)
    // Nothing lost in four kills says nothing; one lost is one too many.
    for (measured, verdict) in [(0, ClauseVerdict.noData), (1, .missed)] {
      let few = Self.figure("ENR-7.hunt", measured, from: .hunt, evidence: 4)
      #expect(try Self.verdict("ENR-7", [few]) == verdict)
    }
    // What is no gate is not held by that.
    let told = Self.figure("ENR-7.hunt", 0, from: .hunt, evidence: 4, isGate: false)
    #expect(try Self.verdict("ENR-7", [told]) == .noData)
  }

  @Test func `LAB-6: a row that was not measured is not held`() throws {
    // Not measured although it should have been, by one of its parts or by all.
    #expect(try Self.verdict("ENR-7", []) == .noData)
    #expect(try Self.verdict("IMP-10", [Self.figure("IMP-10.hunt", 0, from: .hunt)]) == .noData)
    #expect(try Self.verdict("ENR-7", [Self.figure("IMP-11.hunt", 0, from: .hunt)]) == .noData)
    // Tests only, a part of it, nothing of it.
    #expect(try Self.verdict("IMP-15", []) == .tested)
    #expect(try Self.verdict("SER-13", []) == .noData)
    for figures in [[], [Self.figure("SYN-1", 0, from: .load)]] {
      #expect(VerifyRow(Self.unbuilt, nil, figures).verdict == .notYet)
    }
    // What is measured of a part counts as if it were the whole.
    let hunted = Self.figure("SER-13.hunt", 0, from: .hunt)
    func lived(_ measured: Int, evidence: Int = 5) -> VerifyFigure {
      Self.figure("SER-13", measured, from: .marathon, evidence: evidence)
    }
    let slips = Self.figure("DUP-12.words", 0, from: .matching)
    #expect(try Self.verdict("DUP-12", [slips]) == .partly)
    #expect(try Self.verdict("SER-13", [hunted, lived(0)]) == .held)
    #expect(try Self.verdict("SER-13", [hunted]) == .noData)
    #expect(try Self.verdict("SER-13", [hunted, lived(1)]) == .missed)
    #expect(try Self.verdict("SER-13", [hunted, lived(0, evidence: 4)]) == .noData)
    // A figure that is no gate is told.
    let finding = Self.figure("ENR-13", 1, from: .load, isGate: false)
    #expect(try Self.verdict("ENR-13", [finding]) == .finding)
  }

  @Test func `LAB-6: the last line counts every verdict, and a miss or a lack of data is no success`() throws
  {
    let missed = VerifyReport(
      Clause.all.filter { ["ENR-7", "IMP-15", "ENR-6"].contains($0.id) } + [Self.unbuilt],
      [Self.figure("ENR-7.hunt", 1, from: .hunt)])
    #expect(
      missed.sum
        == "4 clauses: 0 held, 1 missed, 1 without data, 0 findings, 1 proved by tests, 0 in part, 1 not yet")
    #expect(!missed.holds)
    let held = VerifyReport(
      Clause.all.filter { $0.id == "ENR-7" } + [Self.unbuilt], [Self.figure("ENR-7.hunt", 0, from: .hunt)])
    #expect(held.holds)
    let lines = VerifyTable(missed, isDetailed: false).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("by test  IMP-15   Columns with plain") })
    #expect(lines.contains { $0.contains("proved by ") && $0.contains("Tests") })
    let document = try JSONSerialization.jsonObject(with: missed.encoded()) as? [String: Any]
    #expect(document?["schema"] as? String == "bookstrack-verify/1")
    #expect((document?["counts"] as? [String: Int])?["not yet"] == 1)
  }

  @Test
  func `LAB-6: pages of all clauses fit, with and without figures, and the Markdown has a line for each`() {
    let figures = HuntEvidence.figures([])
    let report = VerifyReport(Clause.all, figures)
    for isDetailed in [false, true] {
      let text = VerifyTable(report, isDetailed: isDetailed).text
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    let lines = VerifyTable(report, isDetailed: false).markdown.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("| ") && !$0.hasPrefix("| clause") } == Clause.all.count)
    // Worlds that were not run prove nothing.
    #expect(
      figures.count == HuntEvidence.watched.count + HuntEvidence.watchedReading.count
        + HuntEvidence.watchedCuration.count + HuntEvidence.watchedSeries.count
        + HuntEvidence.watchedRules.count + HuntEvidence.watchedDevices.count + 3)
    #expect(figures.allSatisfy { $0.target.verdict == .noData })
  }

  /// A campaign of so many worlds that passed, and one in which something was objected.
  ///
  /// - Parameter states: Those that each of the worlds has met once.
  private static func campaign(
    passed: UInt64, objection: Objection?, meeting states: [HuntState] = []
  ) throws -> CampaignReport {
    var figures = CampaignFigures()
    var findings = FindingList()
    var answer = HuntAnswer(.passed, oracle: "", "")
    answer.objections = []
    let probes = try JSONEncoder().encode(
      ProbeLedger(catalogue: states.map { Probe(.sometimes, $0.rawValue) }))
    let held = String(decoding: probes, as: UTF8.self).replacing("\"holds\":0", with: "\"holds\":1")
    answer.probes = try JSONDecoder().decode(ProbeLedger.self, from: Data(held.utf8))
    for seed in 0..<passed { figures.add(SeedJudgement(seed: seed, first: answer, second: answer)) }
    if let objection {
      answer.verdict = .safety
      answer.objections = [objection]
      let seed = SeedJudgement(seed: passed, first: answer, second: answer)
      figures.add(seed)
      findings.add(seed)
    }
    return CampaignReport(
      plan: CampaignPlan(target: "tiny"), isComplete: true, figures: figures, findings: findings.findings)
  }

  @Test(arguments: [("", 0, TargetVerdict.held), ("LAB-5", 1, .missed), ("ENR-7", 0, .held)])
  func `LAB-6: an objection of a hunt counts in the row of its clause, or in the row of all others`(
    clause: String, others: Int, verdict: TargetVerdict
  ) throws {
    let objection =
      clause.isEmpty ? nil : Objection(oracle: "backoff", clause: clause, text: "It was too soon.")
    let figures = HuntEvidence.figures([try Self.campaign(passed: 120, objection: objection)])
    func target(_ id: String) throws -> TargetResult {
      try #require(figures.first { $0.target.id == id }).target
    }
    #expect(try target("LAB-1.hunt").measured == Hundredths(hundredths: others * 100))
    #expect(try target("LAB-1.hunt").verdict == verdict)
    let own = clause == "ENR-7" ? 1 : 0
    #expect(try target("ENR-7.hunt").measured == Hundredths(hundredths: own * 100))
  }

  @Test(arguments: HuntEvidence.clauses.map(\.description) + ["LAB-1"])
  func `LAB-6: an objection makes the row of its clause fail, whichever it names`(clause: String) throws {
    let objection = Objection(oracle: "backoff", clause: clause, text: "It was wrong.")
    let figures = HuntEvidence.figures([try Self.campaign(passed: 120, objection: objection)])
    let missed = figures.filter { $0.target.verdict == .missed }.map(\.target.id)
    #expect(missed.filter { $0.hasSuffix(".hunt") } == ["\(clause).hunt"])
  }

  /// Of the three states of ENR-9 the last one was never met, and of ENR-6 there is but one.
  @Test func `LAB-7: a row of a hunt rests on its rarest state`() throws {
    let met = [HuntState.needsChoice, .chosen, .notFound]
    let figures = HuntEvidence.figures([try Self.campaign(passed: 20, objection: nil, meeting: met)])
    let uncertain = try #require(figures.first { $0.target.id == "ENR-9.hunt" })
    #expect(uncertain.evidence.count == 0 && uncertain.target.verdict == .noData)
    let unknown = try #require(figures.first { $0.target.id == "ENR-6.hunt" })
    #expect(unknown.evidence.count == 20 && unknown.target.verdict == .held)
  }

  @Test func `LAB-7: the row about wrong books rests on the wrong books that were shown`() throws {
    let campaign = try Self.campaign(passed: 20, objection: nil, meeting: [.enriched])
    let figure = try #require(HuntEvidence.figures([campaign]).first { $0.target.id == "ENR-12.hunt" })
    #expect(figure.evidence.count == 0 && figure.target.verdict == .noData)
  }

  @Test func `a clause is hunted in the worlds that watch it, and LAB-1 in all`() {
    let all = Set(HuntTargets.all().map(\.name))
    #expect(HuntEvidence.targets(for: ["LAB-1"]) == all)
    #expect(HuntEvidence.targets(for: Clause.all.map(\.id)) == all)
    #expect(HuntEvidence.targets(for: ["SES-1", "CAS-2"]) == ["reading", "curation"])
    for proof in ClauseProof.all where proof.parts.contains(.hunt) && proof.clause != "LAB-1" {
      let some = HuntEvidence.targets(for: [proof.clause])
      #expect(!some.isEmpty && some.count < all.count, "\(proof.clause) is in no list of HuntEvidence")
    }
  }

  @Test func `worlds run twice if LAB-1 is requested; otherwise it has no data`() throws {
    #expect(HuntEvidence.isTwice(Clause.all.map(\.id)) && !HuntEvidence.isTwice(["IMP-9", "SES-1"]))
    let campaign = try Self.campaign(passed: 120, objection: nil, meeting: [.enriched])
    func worlds(areTwice: Bool) throws -> VerifyFigure {
      let figures = HuntEvidence.figures([campaign], areTwice: areTwice)
      return try #require(figures.first { $0.target.id == "LAB-1.hunt" })
    }
    #expect(try worlds(areTwice: true).target.verdict == .held)
    #expect(try worlds(areTwice: false).target.verdict == .noData)
  }

  @Test func `each part is started once, and those that measure time before all others`() {
    let order = VerifyPart.inOrderOfWork
    #expect(order.count == VerifyPart.allCases.count && Set(order) == Set(VerifyPart.allCases))
    #expect(order.drop(while: \.isTimed).allSatisfy { !$0.isTimed })
  }

  @Test func `the page of parts has each of them, with the clauses that it measures`() throws {
    let page = try Document("Sources/bookstrack-sim/bookstrack-sim.docc/Verifying.md")
    let rows = page.lines.compactMap { $0.firstMatch(of: /^\| `([a-z-]+)` \| [^|]+ \| ([^|]+) \|$/) }
    #expect(rows.map { String($0.1) } == VerifyPart.allCases.map(\.rawValue))
    for row in rows {
      let part = try #require(VerifyPart(rawValue: String(row.1)))
      for clause in row.2.matches(of: /[A-Z]+-[0-9]+/).map({ String($0.0) }) {
        let parts = ClauseProof.of(ClauseID(stringLiteral: clause))?.parts ?? []
        // Of `IMP-9 to IMP-12` the ends are held.
        #expect(parts.contains(part), "\(clause) is not measured by \(part.rawValue)")
      }
    }
  }

  @Test func `LAB-7: an unreadable list gives no data, and no row less`() {
    let rows = RuleComparison.lists(nil)
    #expect(rows.map(\.target.id) == ["DUP-11.list-f1", "DUP-11.list-precision"])
    #expect(rows.allSatisfy { $0.target.verdict == .noData && $0.evidence.count == 0 })
    let read = RuleComparison.lists(LabelledList.make(rows: 300, seed: 1))
    #expect(read.map(\.evidence.noun) == ["pairs of one book", "merges"])
  }

  @Test func `IMP-16: imports that end without their books count as not completed`() {
    func judged(_ completed: Int, of asked: Int) -> TargetResult {
      HuntEvidence.completed(completed, of: asked).target
    }
    #expect(judged(799, of: 1_000).verdict == .missed)
    #expect(judged(800, of: 1_000).verdict == .held)
    #expect(!judged(800, of: 1_000).isGate)
    #expect(judged(999, of: 999).verdict == .noData)
  }

  /// The figures that need no simulated world and no process.
  private static let compared =
    ExportRecognition.figures() + RuleComparison.matching() + EditionMerging.figures()
    + SeriesReading.figures() + SeriesJoining.figures() + TitleAsking.figures()
    + ImportPace.figures()
    + LookupFailures.figures()

  @Test func `LAB-6: a figure belongs to a clause that names its part`() {
    let figures = Self.compared + HuntEvidence.figures([]) + MemoryFigures(wantedRows: 0).verified
    for figure in figures {
      let parts = figure.clause.flatMap { ClauseProof.of($0) }?.parts ?? []
      #expect(parts.contains(figure.part), "\(figure.target.id) comes from \(figure.part.rawValue)")
    }
    #expect(Set(figures.map(\.target.id)).count == figures.count)
  }

  @Test func `SER-16: a place without a number is missed where records speak of another book`() {
    let misled = SeriesJoining.rate(SeriesDetector(), misleads: true)
    #expect(misled.whole >= 40)
    #expect(misled.part * 10_000 < misled.whole * 99_90)
  }

  @Test func `TTL-7, SER-2, CON-7, DUP-11: rules as written do worse on the same cases`() throws {
    let figures = Self.compared
    for id in ["DUP-11.f1", "DUP-11.recall", "DUP-11.precision", "CON-7.alike", "CON-7.any", "SER-2.found"] {
      let figure = try #require(figures.first { $0.target.id == id })
      let corrected = try #require(figure.target.measured?.hundredths)
      #expect(try corrected > #require(figure.asWritten?.hundredths) + 10_00, "\(id)")
    }
  }
}
