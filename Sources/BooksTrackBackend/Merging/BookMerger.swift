// The merge of several descriptions of one work into one: each field comes from the best provider that has it
// (CON-10).
//
// The result depends only on the descriptions and their order: by rank in the providers' results, then by the
// order of registration. It never depends on the order of the responses.

import BooksTrackAPI

/// Merges descriptions of one work.
struct BookMerger: Sendable {
  let priorities: FieldPriorities

  /// Merges descriptions of one work, at least one, in order of precedence.
  func merge(_ books: [NormalizedBook]) -> NormalizedBook {
    guard books.count > 1 else { return books[0] }
    var merge = RecordMerge(books.map(\.work), providers: books.map(\.work.primaryProvider))
    var work = books[0].work
    (work.title, work.subtitle) = title(in: &merge)
    let writers = merge.place(by: priorities[.authors]) { !$0.authorNames.isEmpty }
    if let writers { work.authorNames = merge.take(from: writers) { $0.authorNames } }
    work.description = merge.take(by: priorities[.description]) { $0.description }
    work.coverImageURL = merge.take(by: priorities[.cover]) { $0.coverImageURL }
    work.firstPublicationYear = merge.take(by: priorities[.firstPublicationYear]) { $0.firstPublicationYear }
    work.originalLanguage = merge.take(by: priorities[.language]) { $0.originalLanguage }
    work.subjectTags = merge.unionOfFolded { $0.subjectTags }
    work.series = merge.union { $0.series }
    work.externalIDs = merge.union { $0.externalIDs }
    work.recordQuality = merge.take { $0.recordQuality }
    work.lastRecordSync = merge.take { $0.lastRecordSync }
    work.reviewStatus = merge.take { $0.reviewStatus }
    work.contributors = merge.contributors { $0.contributors }
    work.dropIDsWithoutRoom()
    work.synthetic = books.allSatisfy(\.work.synthetic)
    if work.contributors.count > 1 { work.subjectTags = GenreOrder.canonicalFirst(work.subjectTags) }
    return NormalizedBook(
      work: work, editions: editions(of: books), authors: writers.map { books[$0].authors } ?? [])
  }

  /// Returns the title and subtitle of the best description; if it has no subtitle, that of another
  /// description with the same title.
  private func title(in merge: inout RecordMerge<WorkDTO>) -> (title: String, subtitle: String?) {
    let place = merge.place(by: priorities[.title]) { _ in true } ?? 0
    let title = merge.take(from: place) { $0.title }
    let key = FoldedText.key(title)
    let subtitled = merge.place(by: priorities[.title]) { record in
      record.subtitle != nil && (record.title == title || FoldedText.key(record.title) == key)
    }
    return (title, merge.take(from: subtitled ?? place) { $0.subtitle })
  }

  /// Returns all editions, with those of different providers that share an ISBN merged.
  ///
  /// Two records of one provider stay two editions even with the same ISBN, because the provider
  /// distinguishes them.
  private func editions(of books: [NormalizedBook]) -> [EditionDTO] {
    var groups: [[EditionDTO]] = []
    for edition in books.flatMap(\.editions) {
      if let place = groups.firstIndex(where: { group in edition.belongs(to: group) }) {
        groups[place].append(edition)
      } else {
        groups.append([edition])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : merge($0) }
  }

  private func merge(_ editions: [EditionDTO]) -> EditionDTO {
    var merge = RecordMerge(editions, providers: editions.map(\.primaryProvider))
    var edition = editions[0]
    edition.isbns = merge.union { $0.isbns }
    if let printed = place(in: merge, where: { $0.isbn != nil && $0.pageCount != nil }),
      edition.isbn != editions[printed].isbn
    {
      edition.isbn = merge.take(from: printed) { $0.isbn }
    }
    edition.isbn = edition.isbn ?? merge.take { $0.isbn }
    if let place = merge.place(by: priorities[.title], where: { $0.title != nil }) {
      (edition.title, edition.subtitle) = merge.take(from: place) { ($0.title, $0.subtitle) }
    }
    edition.publisher = imprint(in: &merge) { $0.publisher }
    edition.pageCount = imprint(in: &merge) { $0.pageCount }
    edition.publicationDate = date(in: &merge)
    if let place = place(in: merge, where: { $0.format != .unknown }) {
      edition.format = merge.take(from: place) { $0.format }
    }
    edition.coverImageURL = merge.take(by: priorities[.cover]) { $0.coverImageURL }
    edition.description = merge.take(by: priorities[.description]) { $0.description }
    edition.language = merge.take(by: priorities[.language]) { $0.language }
    edition.externalIDs = merge.union { $0.externalIDs }
    edition.recordQuality = merge.take { $0.recordQuality }
    edition.lastRecordSync = merge.take { $0.lastRecordSync }
    edition.contributors = merge.contributors { $0.contributors }
    edition.dropIDsWithoutRoom()
    return edition
  }

  /// Returns a field of the imprint from the best provider that has it.
  private func imprint<Value>(
    in merge: inout RecordMerge<EditionDTO>, _ field: (EditionDTO) -> Value?
  ) -> Value? {
    place(in: merge) { field($0) != nil }.flatMap { merge.take(from: $0, field) }
  }

  /// Returns the index of the best provider's fitting record. A guest is taken only if no other record fits.
  private func place(in merge: RecordMerge<EditionDTO>, where isFit: (EditionDTO) -> Bool) -> Int? {
    merge.place(by: priorities[.imprint]) { isFit($0) && !$0.isGuest(among: merge.records) }
      ?? merge.place(by: priorities[.imprint], where: isFit)
  }

  /// Returns the best provider's date, made more precise by other dates that begin with it.
  private func date(in merge: inout RecordMerge<EditionDTO>) -> String? {
    var date = imprint(in: &merge) { $0.publicationDate }
    while let known = date {
      let place = merge.place(by: priorities[.imprint]) { record in
        record.publicationDate.map { $0.utf8.count > known.utf8.count && $0.hasPrefix(known) } ?? false
      }
      guard let place else { break }
      date = merge.take(from: place) { $0.publicationDate }
    }
    return date
  }
}

extension EditionDTO {
  /// Returns true if it is the edition of those records: the same record again, or one of another provider
  /// with a common ISBN.
  fileprivate func belongs(to group: [EditionDTO]) -> Bool {
    group.contains { $0.externalIDs.contains(where: externalIDs.contains) }
      || group.allSatisfy { $0.primaryProvider != primaryProvider }
        && group.contains { $0.isbns.contains { isbns.contains($0) } }
  }
}

extension EditionDTO {
  /// Returns true if it is another printing that lists an ISBN of this edition: no other record has its first
  /// ISBN, but one of the others is confirmed in this way.
  fileprivate func isGuest(among records: [EditionDTO]) -> Bool {
    guard isbn != nil, !isConfirmed(by: records) else { return false }
    return records.contains { $0.isConfirmed(by: records) }
  }

  private func isConfirmed(by records: [EditionDTO]) -> Bool {
    guard let isbn else { return false }
    return records.contains { $0 != self && $0.isbns.contains(isbn) }
  }
}

/// The order of genres from several providers.
private enum GenreOrder {
  private static let places = Dictionary(
    GenreVocabulary.canonicalNames.enumerated().map { ($1, $0) }, uniquingKeysWith: min)

  /// Returns the canonical genres in list order, followed by the others in their order.
  static func canonicalFirst(_ genres: [String]) -> [String] {
    let known = genres.filter { places[$0] != nil }.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
    return known + genres.filter { places[$0] == nil }
  }
}
