// One list of genres whichever provider answers (CON-4).

import BooksTrackAPI
import BooksTrackBackend
import Testing

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
      (["Fiction / General"], ["Fiction"]),
      (["Juvenile Fiction / Fantasy & Magic"], ["Children's", "Fantasy & Magic"]),
      (["Comics & Graphic Novels / Manga / General"], ["Graphic Novels", "Manga"]),
      (["Sci-Fi/Fantasy"], ["Science Fiction", "Fantasy"]),
      (["Biography & Autobiography"], ["Biography"]),
      (["  Horror  "], ["Horror"]), (["ＭＹＳＴＥＲＹ"], ["Mystery"]), (["Mysteries", "Mystery"], ["Mystery"]),
      ([], []), ([" ", " / "], []),
    ])
  func corrected(written: [String], genres: [String]) {
    #expect(GenreVocabulary.corrected.normalize(written).genres == genres)
  }

  @Test(
    "Unknown genres pass through unchanged",
    arguments: ["Competitive Ferret Keeping", "AC/DC", "Fiction/Zeppelins", "Bus", "glass", "日本の小説"])
  func unknown(genre: String) {
    let result = GenreVocabulary.corrected.normalize([genre])
    #expect(result.genres == [genre])
    #expect(result.unknown == 1)
    #expect(result.normalized == 0)
  }

  @Test("Unknown genres that differ in case only are one")
  func unknownRepetition() {
    #expect(GenreVocabulary.corrected.normalize(["Zeppelins", "ZEPPELINS"]).genres == ["Zeppelins"])
  }

  @Test("As written, the document's own plural keys never match")
  func asWritten() {
    let result = GenreVocabulary.asWritten.normalize([
      "Fiction", "Thrillers", "MYSTERY", "Classics", "Fiction",
    ])
    #expect(result.genres == ["Fiction", "Thrillers", "Mystery", "Classics", "Fiction"])
    #expect(result.unknown == 2)
    #expect(result.normalized == 3)
  }

  @Test("There are at least 40 canonical genres, each once, and each is its own canonical name")
  func list() {
    let names = GenreVocabulary.canonicalNames
    #expect(names.count >= 40)
    #expect(Set(names.map { FoldedText.fold($0) }).count == names.count)
    #expect(GenreVocabulary.corrected.normalize(names).genres == names)
  }
}
