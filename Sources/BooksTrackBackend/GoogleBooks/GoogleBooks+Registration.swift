// Google Books as one value: what it is called, how far it may be used, and what it is good at.

import BooksTrackAPI

extension GoogleBooksProvider {
  static let name = ProviderName.googleBooks
}

extension ProviderRegistration {
  /// Google Books with a free key.
  ///
  /// - Covers: every volume with a preview has one, and it is the cover of that very edition.
  /// - Titles are those of the edition; Open Library's title of a work may be the one of the first edition,
  ///   in another language.
  /// - Numbers of pages are often those of a file, so its imprint goes last.
  package static let googleBooks = ProviderRegistration(
    GoogleBooksProvider(), quota: Quota(calls: 1_000, per: .day),
    ranks: [.title: 10, .authors: 20, .description: 20, .cover: 10, .imprint: 30, .language: 10])
}
