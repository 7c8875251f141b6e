// Common names of columns in several languages.

internal import BooksTrackAPI

/// Common names of columns in several languages, folded.
enum ColumnNames {
  /// Returns the field that a column of that name most likely holds.
  static func field(of name: String) -> BookField? {
    let key = FoldedText.key(name)
    if name.contains("#") || name.contains("№"), numbered.contains(key) { return .seriesNumber }
    if key.isEmpty, name.unicodeScalars.contains(where: { "⭐★".unicodeScalars.contains($0) }) {
      return .rating
    }
    return byName[key] ?? byName[FoldedText.key(spaced(name))] ?? (stars(in: name) == nil ? nil : .rating)
  }

  /// Returns true if a column of that name holds places in a series, given that another one holds series.
  static func isPlaceInSeries(_ name: String) -> Bool {
    name == "#" || name == "№" || placesInSeries.contains(FoldedText.key(name))
  }

  /// Returns true if a column of that name holds ratings in one language and remarks in another.
  static func mayBeRemark(_ name: String) -> Bool { FoldedText.key(name) == "note" }

  /// Returns true if a column of that name may hold one half of a name beside the other half.
  static func isName(_ name: String) -> Bool { names.contains(FoldedText.key(name)) }

  /// Returns true if a column of that name holds statuses only where no other column does.
  static func isShelf(_ name: String) -> Bool { ["shelf", "bookshelf"].contains(FoldedText.key(name)) }

  /// Words for a name, which in several languages is the first or the last one.
  private static let names: Set = Set(
    ["name", "nom", "nome", "nombre", "naam", "namn", "navn", "imię", "имя", "jméno"].map {
      FoldedText.key($0)
    })

  /// Returns `pageCount` as `page Count`.
  private static func spaced(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character)
    }
    return text
  }

  /// Returns true if a column of that name can only hold titles.
  static func isTitle(_ name: String) -> Bool {
    let key = FoldedText.key(name)
    return byName[key] == .title && !doubtfulTitles.contains(key)
  }

  /// Returns true if a column of that name holds titles only in a list of books: `Book`, `Name`.
  static func isDoubtfulTitle(_ name: String) -> Bool {
    isName(name) || doubtfulTitles.contains(FoldedText.key(name))
  }

  /// Returns true if a column of that name may hold titles: the name or one of its words means a title.
  static func mayBeTitle(_ name: String) -> Bool {
    if field(of: name) == .title { return true }
    let words = FoldedText.words(name)
    // A word beside it that makes it the title of something else, or another form of it.
    return words.contains { isTitle(String($0)) } && !words.contains { otherTitles.contains(String($0)) }
  }

  /// Returns the highest rating named in the header of a rating column, as in "Rating (out of 10)" or "Note
  /// /20".
  static func stars(in name: String) -> Int? {
    let words = FoldedText.words(name)
    guard let most = words.last.flatMap({ Int($0) }), [5, 10, 20, 100].contains(most) else { return nil }
    let rest = words.dropLast().filter { !scaleWords.contains(String($0)) }
    return byName[rest.joined(separator: " ")] == .rating ? most : nil
  }

  /// Words of columns that hold other titles: of the series, in the original language, for sorting.
  private static let otherTitles: Set = [
    "series", "serie", "reihe", "saga", "sort", "sorting", "sorted", "original", "originale", "originaltitel",
    "sub", "publication", "journal",
    "alternate", "alternative", "short", "collection", "id", "url",
  ]
  /// Names that mean a place in a series if a sign for a number stands beside them: `Series #`.
  private static let numbered: Set = [
    "series", "serie", "book", "vol", "volume", "in series", "reihe", "saga", "книга",
  ]
  /// Names of numbers of any kind.
  private static let placesInSeries: Set = Set(
    [
      "number", "no", "nr", "num", "order", "index", "position", "sequence", "nummer", "numéro", "número",
      "numero", "ordre", "orden", "ordine", "ordem", "nº", "n°", "volgnummer", "numer", "номер", "číslo",
      "番号", "编号", "번호", "sıra", "sıra no", "osa",
    ].map { FoldedText.key($0) })
  /// Names for titles that are also used for other things.
  private static let doubtfulTitles: Set = Set(
    [
      "book", "name", "work", "libro", "livre", "buch", "boek", "bok", "bog", "książka", "kniha", "книга",
      "kirja", "könyv", "nimi", "naziv",
    ].map { FoldedText.key($0) })
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
    title: kitap|kitap adı|eser adı|název|název knihy|titul|book name|title of book|title of the book|work
    title: titles|book titles|títulos|buch|livre|libro|boek|bok|bog|książka|kniha|книга|kirja|könyv|titlu
    title: título del libro|titolo del libro|título do livro|boektitel|boktitel|tytuł książki|könyvcím|cím
    title: название книги|наименование|заглавие|naslov|naziv|nimi|teos|başlık|kitap ismi|kitabın adı|τίτλος
    title: 标题|標題|題名|书籍名称|図書名|작품명|도서명|책 제목|제목 title|عنوان|שם הספר|ชื่อหนังสือ|tên sách|शीर्षक|judul
    author: yazar|yazarlar|yazar adı|autoři
    publisher: yayınevi|nakladatelství|vydavatel
    pages: sayfa sayısı|počet stran
    language: jazyk
    year: yıl|basım yılı|rok|rok vydání
    rating: puanım|hodnocení|moje hodnocení
    date-read: okuma tarihi|bitiş tarihi|okunma tarihi|přečteno|dočteno|datum přečtení
    date-started: başlama tarihi|başlangıç tarihi|rozečteno|začátek čtení
    date-added: eklenme tarihi|přidáno|datum přidání
    shelves: raf|raflar|etiketler|štítky|poličky
    review: yorum|inceleme|recenze
    private-notes: notlar|poznámky|poznámka
    binding: vazba
    series: seri
    title: tittel|назва|название|書名|タイトル|书名|제목
    author: author|author(s)|author name|author text|writer|by|autor|autorin|verfasser|auteur|auteurs|autore
    author: autora|schrijver|book author|book authors
    author: scénariste|scenariste|writers|author full name|author first last|primary author|main author
    author: creator|creators|autor in|verfasser in|автор ы
    author: forfatter|författare|автор|著者|作者|저자
    author-first: first name|author first|author first name|author firstname|given name|forename|vorname
    author-first: prénom|prénom auteur|nombre autor|voornaam|förnamn|fornavn|имя|имя автора|imię|křestní jméno
    author-last: last name|author last|author last name|author lastname|surname|author surname|family name
    author-last: nachname|familienname|nom de famille|nom auteur|apellido|apellidos|cognome|sobrenome
    author-last: achternaam|efternamn|etternavn|фамилия|фамилия автора|nazwisko|příjmení
    authors: authors|autoren|autores|autori|auteur(s)|autor(en)|autor(es)|авторы
    author-last-first: author sort|author last first|author lf|nachname vorname
    additional-authors: additional authors|other authors|weitere autoren
    contributors: contributors|mitwirkende|contributeurs
    isbn: isbn ean|isbn asin|isbn nummer|国際標準図書番号|isbn코드
    isbn: isbn|isbn10|isbn 10|isbn uid|isbn no|isbn number|isbn nr
    isbn13: isbn13|isbn 13|ean13|ean|ean 13|ean isbn13|barcode isbn
    isbns: isbns
    author: author 1|author1|first author|written by|著者名|作者名|作家|지은이|글쓴이|작가|yazarı|kirjailija|tekijä
    author: szerző|συγγραφέας|писатель|auteur ice|autrice|مؤلف|المؤلف|מחבר|ผู้แต่ง|tác giả|penulis|pengarang
    authors: autorzy|kirjailijat|szerzők
    additional-authors: author 2|author2|second author|co author|co authors|coauthor
    contributors: author 3|author3|third author
    publisher: издательство|출판사|förlag|forlag|casa editrice|kustantaja|kiadó|εκδότης|editura|вид во|wydawca
    publisher: maison d'édition|uitgeverij|издател|nakladatel|vydavateľstvo|发行商|出版商
    pages: of pages|nbr de pages|pages nb|pages print|length pages|n pagine|num pagine|nº de páginas
    pages: n º de páginas|págs|aantal pagina's|aantal bladzijden|bladzijden|кол во страниц|страницы|페이지
    pages: 페이지 수|页码|stron|strany|stránky|sidetal|sivut|sivumäärä|oldalszám|oldalak száma|σελίδες
    pages: seitenanzahl|umfang
    publisher: publisher|verlag|editeur|editorial|editora|editore|uitgever|wydawnictwo|出版社
    binding: format|binding|book format|einband|formato|encuadernación|reliure|bindwijze
    pages: page|total pages|num of pages|pp|nb pages|nb de pages|anzahl seiten|número de páginas|num paginas
    pages: numero di pagine|numero pagine|páginas totais|aantal pagina s|paginas|pagina s|liczba stron|strony
    pages: стр|количество страниц|sidor|sider|antal sidor|sayfa|stran|ページ|頁数|쪽
    pages: страниц|ページ数|页数|쪽수
    pages: pages|page count|num pages|no of pages|number of pages|seiten|seitenzahl|nombre de pages|páginas
    pages: pagine
    language: język|язык|språk|sprog|dil|言語|语言|언어
    language: language|languages|sprache|langue|idioma|lingua|taal
    year: год|出版年
    year: year|published|year of publication|pub year|year published|publication year|erscheinungsjahr|jahr
    year: année|ano|anno|año|jaar|release year|publ year|copyright|copyright year|year of release
    year: année de parution|année de publication|anno di pubblicazione|año de publicación|jaar van uitgave
    year: ano de publicação|rok wydania|rok vydania|год издания|utgivningsår|utgivelsesår|julkaisuvuosi
    year: yayın yılı|kiadás éve|έτος|έτος έκδοσης|出版年份
    publication-date: pub date|released|출간일
    publication-date: date parution|date de parution|parution|release date|publish date|date of publication
    publication-date: published date|veröffentlicht|veröffentlichungsdatum|fecha publicación
    publication-date: data pubblicazione|data de publicação|publicatiedatum|data wydania|дата издания
    publication-date: utgivningsdatum|出版日|出版日期|発売日|출판일
    publication-date: date de publication|publication date|date published|pubdate|published
    publication-date: erscheinungsdatum|fecha de publicación|data di pubblicazione
    first-published: original publication year|first published|erstveröffentlichung
    status: read|bookshelf|my status|book status|state|lesestand|stand|statut de lecture|état
    status: estado de lectura|stato lettura|stato di lettura|estado de leitura|situação|leesstatus|stan
    status: status czytania|lässtatus|status lesen|durum|stav|読書状況|状態|ステータス|阅读状态|독서상태|상태
    status: статус|状态|état de lecture|статус чтения|读书状态|독서 상태|okuma durumu|tila|progress status
    status: current status|read unread|have i read it|read y n|read yes no
    status: status|read status|reading status|shelf|exclusive shelf|statut|estado|stato|lesestatus
    shelves: tag|shelf list|genre tags|mots clés|mots-clés|regal|regale|estantes|estanterías|estanterías
    shelves: scaffali|scaffale|planken|półki|półka|полки|полка|теги|hyllor|taggar|タグ|棚|标签|태그|labels tags
    shelves: tags|shelves|bookshelves|schlagwörter|schlagworte|étiquettes|etiquetas|etichette|labels
    shelves: étagères|etiketten|keywords
    collections: collections|sammlungen
    rating: оценка|评分|평점
    rating: my ratings|star ratings|stars 5|personal rating|user rating|own rating|your rating|betyg|vurdering
    rating: karakter|ocena|puan|评级|评价|별점|рейтинг|моя оценка|calificación|puntaje|voto mio|mio voto|avaliação
    rating: classificação|sterne|bewertung sterne|wertung|étoiles|waardering|cijfer
    rating: rating|my rating|stars|star rating|bewertung|note|nota|valoración|puntuación|voto
    rating: sterren|stelle|évaluation|estrellas|estrelas|mi nota|moja ocena|評点|我的评分|打分|내 별점
    rating: değerlendirme|mé hodnocení|terningkast|arvosana|értékelés|βαθμολογία|meine bewertung|my score
    rating: my stars|overall rating
    rating: valutazione|beoordeling|score|ma note|note perso|note personnelle|評価
    date-added: date added|added|entry date|hinzugefügt|date entree bibliothèque|date d'ajout
    date-added: added on|date created|created|created at|date entered|added at|hinzugefügt am|erfasst am
    date-added: ajouté le|date ajout|ajouté|añadido|fecha de alta|aggiunto|aggiunto il|adicionado em
    date-added: data de adição|toegevoegd|data dodania|добавлено|дата добавления|tillagd|登録日|添加日期|추가일
    date-added: fecha añadido|data aggiunta|timestamp
    date-started: started at|date start|reading start|開始|开始|lu le début|begin|beginn|start date reading
    date-started: started reading|reading started|date began|began|start|read start|begin date|started on
    date-started: start reading|inicio|data inizio|begonnen am|angefangen|angefangen am|gestartet|début|debut
    date-started: commencé le|commence le|fecha inicio|data de início|data inicio|iniciado em|rozpoczęto
    date-started: дата начала|начато|påbörjad|startdatum|lesebeginn|読み始めた日|開始日|开始日期|시작일
    date-started: date started|start date|started|begonnen|date de début|fecha de inicio|inizio
    date-started: inizio lettura|iniziato il|début de lecture|fecha de comienzo|data rozpoczęcia|начал|начала
    date-started: 开始时间|开始阅读|začato|påbegynt|begonnen op|gestart|aloitettu|date begun|date i started
    date-read: dates read|reading dates|read dates|reading date|year read|read year|year finished|done
    date-read: date i finished|date done|date read end|uitgelezen op|datum gelezen|fine lettura|finito il
    date-read: data fine lettura|data di lettura|date de fin de lecture|fin|data de conclusão|terminado em
    date-read: data zakończenia|przeczytana|закончил|закончила|дата завершения|読み終わった日|完読日|读完时间
    date-read: 다 읽은 날|종료일|bitirme tarihi|okundu|datum dočtení|lästes|luettu|olvasva|elolvasva
    date-read: ausgelesen|ausgelesen am|lesezeitraum
    date-read: end|ende|end reading|finished at|completed at|date end|date ended|reading end|完成日期|结束日期
    date-read: 結束日期|完讀日期|讀完日期|完了日|lopetettu|fin de lecture|fin lecture|fecha fin|fecha de término
    date-read: finished reading|reading finished|date finished reading|last read|last date read|date last read
    date-read: completed|completed on|completion date|finish|read end|read at|read date s|when read
    date-read: date complete|finished date|ended|gelesen|beendet am|fertig gelesen|lesedatum|lesende|lu
    date-read: terminé|date fin|fecha lectura|leído el|terminado|fecha final|data lettura|letto il|data fine
    date-read: data de leitura|lido em|data de término|concluído em|gelezen|gelezen op|uitgelezen
    date-read: data przeczytania|przeczytano|дата окончания|прочитано|läst|läst datum|utläst|lest|læst|終了日
    date-read: 读完日期|读完|완독일
    date-read: дата прочтения|読了日|읽은 날짜|완독 날짜|다 읽은 날짜|läst den|lest dato|læst dato
    date-read: date read|read date|read on|finished on|date completed|date finished|finish date|finished
    date-read: end date|gelesen am|beendet|date de lecture
    date-read: date de fin|fini le|terminé le|lu le|fecha de lectura|fine|fecha de fin
    read-count: read count|times read|anzahl gelesen
    review: my thoughts|thoughts|opinion|rezension en|meine meinung|meinung|mon avis|ma critique|opinión
    review: mi reseña|recensione mia|opinião|resenha|recensie|recenzja|отзыв|рецензия|recension|anmeldelse|感想
    review: レビュー|书评|서평
    review: review|my review|review content|rezension|critique|reseña|recensione|avis
    private-notes: note privée|notes privées|notes personnelles|anmerkungen|bemerkungen|meine notizen
    private-notes: notas personales|note personali|anotações|aantekeningen|notatki|заметки|anteckningar
    private-notes: notater|メモ|笔记|메모|notities
    review: mi opinión|mening|opinia|短评|我的短评|评论|감상|리뷰|한줄평|arvostelu|review text|summary review
    comment: commento|komentář
    private-notes: private notes|notes|my notes|notizen|notas|appunti|private comment
    comment: comment|comments|kommentar|commentaire|comentario
    owned-copies: owned copies|copies|exemplare|exemplaires
    owned: owned|own|own it|do i own it|ich besitze es|je possède|im besitz|possédé
    bought-on: purchase date|date purchased|date acquired|kaufdatum|date d'achat
    bought-at: purchase location|from where|kaufort|lieu d'achat
    series: series|series name|series title|series names|book series|serie|série|reihe|reihentitel|buchreihe
    series: serientitel|cycle|saga|colección serie|nome della serie|nome da série|nom de la série|reeks|seria
    series: cykl|серия|цикл|bokserie|シリーズ|シリーズ名|丛书|系列|叢書|시리즈|dizi|sarja|sorozat|collana|colección
    series: series info|series and volume|series volume|series number and name|part of series|in series
    series: série cyklus|coleção|serie collana|kirjasarja|bokserie navn|edice série
    series: zyklus|saga serie|rekke
    series-number: volume|volume number|vol|vol no|series number|series no|series index|series order
    series-number: series position|series sequence|book number|book no|number in series|no in series
    series-number: position in series|place in series|part|part number|issue|band|bandnummer|band nr|bd|teil
    series-number: n de tome|n volume
    series-number: reihenfolge|nummer in reihe|tome|tome n|numéro de tome|numéro dans la série
    series-number: no de tome|tomo|número de serie|número en la serie|volumen|numero nella serie
    series-number: número na série|deel|deelnummer|tom|nr tomu|том|номер в серии|часть|книга в серии
    series-number: del|del nr|nummer|delnummer|bind|bind nr|bandnr|巻|巻数|巻号|卷|册|册数|卷号|권|권수|cilt|díl|osa
    series-number: book in series|nr in series|volume in series|part of the series|installment|entry
    series-number: instalment|nummer i serien|nr i serien|nr i serie|nummer in serie|del i serien
    series-number: część|kötet|svazek|tome n°
    medium: media type|item type|medium|media|type|kind|medienart|medientyp|type de média|tipo|soort|typ
    deleted: deleted
    subtitle: subtitle|sub title|untertitel|sous titre|subtítulo|sottotitolo|ondertitel|podtytuł|подзаголовок
    subtitle: undertitel|podtitul|alcím|副标题|副題|부제
    other: original title|originaltitel|titre original|título original|titolo originale|illustrator
    other: narrator|narrators|translator|translators|dessinateur|coloriste|illustrateur|traducteur|übersetzer
    other: sprecher|traductor|ilustrador|traduttore|editor|edited by|mood|moods|favourite|favorite|favorites
    other: genre|genres|genre s|category|categories
    other: loaned to|lent to|verliehen an
    source-id: id|book id
    """
}
