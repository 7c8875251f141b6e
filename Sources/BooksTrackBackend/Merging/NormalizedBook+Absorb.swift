// Two descriptions of one work become one: the first speaks, the second fills what the first left out.

import BooksTrackAPI

extension NormalizedBook {
  /// Takes over what the other description adds; an item that a provider lists twice stays one edition.
  mutating func absorb(_ other: NormalizedBook) {
    work.subtitle = work.subtitle ?? other.work.subtitle
    work.description = work.description ?? other.work.description
    work.coverImageURL = work.coverImageURL ?? other.work.coverImageURL
    work.originalLanguage = work.originalLanguage ?? other.work.originalLanguage
    work.subjectTags.addMissing(from: other.work.subjectTags)
    work.contributors.addMissing(from: other.work.contributors)
    work.googleBooksVolumeIDs.addMissing(from: other.work.googleBooksVolumeIDs)
    work.series.addMissing(from: other.work.series)
    if work.authorNames.isEmpty {
      work.authorNames = other.work.authorNames
      authors = other.authors
    }
    for edition in other.editions where !editions.contains(where: { $0.isSame(as: edition) }) {
      editions.append(edition)
    }
  }
}

extension EditionDTO {
  fileprivate func isSame(as other: EditionDTO) -> Bool {
    googleBooksVolumeID != nil && googleBooksVolumeID == other.googleBooksVolumeID
  }
}

extension Array where Element: Equatable {
  /// Appends those elements that are not there yet, in their order.
  mutating func addMissing(from others: [Element]) {
    for element in others where !contains(element) { append(element) }
  }
}
