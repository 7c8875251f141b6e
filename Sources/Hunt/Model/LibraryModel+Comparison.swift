// Compares a library with the reference model.

extension LibraryModel {
  /// Returns a sentence for each difference between a library and the model; empty if they agree.
  func complaints(about view: LibraryView) -> [String] {
    var complaints = view.oddities
    for source in Set(view.books.map(\.source)).sorted() {
      let found = view.books.filter { $0.source == source }
      if found.count > 1 { complaints.append("\(found[0].title) is there \(found.count) times") }
      guard let book = book(source) else {
        complaints.append("\(found[0].title) is there although the reader has no such book")
        continue
      }
      for difference in found[0].differences(from: book) {
        complaints.append("of \(book.title) \(difference)")
      }
    }
    for book in books where !view.books.contains(where: { $0.source == book.source }) {
      complaints.append("\(book.title) is not there")
    }
    return complaints
  }
}
