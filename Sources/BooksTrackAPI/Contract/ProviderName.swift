// The providers whose names the contract knows: those that have fields of their own in its objects. Only the
// codecs of these objects and each provider's registration name them; everybody else has the name from a
// value.

/// The providers' names on the wire, as they stand in `primaryProvider`, `contributors` and `meta` (CON-5).
public enum ProviderName {
  /// Google Books.
  public static let googleBooks = "google-books"
  /// Open Library.
  public static let openLibrary = "openlibrary"
  /// ISBNdb.
  public static let isbndb = "isbndb"
  /// Goodreads, which nobody asks; the contract has room for its ids.
  public static let goodreads = "goodreads"
  /// LibraryThing, likewise.
  public static let libraryThing = "librarything"
  /// Amazon, likewise.
  public static let amazon = "amazon"
}
