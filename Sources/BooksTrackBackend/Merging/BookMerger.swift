// Several descriptions of one work become one: for each field the best provider that has it (CON-10).
//
// What comes out depends on the descriptions and their order, which is that of the registration of providers, and
// never on who answered first.

import BooksTrackAPI

/// Merges what is known to be one work.
struct BookMerger: Sendable {
  let priorities: FieldPriorities

  /// The work of which all these are descriptions.
  ///
  /// - Parameter books: At least one; who found it first comes first.
  func merge(_ books: [NormalizedBook]) -> NormalizedBook {
    guard books.count > 1 else { return books[0] }
    var merge = RecordMerge(books.map(\.work), providers: books.map(\.work.primaryProvider))
    takeTitle(in: &merge)
    let writers = merge.places(by: priorities[.authors]).first { !merge.records[$0].authorNames.isEmpty }
    if let writers { merge.take(\.authorNames, from: writers) }
    merge.take(\.description, by: priorities[.description])
    merge.take(\.coverImageURL, by: priorities[.cover])
    merge.take(\.firstPublicationYear, by: priorities[.firstPublicationYear])
    merge.take(\.originalLanguage, by: priorities[.language])
    merge.unite(folded: \.subjectTags)
    merge.unite(\.series)
    merge.unite(\.externalIDs)
    merge.take(\.recordQuality)
    merge.take(\.lastRecordSync)
    merge.take(\.reviewStatus)
    merge.settleContributors(\.contributors)
    var work = merge.result
    work.dropIDsWithoutRoom()
    work.synthetic = books.allSatisfy(\.work.synthetic)
    if work.contributors.count > 1 { work.subjectTags = GenreOrder.canonicalFirst(work.subjectTags) }
    return NormalizedBook(
      work: work, editions: editions(of: books), authors: writers.map { books[$0].authors } ?? [])
  }

  /// Title and subtitle of one description; without a subtitle, that of another with the same title.
  private func takeTitle(in merge: inout RecordMerge<WorkDTO>) {
    let places = merge.places(by: priorities[.title])
    merge.take(\.title, from: places[0])
    let key = FoldedText.key(merge.result.title)
    let subtitled = places.first { place in
      merge.records[place].subtitle != nil && FoldedText.key(merge.records[place].title) == key
    }
    merge.take(\.subtitle, from: subtitled ?? places[0])
  }

  /// The editions of all, those with the same number by different providers as one.
  ///
  /// Two records of one provider stay two editions even with one number: it keeps them apart itself.
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
    merge.unite(\.isbns)
    merge.take(\.isbn)
    if let place = merge.places(by: priorities[.title]).first(where: { merge.records[$0].title != nil }) {
      merge.take(\.title, from: place)
      merge.take(\.subtitle, from: place)
    }
    merge.take(\.publisher, by: priorities[.imprint])
    merge.take(\.pageCount, by: priorities[.imprint])
    takeDate(in: &merge)
    let places = merge.places(by: priorities[.imprint])
    if let place = places.first(where: { merge.records[$0].format != .unknown }) {
      merge.take(\.format, from: place)
    }
    merge.take(\.coverImageURL, by: priorities[.cover])
    merge.take(\.description, by: priorities[.description])
    merge.take(\.language, by: priorities[.language])
    merge.unite(\.externalIDs)
    merge.take(\.recordQuality)
    merge.take(\.lastRecordSync)
    merge.settleContributors(\.contributors)
    var edition = merge.result
    edition.dropIDsWithoutRoom()
    return edition
  }

  /// The date of the best provider; where another one says the same more precisely, that.
  private func takeDate(in merge: inout RecordMerge<EditionDTO>) {
    merge.take(\.publicationDate, by: priorities[.imprint])
    for place in merge.places(by: priorities[.imprint]) {
      guard let known = merge.result.publicationDate, let date = merge.records[place].publicationDate,
        date.utf8.count > known.utf8.count, date.hasPrefix(known)
      else { continue }
      merge.take(\.publicationDate, from: place)
    }
  }
}

extension EditionDTO {
  /// Whether it is the edition that those records describe: the same record again, or one of another provider
  /// with a number in common.
  fileprivate func belongs(to group: [EditionDTO]) -> Bool {
    group.contains { $0.externalIDs.contains(where: externalIDs.contains) }
      || group.allSatisfy { $0.primaryProvider != primaryProvider }
        && group.contains { $0.isbns.contains { isbns.contains($0) } }
  }
}

/// The order of genres from several providers.
private enum GenreOrder {
  private static let places = Dictionary(
    GenreVocabulary.canonicalNames.enumerated().map { ($1, $0) }, uniquingKeysWith: min)

  /// Canonical genres in the order of the list, then the others as they came.
  static func canonicalFirst(_ genres: [String]) -> [String] {
    let known = genres.filter { places[$0] != nil }.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
    return known + genres.filter { places[$0] == nil }
  }
}
