// Wrong usage and bad input: one clear sentence on standard error, the right exit status, and no files.

import Foundation
import Testing

@Suite struct BadInputTests {
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52,
  ]

  @Test(arguments: [
    (["--users", "0"], "--users takes a whole number from 1 to 100000, not \"0\""),
    (["--users", "abc"], "--users takes a whole number from 1 to 100000, not \"abc\""),
    (["--users", "-5"], "not \"-5\""), (["--users"], "--users needs a value"),
    (["run", "--usres", "5"], "did you mean --users?"),
    (["--bogus"], "unknown option --bogus"), (["imprt", "x.csv"], "did you mean import?"),
    (["fly"], "unknown command \"fly\""),
    (["run", "extra"], "does not take \"extra\""), (["--users", "5", "--users", "6"], "given twice"),
    (["--only", "disk.full"], "it is one of cloud.answer-lost"), (["--mood", "grumpy"], "--mood is one of"),
    (["--quiet=yes"], "takes no value"),
    (
      ["hunt", "--planted", "retry-at-onc"],
      "words, and none is \"retry-at-onc\"; did you mean retry-at-once?"
    ),
    (["import"], "import needs a file"),
    (["import", "a.csv", "b.csv"], "--into names the library"),
    (["generate", "--format", "goodread"], "did you mean goodreads?"),
    (["list", "figures", "--names", "--schema"], "--names is in place of --schema"),
    (["--export", "a.csv", "--format", "calibre"], "--format is of invented exports"),
    (["--books", "20000", "--catalog", "2000"], "--books is 20000"), (["--seed", "-1"], "--seed takes"),
    (["generate", "--output", "x", "--truth", "./x"], "name the same file"),
    (["generate", "library.csv"], "with --profile only"),
    (["generate", "--json"], "needs --profile"),
    (["generate", "--profile", "library.csv", "--seed", "2"], "--seed has no meaning with a file"),
    (["generate", "--profile", "--truth", "x"], "which writes no export"),
    (["import", "a.csv", "--rejected", "./a.csv"], "--rejected names the export itself"),
    (["import", "a.csv", "--preview", "--rejected", "b.csv"], "--rejected needs more than --preview reads"),
    (["import", "a.csv", "--preview", "--all"], "--all needs more than --preview reads"),
    (["import", "a.csv", "--preview", "--strategy", "skip"], "--strategy decides nothing in a --preview"),
    (["import", "a.csv", "--overwrite"], "--overwrite needs --rejected"),
    (["import", "--undo", "--into", "l", "--all"], "--all has no meaning with --undo"),
    (["import", ""], "import needs a file"),
    (["help", "run", "extra"], "help takes one command"), (["--version", "extra"], "takes nothing else"),
    (["pairs", "--write", "--json"], "--json has no meaning with --write"),
    (["pairs", "--wrong", "-1"], "--wrong takes a whole number"),
    (["pairs", "--rows", "list.csv"], "--rows needs --list"),
    (["pairs", "--list", "5"], "--list takes a whole number from 20"),
    (["pairs", "--list", "50", "--write"], "--write has no meaning with --list"),
    (
      ["run", "--minutes", "z.csv", "--readers", "./z.csv"],
      "--minutes and --readers name the same file z.csv"
    ),
    (["run", "--minutes", "z", "--junit", "z"], "--junit and --minutes name the same file z"),
    (["pairs", "--list", "50", "--rows", "x", "--report", "./x"], "--rows and --report name the same file"),
    (["crash-test", "--directory", ""], "--directory needs the name of a folder"),
    (["--providers", ""], "--providers is empty; expected some of google-books"),
    (["--scenario", "google-only", "--providers", "isbndb"], "has the providers google-books;"),
    (["--scenario", "google-outage", "--providers", "isbndb"], "google-books among them"),
    (["sweep", "--vary", "latency=2s..50ms"], "expected the smaller value first: latency=50ms..2s"),
    (["--warmth", "50", "--scenario", "free-tier"], "--warmth is 50; expected 0 with free-tier"),
    (["sweep", "--vary", "latency=2s..1ms"], "expected times with their unit from 5ms to 45s"),
    (["replay", ""], "replay needs a seed or a file"),
    (["sweep", "--vary", "latency=50"], "expected times with their unit from 5ms to 45s"),
    (["sweep", "--vary", "mood="], "expected one or more of flawless, healthy"),
    (["--report", ""], "is no name of a file"), (["--report", "new/"], "is no name of a file"),
    (["--report", "-"], "is no name of a file"),
  ])
  func wrongUseIsSaidInASentence(arguments: [String], sentence: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("bookstrack-sim: "))
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
    #expect(try tool.files() == [])
  }

  @Test(
    arguments: [
      ("empty.csv", [], "The file is empty"),
      ("header.csv", Array("Book Id,Title,Author,ISBN,My Rating,Exclusive Shelf\n".utf8), "No books found"),
      ("picture.csv", png, "It is a picture"),
      ("signin.csv", Array("<html><body>Sign in</body></html>\n".utf8), "a page of the web"),
      ("books.xlsx", png, "a spreadsheet"),
      ("picture.png", png, "It is a picture"),
      ("books.epub", png, "must end in one of .csv, .tsv, .txt, .json"),
      (
        "open.csv",
        Array("Book Id,Title,Author,ISBN,My Rating,Exclusive Shelf\n1,\"Emma,Jane Austen\n".utf8),
        "row 1 (line 2)"
      ),
      ("other.csv", Array("a;b;c\n1;2;3\n".utf8), "none of them is called \"Title\""),
    ] as [(String, [UInt8], String)])
  func aFileThatIsNoExportIsRefusedWithTheReason(name: String, bytes: [UInt8], sentence: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(name, bytes)
    let result = try tool.run("import", name, "--rejected", "new/rejected.csv")
    #expect(result.status == 65)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.contains(name))
    #expect(result.output.isEmpty)
    #expect(try tool.files() == [name])
  }

  @Test func inputThatIsNotThereIsNamed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let missing = try tool.run("import", "nowhere.csv")
    #expect(missing.status == 66)
    #expect(missing.errors == "bookstrack-sim: nowhere.csv: there is no such file\n")
    let folder = try tool.run("import", ".")
    #expect(folder.status == 65)
    #expect(folder.errors.contains("is a folder"))
  }

  /// Each of them would take minutes, but is refused at once.
  @Test(arguments: [
    ["--users", "1000", "--report", "file/report.json"], ["--users", "1000", "--report", "."],
    ["--users", "1000", "--report", String(repeating: "r", count: 241)],
    ["sweep", "--report", "file/report.json"],
    ["hunt", "--seeds", "1000000", "--report", "file/report.json"],
    ["hunt", "--seeds", "1000000", "--save", "file"], ["hunt", "--seeds", "1000000", "--save", "file/cases"],
    ["hunt", "--planted", "all", "--report", "file/report.json"],
    ["hunt", "--planted", "all", "--save", "file"],
    ["generate", "--catalog", "200000", "--output", "file/export.csv"],
    ["generate", "--catalog", "200000", "--truth", "file/truth.json"],
    ["replay", "1", "--target", "readers", "--trace-file", "file/trace.json"],
    ["pairs", "--report", "file/report.json"], ["import", "export.csv", "--rejected", "file/rejected.csv"],
  ])
  func outputThatCannotBeWrittenIsFoundOutBeforeTheWork(arguments: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("file", [])
    try tool.write("export.csv", Array("Title,Author,My Rating,Exclusive Shelf\n".utf8))
    let result = try tool.run(arguments, limit: 20)
    #expect(result.status == 73, "\(result.errors)")
    #expect(result.errors.hasPrefix("bookstrack-sim: cannot write "))
    #expect(result.output.isEmpty)
    #expect(try tool.files() == ["export.csv", "file"])
  }

  @Test func aReportIsWrittenAlsoWhereNobodyReadsThePage() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "--users", "1", "--books", "5", "--catalog", "2000", "--report", "run.json", into: .brokenPipe)
    #expect(result.status == 141)
    #expect(try tool.files() == ["run.json"])
  }

  @Test func aPipeThatNobodyReadsEndsTheProgramQuietly() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "generate", "--books", "2000", "--catalog", "3000", "--truth", "truth.json", into: .brokenPipe)
    #expect(result.status == 141)
    #expect(result.errors.isEmpty)
    #expect(try tool.files() == ["truth.json"])
  }

  @Test func aTitleCannotSteerTheTerminal() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let row = "1,\u{1B}[2JEmma,Jane Austen,,5,read\n"
    try tool.write(
      "library.csv", Array("Book Id,Title,Author,ISBN,My Rating,Exclusive Shelf\n\(row)\(row)".utf8))
    let result = try tool.run("import", "library.csv")
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("Emma"))
  }
}
