// Questions and messages about series: recommendations, finished series, and the spoken labels of buttons
// (SER-12, SER-13, SER-20).

extension SeriesTexts {
  /// Returns the question of a recommendation: `Add 'Golden Son (Book 2)' to your library?`, `Continue with
  /// 'Golden Son (Book 2)'?`; nil if the series or book is gone.
  ///
  /// - Parameter title: The title of the missing volume; by default the one known to the library, if any.
  public static func question(
    _ recommendation: SeriesRecommendation, in library: Library, title: String? = nil
  ) -> String? {
    switch recommendation {
    case .add(let series, let volume):
      let title = title ?? KnownVolumes(of: series, in: library)[volume]?.title
      return library.series[series].map { "Add \(missing(volume, of: $0, title)) to your library?" }
    case .lookFor(let series, let volume):
      let title = title ?? KnownVolumes(of: series, in: library)[volume]?.title
      return library.series[series].map { "Look for \(missing(volume, of: $0, title))?" }
    case .continueWith(let series, let work):
      guard let book = library.works[work] else { return nil }
      let membership = library.membership(of: work, in: series)
      let place = badge(membership?.position, total: nil).map { " (\($0))" } ?? ""
      return "Continue with '\(book.title)\(place)'?"
    case .others(let others):
      let names = others.compactMap { library.series[$0].map { "'\($0.name)'" } }
      return names.isEmpty ? nil : "Continue with another series? \(names.joined(separator: ", "))"
    }
  }

  private static func missing(_ volume: Int, of series: Series, _ title: String?) -> String {
    title.map { "'\($0) (Book \(volume))'" } ?? "Book \(volume) of '\(series.name)'"
  }

  /// Returns `Nothing was found for Book 3 of 'Foundation'.`
  public static func nothingFound(volume: Int, of name: String) -> String {
    "Nothing was found for Book \(volume) of '\(name)'."
  }

  /// Returns `You finished Foundation! 🎉`
  public static func finished(_ name: String) -> String { "You finished \(name)! 🎉" }

  /// A button of the list or of a series.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// Buttons of the list.
    case create, sort, filter, open
    /// Buttons of a series.
    case addMissing, addBook, reorder, rename, changeTotal, delete
    /// Buttons of a book in a series.
    case removeBook, moveUp, moveDown
  }

  /// Returns the spoken label of a button: `Remove Lirael from Old Kingdom`.
  ///
  /// - Parameters:
  ///   - series: The name of the series; ignored for `create`, `sort` and `filter`.
  ///   - book: The title, for the buttons of a book.
  public static func spoken(_ button: Button, series: String, book: String = "book") -> String {
    switch button {
    case .create: "Create series"
    case .sort: "Sort series"
    case .filter: "Filter series"
    case .open: "Show \(series)"
    case .addMissing: "Add missing books of \(series)"
    case .addBook: "Add a book to \(series)"
    case .reorder: "Change the order of \(series)"
    case .rename: "Rename \(series)"
    case .changeTotal: "Change how many books \(series) has"
    case .delete: "Delete \(series)"
    case .removeBook: "Remove \(book) from \(series)"
    case .moveUp: "Move \(book) up in \(series)"
    case .moveDown: "Move \(book) down in \(series)"
    }
  }
}
