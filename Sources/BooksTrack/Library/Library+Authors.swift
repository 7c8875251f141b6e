// Queries for authors, statements and overrides. None of them scans a table.

extension Library {
  /// The rules of the cascade, and a pending request for statistics.
  public var curation: CurationState { curationStates[CurationState.id] ?? CurationState() }

  /// Returns the person of an author: the owner if the author is a pen name, else the author.
  public func person(_ author: AuthorID) -> AuthorID {
    authors.read(author) { $0.pointee.penNameOf ?? author } ?? author
  }

  /// Returns true if an author's name is a placeholder such as `Various` or `Anonymous`.
  func isPlaceholder(_ author: AuthorID) -> Bool {
    let place = indexes.placeholderAuthors.partitioningIndex(atOrAfter: author)
    return place < indexes.placeholderAuthors.count && indexes.placeholderAuthors[place] == author
  }

  /// Returns all names of a person: the person's own, then their pen names, then other spellings of any of
  /// these.
  public func names(of person: AuthorID) -> [AuthorID] {
    var names = [person] + indexes.penNamesOfPerson[person]
    for name in names {
      for other in otherSpellings(of: name) where !names.contains(other) { names.append(other) }
    }
    return names
  }

  /// Returns the other authors with another spelling of the same name, oldest first. An earlier version
  /// created them; they are not merged, but a statement about one applies to each.
  func otherSpellings(of author: AuthorID) -> [AuthorID] {
    guard let row = authors[author] else { return [] }
    let all = indexes.authorsByName[named: row.name]
    return all.count > 1 ? all.filter { $0 != author } : []
  }

  /// Returns the person that a statement about an author is stored for, by any spelling of the name. Of
  /// several rows it is the one with pen names, otherwise the oldest.
  func personSpelled(as author: AuthorID) -> AuthorID {
    let others = otherSpellings(of: author)
    guard authors[author]?.penNameOf == nil, !others.isEmpty else { return person(author) }
    if let person = others.lazy.compactMap({ authors[$0]?.penNameOf }).first { return person }
    let all = ([author] + others).sorted()
    return all.first { !indexes.penNamesOfPerson[$0].isEmpty } ?? all[0]
  }

  /// Returns the statement about an author in a field; for a pen name, that about the person comes first.
  public func statement(of author: AuthorID, _ field: AuthorField) -> AuthorStatement? {
    let person = person(author)
    return ownStatement(of: person, field) ?? (person == author ? nil : ownStatement(of: author, field))
  }

  /// Returns the statement about this author row itself.
  func ownStatement(of author: AuthorID, _ field: AuthorField) -> AuthorStatement? {
    statements.first(of: indexes.statementsOfAuthor[author]) { $0.field == field }
  }

  /// Returns the overrides of a work, in the order of the fields.
  public func overrides(of work: WorkID) -> [WorkOverride] {
    indexes.overridesOfWork[work].compactMap { overrides[$0] }.sorted { $0.field < $1.field }
  }

  /// Returns the override of a work in a field.
  public func override(of work: WorkID, _ field: AuthorField) -> WorkOverride? {
    overrides.first(of: indexes.overridesOfWork[work]) { $0.field == field }
  }

  /// Returns the works credited to any name of a person, oldest first. A work credited to two names occurs
  /// once.
  func works(ofPerson author: AuthorID) -> [WorkID] {
    let names = names(of: person(author))
    let works = names.flatMap { indexes.worksOfAuthor[$0] }
    guard names.count > 1 else { return works }
    let sorted = works.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }

  /// Returns the points awarded for statements about an author, oldest first.
  func awards(for author: AuthorID) -> [PointsAward] {
    indexes.awardsOfAuthor[author].compactMap { awards[$0] }
  }

  /// Returns true if the reader has made a statement about an author or assigned pen names, or was awarded
  /// points for one since undone, because the same statement earns no points again (CUR-1).
  func isCurated(_ author: AuthorID) -> Bool {
    !indexes.statementsOfAuthor[author].isEmpty || authors[author]?.penNameOf != nil
      || !indexes.penNamesOfPerson[author].isEmpty || !indexes.awardsOfAuthor[author].isEmpty
  }
}
