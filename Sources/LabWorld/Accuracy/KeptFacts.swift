// Compares the reader's own facts in the export with those in the library at the end of a run (IMP-12), field
// by field and row by row: title, people with their roles, first year, facts of the edition, and everything
// that the reader entered about the book.
//
// The truth comes from the row as it was generated; no code of the importer goes into it. If several rows
// belong to one book, each field must hold the value of one of them, and may be empty only if all leave it
// empty; a question that only one site asks is a field; each row's edition must be among the editions of the
// book; the shelves are those of all rows. Merging a row into the wrong book is counted by DUP-9.

package import BooksTrack
import BooksTrackAPI
import Foundation
package import Measurement
package import Synthesis

/// The share of a reader's own facts that a library holds.
package struct KeptFacts {
  /// By field: the rows whose value the library holds, of the rows compared.
  package private(set) var byField: [String: Rate] = [:]
  /// The first `MissedCases.most` wrong fields, each with its row and a description.
  package private(set) var missed: [(row: Int, text: String)] = []
  /// Descriptions of the first three of them.
  package private(set) var complaints: [String] = []

  private let library: Library
  private let forms: SignForms
  /// The spellings of each name in the file, by the letters and digits of the name.
  private var spellings: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - library: The library at the end of the run.
  ///   - results: The outcome of each row of the import.
  ///   - said: The facts that the export has, row by row.
  ///   - forms: The names of the catalog's people in both kinds of Chinese signs.
  package init(
    _ library: Library, _ results: RowResults, _ said: [SaidFacts], forms: SignForms = SignForms()
  ) {
    self.library = library
    self.forms = forms
    var rowsOfWork: [WorkID: [SaidFacts]] = [:]
    var works: [WorkID] = []
    for row in said {
      guard let work = results.results[row.row]?.work else { continue }
      for person in row.people { spellings[letters(person.name), default: []].insert(person.name) }
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

  /// The rows of one book, with its work and entry in the library.
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
    // If a site does not export a count, the app chooses it.
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

  /// Returns true if, for several rows, the first credit is the first person of some row, every credit is in
  /// some row, and every further person of this row is credited. The first person of a row may be missing.
  private func isKept(_ people: [SaidPerson], in credits: [SaidPerson], of rows: [SaidFacts]) -> Bool {
    guard let writer = credits.first else { return false }
    return rows.contains { $0.people.first.map { isPerson(writer, $0) } ?? false }
      && credits.allSatisfy { credit in rows.contains { $0.people.contains { isPerson(credit, $0) } } }
      && people.dropFirst().allSatisfy { person in credits.contains { isPerson($0, person) } }
  }

  /// Returns true if a credit is a person that a row names, with the same role. The name may have any
  /// spelling that the file has for it.
  private func isPerson(_ credit: SaidPerson, _ said: SaidPerson) -> Bool {
    credit.role == said.role
      && (credit.name == said.name || spellings[letters(said.name)]?.contains(credit.name) ?? false)
  }

  /// The letters without their marks: `Takashi Gotō` and `Takashi Goto` are one person in one file.
  private func letters(_ name: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in forms.main(name).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
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
        // A value that a provider has filled in is not marked as the reader's.
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

  /// Compares a field with the values of all rows of a book. A row without a value is skipped if another row
  /// has one.
  private mutating func note<Value: Equatable>(
    _ field: String, _ row: SaidFacts, _ group: Group, found: Value?, _ said: (SaidFacts) -> Value?
  ) {
    guard group.isSingle || said(row) != nil || group.rows.allSatisfy({ said($0) == nil }) else { return }
    note(field, row.row, found: found, said: group.rows.compactMap(said))
  }

  /// Compares a list: it must hold all values of the row, and no value that no row has. With several rows, a
  /// shelf that is a site's word for a status may be missing.
  private mutating func noteList(
    _ field: String, _ row: SaidFacts, _ group: Group, found: [String], _ said: (SaidFacts) -> [String]
  ) {
    let all = Set(group.rows.flatMap(said))
    guard !found.isEmpty || !all.isEmpty else { return }
    let words: Set<String> = group.isSingle ? [] : ["to-read", "currently-reading"]
    let isKept = all.isSuperset(of: found) && Set(said(row)).subtracting(words).isSubset(of: found)
    note(field, row.row, found: isKept ? all.sorted() : found.sorted(), said: [all.sorted()])
  }

  /// Compares the readings. With several rows, the date on which a read row finished the book must be the end
  /// of a reading, or the library's date read.
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

  /// Compares the answers to site-specific questions, each of which is a field: every question that the row
  /// answers has an answer, and every stored answer is that of some row.
  private mutating func noteAnswers(_ row: SaidFacts, _ group: Group) {
    let found = group.entry.facts.otherFacts.map { SaidAnswer(question: $0.label, answer: $0.value) }
    let all = group.rows.flatMap(\.others)
    guard !found.isEmpty || !all.isEmpty else { return }
    let isKept =
      found.allSatisfy(all.contains)
      && row.others.allSatisfy { said in found.contains { $0.question == said.question } }
    note("others", row.row, found: isKept ? all : found, said: [all])
  }

  /// Counts one field of a row, unless both the export and the library lack it. A value that only one of them
  /// has is wrong.
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
