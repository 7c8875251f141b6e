// How well books are told apart, on pairs whose labels come from how they were made (DUP-9), and the
// arithmetic of it.

import BooksTrack
import Foundation
import Measurement
import Synthesis
import Testing

@testable import LabWorld

@Suite struct PairAccuracyTests {
  private static func pairs() throws -> [LabelledPair] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpora/Pairs")
    return try PairTables.names.flatMap { name in
      try LabelledPair.read(String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  @Test func `DUP-9: different books are kept apart in both parts of the pairs`() throws {
    let report = PairReport(try Self.pairs())
    #expect(report.holds, "\(report.table(confusions: 40))")
    for section in report.sections {
      // What was reached, less a little: a rule that gives some of it up has to say why.
      #expect(section.corrected.counts.f1.isAtLeast(perTenThousand: 9_780) == true)
      #expect(section.corrected.counts.precision.isAtLeast(perTenThousand: 9_980) == true)
      #expect(section.corrected.dependingOnOrder == 0)
    }
  }

  @Test func `The rules as written do much worse, and the report shows them side by side`() throws {
    let report = PairReport(try Self.pairs())
    for section in report.sections {
      #expect(section.asWritten.counts.f1.isAtLeast(perTenThousand: 7_000) == false)
      #expect(section.asWritten.pairs == section.corrected.pairs)
    }
    let table = report.table(confusions: 3)
    #expect(
      table.contains("as-written") && table.contains("held-out") && table.contains("wrong answers on dev"))
    #expect(table.contains("… and "))
  }

  @Test func `Every wrong answer is in the report`() throws {
    let report = PairReport(try Self.pairs())
    for figures in report.sections.flatMap({ [$0.corrected, $0.asWritten] }) {
      #expect(figures.confusions.count == figures.counts.falsePositive + figures.counts.falseNegative)
      #expect(figures.confusions.allSatisfy { ($0.reason == nil) == $0.isSame })
      let sum = figures.byKind.values.reduce(ConfusionCounts(), +)
      #expect(sum == figures.counts)
    }
    #expect(try JSONDecoder().decode(PairReport.self, from: report.encoded()).sections.count == 2)
  }

  @Test func `A pair is compared in both orders, and a wrong answer counts for each`() {
    let dune = PairSide("Dune", by: ["Frank Herbert"])
    let pairs = [
      LabelledPair(
        kind: "right", isSame: true, part: .dev, left: dune, right: PairSide("DUNE", by: ["Herbert, Frank"])),
      LabelledPair(
        kind: "missed", isSame: true, part: .dev, left: dune,
        right: PairSide("Der Wüstenplanet", by: ["Frank Herbert"])),
      LabelledPair(kind: "merged", isSame: false, part: .dev, left: dune, right: dune),
      LabelledPair(
        kind: "apart", isSame: false, part: .dev, left: dune, right: PairSide("Emma", by: ["Jane Austen"])),
    ]
    let figures = PairAccuracy(.corrected).judge(pairs)
    #expect(figures.counts == ConfusionCounts(truePositive: 2, falsePositive: 2, falseNegative: 2))
    #expect(figures.toldApart == ["apart": 2])
    #expect(figures.confusions.map(\.kind) == ["missed", "missed", "merged", "merged"])
  }
}
