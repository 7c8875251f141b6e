// One work of an answer, and what of it goes into a library. A provider fills what is empty and never changes
// what the reader entered (ENR-11, DUP-6).

import BooksTrackAPI

/// The work at a place of an answer.
struct FoundWork: Equatable, Sendable {
  private let answer: SearchResponseData
  private let index: Int

  init(answer: SearchResponseData, work index: Int) {
    self.answer = answer
    self.index = index
  }

  var dto: WorkDTO { answer.works[index] }

  /// The editions that the answer has of it.
  var editions: [EditionDTO] { answer.editions(ofWorkAt: index) }

  /// The authors that the answer names for it.
  var authors: [AuthorDTO] { answer.authors.filter { dto.authorNames.contains($0.name) } }

  /// What the provider says about series.
  var seriesReferences: [SeriesReferenceDTO] { dto.series }

  /// The work with the provider's facts where it had none.
  func filling(_ work: Work) -> Work {
    var work = work
    if work.subjects.isEmpty { work.subjects = dto.subjectTags }
    if work.summary == nil { work.summary = dto.description }
    if work.firstPublished == nil { work.firstPublished = dto.firstPublicationYear }
    work.isSynthetic = dto.synthetic
    work.provenance = Provenance(primaryProvider: dto.primaryProvider, contributors: dto.contributors)
    work.externalIDs = work.externalIDs.union(dto.externalIDs)
    work.enrichment = .enriched
    work.candidates = []
    return work
  }

  /// Puts the edition that the answer describes into the library: into the reader's own edition if it is that
  /// one or has no number yet, otherwise beside it.
  ///
  /// - Parameter isbns: The numbers of the reader's editions, and of one that the reader has chosen.
  func putEdition(of work: WorkID, isbns: [ISBN], in editor: inout LibraryEditor) {
    guard let edition = editions.first(where: { $0.hasAny(of: isbns) }) ?? editions.first else { return }
    let numbers = edition.numbers
    let own = editor.library.editions(of: work)
    let match =
      own.first { $0.facts.isbn.map(numbers.contains) ?? false }
      ?? own.first { $0.facts.allISBNs.contains(where: numbers.contains) }
    if let match {
      // A number that stands on another edition of the reader's is that one's.
      let taken = own.filter { $0.id != match.id }.flatMap { $0.facts.allISBNs }
      editor.put(edition.filling(match, numbers: numbers.filter { !taken.contains($0) }))
    } else if own.count == 1, let only = own.first, only.facts.isbn == nil, only.facts.otherISBNs.isEmpty,
      edition.mayBe(only.facts)
    {
      editor.put(edition.filling(only, numbers: numbers))
    } else {
      let row = Edition(id: editor.newEditionID(), work: work, facts: EditionFacts())
      editor.put(edition.filling(row, numbers: numbers))
    }
  }
}

extension EditionDTO {
  /// Its valid numbers, ascending and without repetition.
  var numbers: [ISBN] {
    var unique: [ISBN] = []
    for isbn in isbns.compactMap({ try? ISBN($0) }).sorted() where unique.last != isbn { unique.append(isbn) }
    return unique
  }

  func hasAny(of isbns: [ISBN]) -> Bool { numbers.contains { isbns.contains($0) } }

  /// Whether nothing that the reader said of an edition without a number speaks against it being this one.
  func mayBe(_ facts: EditionFacts) -> Bool {
    if let pages = facts.pageCount, let pageCount, pages != pageCount { return false }
    if let year = facts.yearPublished, let yearPublished, year != yearPublished { return false }
    // What is listened to is no printed book, and neither is a file.
    let own = EditionFormat(binding: facts.binding).medium
    if let own, let medium = format.medium, own != medium { return false }
    return true
  }

  /// The year of `publicationDate`.
  var yearPublished: Int? { publicationDate.flatMap { Int($0.prefix(4)) } }

  /// The edition with these facts where it had none.
  ///
  /// - Parameter numbers: Which of its numbers it gets.
  func filling(_ edition: Edition, numbers: [ISBN]) -> Edition {
    var edition = edition
    var facts = edition.facts
    // Pages and publisher are those of its first number; others of the work may be listed beside it.
    let first = isbn.flatMap { try? ISBN($0) }
    if facts.isbn == nil { facts.isbn = first.flatMap { numbers.contains($0) ? $0 : nil } ?? numbers.first }
    let others = numbers.filter { $0 != facts.isbn && !facts.otherISBNs.contains($0) }
    facts.otherISBNs = (facts.otherISBNs + others).sorted()
    facts.title = facts.title ?? title
    facts.publisher = facts.publisher ?? publisher
    facts.binding = facts.binding ?? (format == .unknown ? nil : format.rawValue)
    facts.pageCount = facts.pageCount ?? pageCount
    facts.yearPublished = facts.yearPublished ?? yearPublished
    facts.language = facts.language ?? language
    facts.coverURL = facts.coverURL ?? coverImageURL
    edition.facts = facts
    edition.provenance = Provenance(primaryProvider: primaryProvider, contributors: contributors)
    edition.externalIDs = edition.externalIDs.union(externalIDs)
    return edition
  }
}
