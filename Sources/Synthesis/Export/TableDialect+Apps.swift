// The tables of apps, and of lists that people keep in spreadsheets in four languages.

extension TableDialect {
  static let bookBuddy = TableDialect(
    words: ["Read", "Unread", "Reading"],
    """
    title:Title
    nothing:Original Title|Subtitle
    series:Series
    number:Volume
    people:Author
    nothing:Author (Last, First)|Illustrator
    publisher:Publisher
    nothing:Date Published
    year:Year Published
    pages:Number of Pages
    binding:Format
    language:Language
    isbn:ISBN
    nothing:Favorites
    rating:Rating
    status:Status
    nothing:Date Started
    read:Date Finished
    nothing:Loaned To
    copies:Quantity
    added:Date Added
    tags:Tags
    notes:Notes
    nothing:Wish List
    """
  ).with {
    $0.days = .slashed
    $0.stars = .decimals(6)
    $0.betweenNames = " & "
  }

  static let calibre = TableDialect(
    words: ["", "", ""],
    """
    nothing:author_sort
    people:authors
    nothing:comments|cover|formats
    id:id
    nothing:identifiers
    isbn:isbn
    language:languages
    nothing:library_name|pubdate
    publisher:publisher
    rating:rating
    series:series
    number:series_index
    nothing:size
    tags:tags
    added:timestamp
    title:title
    nothing:title_sort|uuid
    """
  ).with {
    $0.days = .timestamps
    $0.stars = .ofTen
    $0.betweenNames = " & "
  }

  static let openReads = TableDialect(
    words: ["finished", "for_later", "in_progress"],
    """
    title:title
    nothing:subtitle
    writer:author
    nothing:description
    status:status
    nothing:favourite|deleted
    rating:rating
    pages:pages
    firstYear:publication_year
    isbn:isbn
    nothing:olid
    tags:tags
    review:my_review
    notes:notes
    binding:book_format
    readings:readings
    added:date_added
    nothing:date_modified
    """
  ).with {
    $0.days = .timestamps
    $0.stars = .decimals(1)
    $0.betweenTags = "|||||"
  }

  static let bookWyrm = TableDialect(
    words: ["read", "to-read", "reading"],
    """
    title:title
    writer:author_text
    nothing:remote_id|openlibrary_key|inventaire_id|librarything_key|goodreads_key|bnf_id|asin
    isbn10:isbn_10
    isbn13:isbn_13
    nothing:oclc_number|start_date
    read:finish_date
    nothing:stopped_date
    rating:rating
    nothing:review_name|review_cw
    review:review_content
    nothing:review_published
    status:shelf
    tags:shelf_name
    added:shelf_date
    """
  ).with { $0.stars = .decimals(2) }

  static let hardcover = TableDialect(
    words: ["Read", "Want to Read", "Currently Reading"],
    """
    title:Title
    writer:Author
    series:Series
    status:Status
    nothing:Privacy
    id:Hardcover Book ID
    nothing:Hardcover Edition ID
    isbn10:ISBN 10
    isbn13:ISBN 13
    nothing:ASIN|Media|Country Code
    language:Language Code
    binding:Binding
    pages:Pages
    nothing:Duration in Seconds|Publish Date
    publisher:Publisher
    nothing:Genres|Moods|Tags|Content Warnings
    tags:Lists
    added:Date Added
    nothing:Date Started
    read:Date Finished
    rating:Rating
    review:Review
    nothing:Review Contains Spoilers|Sponsored Review|Review Date|Review URL|Review Media URL
    notes:Private Notes
    nothing:Owned|Compilation|Review Slate
    """
  ).with { $0.stars = .decimals(1) }

  static let germanList = TableDialect(
    words: ["gelesen", "möchte ich lesen", "lese ich gerade"],
    """
    title:Titel
    people:Autor
    series:Reihe
    number:Band
    publisher:Verlag
    year:Erscheinungsjahr
    pages:Seiten
    isbn:ISBN
    rating:Bewertung (von 10)
    status:Status
    read:Gelesen am
    added:Hinzugefügt am
    tags:Schlagwörter
    review:Rezension
    notes:Notizen
    """
  ).with {
    $0.separator = ";"
    $0.hasSeparatorLine = true
    $0.days = .dotted
    $0.stars = .ofTen
    $0.betweenNames = "; "
  }

  static let americanList = TableDialect(
    words: ["Read", "Want to read", "Currently reading"],
    """
    title:Title
    writer:Author
    isbn:ISBN
    pages:Pages
    rating:My Rating
    status:Reading Status
    read:Date Finished
    added:Date Added
    tags:Tags
    review:My Review
    """
  ).with {
    $0.days = .monthFirst
    $0.stars = .signs
  }

  static let frenchList = TableDialect(
    words: ["lu", "à lire", "en cours"],
    """
    title:Titre
    people:Auteur
    series:Série
    number:Tome
    publisher:Éditeur
    pages:Nombre de pages
    isbn:EAN
    rating:Ma note
    status:Statut
    read:Date de lecture
    added:Ajouté le
    tags:Étiquettes
    """
  ).with {
    $0.separator = "\t"
    $0.days = .named([
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
      "novembre", "décembre",
    ])
    $0.stars = .fraction
    $0.betweenNames = " / "
  }

  static let japaneseList = TableDialect(
    words: ["読了", "読みたい", "読書中"],
    """
    title:タイトル
    writer:著者
    series:シリーズ
    number:巻数
    publisher:出版社
    isbn:ISBN
    rating:評価
    status:状態
    read:読了日
    added:登録日
    """
  ).with {
    $0.separator = "|"
    $0.days = .signs
    $0.stars = .comma
  }
}
