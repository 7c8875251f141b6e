// Joining of rows that two devices created for the same thing: authors of one name, series of one name, books
// that match as duplicates do, and the editions and entries of such books (SYN-4, SYN-6).
//
// Only rows of different devices are joined: rows of one device are separate because its reader or its import
// decided so. The records stay, and an alias makes the greater name mean the other; so all references to
// either lead to one row, also those that a third device sends later.

internal import BooksTrackAPI
internal import RecordSync

extension Projection {
  /// Joins rows that came from other devices with the rows of the library that are the same.
  ///
  /// - Complexity: O(log *rows*) for each arrived row, beside the comparison with similar books.
  mutating func joinTwins(at now: Int64) {
    for targets in takeSplit() {
      for target in targets.dropFirst() { link(targets[0], target, at: now) }
    }
    let arrived = takeShown()
    join(arrived, of: Author.self, at: now) { $0.twin(of: $1) }
    join(arrived, of: Series.self, at: now) { $0.twin(of: $1) }
    var works = books(arrived)
    // Of two books of one title, the one with the number of a copy is its twin, whichever arrived first.
    works.formUnion(join(works, at: now) { $0.twin(withNumberOf: $1) })
    works.formUnion(join(works, at: now) { $0.twin(of: $1) })
    let editions = works.sorted().flatMap { rows.editor.library.editions(of: $0).map { name(of: $0.id) } }
    join(editions, of: Edition.self, at: now) { $0.twin(of: $1) }
    let entries = works.sorted().flatMap { rows.editor.library.entries(of: $0).map { name(of: $0.id) } }
    join(entries, of: Entry.self, at: now) { $0.twin(of: $1) }
  }

  /// Returns the works that have arrived, or of which an edition or an entry has.
  private func books(_ names: [RecordName]) -> Set<WorkID> {
    var works: Set<WorkID> = []
    for name in names {
      guard let id = RowKinds.synced[name.kind]?.id(ofKey: name.key) else { continue }
      let library = rows.editor.library
      switch name.kind {
      case Work.name: works.insert(WorkID(replica: id.replica, serial: id.serial))
      case Edition.name:
        if let row = library.editions[EditionID(replica: id.replica, serial: id.serial)] {
          works.insert(row.work)
        }
      case Entry.name:
        if let row = library.entries[EntryID(replica: id.replica, serial: id.serial)] {
          works.insert(row.work)
        }
      default: break
      }
    }
    return works
  }

  /// Joins works with their twins, and returns the works that are left of them.
  private mutating func join(
    _ works: Set<WorkID>, at now: Int64, _ twin: (Library, Work) -> WorkID?
  ) -> Set<WorkID> {
    join(works.sorted().map { name(of: $0) }, of: Work.self, isOneOfDevice: true, at: now, twin)
  }

  /// Joins each row with its twins, one on each other device, and returns the rows that are left of them.
  ///
  /// A book waits for its authors: without one of them it may look like a book of others.
  ///
  /// - Parameter isOneOfDevice: True if no rows are joined of which one device made two.
  @discardableResult
  private mutating func join<R: RowKind>(
    _ names: [RecordName], of kind: R.Type, isOneOfDevice: Bool = false, at now: Int64,
    _ twin: (Library, R) -> Identifier<R>?
  ) -> Set<Identifier<R>> {
    var left: Set<Identifier<R>> = []
    for name in names where name.kind == R.name {
      var next = RowKinds.synced[name.kind]?.id(ofKey: name.key)
        .map { Identifier<R>(replica: $0.replica, serial: $0.serial) }
      while let id = next, let row = rows.editor.library[keyPath: R.table][id],
        let other = twin(rows.editor.library, row), !awaitsAuthor(self.name(of: id)),
        !awaitsAuthor(self.name(of: other)),
        !isOneOfDevice || devices(of: id).isDisjoint(with: devices(of: other))
      {
        let isRoot = self.name(of: id) < self.name(of: other)
        let (root, alias) = isRoot ? (id, other) : (other, id)
        link(self.name(of: root), self.name(of: alias), at: now)
        left.insert(root)
        next = rows.editor.library[keyPath: R.table].contains(alias) ? nil : root
      }
    }
    return left
  }

  /// Returns the devices that made the rows that are joined in a row.
  private func devices<R: RowKind>(of id: Identifier<R>) -> Set<UInt32> {
    let names = rows.members(of: name(of: id)).map(\.name)
    return Set(names.compactMap { RowKinds.synced[$0.kind]?.id(ofKey: $0.key)?.replica })
  }

  private mutating func link(_ one: RecordName, _ other: RecordName, at now: Int64) {
    rows.link(one, other, at: now)
    follow(rows.takeWritten())
  }

  private func name<R: RowKind>(of id: Identifier<R>) -> RecordName {
    RecordName(kind: R.name, key: id.bytes)
  }
}

extension Library {
  /// Returns the other row for the same author; nil if there is none. A device has one author of a name: of
  /// two, it made the second after it had removed the first, which another device still needs.
  fileprivate func twin(of author: Author) -> AuthorID? {
    let isBack = author.id.replica == replica
    return indexes.authorsByName[named: author.name].first { other in
      guard other != author.id else { return false }
      return isBack || other.replica != author.id.replica || authors[other]?.name == author.name
    }
  }

  /// Returns the row of another device for the same series; nil if there is none.
  fileprivate func twin(of row: Series) -> SeriesID? {
    let shared = row.externalIDs.flatMap { series(externalID: $0) }
    return (series(named: row.name) + shared).first {
      $0.id.replica != row.id.replica && areCompatible(row, $0)
    }?.id
  }

  /// Returns the work of another device that is the same book; nil if there is none.
  fileprivate func twin(of work: Work) -> WorkID? {
    var others = matchIndex
    guard let keys = others.keys(of: work.id) else { return nil }
    others.remove(work.id)
    guard let twin = others.match(keys).work, twin.replica != work.id.replica else { return nil }
    return twin
  }

  /// Returns the work of another device that is the same book, if copies of both have a number in common that
  /// readers gave them; nil if there is none.
  fileprivate func twin(withNumberOf work: Work) -> WorkID? {
    let numbers = readersNumbers(of: work.id)
    guard !numbers.isEmpty, let twin = twin(of: work), !numbers.isDisjoint(with: readersNumbers(of: twin))
    else { return nil }
    return twin
  }

  /// Returns the ISBNs of a work's editions that the reader entered or imported.
  private func readersNumbers(of work: WorkID) -> Set<ISBN> {
    Set(editions(of: work).filter { $0.readerFields.contains(.isbn) }.flatMap(\.facts.allISBNs))
  }

  /// Returns the edition of another device that is the same printing; nil if there is none.
  fileprivate func twin(of edition: Edition) -> EditionID? {
    let numbers = Set(edition.facts.allISBNs)
    return editions(of: edition.work).first { other in
      guard other.id.replica != edition.id.replica else { return false }
      let others = other.facts.allISBNs
      if numbers.isEmpty && others.isEmpty { return !edition.contradicts(other) }
      return others.contains { numbers.contains($0) }
    }?.id
  }

  /// Returns the entry of another device for the same copy; nil if there is none.
  fileprivate func twin(of entry: Entry) -> EntryID? {
    let all = entries(of: entry.work)
    let others = all.filter { $0.id.replica != entry.id.replica }
    let same = others.first { $0.edition == entry.edition || $0.edition == nil || entry.edition == nil }
    // One copy on each device is one copy, whichever edition each of them found for it.
    return same?.id ?? (others.count == 1 && all.count == 2 ? others[0].id : nil)
  }
}

extension Edition {
  /// Returns true if both are described, and differently.
  fileprivate func contradicts(_ other: Edition) -> Bool {
    func differ<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
      guard let left, let right else { return false }
      return left != right
    }
    return differ(self.facts.binding, other.facts.binding)
      || differ(self.facts.publisher, other.facts.publisher)
      || differ(self.facts.pageCount, other.facts.pageCount)
      || differ(self.facts.yearPublished, other.facts.yearPublished)
  }
}
