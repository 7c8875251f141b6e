// What is said of authors and where books differ, looked up. None of it scans a table.

extension Library {
  /// Which rules are set, and whether the statistics are due.
  public var curation: CurationState { curationStates[CurationState.id] ?? CurationState() }

  /// The person behind a name: themself, unless the reader says whose pen name it is.
  public func person(_ author: AuthorID) -> AuthorID {
    authors.rows.read(author) { $0.pointee.penNameOf ?? author } ?? author
  }

  /// Whether an author's name stands for nobody: `Various`, `Anonymous`.
  func isPlaceholder(_ author: AuthorID) -> Bool {
    let place = indexes.placeholderAuthors.partitioningIndex(atOrAfter: author)
    return place < indexes.placeholderAuthors.count && indexes.placeholderAuthors[place] == author
  }

  /// All names of a person, their own first, then those that the reader says are theirs, then other spellings
  /// of any.
  public func names(of person: AuthorID) -> [AuthorID] {
    var names = [person] + indexes.penNamesOfPerson[person]
    for name in names {
      for other in otherSpellings(of: name) where !names.contains(other) { names.append(other) }
    }
    return names
  }

  /// The other rows of an author whom an earlier version has made in several spellings, oldest first. They
  /// stay as they are; what is said of one is said of each.
  func otherSpellings(of author: AuthorID) -> [AuthorID] {
    guard let row = authors[author] else { return [] }
    let all = indexes.authorsByName[named: row.name]
    return all.count > 1 ? all.filter { $0 != author } : []
  }

  /// Of whom something is said that is said of an author: of the person, whichever spelling of the name is
  /// known to be theirs. Of several rows it is the one that has pen names, or the oldest.
  func personSpelled(as author: AuthorID) -> AuthorID {
    let others = otherSpellings(of: author)
    guard authors[author]?.penNameOf == nil, !others.isEmpty else { return person(author) }
    if let person = others.lazy.compactMap({ authors[$0]?.penNameOf }).first { return person }
    let all = ([author] + others).sorted()
    return all.first { !indexes.penNamesOfPerson[$0].isEmpty } ?? all[0]
  }

  /// What the reader says of an author in a field; of somebody with a pen name, of the person.
  public func statement(of author: AuthorID, _ field: AuthorField) -> AuthorStatement? {
    let person = person(author)
    return ownStatement(of: person, field) ?? (person == author ? nil : ownStatement(of: author, field))
  }

  /// What the reader says of a name, whoever is behind it.
  func ownStatement(of author: AuthorID, _ field: AuthorField) -> AuthorStatement? {
    statements.first(of: indexes.statementsOfAuthor[author]) { $0.field == field }
  }

  /// Where a book differs, in the order of the fields.
  public func overrides(of work: WorkID) -> [WorkOverride] {
    indexes.overridesOfWork[work].compactMap { overrides[$0] }.sorted { $0.field < $1.field }
  }

  /// Where a book differs in a field.
  public func override(of work: WorkID, _ field: AuthorField) -> WorkOverride? {
    overrides.first(of: indexes.overridesOfWork[work]) { $0.field == field }
  }

  /// The works that the names of a person had any part in, each once, oldest first: a book can be by two of
  /// them.
  func works(ofPerson author: AuthorID) -> [WorkID] {
    let names = names(of: person(author))
    let works = names.flatMap { indexes.worksOfAuthor[$0] }
    guard names.count > 1 else { return works }
    let sorted = works.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }

  /// The points that were given for what was said of an author, oldest first.
  func awards(for author: AuthorID) -> [PointsAward] {
    indexes.awardsOfAuthor[author].compactMap { awards[$0] }
  }

  /// Whether the reader has said anything of an author, or of which names are theirs; also if they have taken
  /// it back and were paid for it, since the same brings nothing again (CUR-1).
  func isCurated(_ author: AuthorID) -> Bool {
    !indexes.statementsOfAuthor[author].isEmpty || authors[author]?.penNameOf != nil
      || !indexes.penNamesOfPerson[author].isEmpty || !indexes.awardsOfAuthor[author].isEmpty
  }
}
