// Which genres are right of a book: those that the catalog gives it, what these are a kind of, and what else
// a person reads in the headings that libraries and shops have for them. A genre below one of the book's says
// more than the truth does, and is none of it: what is fiction is not therefore horror.
//
// The tables were written by hand from the catalog's genres and the headings (`Psychological fiction`,
// `Cognition`, `World politics`); no rule of the vocabulary that is judged goes into them, and none of its
// lists but the names that it has. What is in a heading and not in the book stays wrong: a poem by a Russian
// under `American poetry`, a fairy tale under `Juvenile literature`, travels under `Humorous fiction`.

import BooksTrackBackend

/// The genres of one book.
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

  /// Whether a genre is one of the book's; nil for what no list knows, which nobody can judge.
  func isRight(_ genre: String) -> Bool? {
    Self.canonicalNames.contains(genre) ? right.contains(genre) : nil
  }

  /// Whether a text is a heading, or a part of one that stands between its marks, letter by letter.
  static func isPart(_ text: String, of heading: String) -> Bool {
    heading.ranges(of: text).contains { range in
      let before = heading[..<range.lowerBound].last { $0 != " " }
      let behind = heading[range.upperBound...].first { $0 != " " }
      return [before, behind].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
    }
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

  /// What a genre is a kind of, nearest first.
  private static func kinds(of genre: String) -> [String] {
    guard let kind = below.first(where: { $0.value.contains(genre) })?.key else { return [] }
    return [kind] + kinds(of: kind)
  }

  /// The genres of the catalog by what they are a kind of, in the names of the lists; none stands twice.
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
