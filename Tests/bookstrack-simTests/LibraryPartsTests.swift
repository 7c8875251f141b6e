// The parts of `library` as a reader uses them: lists, series, sessions, questions, decisions and exports,
// each call in a process of its own (CON-17, IMP-20).

import Foundation
import Testing

@Suite struct `Using a library` {
  private func withLibrary(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let rows = [
      #""The Fifth Season (The Broken Earth, #1)",N. K. Jemisin,5,read,2015,512,2020/02/01"#,
      #""The Obelisk Gate (The Broken Earth, #2)",N. K. Jemisin,4,read,2016,448,2020/03/01"#,
      "Emma,Jane Austen,0,currently-reading,1815,300,", "Kindred,Octavia E. Butler,3,to-read,,,",
    ]
    let header = "Title,Author,My Rating,Exclusive Shelf,Original Publication Year,Number of Pages,Date Read"
    try tool.write("a.csv", Array(([header] + rows).joined(separator: "\n").utf8))
    let made = try tool.run("import", "a.csv", "--into", "books")
    try #require(made.status == 0, "\(made.errors)")
    try body(tool)
  }

  /// Returns the output of one call, which is at most 80 columns wide.
  private func page(_ tool: Tool, _ arguments: String..., in library: String = "books") throws -> String {
    let result = try tool.run(["library", library] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    for line in result.output.split(separator: "\n") where !arguments.contains("--json") {
      #expect(line.count <= 80, "\(arguments): \(line)")
    }
    return result.output
  }

  @Test func `books are listed, filtered, sorted, and printed as JSON`() throws {
    try withLibrary { tool in
      #expect(try page(tool, "books").hasSuffix("\n\n4 books\n"))
      let read = try page(tool, "books", "--status", "read", "--sort", "rating")
      #expect(read.hasPrefix("The Fifth Season") && read.hasSuffix("2 of 4 books\n"))
      #expect(try page(tool, "books", "jemisin obel").hasSuffix("1 of 4 books\n"))
      #expect(try page(tool, "books", "--missing", "pages,year").hasPrefix("Kindred"))
      #expect(try page(tool, "books", "--series", "broken earth").hasSuffix("2 of 4 books\n"))
      #expect(try page(tool, "books", "--year", "1800-1900").hasPrefix("Emma"))
      let json = try page(tool, "books", "--author", "Jemisin, N. K.", "--json")
      let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
      #expect(list.count == 2 && list[0]["rating"] as? Double == 5 && list[0]["pages"] as? Int == 512)
    }
  }

  @Test func `a book is shown field by field, with who said it and how complete it is`() throws {
    try withLibrary { tool in
      let book = try page(tool, "book", "Emma")
      #expect(book.contains("Pages: 300 (you)"))
      #expect(book.contains("Cover: not known"))
      #expect(book.contains("Enrichment: 11% complete"))
    }
  }

  @Test func `CON-16: the editions of a book are listed with their numbers, and one is chosen`() throws {
    try withLibrary { tool in
      #expect(
        try page(tool, "book", "Emma", "--editions") == "1  300 pages (you) — the one you have\n")
      #expect(try page(tool, "book", "Emma", "--edition", "1").hasPrefix("1  300 pages"))
      #expect(try page(tool, "book", "Kindred", "--editions") == "No edition is known.\n")
      let missing = try tool.run("library", "books", "book", "Emma", "--edition", "2")
      #expect(missing.status == 66 && missing.errors.contains("“Emma” has 1 edition"))
    }
  }

  @Test func `a series is made after a question, filled, totalled, renamed and deleted`() throws {
    try withLibrary { tool in
      #expect(try page(tool, "series").contains("The Broken Earth · N. K. Jemisin"))
      let asked = try page(tool, "series", "The Broken Erth", "--make")
      #expect(asked.hasPrefix("Did you mean \"The Broken Earth\"?\n"))
      #expect(asked.hasSuffix("Add --yes to do it.\n"))
      #expect(try page(tool, "series", "Patternist", "--make", "--total", "4", "--yes").contains("0/4 books"))
      #expect(try page(tool, "series").contains("Patternist"))
      let added = try page(tool, "series", "Patternist", "--add", "Kindred", "--at", "2", "--yes")
      #expect(added.contains("● 2") && added.contains("1/4 books, 25 %"))
      _ = try page(tool, "series", "Patternist", "--rename", "Seed to Harvest", "--yes")
      #expect(try page(tool, "series", "seed").contains("Seed to Harvest"))
      let total = try page(tool, "series", "Broken Earth", "--total", "2", "--yes")
      #expect(total.contains("You finished The Broken Earth! 🎉"))
      #expect(try page(tool, "series", "Broken Earth").contains("total from you"))
      let deletion = try page(tool, "series", "Seed to Harvest", "--delete")
      #expect(deletion.hasPrefix("Delete 'Seed to Harvest' series? 1 book will remain in library.\n"))
      #expect(try page(tool, "series", "Seed to Harvest", "--delete", "--yes") == "Deleted.\n")
      #expect(try page(tool, "books").hasSuffix("4 books\n"))
    }
  }

  @Test func `a sitting begins, is asked about after its end, and is in the history`() throws {
    try withLibrary { tool in
      #expect(try page(tool, "session").hasPrefix("No session is running."))
      #expect(try page(tool, "session", "start", "emma") == "Reading “Emma” from page 0.\n")
      #expect(try page(tool, "session").hasPrefix("Emma  00:0"))
      #expect(try page(tool, "session", "page", "20").contains("on page 20"))
      let end = try page(tool, "session", "end", "24")
      #expect(end.hasPrefix("Great session! 0 minutes, 24 pages\n“Emma”: "))
      let answer = try page(tool, "answer", "Other")
      #expect(answer.contains("saved!") && answer.contains("Curator Point"))
      #expect(try page(tool, "session", "history").hasPrefix("Emma\n  0 minutes, 24 pages\n"))
    }
  }

  @Test func `questions are shown, answered for a book, and counted in the chart`() throws {
    try withLibrary { tool in
      // An author of two books goes before those of one.
      let question = try page(tool, "questions")
      #expect(question.hasPrefix("“The Fifth Season"))
      #expect(question.contains("N. K. Jemisin's"))
      #expect(question.contains("This will apply to all 2 books by this author"))
      let answer = try page(tool, "answer", "Kindred", "--set", "gender=female")
      #expect(answer.hasPrefix("Gender saved!\n"))
      #expect(try page(tool, "chart").contains("Female 1"))
      #expect(try page(tool, "chart", "--year", "2020").hasPrefix("2 books finished in 2020\n"))
    }
  }

  @Test func `rules of the cascade are listed and set, and the queue says why books wait`() throws {
    try withLibrary { tool in
      #expect(try page(tool, "rules").contains("off  no-anthologies\n"))
      _ = try page(tool, "rules", "no-anthologies", "--on", "--yes")
      #expect(try page(tool, "rules").contains("on   no-anthologies\n"))
      #expect(try page(tool, "queue").contains("Emma: waits for its turn"))
      #expect(try page(tool, "conflicts") == "There is nothing to verify.\n")
      #expect(try page(tool, "choose") == "No book has several answers.\n")
    }
  }

  @Test func `IMP-20: an export, restored into an empty library, is the same library`() throws {
    try withLibrary { tool in
      _ = try page(tool, "author", "Jane Austen", "--set", "nationality=British", "--yes")
      _ = try page(tool, "export", "books.json")
      let restored = try page(tool, "restore", "books.json", in: "copy")
      #expect(restored.hasPrefix("Restored ") && restored.hasSuffix("4 books.\n"))
      _ = try page(tool, "export", "copy.json", in: "copy")
      let files = try ["books.json", "copy.json"].map {
        try Data(contentsOf: tool.folder.appending(path: $0))
      }
      #expect(files[0] == files[1])
      for format in ["goodreads", "storygraph", "librarything"] {
        _ = try page(tool, "export", "\(format).csv", "--as", format)
        let again = try tool.run("import", "\(format).csv", "--into", "from-\(format)")
        #expect(again.output.contains("imported    4 books"), "\(again.output)")
      }
    }
  }

  @Test(arguments: [
    (["books", "--status", "reed"], 64, "did you mean read?"),
    (["books", "--year", "soon"], 64, "--year takes a year or two"),
    (["books", "--sort", "colour"], 64, "--sort is one of title"),
    (["books", "--series", "Nothing"], 66, "there is no series"),
    (["book"], 64, "library … book needs the TITLE"),
    (["book", "Emma", "--edition", "0"], 64, "--edition"),
    (["book", "Emma", "--edition", "1", "--override", "nationality=GB"], 64, "use one at a time"),
    (["series", "--delete"], 64, "--delete needs the NAME"),
    (["series", "Broken Earth", "--at", "3"], 64, "--add TITLE"),
    (["series", "Broken Earth", "--add", "Emma", "--at", "soon"], 64, "--at takes a place"),
    (["series", "Broken Earth", "--remove", "Emma"], 66, "“Emma” is not in “The Broken Earth”"),
    (["series", "Broken Earth", "--merge", "Broken Earth", "--yes"], 65, "only a detected series"),
    (["series", "Broken Earth", "--unmerge", "Nothing"], 66, "no series “Nothing” is part"),
    (["session", "start", "Kindred"], 65, "You are not reading “Kindred”"),
    (["session", "end", "3"], 65, "No reading session is running."),
    (["session", "stop"], 64, "start, page, end or history"),
    (["answer"], 64, "needs the VALUE"),
    (["answer", "Female"], 66, "no question waits"),
    (["answer", "Emma", "--set", "colour=red"], 64, "the dimension of --set is one of"),
    (["conflicts", "1", "--keep"], 66, "there is no conflict 1"),
    (["conflicts", "1"], 64, "needs --take or --keep"),
    (["choose", "Emma", "1"], 66, "has 0 answers"),
    (["rules", "all", "--on"], 64, "there is no rule"),
    (["chart", "--year", "1990-1999"], 64, "takes one year"),
    (["export"], 64, "needs the FILE"),
    (["export", "x.csv", "--as", "excel"], 64, "--as is one of goodreads"),
    (["restore", "a.csv"], 65, "it is no export of a library"),
    (["restore", "none.json"], 66, "there is no such file"),
    (["queue", "now"], 64, "does not take \"now\""),
    (["chart", "--yes"], 64, "--yes goes with"),
    (["bookz"], 64, "did you mean books?"),
  ])
  func `invalid words are refused with a reason`(
    _ words: [String], _ status: Int32, _ message: String
  ) throws {
    try withLibrary { tool in
      let result = try tool.run(["library", "books"] + words)
      #expect(result.status == status, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `a document is not restored into a library with books, and a file is not replaced`() throws {
    try withLibrary { tool in
      _ = try page(tool, "export", "books.json")
      let again = try tool.run("library", "books", "export", "books.json")
      #expect(again.status == 73 && again.errors.contains("--overwrite"))
      let into = try tool.run("library", "books", "restore", "books.json")
      #expect(into.status == 65 && into.errors.contains("this one is not empty"))
    }
  }
}
