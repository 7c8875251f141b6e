// Stacks that are wrong on purpose: every row of `verify` and of a load run has one, or a test that shows how
// it fails, and a row turns red by what is wrong and by nothing else.

import BooksTrack
import BooksTrackAPI
import Foundation
import Measurement
import Testing

@testable import Bench
@testable import LabWorld
@testable import Verify

@Suite struct PlantedStackTests {
  /// The rows of both pages, with those of sites and of the machine.
  private static let rows: Set<String> = {
    let pages = ["Rows", "VerifyRows"].compactMap {
      try? RowPagesTests.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/\($0).md")
    }
    let named = pages.joined().map { $0[0] }.filter { $0.contains("-") && !$0.hasPrefix("---") }
    let sites = ["goodreads", "librarything", "storygraph"].flatMap {
      ["DUP-9.recall.\($0)", "DUP-9.precision.\($0)"]
    }
    return Set(named + sites + LoadTargets.judge(HostMeter().sample()).map(\.id))
  }()

  @Test func `LAB-7: each row has a planted stack or a test, and none has both`() {
    for row in Self.rows.union(RowPagesTests.figures).sorted() {
      #expect(RowProof.of(row) != nil, "nothing is known to turn \(row) red")
    }
    let planted = Set(PlantedStack.all.flatMap(\.rows))
    let tested = RowProof.byTest.flatMap(\.rows)
    #expect(Set(tested).count == tested.count && planted.isDisjoint(with: tested))
    #expect(planted.union(tested).subtracting(Self.rows).isEmpty)
    #expect(RowProof.of("IMP-\(99)") == nil)
  }

  @Test func `LAB-7: a row of verify names what makes it fail`() throws {
    func text(_ clause: ClauseID, _ id: FigureID) throws -> String {
      var figure = VerifyFigure(
        Target(id, "a row").judge(Fraction(0)), from: .hunt,
        on: Evidence(10, "cases", atLeast: 1))
      figure.redBy = RowProof.of(figure.target.id)?.text
      let clause = try #require(Clause.all.first { $0.id == clause })
      return VerifyTable(VerifyReport([clause], [figure]), isDetailed: true).text
    }
    #expect(try text("ENR-7", "ENR-7.hunt").contains("turned red by resurrected-delete"))
    #expect(try text("IMP-11", "IMP-11.kills").contains("proved by test CrashOracleTests:"))
  }

  @Test func `LAB-7: a test that a row names exists`() {
    for (rows, test) in RowProof.byTest where !VerifyTests.exists(test) {
      Issue.record("\(rows.joined(separator: ", ")): there is no test \(test)")
    }
  }

  @Test func `each has a unique name, rows and a sentence`() {
    let names = PlantedStack.all.map(\.name)
    #expect(Set(names).count == names.count && !names.contains("all"))
    for stack in PlantedStack.all {
      #expect(!stack.rows.isEmpty && stack.sentence.hasSuffix("."), "\(stack.name)")
    }
    // A bug that is gone would leave its row without a stack; what has no row of its own has none.
    let tested = RowProof.byTest.flatMap(\.rows).filter { $0.hasSuffix(".hunt") }
    // Beside the clauses there are LAB-1, and requests of the legacy interface.
    #expect(PlantedStack.hunted.count == HuntEvidence.clauses.count + 2 - tested.count)
  }

  private static let platform = AppPlatform(
    clock: ContinuousClock(), wallTime: BenchmarkCalendar(), transport: NoNetwork(), connectivity: NoNetwork()
  )

  private static func outcomes(_ stacks: [PlantedStack]) async -> [PlantedOutcome] {
    let machine = VerifyMachine(
      program: URL(filePath: "/nowhere"), huntWorker: [], storeWorker: [], memoryWorker: [],
      directory: URL(filePath: NSTemporaryDirectory()), corpora: .compiledIn, platform: platform, threads: 2)
    return await PlantedTrial(stacks, on: machine, isCancelled: { false }).run()
  }

  /// One of each kind in campaigns; `verify --planted all` gates every one.
  @Test(
    arguments: Campaigns.areOn
      ? ["genres-by-letters", "own-pen-name", "titles-as-they-are", "retry-at-once"]
      : ["genres-by-letters", "retry-at-once"])
  func `LAB-7: a deliberately wrong stack makes its rows fail`(name: String) async throws {
    let stack = try #require(PlantedStack.all.first { $0.name == name })
    let outcome = try #require(await Self.outcomes([stack]).first)
    #expect(outcome.isRed, "\(outcome)")
    #expect(PlantedTable([outcome], isDetailed: true).text.contains("red      \(name)\n"))
  }

  @Test func `LAB-7: a stack without a planted bug makes no row fail`() async throws {
    let rows = ["DUP-9.recall", "LAB-1", "ENR-13", "no-such.row"]
    let nothing = PlantedStack("nothing", rows, "All is well.", .stack(.sites) { _ in })
    let outcome = try #require(await Self.outcomes([nothing]).first)
    #expect(!outcome.isRed && outcome.rows.allSatisfy { !$0.isRed }, "\(outcome)")
    let text = PlantedTable([outcome], isDetailed: false).text
    #expect(text.hasPrefix("NOT RED  nothing\n") && text.contains("0 of 1 planted stack turn"), "\(text)")
  }

  @Test func `LAB-7: the pages name what makes each row fail`() throws {
    for page in ["Rows", "VerifyRows"] {
      for cells in try RowPagesTests.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/\(page).md") {
        guard let proof = RowProof.of(cells[0]), let last = cells.last else { continue }
        switch proof {
        case .planted(let names):
          for name in names { #expect(last.contains("`\(name)`"), "\(cells[0]): \(name)") }
        case .test(let test):
          #expect(last.contains("by test, `\(test.prefix { $0 != ":" })`"), "\(cells[0]): \(test)")
        }
      }
    }
  }
}
