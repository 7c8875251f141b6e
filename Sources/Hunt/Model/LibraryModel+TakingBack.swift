// Undoing an import in the model: books that it added and that are unchanged since are removed. In books that
// existed before, each value that it changed and that is unchanged since is restored. Later edits stay.

/// A book of the model with its identity.
struct ModelPlace: Hashable, Sendable {
  /// The ordinal of the book among all that were ever added.
  let number: Int
  var book: ModelBook
  /// The number of times the reader corrected which book it is; each correction gives another edition.
  var edition = 0
  /// The year of first publication, if the reader accepted it from a provider.
  var firstYear: Int?
}

/// The changes that an import made.
struct ModelImportTrace: Hashable, Sendable {
  /// A book that it added or changed.
  struct Step: Hashable, Sendable {
    /// The book before the import; nil if the import added it.
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

/// The counts of undoing an import.
struct ModelTakeBack: Hashable, Sendable {
  /// Books that the import had added: removed ones, and those kept because of later edits.
  var removed = 0
  var kept = 0
  /// Books that existed before the import and had values restored.
  var restored = 0
}

extension LibraryModel {
  /// Undoes the last import that can be undone.
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

  /// Drops the last import, which changed nothing that could be undone.
  mutating func forgetLastImport() { _ = imports.popLast() }
}

extension ModelPlace {
  /// Restores the values that merging a row can change.
  fileprivate mutating func restore(_ old: ModelPlace, after: ModelPlace) {
    func back<Value: Equatable>(_ path: WritableKeyPath<ModelBook, Value>, _ book: inout ModelBook) {
      let wasChanged = old.book[keyPath: path] != after.book[keyPath: path]
      if wasChanged, book[keyPath: path] == after.book[keyPath: path] {
        book[keyPath: path] = old.book[keyPath: path]
      }
    }
    // Status and shelves are restored together, and so are review and spoiler mark.
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
    // The rest belongs to the edition: only if that is still the one of the import.
    guard edition == after.edition else { return }
    back(\.isbn, &book)
    back(\.publisher, &book)
    back(\.binding, &book)
    back(\.pages, &book)
    back(\.year, &book)
  }
}
