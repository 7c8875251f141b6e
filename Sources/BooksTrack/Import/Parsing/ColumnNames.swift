// Common names of columns in several languages.

internal import BooksTrackAPI

/// Common names of columns in several languages, folded.
enum ColumnNames {
  /// Returns the field that a column of that name most likely holds.
  static func field(of name: String) -> BookField? {
    byName[FoldedText.key(name)] ?? (stars(in: name) == nil ? nil : .rating)
  }

  /// Returns true if a column of that name can only hold titles.
  static func isTitle(_ name: String) -> Bool {
    let key = FoldedText.key(name)
    return byName[key] == .title && !doubtfulTitles.contains(key)
  }

  /// Returns true if a column of that name may hold titles: the name or one of its words means a title.
  static func mayBeTitle(_ name: String) -> Bool {
    field(of: name) == .title || FoldedText.words(name).contains { isTitle(String($0)) }
  }

  /// Returns the highest rating named in the header of a rating column, as in "Rating (out of 10)" or "Note
  /// /20".
  static func stars(in name: String) -> Int? {
    let words = FoldedText.words(name)
    guard let most = words.last.flatMap({ Int($0) }), [5, 10, 20, 100].contains(most) else { return nil }
    let rest = words.dropLast().filter { !scaleWords.contains(String($0)) }
    return byName[rest.joined(separator: " ")] == .rating ? most : nil
  }

  /// Names for titles that are also used for other things.
  private static let doubtfulTitles: Set = ["book", "name"]
  /// Words between a rating and its highest value.
  private static let scaleWords: Set = ["0", "1", "out", "of", "from", "to", "von", "bis", "sur", "su", "de"]

  private static let byName: [String: BookField] = {
    var names: [String: BookField] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let field = BookField(mappingName: String(parts[0])) else { continue }
      for word in parts[1].split(separator: "|") { names[FoldedText.key(word)] = field }
    }
    return names
  }()

  private static let table = """
    title: title|book title|book|name|titel|buchtitel|titre|titre du livre|título|titolo|titulo|tytuł
    title: tittel|назва|название|書名|タイトル|书名|제목
    author: author|author(s)|author name|author text|writer|by|autor|autorin|verfasser|auteur|auteurs|autore|autora|schrijver
    author: forfatter|författare|автор|著者|作者|저자
    authors: authors|autoren|autores|autori|auteur(s)|autor(en)|autor(es)|авторы
    author-last-first: author sort|author last first|author lf|nachname vorname
    additional-authors: additional authors|other authors|weitere autoren
    contributors: contributors|mitwirkende|contributeurs
    isbn: isbn|isbn10|isbn 10|ean|isbn uid
    isbn13: isbn13|isbn 13|ean13
    isbns: isbns
    publisher: издательство|출판사
    publisher: publisher|verlag|editeur|editorial|editora|editore|uitgever|wydawnictwo|出版社
    binding: format|binding|book format|einband|formato|encuadernación|reliure|bindwijze
    pages: страниц|ページ数|页数|쪽수
    pages: pages|page count|num pages|no of pages|number of pages|seiten|seitenzahl|nombre de pages|páginas|pagine
    language: language|languages|sprache|langue|idioma|lingua|taal
    year: год|出版年
    year: year|published|year of publication|pub year|year published|publication year|erscheinungsjahr|jahr|année|ano|anno|año|jaar
    publication-date: date de publication|publication date|date published|pubdate|published
    publication-date: erscheinungsdatum|fecha de publicación|data di pubblicazione
    first-published: original publication year|first published|erstveröffentlichung
    status: статус|状态
    status: status|read status|reading status|shelf|exclusive shelf|statut|estado|stato|lesestatus
    shelves: tags|shelves|bookshelves|schlagwörter|schlagworte|étiquettes|etiquetas|etichette|labels
    collections: collections|sammlungen
    rating: оценка|评分|평점
    rating: rating|my rating|stars|star rating|bewertung|note|nota|valoración|puntuación|voto
    rating: valutazione|beoordeling|score|ma note|note perso|note personnelle|評価
    date-added: date added|added|entry date|hinzugefügt|date entree bibliothèque|date d'ajout
    date-added: fecha añadido|data aggiunta|timestamp
    date-started: date started|start date|started|begonnen|date de début|fecha de inicio|inizio
    date-read: дата прочтения|読了日
    date-read: date read|read date|read on|finished on|date completed|date finished|finish date|finished|end date|gelesen am|beendet|date de lecture
    date-read: date de fin|fini le|terminé le|lu le|fecha de lectura|fine|fecha de fin
    read-count: read count|times read|anzahl gelesen
    review: review|my review|review content|rezension|critique|reseña|recensione|avis
    private-notes: private notes|notes|my notes|notizen|notas|appunti|private comment
    comment: comment|comments|kommentar|commentaire|comentario
    owned-copies: owned copies|copies|exemplare|exemplaires
    owned: owned|im besitz|possédé
    bought-on: purchase date|date purchased|date acquired|kaufdatum|date d'achat
    bought-at: purchase location|from where|kaufort|lieu d'achat
    source-id: id|book id
    """
}
