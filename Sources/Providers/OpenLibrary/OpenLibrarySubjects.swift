// The subjects of Open Library: inverted headings of libraries, headings of shops, headings in other
// languages, and tags for internal use of the site.

/// Generates the subjects of a work.
enum OpenLibrarySubjects {
  /// The headings of each genre; an unlisted genre is used as it is.
  private static let headings: [String: [String]] = [
    "Fantasy": ["Fiction, fantasy, general", "Fantasy fiction", "Fantasy", "FICTION / Fantasy / General"],
    "Epic Fantasy": ["Fiction, fantasy, epic", "Fantasy fiction", "Magic"],
    "Grimdark": ["Fiction, fantasy, general", "Good and evil, fiction"],
    "Urban Fantasy": ["Fiction, fantasy, urban", "Fantasy fiction", "Wizards, fiction"],
    "Science Fiction": ["Science fiction", "Fiction, science fiction, general", "American Science fiction"],
    "Space Opera": [
      "Fiction, science fiction, space opera", "Science fiction", "Life on other planets, fiction",
    ],
    "Cyberpunk": ["Fiction, science fiction, cyberpunk", "Science fiction"],
    "Time Travel": ["Time travel, fiction", "Fiction, science fiction, time travel"],
    "Dystopia": ["Fiction, dystopian", "Dystopias", "Totalitarianism, fiction"],
    "Mystery": ["Fiction, mystery & detective, general", "Mystery fiction", "Detective and mystery stories"],
    "Crime": ["Fiction, crime", "Crime, fiction", "Murder, investigation, fiction"],
    "Thriller": ["Fiction, thrillers, general", "Suspense fiction", "Fiction, suspense"],
    "Legal": ["Legal stories", "Fiction, thrillers, legal", "Lawyers, fiction"],
    "True Crime": ["True crime", "Murder, united states", "Case studies"],
    "Horror": ["Fiction, horror", "Horror tales", "Horror fiction"],
    "Gothic": ["Fiction, gothic", "Gothic fiction", "Haunted houses, fiction"],
    "Vampires": ["Vampires, fiction", "Fiction, horror"],
    "Romance": ["Fiction, romance, general", "Love stories", "Man-woman relationships, fiction"],
    "Paranormal Romance": ["Fiction, romance, paranormal, general", "Paranormal romance stories"],
    "Historical Fiction": ["Fiction, historical, general", "Historical fiction"],
    "Literary Fiction": ["Fiction, literary", "Fiction, general", "Psychological fiction"],
    "Fiction": ["Fiction", "Fiction, general", "Large type books"],
    "Magical Realism": ["Magic realism (Literature)", "Fiction, magical realism"],
    "Short Stories": ["Short stories", "Fiction, short stories (single author)"],
    "Classics": ["Classic Literature", "Fiction, classics", "Long Now Manual for Civilization"],
    "Adventure": ["Adventure stories", "Fiction, action & adventure", "Adventure and adventurers, fiction"],
    "Western": ["Fiction, westerns", "Western stories", "Frontier and pioneer life, fiction"],
    "War": ["War stories", "Fiction, war & military", "World War, 1939-1945, fiction"],
    "Alternate History": ["Alternative histories (Fiction)", "Fiction, alternative history"],
    "Humor": ["Humor", "Fiction, humorous, general", "Humorous stories"],
    "Satire": ["Satire", "Fiction, satire", "Political satire"],
    "Young Adult": ["Young adult fiction", "Juvenile fiction", "Teenagers, fiction"],
    "Children": ["Children's fiction", "Juvenile literature", "Children's stories"],
    "Childrens": ["Children's fiction", "Juvenile fiction"],
    "Picture Books": ["Picture books", "Stories in rhyme", "Children's stories"],
    "Comics": ["Comic books, strips", "Comics & graphic novels, general"],
    "Manga": ["Comics & graphic novels, manga, general", "Graphic novels", "Comic books, strips, japan"],
    "Graphic Novels": ["Graphic novels", "Comics & graphic novels, general"],
    "Martial Arts": ["Martial arts, fiction", "Hand-to-hand fighting, Oriental"],
    "Mythology": ["Mythology", "Mythology, greek", "Fiction, fairy tales, folk tales, legends & mythology"],
    "Poetry": ["Poetry", "American poetry", "Poetry (poetic works by one author)"],
    "Plays": ["Drama", "English drama", "Plays"],
    "Essays": ["Essays", "American essays", "Literary collections"],
    "Biography": ["Biography", "Biography & autobiography, general", "Authors, biography"],
    "Memoir": ["Memoirs", "Autobiography", "Biography & autobiography, personal memoirs"],
    "History": ["History", "World history", "Civilization, history"],
    "Antiquity": ["Antiquities", "History, ancient", "Rome, history"],
    "Politics": ["Politics and government", "Political science", "World politics"],
    "Philosophy": ["Philosophy", "Philosophy, general", "Ethics"],
    "Religion": ["Religion", "Christianity", "Religious life"],
    "Spirituality": ["Spiritual life", "Spirituality"],
    "Psychology": ["Psychology", "Psychology, popular", "Cognition"],
    "Self Help": ["Self-actualization (psychology)", "Self-help techniques", "Success"],
    "Health": ["Health", "Self-care, health", "Nutrition"],
    "Business": ["Business", "Success in business", "Management"],
    "Economics": ["Economics", "Economic history", "Capitalism"],
    "Science": ["Science", "Science, popular works", "Discoveries in science"],
    "Mathematics": ["Mathematics", "Mathematics, popular works"],
    "Technology": ["Technology", "Computers", "Technological innovations"],
    "Nature": ["Nature", "Natural history", "Animals"],
    "Travel": ["Travel", "Description and travel", "Voyages and travels"],
    "Food": ["Food", "Gastronomy", "Food habits"],
    "Cooking": ["Cooking", "Cookery", "Recipes"],
    "Art": ["Art", "Art, history", "Artists"],
    "Music": ["Music", "Musicians, biography", "Rock music"],
    "Design": ["Design", "Graphic arts"],
    "Writing": ["Authorship", "Creative writing", "English language, rhetoric"],
    "Sports": ["Sports", "Athletes, biography"],
    "Feminism": ["Feminism", "Women's rights", "Women, social conditions"],
    "LGBT": ["Gays, fiction", "LGBTQ+ fiction", "Fiction, lgbtq+, general"],
    "Anthropology": ["Anthropology", "Ethnology"],
    "Russian Literature": ["Russian literature", "Russia (federation), fiction"],
  ]

  /// Headings in other languages, from records of foreign libraries.
  private static let foreign: [String: [String]] = [
    "Fantasy": ["Fantasía", "Fantastique", "Fantasyroman", "Novela fantástica"],
    "Science Fiction": ["Ciencia-ficción", "Science-fiction", "Fantascienza", "Научная фантастика"],
    "Mystery": ["Roman policier", "Kriminalroman", "Novela policíaca"],
    "Thriller": ["Roman à suspense", "Novela de suspenso"],
    "Romance": ["Novela rosa", "Liebesroman", "Roman sentimental"],
    "Historical Fiction": ["Novela histórica", "Roman historique", "Historischer Roman"],
    "Fiction": ["Ficción", "Romans, nouvelles", "Belletristische Darstellung"],
    "Young Adult": ["Novela juvenil", "Roman pour jeunes adultes"],
    "Children": ["Roman pour enfants", "Literatura infantil"],
    "History": ["Histoire", "Geschichte", "Historia"],
    "Philosophy": ["Philosophie", "Filosofía"],
    "Comics": ["Bandes dessinées", "Tiras cómicas"],
  ]

  private static let housekeeping = [
    "Accessible book", "Protected DAISY", "In library", "Large type books", "Open Library Staff Picks",
    "New York Times bestseller", "Overdrive", "Internet Archive Wishlist", "Reading Level-Grade 11",
    "nyt:mass-market-paperback=2011-06-18", "nyt:trade-fiction-paperback=2013-02-10",
    "nyt:combined-print-and-e-book-fiction=2015-09-06", "collectionID:bannedbooks", "open_syllabus_project",
    "Translations into French", "award:hugo_award=1966", "Long Now Manual for Civilization",
  ]

  /// Returns true if a subject is for internal use of the site.
  static func isNote(_ subject: String) -> Bool {
    housekeeping.contains(subject) || subject.hasPrefix("series:")
  }

  /// Returns the subjects for genres, determined by two numbers; empty for a few works.
  static func subjects(of genres: [String], series: String?, number: Int, tags: Int) -> [String] {
    if number % 100 < 6 { return [] }
    var subjects: [String] = []
    subjects.reserveCapacity(12)
    func add(_ subject: String) { if !subjects.contains(subject) { subjects.append(subject) } }
    for (place, genre) in genres.enumerated() {
      let all = headings[genre] ?? [genre]
      let first = number / 100 + place
      for offset in 0..<min(all.count, 1 + first % 3) { add(all[(first + offset) % all.count]) }
      if number / 700 % 5 == 0, let others = foreign[genre] { add(others[number / 3_500 % others.count]) }
    }
    guard tags % 10 < 6 else { return subjects }
    for offset in 0..<(1 + tags / 10 % 3) { add(housekeeping[(tags / 30 + offset * 5) % housekeeping.count]) }
    if let series, tags / 13 % 4 == 0 { add("series:\(series.replacing(" ", by: "_"))") }
    return subjects
  }
}
