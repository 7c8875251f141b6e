// What columns are called in several languages, for proposals.

internal import BooksTrackAPI

/// What columns are called, folded, in several languages.
enum ColumnNames {
  /// The field that a column of that name most likely holds.
  static func field(of name: String) -> BookField? { byName[FoldedText.key(name)] }

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
    title: название|書名|タイトル|书名|제목
    author: author|author text|writer|by|autor|autorin|verfasser|auteur|auteurs|autore|autora|schrijver
    author: автор|著者|作者|저자
    authors: authors|autoren|autores|autori
    author-last-first: author sort|author last first|author lf|nachname vorname
    additional-authors: additional authors|other authors|weitere autoren
    contributors: contributors|mitwirkende|contributeurs
    isbn: isbn|isbn10|isbn 10|ean|isbn uid
    isbn13: isbn13|isbn 13|ean13
    isbns: isbns
    publisher: publisher|verlag|editeur|editorial|editora|editore|uitgever|wydawnictwo|出版社
    binding: format|binding|book format|einband|formato|encuadernación|reliure|bindwijze
    pages: pages|page count|number of pages|seiten|seitenzahl|nombre de pages|páginas|pagine
    language: language|languages|sprache|langue|idioma|lingua|taal
    year: year|year published|publication year|erscheinungsjahr|jahr|année|ano|anno|año|jaar
    publication-date: date de publication|publication date|date published|pubdate|published
    publication-date: erscheinungsdatum|fecha de publicación|data di pubblicazione
    first-published: original publication year|first published|erstveröffentlichung
    status: status|read status|reading status|shelf|exclusive shelf|statut|estado|stato|lesestatus
    shelves: tags|shelves|bookshelves|schlagwörter|schlagworte|étiquettes|etiquetas|etichette|labels
    collections: collections|sammlungen
    rating: rating|my rating|stars|star rating|bewertung|note|nota|valoración|puntuación|voto
    rating: valutazione|beoordeling|score|ma note|note perso|note personnelle|評価
    date-added: date added|added|entry date|hinzugefügt|date entree bibliothèque|date d'ajout
    date-added: fecha añadido|data aggiunta|timestamp
    date-started: date started|start date|started|begonnen|date de début|fecha de inicio|inizio
    date-read: date read|date finished|finish date|finished|end date|gelesen am|beendet|date de lecture
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
