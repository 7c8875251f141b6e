// Edits of authors and overrides: the change, its line of the audit log, and the request for new statistics,
// in one transaction (CAS-7, CAS-10). An edit without effect leaves no line.

package import BooksTrackAPI

extension CurationSubject {
  /// Returns the current value; nil if there is none.
  func value(in library: Library) -> CurationValue? {
    switch self {
    case .statement(let author, let field):
      library.ownStatement(of: author, field).map { CurationValue(values: $0.values) }
    case .override(let work, let field):
      library.override(of: work, field).map { CurationValue(values: $0.values, reason: $0.reason) }
    case .penName(let author): library.authors[author]?.penNameOf.map { CurationValue(person: $0) }
    case .rule(let rule): CurationValue(values: [library.curation.isOn(rule) ? "on" : "off"])
    }
  }

  /// Returns the name of the author, the title of the book, or the rule; nil if it does not exist.
  func name(in library: Library) -> String? {
    switch self {
    case .statement(let author, _), .penName(let author): library.authors[author]?.name
    case .override(let work, _): library.works[work]?.title
    case .rule(let rule): rule.rawValue
    }
  }
}

extension LibraryEditor {
  /// Changes the value of a subject and adds a line to the audit log.
  ///
  /// - Parameters:
  ///   - value: The new value; nil removes it.
  ///   - undone: The line that this change undoes.
  /// - Returns: The new line; nil if the value is unchanged or the subject does not exist.
  package mutating func curate(
    _ subject: CurationSubject, _ value: CurationValue?, now: Timestamp, undoes undone: CurationStepID? = nil
  ) -> CurationStep? {
    guard let name = subject.name(in: library) else { return nil }
    let before = subject.value(in: library)
    guard before != value else { return nil }
    put(subject, value)
    let step = CurationStep(
      id: newID(), subject: subject, name: name, before: before, after: value, made: now,
      undoes: undone)
    put(step)
    askForStats(now)
    return step
  }

  private mutating func put(_ subject: CurationSubject, _ value: CurationValue?) {
    switch subject {
    case .statement(let author, let field): put(value?.values ?? [], field, of: author)
    case .override(let work, let field):
      let old = library.override(of: work, field)
      if let value {
        put(
          WorkOverride(
            id: old?.id ?? newID(of: WorkOverride.self), work: work, field: field, values: value.values,
            reason: value.reason))
      } else if let old {
        remove(old.id)
      }
    case .penName(let author):
      guard var row = library.authors[author] else { return }
      row.penNameOf = value?.person
      put(row)
    case .rule(let rule):
      var state = library.curation
      state.set(rule, value?.values == ["on"])
      put(state)
    }
  }

  private mutating func put(_ values: [String], _ field: AuthorField, of author: AuthorID) {
    let old = library.ownStatement(of: author, field)
    guard !values.isEmpty else {
      if let old { remove(old.id) }
      return
    }
    var row =
      old ?? AuthorStatement(id: newID(), author: author, field: field, values: values)
    row.values = values
    put(row)
  }

  /// Requests new statistics (CAS-7).
  private mutating func askForStats(_ now: Timestamp) {
    var state = library.curation
    state.refresh.requests += 1
    state.refresh.asked = now
    put(state)
  }
}
