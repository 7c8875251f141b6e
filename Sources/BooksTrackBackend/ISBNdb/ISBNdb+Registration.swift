// ISBNdb as one value: what it is called, how far it may be used, and what it is good at.

import BooksTrackAPI

extension ISBNdbProvider {
  static let name = ProviderName.isbndb
}

extension ProviderRegistration {
  /// ISBNdb with its smallest plan. Its calls are few and dear: it is asked for what the others do not know.
  ///
  /// The imprint is its own: its records are made by number. Its word for the language comes last, because it
  /// says English of books whose language it does not know.
  package static let isbndb = ProviderRegistration(
    ISBNdbProvider(), quota: Quota(calls: 500, per: .month), fallbackLevel: 1,
    ranks: [.title: 30, .authors: 30, .description: 30, .cover: 30, .imprint: 10, .language: 40])
}
