// Which genres are right of a book: those that the catalog gives it, what these are a kind of, and what else a person reads in
// the headings that libraries and shops have for them. A genre below one of the book's says more than the truth does, and
// is none of it: what is fiction is not therefore horror.
//
// The tables were written by hand from the catalog's genres and the headings (`Psychological fiction`, `Cognition`, `World
// politics`); no rule of the vocabulary that is judged goes into them, only what its lists call a kind of what. What is in a
// heading and not in the book stays wrong: a poem by a Russian under `American poetry`, a fairy tale under `Juvenile
// literature`, travels under `Humorous fiction`.

import BooksTrackBackend

/// The genres of one book.
struct TrueGenres {
  private let right: Set<String>

  /// - Parameter written: The genres of the catalog.
  init(_ written: [String]) {
    let names = written.map { Self.names[$0] ?? $0 }
    let kinds = names.flatMap { GenreVocabulary.corrected.ancestors(of: $0) }
    let isStory = !written.contains("Nonfiction")
    let read = written.flatMap { Self.headings[$0] ?? [] }.filter { isStory || !$0.hasSuffix("Fiction") }
    right = Set(names + kinds + read)
  }

  /// Whether a genre is one of the book's; nothing for what no list knows, which nobody can judge.
  func isRight(_ genre: String) -> Bool? {
    Self.canonicalNames.contains(genre) ? right.contains(genre) : nil
  }

  static let canonicalNames = Set(GenreVocabulary.canonicalNames)

  /// What the lists call a genre of the catalog, where they have another word for it.
  static let names = [
    "Antiquity": "Ancient History",
    "Children": "Children's",
    "Childrens": "Children's",
    "Classics": "Classic Literature",
    "Dystopia": "Dystopian",
    "Experimental": "Experimental Fiction",
    "Food": "Cooking",
    "LGBT": "LGBTQ+",
    "Plays": "Drama",
    "Self Help": "Self-Help",
    "Spy": "Spy Fiction",
  ]

  /// What else the headings of a genre of the catalog name.
  static let headings = [
    "Literary Fiction": ["Psychological Fiction"],
    "Mystery": ["Crime", "Thriller"],
    "Thriller": ["Mystery"],
    "Legal": ["Legal Thriller"],
    "Science Fiction": ["Fantasy"],
    "Fantasy": ["Science Fiction"],
    "Humor": ["Humorous Fiction"],
    "Satire": ["Humorous Fiction"],
    "Comics": ["Graphic Novels"],
    "Manga": ["Graphic Novels"],
    "Memoir": ["Autobiography", "Biography"],
    "Biography": ["Memoir"],
    "Nature": ["Animals"],
    "Psychology": ["Cognitive Science"],
    "Philosophy": ["Ethics"],
    "Politics": ["International Relations"],
    "Business": ["Management"],
    "Technology": ["Computers"],
    "War": ["War Fiction"],
  ]
}
