// The wire names of the providers that have fields of their own in the contract. Only the coding of the
// contract's objects and the registrations of the providers use these constants; all other code gets names
// from values.

/// The wire names of providers, as in `primaryProvider`, `contributors` and `meta` (CON-5).
public enum ProviderName {
  /// Google Books.
  public static let googleBooks = "google-books"
  /// Open Library.
  public static let openLibrary = "openlibrary"
  /// ISBNdb.
  public static let isbndb = "isbndb"
  /// Goodreads, which is never queried; the contract has a field for its ids.
  public static let goodreads = "goodreads"
  /// LibraryThing, which is never queried either.
  public static let libraryThing = "librarything"
  /// Amazon, which is never queried either.
  public static let amazon = "amazon"
}

/// The names of providers for people.
public enum ProviderTitle {
  /// Returns the title of a provider, such as `Google Books`; the wire name if it has no other.
  public static func of(_ name: String) -> String {
    switch name {
    case ProviderName.googleBooks: "Google Books"
    case ProviderName.openLibrary: "Open Library"
    case ProviderName.isbndb: "ISBNdb"
    case ProviderName.goodreads: "Goodreads"
    case ProviderName.libraryThing: "LibraryThing"
    case ProviderName.amazon: "Amazon"
    default: name
    }
  }
}
