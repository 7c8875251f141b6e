// The words for varying rows of lists, and for making look-alike books.

/// Word lists; the draws depend on their order.
enum ListWords {
  /// Counting words in lower case: a slip in one of them could produce another number.
  static let counting: Set<String> = Set(
    words(
      "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy",
      "eighty ninety hundred thousand first second third fourth fifth sixth seventh eighth ninth tenth",
      "vol volume volumes part parts book books band teil tome tomo livre libro livro deel del tom number year",
      "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv"))

  static let degrees = [
    ", M.D.", ", Ph.D.", ", PhD", ", MD", " M.D.", " Ph.D.", " PhD", ", Ed.D.", ", D.D.S.", ", MBA", ", R.N.",
  ]
  static let honorifics = ["Sir", "Dr.", "Dr", "Prof.", "Professor", "Dame", "Rev.", "Lord"]
  static let roles = [
    " (Goodreads Author)", " (Author)", " (Translator)", " (Editor)", " (Goodreads Author)", " (Illustrator)",
  ]
  /// Templates with the names of the author and of another person.
  static let translatorForms = [
    "{a}, {b} (Translator)", "{a}; {b} (Translator)", "{a}, {b}", "{a} / {b}", "{a}, translated by {b}",
    "{a}; translated by {b}", "{b} (Translator), {a}", "{a} (Author), {b} (Translator)", "{a} & {b}",
  ]
  static let illustratorForms = [
    "{a}, {b} (Illustrator)", "{a}; {b} (Illustrator)", "{a}, {b}", "{a} / {b}", "{a}, illustrated by {b}",
    "{a}; illustrated by {b}", "{a} (Author), {b} (Illustrator)", "{a} & {b}",
  ]

  static let editions: [String: [String]] = [
    "en": [
      "Anniversary Edition", "25th Anniversary Edition", "Revised Edition", "Revised and Expanded Edition",
      "Revised and Updated", "Second Edition", "2nd Edition", "Illustrated Edition", "Unabridged",
      "Large Print", "Paperback", "Hardcover", "Kindle Edition", "Deluxe Edition", "Collector's Edition",
      "Special Edition", "International Edition", "Movie Tie-in Edition", "Penguin Classics", "Reprint",
      "Mass Market Paperback", "Unabridged Edition", "Annotated Edition", "Limited Edition",
    ],
    "de": ["Taschenbuch", "Jubiläumsausgabe", "Sonderausgabe", "Gebundene Ausgabe", "Neuausgabe"],
    "fr": ["Édition de poche", "Édition intégrale", "Nouvelle édition", "Édition illustrée"],
    "es": ["Edición de bolsillo", "Edición revisada", "Edición ilustrada", "Edición especial"],
  ]

  /// The words for a revised edition.
  static let revisions = [
    "Revised Edition", "Revised and Expanded Edition", "Revised and Updated", "Second Edition", "2nd Edition",
    "10th Anniversary Edition", "25th Anniversary Edition", "Updated Edition", "Expanded Edition",
  ]

  static let articles: [String: [String]] = [
    "en": ["The", "A", "An"], "de": ["Der", "Die", "Das"], "fr": ["Le", "La", "Les"],
    "es": ["El", "La", "Los", "Las"],
  ]

  /// Numbers in words and in digits, longer ones first.
  static let numbers = [
    ("Nineteen Eighty-Four", "1984"), ("Twenty Thousand", "20,000"), ("One Thousand", "1,000"),
    ("A Thousand", "1,000"), ("One Hundred", "100"), ("A Hundred", "100"), ("Eighty", "80"), ("Forty", "40"),
    ("Twenty", "20"), ("Thirteen", "13"), ("Twelve", "12"), ("Eleven", "11"), ("Ten", "10"), ("Nine", "9"),
    ("Eight", "8"), ("Seven", "7"), ("Six", "6"), ("Five", "5"), ("Four", "4"), ("Three", "3"), ("Two", "2"),
  ]

  /// Templates for two volumes of one title; `{n}` is the number.
  static let volumes: [String: [String]] = [
    "en": [
      "{t}, Vol. {n}", "{t}, Volume {n}", "{t}, Volume 0{n}", "{t} #{n}", "{t}, Book {n}", "{t} {n}",
      "{t} (Book {n})", "{t}: Volume {n}", "{t} ({t}, #{n})", "{t}, Book {w}", "{t}: Volume {w}",
    ],
    "de": ["{t}, Bd. {n}", "{t}, Band {n}", "{t} {n}"],
    "fr": ["{t}, tome {n}", "{t} : tome {n}", "{t} T{n}"],
    "es": ["{t}, Vol. {n}", "{t}, Libro {n}", "{t} {n}"],
  ]
  static let parts = [
    "{t}, Part {w}", "{t}, Part {n}", "{t}: Part {n}", "{t}: Part {w}", "{t} - Part {n}", "{t}, Part {r}",
    "{t} (Part {n})", "{t}, Part {n} of 3",
  ]
  static let wholes = parts + ["{t}, Vol. {n}", "{t}, Volume {n} of 3"]
  static let numerals = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
  static let romanNumerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]

  /// Titles of annual books; `{x}` is the topic.
  static let yearbooks = [
    "The Best American {x} Writing", "The {x} Yearbook", "The World Almanac of {x}", "{x} Annual",
    "The Pocket Guide to {x}", "The Year's Best {x}", "The {x} Directory", "The {x} Market Guide",
  ]
  static let topics = [
    "Travel", "Science", "Nature", "Food", "Sports", "Wine", "Chess", "Theatre", "Poetry", "Music", "Film",
    "Gardening", "Sailing", "Astronomy", "Mystery", "Fantasy", "Horror", "Photography", "Birdwatching",
    "Whisky", "Cycling", "Baseball", "Economics", "Medicine", "Architecture", "Design", "Television", "Radio",
    "Publishing", "Antiques", "Coins", "Stamps", "Fishing", "Railways", "Aviation", "Folklore",
  ]
  static let years = ["{t} {y}", "{t} {y} Edition", "{t}: {y}", "{t} ({y})", "{y} {t}", "{t}, {y}"]

  static let collections = [
    "{t} Box Set", "{t}: Books 1-3", "The Complete {t}", "{t} Trilogy", "{t}: 3-Book Collection",
    "The {t} Omnibus", "{t} Boxed Set", "{t}: The Complete Series",
  ]
  static let adaptations = [
    "{t}: The Play", "{t} (Manga)", "{t}: The Graphic Novel", "{t}: A Graphic Novel", "{t}: The Screenplay",
    "{t} (Graphic Novel)", "{t}: The Musical", "{t}: The Manga", "{t}: A Play", "{t}, Adapted for the Stage",
    "{t}: The Comic", "{t} (Graphic Novel Adaptation)",
  ]
  static let about = [
    "A Guide to {t}", "Summary of {t}", "Study Guide: {t}", "{t}: Summary and Analysis", "Understanding {t}",
    "A Companion to {t}", "The Making of {t}", "A Reader's Guide to {t}", "Summary of {t} by {a}",
    "{t} (SparkNotes Literature Guide)", "{t}: A Critical Study", "Conversation Starters: {t}",
  ]
  static let stories = ["{t}: Stories", "{t} and Other Stories", "Stories from {t}", "Tales from {t}"]
  static let workbooks = [
    "{t} Journal", "{t}: A Journal", "The {t} Workbook", "{t} Workbook", "The {t} Cookbook",
    "The Official {t} Cookbook", "{t}: A Guided Journal", "{t} Coloring Book", "{t}: The Workbook",
  ]
  static let sequels = [
    "Return to {t}", "{t} Returns", "Beyond {t}", "Children of {t}", "{t} and Empire", "After {t}",
    "{t} Rising", "Before {t}", "The Road to {t}", "{t} Reborn",
  ]

  private static func words(_ lines: String...) -> [String] {
    lines.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
