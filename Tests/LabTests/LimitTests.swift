// Limits stand in one table, each with its reason, and with a line for each change in the article on them.

import Foundation
import Testing

@testable import LabWorld

@Suite struct LimitTests {
  /// A line of the article.
  private struct Line: Equatable {
    let row: String
    let was: String
    let now: String
    let clause: String
    let owner: String
    let reason: String

    init?(_ cells: [String]) {
      guard cells.count == 6, cells[0].contains("-") || cells[0].hasPrefix("*"), cells[0] != "---" else {
        return nil
      }
      (row, was, now, clause, owner, reason) = (cells[0], cells[1], cells[2], cells[3], cells[4], cells[5])
    }
  }

  private static func history() throws -> [Line] {
    try Document("Sources/bookstrack-sim/bookstrack-sim.docc/Limits.md").lines.filter { $0.hasPrefix("| ") }
      .compactMap { line in
        Line(
          line.dropFirst().dropLast().components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
          })
      }
  }

  /// Returns the lines that contradict the limits: a limit that differs from the newest line of its row, a
  /// line that does not begin where the one before it ended, and rows without line or limit.
  private static func objections(_ lines: [Line], _ limits: [Limit]) -> [String] {
    var newest: [String: Line] = [:]
    var found: [String] = []
    for line in lines {
      if line.was != newest[line.row]?.now ?? "" {
        found.append("\(line.row): a line is missing before \(line)")
      }
      newest[line.row] = line
    }
    for limit in limits {
      let line = Line([
        limit.row, newest[limit.row]?.was ?? "", limit.text, limit.clause?.description ?? "",
        limit.owner.rawValue, limit.reason,
      ])
      if newest[limit.row] != line { found.append("\(limit.row): its newest line says otherwise") }
    }
    return found + Set(newest.keys).subtracting(limits.map(\.row)).sorted().map { "\($0): there is no limit" }
  }

  @Test func `each limit equals its newest line, and each change has a line`() throws {
    let lines = try Self.history()
    #expect(lines.count > 100)
    #expect(Self.objections(lines, Limit.all) == [])
    #expect(Set(Limit.all.map(\.row)).count == Limit.all.count)
    #expect(Limit.all.allSatisfy { $0.reason.count > 5 && ($0.clause != nil || $0.row.hasPrefix("*")) })
  }

  @Test func `a limit that was changed without a line is reported`() throws {
    let lines = try Self.history()
    let place = try #require(Limit.all.firstIndex { $0.row == "ENR-12" })
    var limits = Limit.all
    let old = limits[place]
    limits[place] = Limit("ENR-12", old.comparison, old.hundredths - 1, old.unit, old.owner, old.reason)
    #expect(Self.objections(lines, limits).count == 1)
    // Another reason for the same limit is a change too, and so is a line that does not say what it was.
    limits[place] = Limit("ENR-12", old.comparison, old.hundredths, old.unit, old.owner, "it missed")
    #expect(Self.objections(lines, limits).count == 1)
    let line = try #require(Line(["ENR-12", "", old.text, "ENR-12", "documents", old.reason]))
    #expect(Self.objections(lines + [line], Limit.all).count == 1)
    limits.remove(at: place)
    #expect(Self.objections(lines, limits) == ["ENR-12: there is no limit"])
  }

  @Test func `a limit is in the table and nowhere else`() {
    let made = /\b(?:Limit|LimitOwner)\(/
    let literal = /(?:\bhundredths|limitHundredths): [1-9][0-9_]*|\b(?:atLeast|atMost|exactly), [0-9_]+/
    let files = SourceFile.all.filter {
      PackageFiles.lab.contains($0.room) && !$0.path.hasPrefix("LabWorld/Report/Limits/")
    }
    #expect(files.count > 100)
    for file in files {
      if file.path != "LabWorld/Report/UserGate.swift", file.text.contains(made) {
        Issue.record("\(file.path) makes a limit of its own")
      }
      let hasRows = file.path.hasPrefix("LabWorld/Report/") || file.room == "Verify"
      if hasRows, file.folder != "Baseline", file.text.contains(literal) {
        Issue.record("\(file.path) writes a limit")
      }
    }
  }

  @Test(
    arguments: [
      ("DUP-9.recall", "DUP-9.recall"), ("DUP-9.recall.storygraph", "DUP-9.recall.*"),
      ("IMP-1.known", "*.known"),
      ("CAS-12.hunt", "*.hunt"), ("ENR-2.watched", "*.watched"),
    ] as [(FigureID, String)])
  func `rows of a kind have one limit`(row: FigureID, limit: String) { #expect(Limit.of(row).row == limit) }
}
