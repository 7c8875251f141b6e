// A work of an answer, and its merge into a library. A provider's facts fill empty fields and never change
// what the reader entered (ENR-11, DUP-6).

import BooksTrackAPI

/// The work at an index of an answer.
struct FoundWork: Equatable, Sendable {
  private let answer: SearchResponseData
  private let index: Int

  init(answer: SearchResponseData, work index: Int) {
    self.answer = answer
    self.index = index
  }

  var dto: WorkDTO { answer.works[index] }

  /// The editions of the work in the answer.
  var editions: [EditionDTO] { answer.editions(ofWorkAt: index) }

  /// The authors of the work in the answer.
  var authors: [AuthorDTO] { answer.authors.filter { dto.authorNames.contains($0.name) } }

  /// The series references of the provider.
  var seriesReferences: [SeriesReferenceDTO] { dto.series }

  /// Returns the work with its missing facts filled in.
  func filling(_ work: Work) -> Work {
    var work = work
    if work.subjects.isEmpty { work.subjects = dto.subjectTags }
    if work.summary == nil { work.summary = dto.description }
    if work.firstPublished == nil { work.firstPublished = dto.firstPublicationYear }
    work.isSynthetic = dto.synthetic
    work.provenance = work.provenance.followed(
      by: Provenance(primaryProvider: dto.primaryProvider, contributors: dto.contributors))
    work.externalIDs = work.externalIDs.union(dto.externalIDs)
    work.enrichment = .enriched
    work.candidates = []
    return work
  }

  /// Returns the work with the editions of the answer that are not in the library, after those that earlier
  /// records listed (CON-16).
  func listingEditions(of work: Work, in library: Library) -> Work {
    var listed: [ListedEdition] = []
    let owned = library.editions(of: work.id)
    let answered = editions.map { edition in
      ListedEdition(
        edition.filling(
          Edition(id: EditionID(replica: 0, serial: 0), work: work.id, facts: EditionFacts()),
          numbers: edition.numbers))
    }
    for edition in work.listedEditions + answered where listed.count < ListedEdition.most {
      guard !owned.contains(where: { edition.isSame(as: $0.facts, $0.externalIDs) }),
        !listed.contains(where: { edition.isSame(as: $0.facts, $0.externalIDs) })
      else { continue }
      listed.append(edition)
    }
    var work = work
    work.listedEditions = listed
    return work
  }

  /// Puts the answer's edition into the library: merged into the reader's edition if it has the same ISBN or
  /// may be the same and has none, otherwise as a new one. An ISBN of another book of the library stays with
  /// that book: a second import would take the one for the other.
  ///
  /// - Parameter isbns: The ISBNs of the reader's editions, and of a chosen candidate.
  func putEdition(of work: WorkID, isbns: [ISBN], in editor: inout LibraryEditor) {
    let index = editor.library.matchIndex
    func isOfAnotherBook(_ isbn: ISBN) -> Bool { !isbns.contains(isbn) && index.isKnown(isbn, besides: work) }
    guard
      let edition = editions.first(where: { $0.hasAny(of: isbns) })
        ?? editions.first(where: { !$0.numbers.contains(where: isOfAnotherBook) }) ?? editions.first
    else { return }
    let numbers = edition.numbers.filter { !isOfAnotherBook($0) }
    let own = editor.library.editions(of: work)
    let match =
      own.first { $0.facts.isbn.map(numbers.contains) ?? false }
      ?? own.first { $0.facts.allISBNs.contains(where: numbers.contains) }
    if let match {
      // An ISBN of another edition of the reader stays with that one.
      let taken = own.filter { $0.id != match.id }.flatMap { $0.facts.allISBNs }
      editor.put(edition.filling(match, numbers: numbers.filter { !taken.contains($0) }))
    } else if own.count == 1, let only = own.first, only.facts.isbn == nil, only.facts.otherISBNs.isEmpty,
      edition.mayBe(only.facts)
    {
      editor.put(edition.filling(only, numbers: numbers))
    } else {
      let row = Edition(id: editor.newID(), work: work, facts: EditionFacts())
      editor.put(edition.filling(row, numbers: numbers))
    }
  }
}

extension EditionDTO {
  /// The valid ISBNs, ascending and without duplicates.
  var numbers: [ISBN] {
    var unique: [ISBN] = []
    for isbn in isbns.compactMap({ try? ISBN($0) }).sorted() where unique.last != isbn { unique.append(isbn) }
    return unique
  }

  func hasAny(of isbns: [ISBN]) -> Bool { numbers.contains { isbns.contains($0) } }

  /// Returns true if this may be the reader's edition without ISBN: no fact of it contradicts this one.
  func mayBe(_ facts: EditionFacts) -> Bool {
    if let pages = facts.pageCount, let pageCount, pages != pageCount { return false }
    if let year = facts.yearPublished, let yearPublished, year != yearPublished { return false }
    // An audiobook is not a printed book, and neither is an e-book.
    let own = EditionFormat(binding: facts.binding).medium
    if let own, let medium = format.medium, own != medium { return false }
    return true
  }

  /// The year of `publicationDate`.
  var yearPublished: Int? { publicationDate.flatMap { Int($0.prefix(4)) } }

  /// Returns the edition with its missing facts filled in.
  ///
  /// - Parameter numbers: The ISBNs that it gets.
  func filling(_ edition: Edition, numbers: [ISBN]) -> Edition {
    var edition = edition
    var facts = edition.facts
    // Pages and publisher are those of the record's main ISBN; it may list ISBNs of other editions.
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
    edition.provenance = edition.provenance.followed(
      by: Provenance(primaryProvider: primaryProvider, contributors: contributors))
    edition.externalIDs = edition.externalIDs.union(externalIDs)
    return edition
  }
}

extension ListedEdition {
  /// Returns true if two are one edition: by an ISBN, or an identifier of a provider, or all facts.
  fileprivate func isSame(as facts: EditionFacts, _ ids: [ExternalID]) -> Bool {
    let numbers = self.facts.allISBNs
    if !numbers.isEmpty, !facts.allISBNs.isEmpty { return facts.allISBNs.contains(where: numbers.contains) }
    return externalIDs.contains(where: ids.contains) || self.facts == facts
  }
}
