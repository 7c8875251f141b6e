// The registration of Open Library: its name, quota and ranks.

import BooksTrackAPI

extension OpenLibraryProvider {
  static let name = ProviderName.openLibrary
}

extension ProviderRegistration {
  /// Open Library, which has no quota.
  ///
  /// - Authors are records with a key; other providers have only their names.
  /// - Descriptions are written for the work; those of other providers are jacket texts.
  /// - Only Open Library has works, so only its year is that of the first edition.
  package static let openLibrary = ProviderRegistration(
    OpenLibraryProvider(),
    ranks: [
      .title: 20, .authors: 10, .description: 10, .cover: 20, .firstPublicationYear: 10, .imprint: 20,
      .language: 30,
    ])
}
