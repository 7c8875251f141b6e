// Taking an import back, in the model: books that it brought and that are as it left them go; of books that
// were there each value that it changed, and that is as it left it, is again what it was. What the reader has
// changed since stays.

/// A book with what tells it from another that was called the same.
struct ModelPlace: Hashable, Sendable {
  /// Which of all books that there have ever been.
  let number: Int
  var book: ModelBook
  /// How often its reader has said that it is another one: then it has an edition of its own.
  var edition = 0
  /// When it came out first, where its reader has taken a provider's word for that.
  var firstYear: Int?
}

/// What an import has done to the books.
struct ModelImportTrace: Hashable, Sendable {
  /// A book that it brought, or changed.
  struct Step: Hashable, Sendable {
    /// Nil for one that it brought.
    let before: ModelPlace?
    let after: ModelPlace
  }

  let steps: [Step]

  init(from before: [ModelPlace], to after: [ModelPlace]) {
    steps = after.compactMap { place in
      let old = before.first { $0.number == place.number }
      return old == place ? nil : Step(before: old, after: place)
    }
  }
}

/// What taking an import back comes to.
struct ModelTakeBack: Hashable, Sendable {
  /// Books that it had brought and that are gone, and those that stay.
  var removed = 0
  var kept = 0
  /// Books that had been there and have values again that they had before.
  var restored = 0
}

extension LibraryModel {
  /// Takes the last import back that is there to be taken back.
  @discardableResult
  mutating func takeBack() -> ModelTakeBack {
    var account = ModelTakeBack()
    for step in imports.popLast()?.steps ?? [] {
      guard let place = places.firstIndex(where: { $0.number == step.after.number }) else { continue }
      guard let before = step.before else {
        let isAsItWas = places[place] == step.after
        if isAsItWas { places.remove(at: place) }
        account.removed += isAsItWas ? 1 : 0
        account.kept += isAsItWas ? 0 : 1
        continue
      }
      let old = places[place]
      places[place].restore(before, after: step.after)
      account.restored += places[place] == old ? 0 : 1
    }
    return account
  }

  /// The import that came last has changed nothing that could be taken back.
  mutating func forgetLastImport() { _ = imports.popLast() }
}

extension ModelPlace {
  /// The values that merging a row can change.
  fileprivate mutating func restore(_ old: ModelPlace, after: ModelPlace) {
    func back<Value: Equatable>(_ path: WritableKeyPath<ModelBook, Value>, _ book: inout ModelBook) {
      let wasChanged = old.book[keyPath: path] != after.book[keyPath: path]
      if wasChanged, book[keyPath: path] == after.book[keyPath: path] {
        book[keyPath: path] = old.book[keyPath: path]
      }
    }
    // Where it stands is one thing, and so is what its reader says of it.
    let now = book
    if now.status == after.book.status, now.ownShelf == after.book.ownShelf, now.shelves == after.book.shelves
    {
      (book.status, book.ownShelf, book.shelves) = (old.book.status, old.book.ownShelf, old.book.shelves)
    }
    if now.review == after.book.review, now.hasSpoiler == after.book.hasSpoiler {
      (book.review, book.hasSpoiler) = (old.book.review, old.book.hasSpoiler)
    }
    back(\.rating, &book)
    back(\.added, &book)
    back(\.read, &book)
    back(\.readCount, &book)
    back(\.earlierReads, &book)
    back(\.furtherReviews, &book)
    back(\.notes, &book)
    back(\.ownedCopies, &book)
    // The edition is the one that the import knew.
    guard edition == after.edition else { return }
    back(\.isbn, &book)
    back(\.publisher, &book)
    back(\.binding, &book)
    back(\.pages, &book)
    back(\.year, &book)
  }
}
