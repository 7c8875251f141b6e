// How a table is split into lines.

import Testing

@testable import Tables

@Suite struct TextTableTests {
  @Test func `comments and empty lines have no line, and are counted`() {
    let lines = TextTable("Some/table.txt", "## Head\n\nfirst\n   \n  # second\n##\nthird").lines
    #expect(lines.map(\.text) == ["first", "  # second", "third"])
    #expect(lines.map(\.place.line) == [3, 5, 7])
  }

  @Test func `an empty table has no lines`() {
    #expect(TextTable("empty", "").lines.isEmpty)
  }

  @Test func `a problem names file and line`() {
    let problem = TableProblem("no year", at: TablePlace(file: "Some/table.txt", line: 12))
    #expect(problem.description == "Some/table.txt:12: no year")
  }

  @Test func `the files of a target are those of its function, up to the first nil`() {
    let files = EmbeddedFiles { place, path, size in
      guard place < 2 else { return nil }
      path.pointee = StaticString("A/b.txt").utf8Start.withMemoryRebound(to: CChar.self, capacity: 8) { $0 }
      size.pointee = 7
      return StaticString("A/b.txt").utf8Start
    }
    #expect(files.all.count == 2)
    #expect(files["A/b.txt"].table == TextTable("A/b.txt", "A/b.txt"))
    #expect(files.tables(in: "A").count == 2 && files.tables(in: "B").isEmpty)
  }
}
