// The table of clauses, its numbers, and what code makes of them.

import Foundation
import Testing

@testable import LabWorld

@Suite struct ClauseTests {
  @Test func `Each chapter is numbered from 1 without a gap`() {
    #expect(Clause.all.count == 154)
    for chapter in Clause.Chapter.allCases {
      #expect(chapter.clauses.map(\.id.number) == Array(1...chapter.clauses.count))
      #expect(chapter.clauses.allSatisfy { $0.id.chapter == chapter })
    }
  }

  @Test func `A clause is one line, and so is its decision`() {
    for clause in Clause.all {
      for text in [clause.text, clause.decision ?? "As it is."] {
        #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("|"), "\(clause.id): \(text)")
      }
    }
  }

  @Test func `A clause id is parsed from its text`() {
    for clause in Clause.all { #expect(ClauseID(clause.id.description) == clause.id) }
  }

  @Test(arguments: [
    "", "-", "ENR", "ENR-", "ENR-0", "ENR-05", "ENR-+5", "ENR-16", "ENR-5-1", "enr-5", "TINY-1",
  ])
  func `A text without a clause is no clause id`(text: String) throws {
    #expect(ClauseID(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ClauseID].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test func `A report contains a clause as its id, and a figure as id and name`() throws {
    let violation = Violation(clause: "LAB-1", place: "cell 0", complaint: "it was wrong")
    let document = try JSONEncoder().encode(violation)
    let fields = try JSONDecoder().decode([String: String].self, from: document)
    #expect(fields["clause"] == "LAB-1")
    #expect(try JSONDecoder().decode(Violation.self, from: document) == violation)
    let figure: FigureID = "DUP-9.recall.\("goodreads")"
    #expect(figure.clause == "DUP-9" && figure.name == "recall.goodreads")
    #expect(
      Target(figure, "").judge(Fraction(0)).id == "DUP-9.recall.goodreads")
    #expect(FigureID(stringLiteral: "ENR-13").description == "ENR-13")
  }

  @Test func `An unknown clause id in the sources is a trap`() async {
    await #expect(processExitsWith: .failure) { _ = ClauseID(stringLiteral: "ENR-16") }
  }
}
