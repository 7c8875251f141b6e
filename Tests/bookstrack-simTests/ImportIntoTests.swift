// Imports into a persistent library, as used by a reader of books.

import Foundation
import Testing

@Suite struct `Importing into a library` {
  /// Returns a Goodreads export of those titles, by one author.
  private static func export(_ titles: [String]) -> [UInt8] {
    let rows = titles.map { "\($0),Ann Writer,3,read" }
    return Array((["Title,Author,My Rating,Exclusive Shelf"] + rows).joined(separator: "\n").utf8)
  }

  private func withTool(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a.csv", Self.export(["Alpha Wood", "Beta Stone", "Gamma Lake"]))
    try tool.write("b.csv", Self.export(["Gamma Lake", "Delta Field"]))
    try body(tool)
  }

  @Test func `a second import continues the library, and undo reverts the imports in turn`() throws {
    try withTool { tool in
      let first = try tool.run("import", "a.csv", "--into", "new/library")
      #expect(first.status == 0)
      #expect(first.output.contains("3 books, 0 editions, 0 series, 3 waiting jobs, "))
      #expect(first.output.contains(" bytes on disk"))
      let second = try tool.run("import", "b.csv", "--into", "new/library")
      #expect(second.output.contains("4 books, "))
      #expect(second.output.contains("title and author 1"))
      let again = try tool.run("import", "b.csv", "--into", "new/library")
      #expect(again.output.contains("imported    0 books"))
      let undo = ["import", "--undo", "--into", "new/library"]
      let undone = try tool.run(undo)
      #expect(undone.output.contains("The import of b.csv was taken back: books removed: 1,"))
      let last = try tool.run(undo)
      #expect(last.status == 0)
      #expect(last.output.contains("library  0 books, "))
      let none = try tool.run(undo)
      #expect(none.status == 66)
      #expect(none.errors.contains("no import that could be taken back"))
    }
  }

  @Test func `without --into no library is created`() throws {
    try withTool { tool in
      let result = try tool.run("import", "a.csv")
      #expect(result.output.contains("nothing was changed"))
      #expect(try tool.files() == ["a.csv", "b.csv"])
    }
  }

  @Test func `a refused file leaves the library unchanged`() throws {
    try withTool { tool in
      // Every interpretation gives too few fields, so the end of the row is unknown.
      try tool.write("bad.csv", Self.export(["Alpha Wood"]) + Array("\n\"never closed\n".utf8))
      try tool.run("import", "a.csv", "--into", "library").expectSuccess()
      let bad = try tool.run("import", "bad.csv", "--into", "library")
      #expect(bad.status == 65)
      #expect(bad.errors.contains("is never closed"))
      let again = try tool.run("import", "a.csv", "--into", "library")
      #expect(again.output.contains("3 books, "))
    }
  }

  @Test func `a refused file creates no library`() throws {
    try withTool { tool in
      try tool.write("empty.csv", [])
      try tool.write("other.csv", Array("a;b;c\n1;2;3\n".utf8))
      let before = try tool.files()
      for name in ["empty.csv", "other.csv"] {
        #expect(try tool.run("import", name, "--into", "library").status == 65)
        #expect(try tool.files() == before)
      }
    }
  }

  @Test func `several files are imported in their order`() throws {
    try withTool { tool in
      let both = try tool.run("import", "a.csv", "b.csv", "--into", "library")
      #expect(both.status == 0)
      #expect(both.output.contains("library     4 books, "))
      let undone = try tool.run("import", "--undo", "--into", "library")
      #expect(undone.output.contains("The import of b.csv was taken back"))
      #expect(try tool.run("import", "a.csv", "b.csv").status == 64)
      #expect(try tool.run("import", "a.csv", "b.csv", "--into", "library", "--explain", "1").status == 64)
    }
  }

  @Test func `a file's name needs no ending`() throws {
    try withTool { tool in
      try tool.write("noending", Self.export(["Alpha Wood"]))
      let result = try tool.run("import", "noending", "--into", "library")
      #expect(result.status == 0)
      #expect(result.output.contains("1 book"))
    }
  }

  @Test func `undo creates no library`() throws {
    try withTool { tool in
      let result = try tool.run("import", "--undo", "--into", "nowhere")
      #expect(result.status == 66)
      #expect(result.errors.contains("nowhere: there is no such library"))
      #expect(try tool.files() == ["a.csv", "b.csv"])
    }
  }

  @Test func `a path that is no library is refused and not changed`() throws {
    try withTool { tool in
      let file = try tool.run("import", "a.csv", "--into", "b.csv")
      #expect(file.status == 65)
      #expect(file.errors.contains("expected a directory"))
      let folder = try tool.run("import", "a.csv", "--into", ".")
      #expect(folder.status == 65)
      #expect(folder.errors.contains("expected a library or an empty directory"))
      #expect(try tool.files() == ["a.csv", "b.csv"])
    }
  }

  @Test func `a damaged library is reported, and not changed`() throws {
    try withTool { tool in
      try tool.run("import", "a.csv", "--into", "library").expectSuccess()
      for name in try tool.files() where name.hasPrefix("library/") && name != "library/lock" {
        let url = tool.folder.appending(path: name)
        var bytes = try Data(contentsOf: url)
        bytes[0] ^= 0xFF
        try bytes.write(to: url)
        let result = try tool.run("import", "b.csv", "--into", "library")
        #expect(result.status == 65)
        #expect(result.errors.contains("library: "))
        let after = try Data(contentsOf: url)
        #expect(after == bytes)
      }
    }
  }

  @Test(arguments: [
    (["--undo"], "--undo needs a library"), (["a.csv", "--undo", "--into", "l"], "give no FILE"),
    (["--undo", "--into", "l", "--preview"], "--preview has no meaning with --undo"),
    (["--undo", "--into", "l", "--overwrite"], "--overwrite has no meaning with --undo"),
    (["a.csv", "--preview", "--into", "l"], "--into imports; --preview does not"),
  ])
  func `wrong usage is reported as such`(_ words: [String], _ text: String) throws {
    try withTool { tool in
      let result = try tool.run(["import"] + words)
      #expect(result.status == 64)
      #expect(result.errors.contains(text))
      #expect(try tool.files() == ["a.csv", "b.csv"])
    }
  }
}

extension Tool.Result {
  fileprivate func expectSuccess() { #expect(status == 0, "\(errors)") }
}
