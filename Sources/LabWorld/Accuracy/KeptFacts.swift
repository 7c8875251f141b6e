// Compares what a reader entered, as the export says it, with what the library holds at the end of a run
// (IMP-12), field by field and row by row: title, people with their parts, first year, the facts of the
// edition, and all that the reader said of the book.
//
// The truth is told from the row as it was drawn; no code of the importer goes into it. Where the file has
// several rows of one book, each field holds what one of them says, and nothing only if all are silent; a
// question that only one site asks is a field; each row's edition is among the editions of the book; shelves
// are those of all rows. That a row went into another book is counted by DUP-9.

package import BooksTrack
import BooksTrackAPI
import Foundation
package import Measurement
package import Synthesis

/// What of a reader's own facts is in the library.
package struct KeptFacts {
  /// For each field the rows of which it was compared, and those of which it is as the export says.
  package private(set) var byField: [String: Rate] = [:]
  /// The first fields that are not, with the row, in words.
  package private(set) var missed: [(row: Int, text: String)] = []
  /// The first three of them, in words.
  package private(set) var complaints: [String] = []

  private let library: Library
  /// How each name is written in the file, by its letters alone.
  private var spellings: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - library: The library at the end.
  ///   - results: What the import said about each row.
  ///   - said: What the export says, row by row.
  package init(_ library: Library, _ results: RowResults, _ said: [SaidFacts]) {
    self.library = library
    var rowsOfWork: [WorkID: [SaidFacts]] = [:]
    var works: [WorkID] = []
    for row in said {
      guard let work = results.results[row.row]?.work else { continue }
      for person in row.people { spellings[Self.letters(person.name), default: []].insert(person.name) }
      if rowsOfWork[work] == nil { works.append(work) }
      rowsOfWork[work, default: []].append(row)
    }
    for id in works {
      let rows = rowsOfWork[id] ?? []
      guard let work = library.works[id], let entry = library.entries(of: id).first else {
        for row in rows { note("entry", row.row, found: "none", said: ["one"]) }
        continue
      }
      let group = Group(rows: rows, work: work, entry: entry)
      for row in rows {
        compareReader(row, group)
        compareWork(row, group)
        compareEdition(row, group)
      }
    }
  }

  /// The rows of one book, and what became of them.
  private struct Group {
    let rows: [SaidFacts]
    let work: Work
    let entry: Entry
    var isSingle: Bool { rows.count == 1 }
  }

  // MARK: The reader

  private mutating func compareReader(_ row: SaidFacts, _ group: Group) {
    let facts = group.entry.facts
    func check<Value: Equatable>(_ field: String, _ found: Value?, _ said: (SaidFacts) -> Value?) {
      note(field, row, group, found: found, said)
    }
    check("rating", facts.rating?.quarters) { $0.quarters }
    check("status", facts.status.rawValue) { $0.status }
    check("added", facts.dateAdded?.description) { $0.added }
    check("started", facts.dateStarted?.description) { $0.started }
    check("read", facts.dateRead?.description) { $0.finished }
    check("review", facts.review) { $0.review?.replacing("<br/>", with: "\n") }
    check("notes", facts.privateNotes) { $0.privateNotes }
    check("comment", facts.comment) { $0.comment }
    check("bought", facts.purchaseDate?.description) { $0.bought }
    check("bought at", facts.purchaseLocation) { $0.boughtAt }
    // A site that counts nothing leaves the count to the app.
    if row.readCount != nil { check("readCount", facts.readCount) { $0.readCount } }
    if row.copies != nil { check("copies", facts.ownedCopies) { $0.copies } }
    if row.hasSpoiler != nil { check("spoiler", facts.reviewHasSpoilers) { $0.hasSpoiler } }
    noteList("shelves", row, group, found: facts.shelves) { $0.shelves }
    noteReadings(row, group)
    noteAnswers(row, group)
  }

  private static func text(_ reading: ReadingPeriod) -> String {
    "\(reading.start?.description ?? "?") to \(reading.finish?.description ?? "?")"
  }

  // MARK: The book

  private mutating func compareWork(_ row: SaidFacts, _ group: Group) {
    note("title", row, group, found: group.work.title) { $0.title }
    if group.work.firstPublished == nil || row.firstYear != nil {
      note("first year", row, group, found: group.work.firstPublished) { $0.firstYear }
    }
    let credits = group.work.authors.map {
      SaidPerson(name: library.authors[$0.author]?.name ?? "", role: $0.role?.lowercased())
    }
    let isKept =
      group.isSingle
      ? credits.count == row.people.count && zip(credits, row.people).allSatisfy(isPerson)
      : isKept(row.people, in: credits, of: group.rows)
    note("people", row.row, found: isKept ? row.people : credits, said: [row.people])
  }

  /// Of several rows: the writer is that of one of them, nobody is made up, and nobody is lost but another
  /// form of the writer's name.
  private func isKept(_ people: [SaidPerson], in credits: [SaidPerson], of rows: [SaidFacts]) -> Bool {
    guard let writer = credits.first else { return false }
    return rows.contains { $0.people.first.map { isPerson(writer, $0) } ?? false }
      && credits.allSatisfy { credit in rows.contains { $0.people.contains { isPerson(credit, $0) } } }
      && people.dropFirst().allSatisfy { person in credits.contains { isPerson($0, person) } }
  }

  /// Whether a credit is of somebody whom a row names. A person of several books is written as in one of
  /// them.
  private func isPerson(_ credit: SaidPerson, _ said: SaidPerson) -> Bool {
    credit.role == said.role
      && (credit.name == said.name || spellings[Self.letters(said.name)]?.contains(credit.name) ?? false)
  }

  /// The letters without their marks: `Takashi Gotō` and `Takashi Goto` are one person in one file.
  private static func letters(_ name: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      letters.append(scalar)
    }
    return String(letters)
  }

  // MARK: The edition

  private mutating func compareEdition(_ row: SaidFacts, _ group: Group) {
    let own = group.entry.edition.flatMap { library.editions[$0] }
    let editions = group.isSingle ? [own].compactMap(\.self) : library.editions(of: group.work.id)
    func check<Value: Equatable>(
      _ field: String, _ mark: ReaderFields, _ said: Value?, _ value: (EditionFacts) -> [Value]
    ) {
      let all = editions.map { (found: value($0.facts), isReaders: $0.readerFields.contains(mark)) }
      guard let said else {
        // What a provider has filled in is not shown as the reader's.
        if group.isSingle, let wrong = all.first(where: \.isReaders)?.found.first {
          note(field, row.row, found: wrong, said: [])
        }
        return
      }
      let isKept = all.contains { $0.isReaders && $0.found.contains(said) }
      note(field, row.row, found: isKept ? said : all.first { $0.isReaders }?.found.first, said: [said])
    }
    check("isbn", .isbn, row.isbn) { facts in
      ([facts.isbn].compactMap(\.self) + facts.otherISBNs).map(\.isbn13)
    }
    check("pages", .pageCount, row.pages) { [$0.pageCount].compactMap(\.self) }
    check("publisher", .publisher, row.publisher) { [$0.publisher].compactMap(\.self) }
    check("year", .yearPublished, row.year) { [$0.yearPublished].compactMap(\.self) }
    check("language", .language, row.language) { [$0.language].compactMap(\.self) }
    let format = row.format.isEmpty ? nil : row.format
    check("format", .binding, format) { [$0.binding].compactMap(\.self) }
  }

  // MARK: Counting

  /// What one of the rows of a book says; of a book with one row nothing that it does not say.
  private mutating func note<Value: Equatable>(
    _ field: String, _ row: SaidFacts, _ group: Group, found: Value?, _ said: (SaidFacts) -> Value?
  ) {
    guard group.isSingle || said(row) != nil || group.rows.allSatisfy({ said($0) == nil }) else { return }
    note(field, row.row, found: found, said: group.rows.compactMap(said))
  }

  /// All that the row lists is there, and nothing that no row does. A shelf that is a site's word for a
  /// status goes with it, if another row says another one.
  private mutating func noteList(
    _ field: String, _ row: SaidFacts, _ group: Group, found: [String], _ said: (SaidFacts) -> [String]
  ) {
    let all = Set(group.rows.flatMap(said))
    guard !found.isEmpty || !all.isEmpty else { return }
    let words: Set<String> = group.isSingle ? [] : ["to-read", "currently-reading"]
    let isKept = all.isSuperset(of: found) && Set(said(row)).subtracting(words).isSubset(of: found)
    note(field, row.row, found: isKept ? all.sorted() : found.sorted(), said: [all.sorted()])
  }

  /// Of several rows, the day on which one of them says that the book was read is a reading, unless it is the
  /// one that the library shows as the last.
  private mutating func noteReadings(_ row: SaidFacts, _ group: Group) {
    let found = group.entry.facts.readings.map(Self.text)
    let days = group.isSingle ? [] : group.rows.compactMap(\.finished)
    let all = Set(group.rows.flatMap(\.readings) + days.map { "? to \($0)" })
    guard !found.isEmpty || !group.rows.allSatisfy(\.readings.isEmpty) || Set(days).count > 1 else { return }
    let known =
      group.entry.facts.readings.compactMap(\.finish) + [group.entry.facts.dateRead].compactMap(\.self)
    let hasDay =
      group.isSingle || row.status != "read"
      || row.finished.map { day in known.contains { $0.description.hasPrefix(day) } } ?? true
    let isKept = all.isSuperset(of: found) && Set(row.readings).isSubset(of: found) && hasDay
    note("readings", row.row, found: isKept ? all.sorted() : found.sorted(), said: [all.sorted()])
  }

  /// Each question is a field of its own: every one that the row answers has the answer of one of the rows,
  /// and nothing is there that no row says.
  private mutating func noteAnswers(_ row: SaidFacts, _ group: Group) {
    let found = group.entry.facts.otherFacts.map { SaidAnswer(question: $0.label, answer: $0.value) }
    let all = group.rows.flatMap(\.others)
    guard !found.isEmpty || !all.isEmpty else { return }
    let isKept =
      found.allSatisfy(all.contains)
      && row.others.allSatisfy { said in found.contains { $0.question == said.question } }
    note("others", row.row, found: isKept ? all : found, said: [all])
  }

  /// What neither the export nor the library has is no fact; what only one of them has is a wrong one.
  private mutating func note<Value: Equatable>(_ field: String, _ row: Int, found: Value?, said: [Value]) {
    guard found != nil || !said.isEmpty else { return }
    let isKept = found.map(said.contains) ?? false
    byField[field, default: .none].count(isKept)
    guard !isKept, missed.count < MissedCases.most else { return }
    func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
    let rows = said.isEmpty ? "nothing" : said.map { "\($0)" }.joined(separator: " or ")
    let complaint = "\(field) is \(text(found)), and the export says \(rows)"
    missed.append((row, complaint))
    if complaints.count < 3 { complaints.append("row \(row): \(complaint)") }
  }
}
