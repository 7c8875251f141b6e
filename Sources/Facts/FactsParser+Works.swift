// The parser of standalone works and authors.
//
//     genres Fiction; Literary Fiction          (for the works that follow)
//     language en
//     2005 Never Let Me Go | Kazuo Ishiguro | Science Fiction     (year, title, authors, further genres)
//     +de Alles, was wir geben mussten          (further title; also +original with a language)
//
// An author, here the person behind Robert Galbraith:
//     J.K. Rowling | female | British | europe | en
//     +form Rowling, J.K.
//     +pen Robert Galbraith

import Tables

extension FactsParser {
  // MARK: Works

  /// Parses the standalone works of all tables.
  mutating func works(in tables: [TextTable]) -> [FactWork] {
    tables.flatMap { table in works(in: table) }
  }

  private mutating func works(in table: TextTable) -> [FactWork] {
    var works: [FactWork] = []
    var genres: [String] = []
    var code = "en"
    for line in lines(of: table, headers: ["genres", "language"]) {
      switch (line.kind, line.key) {
      case (.header, "genres"):
        genres = line.list
        code = "en"
      case (.header, _): code = language(line) ?? code
      case (.item, _):
        if let work = work(line, genres: genres, language: code) { works.append(work) }
      case (.attribute, _):
        guard let last = works.popLast() else {
          report("an attribute without a work", at: line.place)
          continue
        }
        works.append(extended(last, by: line))
      }
    }
    return works
  }

  private mutating func work(_ line: FactsLine, genres: [String], language: String) -> FactWork? {
    let columns = line.columns
    let head = columns[0].split(separator: " ", maxSplits: 1)
    guard (2...3).contains(columns.count), head.count == 2, let year = Int(head[0]) else {
      report("expected year and title, authors, and perhaps genres", at: line.place)
      return nil
    }
    let authors = FactsLine.list(columns[1][...])
    let own = columns.count == 3 ? FactsLine.list(columns[2][...]) : []
    guard !authors.isEmpty else {
      report("no author", at: line.place)
      return nil
    }
    return FactWork(
      title: String(head[1]), authors: authors, year: year,
      genres: genres + own.filter { !genres.contains($0) }, language: language, originalLanguage: language,
      otherTitles: [])
  }

  private mutating func extended(_ work: FactWork, by line: FactsLine) -> FactWork {
    var original = work.originalLanguage
    var titles = work.otherTitles
    switch line.key {
    case "original": original = language(line) ?? original
    case let code where Self.isLanguage(code): titles.append(FactTitle(language: code, title: line.value))
    default: report("\"\(line.key)\" is no attribute of a work", at: line.place)
    }
    return FactWork(
      title: work.title, authors: work.authors, year: work.year, genres: work.genres, language: work.language,
      originalLanguage: original, otherTitles: titles)
  }

  // MARK: Authors

  /// Parses the authors of all tables.
  mutating func authors(in tables: [TextTable]) -> [FactAuthor] {
    var authors: [FactAuthor] = []
    for line in tables.flatMap({ lines(of: $0, headers: []) }) {
      if line.kind == .attribute {
        guard let last = authors.popLast() else {
          report("an attribute without an author", at: line.place)
          continue
        }
        authors.append(extended(last, by: line))
      } else if let author = author(line) {
        authors.append(author)
      }
    }
    return authors
  }

  private mutating func author(_ line: FactsLine) -> FactAuthor? {
    let columns = line.columns
    guard columns.count == 5, let gender = FactGender(rawValue: columns[1]),
      let region = FactRegion(rawValue: columns[3]), Self.isLanguage(columns[4])
    else {
      report("expected name, gender, nationality, region and language", at: line.place)
      return nil
    }
    return FactAuthor(
      name: columns[0], gender: gender, nationality: columns[2], region: region, language: columns[4],
      forms: [], penNames: [])
  }

  private mutating func extended(_ author: FactAuthor, by line: FactsLine) -> FactAuthor {
    var forms = author.forms
    var penNames = author.penNames
    switch line.key {
    case "form": forms += line.list
    case "pen": penNames += line.list
    default: report("\"\(line.key)\" is no attribute of an author", at: line.place)
    }
    return FactAuthor(
      name: author.name, gender: author.gender, nationality: author.nationality, region: author.region,
      language: author.language, forms: forms, penNames: penNames)
  }
}
