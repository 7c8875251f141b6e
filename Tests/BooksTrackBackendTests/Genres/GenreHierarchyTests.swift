// The hierarchy of genres (CON-4).

import Tables
import Testing

@testable import BooksTrackBackend

@Suite("Genre hierarchy")
struct GenreHierarchyTests {
  private let genres = GenreVocabulary.corrected

  @Test("There are few roots, and every other genre leads up to one of them without a cycle")
  func roots() {
    let names = GenreVocabulary.canonicalNames
    let roots = names.filter { genres.parent(of: $0) == nil }
    #expect(
      roots == [
        "Fiction", "Young Adult", "Children's", "Comics", "Poetry", "Drama", "Humor", "Folklore",
        "World Literature",
        "Nonfiction",
      ])
    for name in names {
      let ancestors = genres.ancestors(of: name)
      #expect(Set(ancestors + [name]).count == ancestors.count + 1)
      #expect(ancestors.last.map(roots.contains) ?? roots.contains(name))
      #expect(ancestors.first == genres.parent(of: name))
    }
  }

  @Test(
    "A genre leads up through its parents",
    arguments: [
      ("Detective", ["Mystery", "Fiction"]), ("Regency Romance", ["Romance", "Fiction"]),
      ("World War II", ["Military History", "History", "Nonfiction"]), ("Manga", ["Comics"]), ("Fiction", []),
      ("Personal Finance", ["Business", "Nonfiction"]), ("Zeppelins", []),
    ])
  func ancestors(genre: String, expected: [String]) {
    #expect(genres.ancestors(of: genre) == expected)
  }

  @Test("A genre is found in the hierarchy by any spelling")
  func spelling() {
    #expect(genres.parent(of: "sci-fi") == "Fiction")
    #expect(genres.parent(of: "COZY MYSTERIES") == "Mystery")
    #expect(genres.parent(of: "Zeppelins") == nil)
  }

  @Test("A tree is parsed from its indentation, and a genre with two parents is one genre")
  func tree() {
    let tree = GenreTree([
      TextTable("one", "A\n  : a; b\n  B\n    : c\n    C\n  D"), TextTable("two", "A\n  E"),
    ])
    #expect(tree.genres.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(tree.genres.map(\.parent) == [nil, 0, 1, 0, 0])
    #expect(tree.genres[0].spellings == ["a", "b"])
    #expect(tree.ancestors(of: 2) == [1, 0])
    #expect(tree.root(of: 2) == 0)
  }
}
