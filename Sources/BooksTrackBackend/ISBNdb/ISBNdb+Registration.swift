// The registration of ISBNdb: its name, quota and ranks.

import BooksTrackAPI

extension ISBNdbProvider {
  static let name = ProviderName.isbndb
}

extension ProviderRegistration {
  /// ISBNdb with its smallest plan. Its calls are scarce, so it is called only for what the others do not
  /// know.
  ///
  /// It ranks first for the imprint, because it has one record per ISBN. It ranks last for the language,
  /// because it states English for books of unknown language.
  package static let isbndb = ProviderRegistration(
    ISBNdbProvider(), quota: Quota(calls: 500, per: .month), fallbackLevel: 1,
    ranks: [.title: 30, .authors: 30, .description: 30, .cover: 30, .imprint: 10, .language: 40])
}
