// Pages that list what the code has: the figures of `verify`, each with what made it fail, and the table of
// what is said about series.

import Foundation
import Synthesis
import Testing

@testable import Hunt
@testable import LabWorld
@testable import Verify

@Suite struct RowPagesTests {
  /// The cells of the table rows of a page.
  static func rows(of path: String) throws -> [[String]] {
    try Document(path).lines.filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// An objection lands on the row of the clause that it names; LAB-1.hunt is for what has none.
  @Test func `LAB-6: every clause that an oracle of hunts names has a row`() throws {
    let clause = /"((?:IMP|DUP|TTL|SER|ENR|CON|SES|DIV|CAS|CUR|SYN)-[0-9]+)"/
    let rows = Set(HuntEvidence.figures([]).map { "\($0.target.id)" })
    let sources = SourceFile.all.filter {
      $0.path.hasPrefix("Hunt/") && !$0.path.contains("/Planted/") && !$0.path.contains("/KillMatrix/")
    }
    var named: Set<String> = []
    for source in sources {
      for line in source.lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        named.formUnion(line.matches(of: clause).map { String($0.1) })
      }
    }
    #expect(named.count > 60)
    #expect(named.filter { !rows.contains("\($0).hunt") }.sorted() == [])
  }

  /// The figures that the sources of `verify` name, beside those that hunts make of a list.
  static var figures: Set<String> {
    let sources = SourceFile.all.filter {
      $0.room == "Verify" && $0.folder == "."
    }
    let named = sources.flatMap { file in
      file.text.matches(of: /"([A-Z]{3}-\d+\.[a-z0-9][a-z0-9-]*)"/).map { String($0.1) }
    }
    let watched = sources.flatMap { file in
      file.text.matches(of: /(?:complaints|[\s\[])\("([A-Z]{3}-\d+)", "[^"]+"(?:\)|, run)/).map {
        "\($0.1).watched"
      }
    }
    let hunted = HuntEvidence.figures([]).map(\.target.id)
    return Set(named + watched + hunted)
  }

  @Test func `LAB-7: the page of verify has each figure that no load run has`() throws {
    let page = try Self.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/VerifyRows.md").map { $0[0] }
      .filter {
        $0.contains("-") && $0 != "---"
      }
    #expect(page.count == Set(page).count)
    let ofRuns = Set(try Self.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/Rows.md").map { $0[0] })
    let missing = Self.figures.subtracting(page).subtracting(ofRuns)
    #expect(missing.isEmpty, "\(missing.sorted())")
    #expect(page.filter { $0.hasSuffix(".hunt") }.allSatisfy { Self.figures.contains($0) })
  }

  @Test func `LAB-7: a planted bug that a row names violates the clause of the row`() throws {
    let bugs = Dictionary(uniqueKeysWithValues: PlantedBug.all.map { ($0.name, $0.clause.description) })
    var named = 0
    for row in try Self.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/VerifyRows.md")
    where row[0].hasSuffix(".hunt") && row[0] != "LAB-1.hunt" {
      for name in row[2].matches(of: /`([a-z-]+)`/) {
        named += 1
        #expect(bugs[String(name.1)] == String(row[0].dropLast(5)), "\(name.1)")
      }
    }
    #expect(named > 40)
  }

  @Test func `SER-16: the page about series has the table of rates`() throws {
    let page = try Self.rows(of: "Sources/bookstrack-sim/bookstrack-sim.docc/SeriesStatements.md").filter {
      SeriesOddity(rawValue: $0[0]) != nil
    }
    let table = SeriesOddity.allCases.map { oddity in
      [oddity.rawValue, oddity.rate.perTenThousand.grouped, oddity.rate.of, oddity.rate.source]
    }
    #expect(page == table)
  }
}
