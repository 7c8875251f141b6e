// How the contract names a provider: the words that stand in `primaryProvider`, `contributors` and `meta`.

/// The providers' names on the wire (CON-5).
public enum ProviderName {
  /// Google Books: editions only, so its works are synthetic.
  public static let googleBooks = "google-books"
  /// Open Library: works and editions.
  public static let openLibrary = "openlibrary"
  /// ISBNdb: editions by number.
  public static let isbndb = "isbndb"
}
