// What a genre is a kind of, and the filter that asks for a genre and all below it (CON-4).

import BooksTrackAPI
import Testing

@testable import BooksTrackBackend

@Suite("Genre hierarchy")
struct GenreHierarchyTests {
  private let genres = GenreVocabulary.corrected

  @Test("The roots are few, and every other genre leads up to one of them without a loop")
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

  @Test("Parents and children agree")
  func children() {
    for name in GenreVocabulary.canonicalNames {
      for child in genres.children(of: name) { #expect(genres.parent(of: child) == name) }
      if let parent = genres.parent(of: name) { #expect(genres.children(of: parent).contains(name)) }
    }
  }

  @Test(
    "A genre leads up through what it is a kind of",
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
    #expect(genres.children(of: "epic poems").isEmpty)
    #expect(genres.children(of: "Zeppelins").isEmpty)
  }

  @Test("Fiction includes all that is below it, and nothing else")
  func fictionFilter() {
    let filter = GenreFilter("fiction")
    #expect(filter.genre == "Fiction")
    for name in GenreVocabulary.canonicalNames {
      let isBelow = name == "Fiction" || genres.ancestors(of: name).contains("Fiction")
      #expect(filter.accepts(name) == isBelow)
    }
    #expect(filter.accepts(anyOf: ["Zeppelins", "Cozy Mystery"]))
    #expect(filter.accepts("COZY MYSTERY"))
    #expect(!filter.accepts(anyOf: ["Poetry", "History", "Zeppelins"]))
    #expect(!filter.accepts(anyOf: []))
  }

  @Test("A narrow filter leaves out what is above it")
  func narrowFilter() {
    #expect(GenreFilter("Mystery").accepts("Detective"))
    #expect(!GenreFilter("Mystery").accepts("Fiction"))
    #expect(!GenreFilter("Mystery").accepts("Thriller"))
  }

  @Test("A genre that nobody knows accepts itself")
  func unknownFilter() {
    let filter = GenreFilter("Zeppelins")
    #expect(filter.accepts(anyOf: ["Fiction", "zeppelins"]))
    #expect(!filter.accepts("Fiction"))
  }

  @Test("A tree is read from its indentation, and a genre that stands in two lists is one")
  func tree() {
    let tree = GenreTree(["A\n  : a; b\n  B\n    : c\n    C\n  D", "A\n  E"])
    #expect(tree.genres.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(tree.genres.map(\.parent) == [nil, 0, 1, 0, 0])
    #expect(tree.genres[0].spellings == ["a", "b"])
    #expect(tree.ancestors(of: 2) == [1, 0])
    #expect(tree.root(of: 2) == 0)
    #expect(tree.isGenre(2, within: 1) && tree.isGenre(2, within: 2) && !tree.isGenre(1, within: 2))
  }
}
