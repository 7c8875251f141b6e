import Testing

@testable import BooksTrack

/// Headers with plain column names, and ambiguous ones (IMP-15).
@Suite struct `Headers with plain names` {
  @Test(arguments: [
    ("Title,Author,ISBN-13", "title=Title,author=Author,isbn13=ISBN-13"),
    ("year,title,author,isbn13", "year=year,title=title,author=author,isbn13=isbn13"),
    ("TITLE,AUTHOR(S),Date_Read,Shelf", "title=TITLE,author=AUTHOR(S),date-read=Date_Read,status=Shelf"),
    ("Titel;Autorin;Verlag;Seiten", "title=Titel,author=Autorin,publisher=Verlag,pages=Seiten"),
    ("Titre;Auteur;Note (sur 20);Lu le", "title=Titre,author=Auteur,rating=Note (sur 20)/20,date-read=Lu le"),
    ("Título,Autor,Año,Puntuación", "title=Título,author=Autor,year=Año,rating=Puntuación"),
    ("書名,著者,出版社", "title=書名,author=著者,publisher=出版社"),
    ("Title,Rating (1-5)", "title=Title,rating=Rating (1-5)"),
    ("Title,Rating (out of 10),Mood", "title=Title,rating=Rating (out of 10)/10,other=Mood"),
    ("title,pageCount,startedAt", "title=title,pages=pageCount,date-started=startedAt"),
    ("title,publishedDate,finishedAt", "title=title,publication-date=publishedDate,date-read=finishedAt"),
    ("Title,First Name,Surname", "title=Title,author-first=First Name,author-last=Surname"),
    ("Título,Saga,Número", "title=Título,series=Saga,series-number=Número"),
    ("Title,Series,#", "title=Title,series=Series,series-number=#"),
    ("Title,Number", "title=Title"),
    ("書名,開始,完成日期", "title=書名,date-started=開始,date-read=完成日期"),
    ("Name,Author", "title=Name,author=Author"), ("Book,Author", "title=Book,author=Author"),
    ("Libro,Autor", "title=Libro,author=Autor"), ("Nombre,Autor", "title=Nombre,author=Autor"),
    ("标题,作者,我的评分", "title=标题,author=作者,rating=我的评分"), ("Buch,ISBN", "title=Buch,isbn=ISBN"),
    ("Книга,Писатель,Страницы", "title=Книга,author=Писатель,pages=Страницы"),
    ("Cím,Szerző,Kiadó", "title=Cím,author=Szerző,publisher=Kiadó"), ("Book,Title", "title=Title"),
    ("Nimi,Kirjailija,Luettu", "title=Nimi,author=Kirjailija,date-read=Luettu"),
    ("Title,Publication Title,⭐", "title=Title,rating=⭐"),
    ("Title,Author 1,Author 2", "title=Title,author=Author 1,additional-authors=Author 2"),
  ])
  func `need no question (IMP-15)`(_ header: String, _ mapping: String) throws {
    let separator: Character = header.contains(";") ? ";" : ","
    let names = header.split(separator: separator).map(String.init)
    #expect(try #require(PlainHeader.mapping(of: names)).text == mapping)
  }

  @Test(arguments: [
    "Name,Status", "Book,Status", "Name,Surname,ISBN", "Nombre,Apellido,Autor", "Name,Book,Author",
    "Author,ISBN", "Title,Book Title", "Dune,Frank Herbert,1965", "Title,1965",
  ])
  func `without a plain title, or with two that could be, need one (IMP-15)`(_ header: String) {
    #expect(PlainHeader.mapping(of: header.split(separator: ",").map(String.init)) == nil)
  }

  @Test(arguments: ["babelio.csv", "two-titles.csv"], [1, 7, 4_096])
  func `are imported with any chunks, and the summary lists the columns (IMP-15)`(
    _ name: String, _ chunk: Int
  )
    throws
  {
    let reading = try ExportReading(ExportSample("hostile/\(name)").bytes, chunk: chunk)
    #expect(reading.mapping == nil)
    #expect(reading.match?.format.isPlain == true)
    #expect(reading.rejected == [])
    #expect(!reading.books.isEmpty)
    #expect(reading.books.allSatisfy { !$0.title.isEmpty && !$0.authors.isEmpty })
    #expect(reading.match?.fields.contains { $0.field == .title } == true)
  }

  @Test(
    arguments: [("5", 5.0, nil), ("8", 10, "10"), ("17", 20, "20"), ("85", 100, "100")]
      as [(String, Double, String?)])
  func `infer the rating scale from their rows`(_ most: String, _ scale: Double, _ said: String?) throws {
    let rows = (0..<150).map { "Book \($0),Jane Austen,\($0 % 3 == 0 ? most : "3")" }
    let text = "Title,Author,Rating\n" + rows.joined(separator: "\n") + "\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.books.count == 150)
    #expect(reading.match?.format.name.hasSuffix(said.map { ", ratings out of \($0)" } ?? "names") == true)
    #expect(reading.books[90].reader.rating?.quarters == Int(Double(most)! * 20 / scale))
  }

  @Test func `of a service with another title column lose nothing`() throws {
    let text = "Book Id,Titel,Author,My Rating,Exclusive Shelf\n1,Emma,Jane Austen,5,read\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.match?.format.name == "Goodreads")
    #expect(reading.match?.unknownColumns == [])
    #expect(reading.books.map(\.title) == ["Emma"])
  }
}
