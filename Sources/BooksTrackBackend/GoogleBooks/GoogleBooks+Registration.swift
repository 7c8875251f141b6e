// The registration of Google Books: its name, quota and ranks.

import BooksTrackAPI

extension GoogleBooksProvider {
  static let name = ProviderName.googleBooks
}

extension ProviderRegistration {
  /// Google Books with a free API key.
  ///
  /// - Covers: every volume with a preview has one, and it is that edition's cover.
  /// - Titles are those of the edition; Open Library's title of a work may be that of the first edition, in
  ///   another language.
  /// - Page counts are often those of a file, so the imprint ranks last.
  package static let googleBooks = ProviderRegistration(
    GoogleBooksProvider(), quota: Quota(calls: 1_000, per: .day),
    ranks: [.title: 10, .authors: 20, .description: 20, .cover: 10, .imprint: 30, .language: 10])
}
