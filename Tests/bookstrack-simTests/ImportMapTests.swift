import Foundation
import Testing

/// Files with unknown columns: a proposal, and a mapping by the reader.
@Suite struct `Mapping the columns of an export` {
  private static let unknown = """
    Intitulé;Auteur;Note perso;Fini le
    Emma;Jane Austen;8;2020-05-17
    Villette;Charlotte Brontë;10;

    """

  private static func withFile<Value>(_ text: String, _ body: (Tool) throws -> Value) throws -> Value {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("livres.csv", Array(text.utf8))
    return try body(tool)
  }

  @Test func `unknown columns are refused with their first rows and a proposal (IMP-4)`() throws {
    try Self.withFile(Self.unknown) { tool in
      let result = try tool.run("import", "livres.csv")
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("Intitulé"))
      #expect(result.errors.contains("Charlotte Brontë"))
      #expect(result.errors.contains("--map 'title=?,author=?'"))
      #expect(try tool.files() == ["livres.csv"])
    }
  }

  @Test func `the import then runs with the given mapping (IMP-4)`() throws {
    let map = "title=Intitulé,author=Auteur,rating=Note perso/10,date-read=Fini le"
    try Self.withFile(Self.unknown) { tool in
      let preview = try tool.run("import", "livres.csv", "--preview", "--map", map)
      #expect(preview.status == 0)
      #expect(preview.output.contains("  rating"))
      let row = try tool.run("import", "livres.csv", "--explain", "1", "--map", map)
      let rating = row.output.split(separator: "\n").first { $0.contains("rating") }
      #expect(rating?.contains(" 4 ") == true, "8 of 10 stars are 4 of 5")
      let into = try tool.run("import", "livres.csv", "--into", "library", "--map", map)
      #expect(into.status == 0)
      #expect(into.output.contains("imported    2 books"))
      let again = try tool.run("import", "livres.csv", "--into", "library", "--map", map)
      #expect(again.output.contains("imported    0 books"))
    }
  }

  @Test func `a file without a header is mapped by column numbers`() throws {
    try Self.withFile("Emma,Jane Austen,2020-05-17\nVillette,Charlotte Brontë,2021-01-02\n") { tool in
      let refused = try tool.run("import", "livres.csv")
      #expect(refused.status == 65)
      #expect(refused.errors.contains("no header"))
      let result = try tool.run("import", "livres.csv", "--map", "title=1,author=2,date-read=3")
      #expect(result.output.contains("imported    2 books"))
    }
  }

  @Test(arguments: [
    ("author=Auteur", 64, "title"), ("title=Intitulé,colour=Note", 64, "colour"), ("title", 64, "title"),
    ("title=Titel", 65, "Titel"), ("title=Intitulé,rating=Note perso/x", 64, "stars"),
  ])
  func `an invalid mapping is reported, with the valid names`(map: String, status: Int32, word: String)
    throws
  {
    try Self.withFile(Self.unknown) { tool in
      let result = try tool.run("import", "livres.csv", "--map", map)
      #expect(result.status == status)
      #expect(result.errors.contains(word))
      #expect(try tool.files() == ["livres.csv"])
    }
  }

  @Test func `a plain header needs no question, is said, and a mapping overrides it (IMP-15)`() throws {
    try Self.withFile("Titre;Auteur;Note perso;Lieu\nEmma;Jane Austen;8;Paris\n") { tool in
      let result = try tool.run("import", "livres.csv")
      #expect(result.status == 0)
      for line in [
        "format      columns by their names, ratings out of 10", "columns     Titre: title, Auteur: author",
        "not read    Lieu", "imported    1 book",
      ] { #expect(result.output.contains(line), "\(line) in \(result.output)") }
      let mapped = try tool.run("import", "livres.csv", "--map", "title=Auteur,author=Titre", "--json")
      #expect(mapped.output.contains("\"format\" : \"mapped columns\""))
      #expect(mapped.output.contains("\"field\" : \"title\""))
    }
  }

  @Test func `a first row of words that is skipped by a mapping by numbers is reported (IMP-9)`() throws {
    try Self.withFile("Emma,Jane Austen\nVillette,Charlotte Brontë\n") { tool in
      let mapping = ["import", "livres.csv", "--map", "title=1,author=2"]
      let result = try tool.run(mapping)
      #expect(result.status == 0 && result.output.contains("imported    1 book\n"))
      #expect(result.output.contains("header      row 1: Emma, Jane Austen\n"), "\(result.output)")
      #expect(try tool.run(mapping + ["--json"]).output.contains("\"header\" : ["))
    }
    // A number among the words makes the row a book.
    try Self.withFile("Emma,Jane Austen,5\nVillette,Charlotte Brontë,4\n") { tool in
      let result = try tool.run("import", "livres.csv", "--map", "title=1,author=2,rating=3")
      #expect(result.output.contains("imported    2 books\n") && !result.output.contains("header"))
    }
  }

  @Test func `a known format without a title column reports what is missing and what to type (IMP-5)`() throws
  {
    try Self.withFile("Author,My Rating,Exclusive Shelf\nJane Austen,5,read\n") { tool in
      let result = try tool.run("import", "livres.csv")
      #expect(result.status == 65)
      #expect(result.errors.contains("no column \"Title\""))
    }
  }
}

/// Refused files, with the next command for the reader.
@Suite struct `Files that are refused` {
  @Test(arguments: [
    ("empty.csv", "", "bookstrack-sim import empty.csv"),
    ("books.xlsx", "PK\u{3}\u{4}", "bookstrack-sim import books.csv"),
    ("scan.csv", "%PDF-1.4\n", "bookstrack-sim import scan.csv"),
    ("money.csv", "date;amount\n2020-01-01;12\n", "--map 'title=?,author=?'"),
    (
      "renamed.csv",
      "Book Id,Name of book,Author,My Rating,Exclusive Shelf,Average Rating\n1,Emma,Jane Austen,5,read,4\n",
      "title=Name of book,source-id=Book Id,author=Author"
    ),
    ("other.json", "{\"name\": \"x\", \"version\": 1}", "bookstrack-sim import other.csv"),
  ])
  func `suggest a command (IMP-5)`(_ name: String, _ text: String, _ command: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(name, Array(text.utf8))
    let result = try tool.run("import", name)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(command), "\(result.errors)")
  }

  /// The suggested command must name the file relative to the reader's folder.
  @Test(arguments: [
    ("money.csv", "date;amount\n2020-01-01;12\n", "'my exports/money.csv' --map"),
    (
      "renamed.csv", "Author,My Rating,Exclusive Shelf\nJane Austen,5,read\n",
      "'my exports/renamed.csv' --map"
    ),
    ("scan.xlsx", "PK\u{3}\u{4}", "'my exports/scan.csv'"),
  ])
  func `name a file by its path (IMP-5)`(_ name: String, _ text: String, _ word: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "my exports"), withIntermediateDirectories: true)
    try tool.write("my exports/\(name)", Array(text.utf8))
    let result = try tool.run("import", "my exports/\(name)")
    #expect(result.status == 65)
    #expect(result.errors.contains("bookstrack-sim import \(word)"), "\(result.errors)")
  }
}
