// Which edition of a work a row speaks of, and what the row adds to it (DUP-5, DUP-6).
//
// A row with an ISBN speaks of the edition of that ISBN. A row without one, or with an ISBN that no edition
// has, may speak of an edition without an ISBN, unless the two contradict each other: a paperback is not a
// Kindle edition.

internal import BooksTrackAPI

extension EditionFacts {
  /// Whether there is anything to say about an edition.
  var isEmpty: Bool { self == EditionFacts() }
}

extension Edition {
  /// Whether this is the edition that has that ISBN.
  func has(_ isbn: ISBN) -> Bool { facts.isbn == isbn || facts.otherISBNs.contains(isbn) }

  /// Whether what the reader said of this edition contradicts the facts. What providers said does not count.
  func contradicts(_ other: EditionFacts) -> Bool {
    func differ<Value: Equatable>(_ field: ReaderFields, _ mine: Value?, _ theirs: Value?) -> Bool {
      guard readerFields.contains(field), let mine, let theirs else { return false }
      return mine != theirs
    }
    func folded(_ text: String?) -> String? { text.map { FoldedText.fold($0) } }
    return differ(.binding, folded(facts.binding), folded(other.binding))
      || differ(.publisher, folded(facts.publisher), folded(other.publisher))
      || differ(.pageCount, facts.pageCount, other.pageCount)
      || differ(.yearPublished, facts.yearPublished, other.yearPublished)
  }

  /// In how many facts that the reader has said of this edition it agrees with others.
  func agreement(with other: EditionFacts) -> Int {
    [
      readerFields.contains(.binding) && facts.binding == other.binding,
      readerFields.contains(.publisher) && facts.publisher == other.publisher,
      readerFields.contains(.pageCount) && facts.pageCount == other.pageCount,
      readerFields.contains(.yearPublished) && facts.yearPublished == other.yearPublished,
    ].count { $0 }
  }

  /// This edition with what a reader's export adds. What the reader said before stays; what a provider said
  /// gives way.
  func filled(from export: EditionFacts) -> Edition {
    var edition = self
    edition.fill(.title, \.title, from: export)
    edition.fill(.isbn, \.isbn, from: export)
    edition.fill(.publisher, \.publisher, from: export)
    edition.fill(.binding, \.binding, from: export)
    edition.fill(.pageCount, \.pageCount, from: export)
    edition.fill(.yearPublished, \.yearPublished, from: export)
    edition.fill(.language, \.language, from: export)
    edition.fill(.coverURL, \.coverURL, from: export)
    let numbers = Set(facts.allISBNs + export.allISBNs)
    edition.facts.otherISBNs = numbers.filter { $0 != edition.facts.isbn }.sorted()
    return edition
  }

  private mutating func fill<Value>(
    _ field: ReaderFields, _ path: WritableKeyPath<EditionFacts, Value?>, from export: EditionFacts
  ) {
    guard let value = export[keyPath: path] else { return }
    guard facts[keyPath: path] == nil || !readerFields.contains(field) else { return }
    facts[keyPath: path] = value
    readerFields.insert(field)
  }

  /// This edition without what the reader had said of it.
  var withoutReaderFacts: Edition {
    var edition = self
    if readerFields.contains(.title) { edition.facts.title = nil }
    if readerFields.contains(.isbn) { edition.facts.isbn = nil }
    if readerFields.contains(.publisher) { edition.facts.publisher = nil }
    if readerFields.contains(.binding) { edition.facts.binding = nil }
    if readerFields.contains(.pageCount) { edition.facts.pageCount = nil }
    if readerFields.contains(.yearPublished) { edition.facts.yearPublished = nil }
    if readerFields.contains(.language) { edition.facts.language = nil }
    if readerFields.contains(.coverURL) { edition.facts.coverURL = nil }
    edition.readerFields = []
    return edition
  }
}
