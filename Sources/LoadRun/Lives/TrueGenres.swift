// The genres that are right for a book: those of the catalog, the broader genres of these, and others that
// people read in the headings used for them. A narrower genre than the book's is not right, since it says
// more than the truth does: fiction is not therefore horror.
//
// The tables were written by hand from the catalog's genres and the headings (`Psychological fiction`,
// `Cognition`, `World politics`). They use only the names of the judged vocabulary, not its rules or lists.
// What a heading states and the book is not stays wrong: a Russian's poem under `American poetry`, a fairy
// tale under `Juvenile literature`, travels under `Humorous fiction`.

import BooksTrackBackend

/// The genres that are right for one book.
struct TrueGenres {
  private let right: Set<String>

  /// - Parameter written: The genres of the catalog.
  init(_ written: [String]) {
    let names = written.map { Self.names[$0] ?? $0 }
    let kinds = names.flatMap(Self.kinds(of:))
    let isStory = !written.contains("Nonfiction")
    let read = written.flatMap { Self.headings[$0] ?? [] }.filter { isStory || !$0.hasSuffix("Fiction") }
    right = Set(names + kinds + read)
  }

  /// Returns true if a genre is right; nil for one that no list knows and that cannot be judged.
  func isRight(_ genre: String) -> Bool? {
    Self.canonicalNames.contains(genre) ? right.contains(genre) : nil
  }

  /// Returns true if a text is a heading, or a part of one between its punctuation marks.
  static func isPart(_ text: String, of heading: String) -> Bool {
    heading.ranges(of: text).contains { range in
      let before = heading[..<range.lowerBound].last { $0 != " " }
      let behind = heading[range.upperBound...].first { $0 != " " }
      return [before, behind].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
    }
  }

  static let canonicalNames = Set(GenreVocabulary.canonicalNames)

  /// The names in the lists of catalog genres that have another name there.
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

  /// Returns the broader genres of a genre, nearest first.
  private static func kinds(of genre: String) -> [String] {
    guard let kind = below.first(where: { $0.value.contains(genre) })?.key else { return [] }
    return [kind] + kinds(of: kind)
  }

  /// The genres of the catalog by their broader genre, with the names of the lists; each occurs once.
  static let below = [
    "Fiction": [
      "Adventure", "Classic Literature", "Crime", "Experimental Fiction", "Fantasy", "Historical Fiction",
      "Horror", "LGBTQ+", "Literary Fiction", "Magical Realism", "Mystery", "Romance", "Science Fiction",
      "Short Stories", "Thriller", "Western",
    ],
    "Fantasy": ["Epic Fantasy", "Grimdark", "Urban Fantasy"],
    "Horror": ["Gothic", "Vampires"],
    "Romance": ["Paranormal Romance"],
    "Science Fiction": ["Alternate History", "Cyberpunk", "Dystopian", "Space Opera", "Time Travel"],
    "Thriller": ["Spy Fiction"],
    "Nonfiction": [
      "Art", "Biography", "Business", "Cooking", "Essays", "Health", "History", "Language", "Mathematics",
      "Nature", "Performing Arts", "Philosophy", "Politics", "Psychology", "Religion", "Science", "Self-Help",
      "Social Science", "Spirituality", "Sports", "Technology", "Travel", "True Crime",
    ],
    "Art": ["Design"],
    "Biography": ["Memoir"],
    "Business": ["Economics"],
    "History": ["Ancient History"],
    "Language": ["Writing"],
    "Performing Arts": ["Music"],
    "Social Science": ["Anthropology", "Feminism"],
    "Sports": ["Martial Arts"],
    "Children's": ["Picture Books"],
    "Comics": ["Graphic Novels", "Manga"],
    "Folklore": ["Mythology"],
    "Humor": ["Satire"],
    "World Literature": ["Russian Literature"],
  ]

  /// Further genres that the headings of a catalog genre name.
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
