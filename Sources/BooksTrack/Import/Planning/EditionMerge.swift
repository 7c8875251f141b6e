// Merging of a row into an edition of a work (DUP-5, DUP-6).
//
// A row with an ISBN refers to the edition with that ISBN. A row without one, or with an ISBN that no edition
// has, may refer to an edition without an ISBN, unless the two contradict each other: a paperback is not a
// Kindle edition.

internal import BooksTrackAPI

extension EditionFacts {
  /// True if no field has a value.
  var isEmpty: Bool { self == EditionFacts() }
}

extension Edition {
  /// Returns true if the edition has that ISBN.
  func has(_ isbn: ISBN) -> Bool { self.facts.isbn == isbn || self.facts.otherISBNs.contains(isbn) }

  /// Returns true if the reader's own fields of this edition contradict the facts; providers' fields do not
  /// count.
  func contradicts(_ other: EditionFacts) -> Bool {
    func differ<Value: Equatable>(
      _ field: ReaderFields, _ mine: Value?, _ theirs: Value?,
      unless isSame: (Value, Value) -> Bool = { _, _ in false }
    ) -> Bool {
      guard self.readerFields.contains(field), let mine, let theirs else { return false }
      return mine != theirs && !isSame(mine, theirs)
    }
    func isSpelling(_ mine: String, _ theirs: String) -> Bool {
      FoldedText.fold(mine) == FoldedText.fold(theirs)
    }
    return differ(.binding, self.facts.binding, other.binding, unless: isSpelling)
      || differ(.publisher, self.facts.publisher, other.publisher, unless: isSpelling)
      || differ(.pageCount, self.facts.pageCount, other.pageCount)
      || differ(.yearPublished, self.facts.yearPublished, other.yearPublished)
  }

  /// Returns the same, but lets a row repeat the reader's value of a conflict that was settled (ENR-11).
  func contradicts(_ other: EditionFacts, settled conflicts: [FactConflict]) -> Bool {
    var other = other
    for conflict in conflicts where conflict.isSettled && conflict.edition == self.id {
      if conflict.field == .pageCount, other.pageCount.map(String.init) == conflict.entered {
        other.pageCount = nil
      }
      if conflict.field == .yearPublished, other.yearPublished.map(String.init) == conflict.entered {
        other.yearPublished = nil
      }
    }
    return contradicts(other)
  }

  /// Returns the number of the reader's fields of this edition that equal those of `other`.
  func agreement(with other: EditionFacts) -> Int {
    [
      self.readerFields.contains(.binding) && self.facts.binding == other.binding,
      self.readerFields.contains(.publisher) && self.facts.publisher == other.publisher,
      self.readerFields.contains(.pageCount) && self.facts.pageCount == other.pageCount,
      self.readerFields.contains(.yearPublished) && self.facts.yearPublished == other.yearPublished,
    ].count { $0 }
  }

  /// Returns this edition with the fields of a reader's export added. The reader's existing values stay;
  /// providers' values are replaced.
  func filled(from export: EditionFacts) -> Edition {
    var filled = self.facts
    var fields = self.readerFields
    func fill<Value>(_ field: ReaderFields, _ value: inout Value?, with written: Value?) {
      guard let written, value == nil || !fields.contains(field) else { return }
      value = written
      fields.insert(field)
    }
    fill(.title, &filled.title, with: export.title)
    fill(.isbn, &filled.isbn, with: export.isbn)
    fill(.publisher, &filled.publisher, with: export.publisher)
    fill(.binding, &filled.binding, with: export.binding)
    fill(.pageCount, &filled.pageCount, with: export.pageCount)
    fill(.yearPublished, &filled.yearPublished, with: export.yearPublished)
    fill(.language, &filled.language, with: export.language)
    fill(.coverURL, &filled.coverURL, with: export.coverURL)
    filled.otherISBNs = Self.others(than: filled.isbn, in: self.facts, export)
    var edition = self
    edition.facts = filled
    edition.readerFields = fields
    return edition
  }

  /// Returns all ISBNs of both except the given one, sorted and unique.
  private static func others(than isbn: ISBN?, in facts: EditionFacts, _ export: EditionFacts) -> [ISBN] {
    // Nearly every edition has one number, or none.
    let isAlone =
      facts.otherISBNs.isEmpty && export.otherISBNs.isEmpty && (facts.isbn == nil || facts.isbn == isbn)
      && (export.isbn == nil || export.isbn == isbn)
    if isAlone { return [] }
    return Set(facts.allISBNs + export.allISBNs).subtracting([isbn].compactMap { $0 }).sorted()
  }

  /// The fields of this edition that the reader entered.
  var readerFacts: EditionFacts {
    func said<Value>(_ field: ReaderFields, _ value: Value?) -> Value? {
      self.readerFields.contains(field) ? value : nil
    }
    return EditionFacts(
      title: said(.title, self.facts.title), isbn: said(.isbn, self.facts.isbn),
      publisher: said(.publisher, self.facts.publisher), binding: said(.binding, self.facts.binding),
      pageCount: said(.pageCount, self.facts.pageCount),
      yearPublished: said(.yearPublished, self.facts.yearPublished),
      language: said(.language, self.facts.language), coverURL: said(.coverURL, self.facts.coverURL))
  }

  /// This edition without the fields that the reader entered.
  var withoutReaderFacts: Edition {
    var edition = self
    if edition.readerFields.contains(.title) { edition.facts.title = nil }
    if edition.readerFields.contains(.isbn) { edition.facts.isbn = nil }
    if edition.readerFields.contains(.publisher) { edition.facts.publisher = nil }
    if edition.readerFields.contains(.binding) { edition.facts.binding = nil }
    if edition.readerFields.contains(.pageCount) { edition.facts.pageCount = nil }
    if edition.readerFields.contains(.yearPublished) { edition.facts.yearPublished = nil }
    if edition.readerFields.contains(.language) { edition.facts.language = nil }
    if edition.readerFields.contains(.coverURL) { edition.facts.coverURL = nil }
    edition.readerFields = []
    return edition
  }
}
