// Checks that enrichment keeps what the reader's file says about an edition.

package import BooksTrack

extension Edition {
  /// Returns true if every fact of `before` is unchanged. All facts that an edition has before enrichment
  /// come from the reader's file, whatever `readerFields` says.
  package func keepsFacts(of before: Edition) -> Bool {
    func keeps<Value: Equatable>(_ before: Value?, _ now: Value?) -> Bool { before == nil || now == before }
    let (old, new) = (before.facts, self.facts)
    return self.work == before.work && keeps(old.title, new.title) && keeps(old.isbn, new.isbn)
      && keeps(old.publisher, new.publisher) && keeps(old.binding, new.binding)
      && keeps(old.pageCount, new.pageCount) && keeps(old.yearPublished, new.yearPublished)
      && keeps(old.language, new.language) && keeps(old.coverURL, new.coverURL)
      && old.otherISBNs.allSatisfy { $0 == new.isbn || new.otherISBNs.contains($0) }
      && before.externalIDs.allSatisfy(self.externalIDs.contains)
  }
}
