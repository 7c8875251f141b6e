// Facts about authors in a persistent library, as used by a reader of books.

import Foundation
import Testing

@Suite struct `Curating a library` {
  private func withLibrary(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let rows = ["Alpha Wood,Ann Writer,read", "Beta Stone,Ann Writer,read", "Gamma Lake,Anonymous,read"]
    let export = (["Title,Author,Exclusive Shelf"] + rows).joined(separator: "\n")
    try tool.write("a.csv", Array(export.utf8))
    let made = try tool.run("import", "a.csv", "--into", "books")
    try #require(made.status == 0, "\(made.errors)")
    try body(tool)
  }

  /// Returns the lines of one call.
  private func lines(_ tool: Tool, _ arguments: String...) throws -> [String] {
    let result = try tool.run(["library", "books"] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `a fact is previewed, confirmed, shown for each book, and undone, in separate processes`()
    throws
  {
    try withLibrary { tool in
      let set = ["--set", "nationality=Nigerian"]
      let author = ["author", "ann WRITER"]
      let preview = try tool.run(["library", "books"] + author + set)
      #expect(preview.output.contains("Nationality: nothing → Nigerian"))
      #expect(preview.output.contains("This will apply to all 2 books by this author in your library."))
      #expect(preview.output.hasSuffix("- Alpha Wood\n- Beta Stone\nAdd --yes to do it.\n"))
      #expect(try lines(tool, "history") == ["Nothing has been said of any author."])

      let saved = try tool.run(["library", "books"] + author + set + ["--yes"])
      #expect(
        saved.output == """
          Nationality saved!
          Updated 2 books:
          - Alpha Wood
          - Beta Stone
          +12 Curator Points (10 base + 2 cascade)
          Progress: New Curator → Bronze Curator (12/50)

          """)
      #expect(try lines(tool, "book", "beta stone").contains { $0.hasPrefix("Nationality: Nigerian") })
      #expect(
        try lines(tool, "author") == [
          "Ann Writer  2 books  Nationality: Nigerian", "Anonymous  1 book",
        ])
      #expect(try tool.run(["library", "books"] + author + set + ["-y"]).output == "Nothing has changed.\n")

      #expect(try lines(tool, "undo").first == "This takes back:")
      #expect(try lines(tool, "undo", "--yes").first == "Taken back.")
      #expect(try lines(tool, "author", "Ann Writer").contains { $0.contains("Nigerian") } == false)
      #expect(try lines(tool, "history").count == 2)
      let again = try tool.run("library", "books", "undo", "1")
      #expect(again.status == 65)
      #expect(again.errors.contains("was taken back already"))
    }
  }

  @Test func `an override of a book is set and removed`() throws {
    try withLibrary { tool in
      _ = try lines(tool, "author", "Ann Writer", "--set", "languages=en,sv", "--yes")
      let override = ["--override", "languages=de", "--because", "a translation"]
      let preview = try tool.run(["library", "books", "book", "Alpha Wood"] + override)
      #expect(preview.output == "This will apply to 1 book:\n- Alpha Wood\nAdd --yes to do it.\n")
      let saved = try tool.run(["library", "books", "book", "Alpha Wood", "--yes"] + override)
      #expect(saved.output.hasPrefix("Languages saved!\nUpdated 1 book:\n- Alpha Wood\n"))
      #expect(
        try lines(tool, "book", "Alpha Wood").contains {
          $0.hasPrefix("Languages: de (Override: a translation")
        })
      #expect(try lines(tool, "book", "Beta Stone").contains { $0.hasPrefix("Languages: en, sv") })
      _ = try lines(tool, "book", "Alpha Wood", "--no-override", "languages", "--yes")
      #expect(try lines(tool, "book", "Alpha Wood").contains { $0.hasPrefix("Languages: en, sv") })
    }
  }

  @Test(arguments: [
    (["author", "Ann Writer", "--set", "nationalty=x"], 64, "did you mean nationality?"),
    (["author", "Ann Writer", "--set", "nationality"], 64, "--set takes FIELD=VALUES"),
    (["author", "Ann Writer", "--override", "languages=de"], 64, "goes with library LIBRARY book"),
    (["author", "--set", "languages=de"], 64, "needs the NAME"),
    (["author", "Ann Riter"], 66, "did you mean “Ann Writer”?"),
    (["author", "Anonymous", "--set", "nationality=x"], 65, "stands for nobody in particular"),
    (["author", "Anonymous", "--set", "nationality=x", "--yes"], 65, "stands for nobody in particular"),
    (["author", "Ann Writer", "--pen-name-of", "Ann Writer", "--yes"], 65, "one other author"),
    (["book", "Alfa Wood"], 66, "did you mean “Alpha Wood”?"),
    (["book", "Alpha Wood", "--because", "so"], 64, "--because"),
    (["undo"], 66, "no change that could be taken back"),
    (["undo", "x"], 64, "the number of a line of the history"),
    (["undo", "3"], 66, "the history has 0 lines"),
    (["autor"], 64, "did you mean author?"),
  ])
  func `invalid words are refused with a reason, and nothing changes`(
    _ words: [String], _ status: Int32, _ message: String
  ) throws {
    try withLibrary { tool in
      let result = try tool.run(["library", "books"] + words)
      #expect(result.status == status)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(try lines(tool, "history") == ["Nothing has been said of any author."])
    }
  }

  /// Two changes: neither is saved, or only the first.
  @Test(arguments: [false, true])
  func `a change that the disk refuses is distinguished from those before it`(_ isSecond: Bool) throws {
    try withLibrary { tool in
      let changes = ["languages=sv", "nationality=\(String(repeating: "x", count: 40_000))"]
      let said = (isSecond ? changes : changes.reversed()).flatMap { ["--set", $0] }
      let result = try tool.run(
        ["library", "books", "author", "Ann Writer", "--yes"] + said, fileLimit: 32)
      #expect(result.status == 73)
      let what =
        isSecond ? "this change was not made; those above were" : "the library was not changed"
      #expect(result.errors.contains("\(what): there is no room.\n"), "\(result.errors)")
      #expect(result.output.hasPrefix("Languages saved!") == isSecond)
      let author = try lines(tool, "author", "Ann Writer")
      #expect(author.contains { $0.hasPrefix("Languages: sv") } == isSecond, "\(author)")
    }
  }

  @Test func `a missing library is not created`() throws {
    try withLibrary { tool in
      let result = try tool.run("library", "nowhere")
      #expect(result.status == 66)
      #expect(result.errors.contains("nowhere: there is no such library"))
      #expect(try tool.files().contains { $0.hasPrefix("nowhere") } == false)
    }
  }
}
