// One list of genres for all providers (CON-4).

import BooksTrackAPI
import Tables
import Testing

@testable import BooksTrackBackend

@Suite("Genres")
struct GenreTests {
  @Test(
    "Spellings of providers come to one canonical name (CON-4)",
    arguments: [
      (["Fiction", "Thrillers", "MYSTERY"], ["Fiction", "Thriller", "Mystery"]),
      (["Fiction", "Classics"], ["Fiction", "Classic Literature"]),
      (["fiction", "american literature"], ["Fiction", "American Literature"]),
      (["thriller", "fiction", "suspense"], ["Thriller", "Fiction"]),
      (["Fiction / Science Fiction / Dystopian"], ["Fiction", "Science Fiction", "Dystopian"]),
      (["Fiction / General"], ["Fiction"]), (["Fiction /"], ["Fiction"]),
      (["Juvenile Fiction / Fantasy & Magic"], ["Children's", "Fantasy"]),
      (["Comics & Graphic Novels / Manga / General"], ["Comics", "Manga"]),
      (["Sci-Fi/Fantasy"], ["Science Fiction", "Fantasy"]),
      (["Biography & Autobiography"], ["Biography"]),
      (["  Horror  "], ["Horror"]), (["ＭＹＳＴＥＲＹ"], ["Mystery"]), (["Mysteries", "Mystery"], ["Mystery"]),
      (["Romance / Contemporary", "FICTION / Romance"], ["Romance", "Contemporary Romance", "Fiction"]),
      ([], []), ([" ", " / "], []),
    ])
  func corrected(written: [String], genres: [String]) {
    #expect(GenreVocabulary.corrected.normalize(written).genres == genres)
  }

  @Test(
    "Unknown genres pass through unchanged",
    arguments: [
      "Competitive Ferret Keeping", "AC/DC", "Fiction/Zeppelins", "Bus", "glass", "日本の小説", "Fathers / Sons",
      "War & Peace", "Washington, George, 1732-1799", "Zeppelins > Dirigibles", "R-r-r--oar",
      "Fact and friction",
    ])
  func unknown(genre: String) {
    let result = GenreVocabulary.corrected.normalize([genre])
    #expect(result.genres == [genre])
    #expect(result.unknown == 1)
    #expect(result.normalized == 0)
  }

  @Test("Unknown genres that differ only in case are one")
  func unknownRepetition() {
    #expect(GenreVocabulary.corrected.normalize(["Zeppelins", "ZEPPELINS"]).genres == ["Zeppelins"])
  }

  @Test("A topic with the spelling of a genre is not listed twice")
  func topicLikeGenre() {
    let there = GenreVocabulary.corrected.normalize(["History -- Fiction", "history"]).genres
    let back = GenreVocabulary.corrected.normalize(["history", "History -- Fiction"]).genres
    #expect(there == ["History", "Fiction"])
    #expect(back == ["History", "Fiction"])
  }

  @Test(
    "The meaning of a word may depend on the genre above it",
    arguments: [
      ("Fiction / Historical", "Historical Fiction"), ("Fantasy / Historical", "Historical Fantasy"),
      ("Romance / Historical", "Historical Romance"), ("Mystery / Historical", "Historical Mystery"),
      ("Juvenile Fiction / Historical", "Historical Fiction"),
      ("Thrillers / Historical", "Historical Thriller"),
      ("History / Military", "Military History"), ("Fiction / Military", "War Fiction"),
    ])
  func context(heading: String, genre: String) {
    #expect(GenreVocabulary.corrected.normalize([heading]).genres.last == genre)
    #expect(GenreVocabulary.corrected.normalize(["Historical", "Military"]).normalized == 0)
  }

  @Test("As written, the document's own plural keys never match; corrected, they do")
  func asWritten() {
    let written = ["Fiction", "Thrillers", "MYSTERY", "Classics", "Fiction"]
    let result = GenreVocabulary.asWritten.normalize(written)
    #expect(result.genres == ["Fiction", "Thrillers", "Mystery", "Classics", "Fiction"])
    #expect(result.unknown == 2)
    #expect(result.normalized == 3)
    // The document's map has some thirty keys; a spelling that is not among them is unchanged.
    #expect(
      GenreVocabulary.asWritten.normalize(["Science Fiction", "sci-fi"]).genres == [
        "Science Fiction", "sci-fi",
      ])
    let corrected = GenreVocabulary.corrected.normalize(written)
    #expect(corrected.genres == ["Fiction", "Thriller", "Mystery", "Classic Literature"])
    #expect(corrected.unknown == 0)
    #expect(corrected.normalized == 5)
  }

  @Test("Housekeeping notes of libraries are counted, and are no genres")
  func housekeeping() {
    let written = [
      "Protected DAISY", "Fiction", "nyt:combined-print=2011-01-01", "Reading Level-Grade 7", "Orphans",
    ]
    #expect(GenreVocabulary.asWritten.normalize(written).genres == written)
    let kept = GenreVocabulary.corrected.normalize(written)
    #expect(kept.genres == ["Fiction", "Orphans"])
    #expect(kept.housekeeping == 3)
    #expect(kept.unknown == 1)
    #expect(kept.normalized == 1)
  }
}

@Suite("Genre list")
struct GenreListTests {
  @Test("There are at least 100 canonical genres, each once, and each is its own canonical name")
  func list() {
    let names = GenreVocabulary.canonicalNames
    #expect(names.count >= 100)
    #expect(Set(names.map { FoldedText.fold($0) }).count == names.count)
    #expect(GenreVocabulary.corrected.normalize(names).genres == names)
    for name in names { #expect(GenreVocabulary.corrected.canonicalName(of: name) == name) }
  }

  @Test("No spelling belongs to two genres, or to a genre and the other words")
  func spellingsAreUnique() {
    var owners: [String: String] = [:]
    func claim(_ spelling: Substring, for owner: String) {
      let form = spelling.contains("/") ? String(spelling) : GenreTable.squeezed(FoldedText.fold(spelling))
      let other = owners.updateValue(owner, forKey: form)
      #expect(other == nil || other == owner, "\(spelling) belongs to \(other ?? "") and \(owner)")
    }
    for genre in GenreTree.standard.genres {
      for spelling in [genre.name[...]] + genre.spellings { claim(spelling, for: genre.name) }
    }
    for entry in GenreList.spellings(of: GenreList.foreign).entries {
      for spelling in entry.spellings { claim(spelling, for: String(entry.name)) }
    }
    for word in GenreList.fillers { claim(word, for: "fillers") }
    for word in GenreList.housekeeping { claim(word, for: "housekeeping") }
    for word in GenreList.otherWords { claim(word, for: "other words") }
  }

  @Test("Every spelling maps to its genre, in any case")
  func spellings() {
    for genre in GenreTree.standard.genres {
      for spelling in genre.spellings where !spelling.contains("/") {
        #expect(
          GenreVocabulary.corrected.normalize([spelling.uppercased()]).genres == [genre.name], "\(spelling)")
      }
    }
    for entry in GenreList.spellings(of: GenreList.foreign).entries {
      for spelling in entry.spellings {
        let genres = GenreVocabulary.corrected.normalize([String(spelling)]).genres
        #expect(genres == [String(entry.name)], "\(spelling)")
      }
    }
  }

  @Test("A spelling below a parent genre refers to a parent of the list")
  func places() {
    for genre in GenreTree.standard.genres {
      for spelling in genre.spellings where spelling.contains("/") {
        let heading = spelling.split(separator: "/").map(\.trimmed)
        #expect(GenreVocabulary.corrected.canonicalName(of: heading[0]) != nil, "\(spelling)")
        let genres = GenreVocabulary.corrected.normalize([heading.joined(separator: " / ")]).genres
        #expect(genres.last == genre.name, "\(spelling) became \(genres)")
      }
    }
  }

  @Test("Every line of the tables is well-formed, and every foreign spelling belongs to a genre")
  func tables() {
    let names = Set(GenreVocabulary.canonicalNames)
    let foreign = GenreList.spellings(of: GenreList.foreign)
    let unknown = foreign.entries.filter { !names.contains(String($0.name)) }
      .map { TableProblem("no genre \($0.name)", at: $0.place) }
    let problems = GenreTree.standard.problems + foreign.problems + unknown
    #expect(problems.isEmpty, "\(problems)")
    #expect(names.count > 200 && foreign.entries.count > 30)
  }

  @Test("A malformed line is reported with file and line, and the others are parsed")
  func malformedTables() {
    let tree = GenreTree([TextTable("tree", "## Head\n  : early\nA\n    C\n  B")])
    #expect(
      tree.problems.map(\.description) == [
        "tree:2: spellings before any genre", "tree:4: deeper than a child of the genre above",
      ])
    #expect(tree.genres.map(\.name) == ["A", "B"])
    let foreign = GenreList.spellings(of: TextTable("foreign", "; early\nFiction roman\nFiction : roman"))
    #expect(
      foreign.problems.map(\.description) == [
        "foreign:1: spellings before any genre", "foreign:2: no colon between a genre and its spellings",
      ])
    #expect(foreign.entries.map(\.spellings) == [["roman"]])
  }

  @Test("Other words and housekeeping are no genres")
  func otherWords() {
    for list in [GenreList.otherWords, GenreList.housekeeping, GenreList.fillers] {
      for word in list {
        let result = GenreVocabulary.corrected.normalize([String(word)])
        #expect(result.genres == (list == GenreList.otherWords ? [String(word)] : []), "\(word)")
        #expect(result.normalized == 0, "\(word)")
      }
    }
  }
}

extension GenreVocabulary {
  /// The project's rule without correction of slips, for comparison.
  static let withoutCorrection = GenreVocabulary(
    tree: .standard, parser: GenreParser(table: .standard, speller: nil), rule: Rule())

  /// Returns the canonical name of one genre; nil if the list does not contain it.
  func canonicalName(of genre: some StringProtocol) -> String? {
    (tree.number(named: genre) ?? parser.genre(named: String(genre))).map { tree.genres[$0].name }
  }
}
