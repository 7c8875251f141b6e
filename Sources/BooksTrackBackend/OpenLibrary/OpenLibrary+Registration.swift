// Open Library as one value: what it is called, how far it may be used, and what it is good at.

import BooksTrackAPI

extension OpenLibraryProvider {
  static let name = ProviderName.openLibrary
}

extension ProviderRegistration {
  /// Open Library, which counts no calls.
  ///
  /// - Authors are persons with a key there, and text everywhere else.
  /// - Descriptions: people wrote them for the work, the others are from the jacket.
  /// - Only Open Library has works, so only its first year is one of the first edition.
  package static let openLibrary = ProviderRegistration(
    OpenLibraryProvider(),
    ranks: [
      .title: 20, .authors: 10, .description: 10, .cover: 20, .firstPublicationYear: 10, .imprint: 20,
      .language: 30,
    ])
}
