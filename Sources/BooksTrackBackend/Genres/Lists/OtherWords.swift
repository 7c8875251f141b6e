// Texts of providers' genre fields that are not genres, and words that resemble a genre but mean something
// else.

extension GenreList {
  /// Words without meaning, dropped inside headings and alone.
  static let fillers = """
    general; books; book; subjects; subject; genre; genres; categories; category; other; miscellaneous
    ; browsing
    """

  /// Library notes about the copy, the lender or a bestseller list.
  static let housekeeping = """
    accessible book; protected daisy; in library; lending library; overdrive; internet archive wishlist
    ; internet archive books; open library staff picks; large type books; large print; large print books
    ; large type edition; print disabled; protected print disabled; popular print disabled books; ebook
    ; ebooks; e-book; electronic books; audiobook; audiobooks; books on tape; talking books; braille books
    ; paperback; paperbacks; hardcover; new york times reviewed; new york times bestseller
    ; new york times best seller; bestseller; bestsellers; award winner; award winners; newbery medal
    ; fiction in english; translations into english; translations; english language
    ; spanish language materials; french language materials; bilingual; bilingual books; unabridged; texts
    ; to read; to-read; currently reading; owned; wishlist; favorites; staff picks; open_syllabus_project
    ; open syllabus project; staging area; kindle; kindle ebooks; kindle store; calibre; uncategorized
    ; unassigned title; unassigned; unknown; none; n/a; specimens; first editions; rare books; popular works
    ; juvenile works; early works to 1800; facsimiles; reading materials; high interest-low vocabulary books
    ; textbook rental; gift books; boxed set; specialty boutique; new, used & rental textbooks; custom stores
    ; 1000blacknewbooks; long now manual for civilization
    """

  /// Prefixes of list names and reading levels of other services: `nyt:hardcover-fiction=2011-01-01`.
  static let housekeepingPrefixes = """
    nyt:; series:; collectionid:; reading level-; reading level; lexile:; award:; lccn; lcsh:; ddc:; bisac:
    ; accelerated reader; new york times bestseller; translations into; translations from; popular print
    ; open library; internet archive
    """

  /// Correct words that resemble a genre, plurals with a meaning of their own, and adjectives too vague to be
  /// a genre alone.
  static let otherWords = """
    backing; balking; barking; basking; braking; busyness; choking; cocking; communicating; communicator
    ; commuters; commuting; competing; cookers; cooling; defective; deign; drams; drawling; drowning; ethnics
    ; exotica; faction; fatness; fiance; friction; heath; lettere; literacy; mastery; medial; mediation
    ; medication; panting; patenting; phonography; photographs; pointing; polities; printing; recency
    ; reverence; ruining; sorts; spots; topography; transformation; transpiration; travers; trillers; utopians
    ; waiting; whiting; writhing; adventurer; adventurers; classes; comic; detectives; fantasia; fantasias
    ; historic; poets; romans; romantic; stories; biographical; educational; epic; graphic; legal; magical
    ; musical; mystical; political; psychological; religious; spiritual; traditional
    """
}
