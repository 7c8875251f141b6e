// The authors and other contributors of a row.

extension RowMapper {
  /// Returns the contributors, the author first, without duplicates of name and role.
  func authors(_ row: borrowing CSVRow, _ texts: inout SharedTexts) -> [DraftAuthor] {
    var authors: [DraftAuthor] = []
    func add(_ author: DraftAuthor) {
      if !author.name.isEmpty, !authors.contains(author) { authors.append(author) }
    }
    if rules.isLoose {
      for name in looseAuthors(.author, of: row) + looseAuthors(.authors, of: row) {
        add(rules.names.withRole(name, isOnlyKnown: true))
      }
      if authors.isEmpty, let text = said(text(.authorLastFirst, of: row)) {
        for name in rules.names.listed(text, isInverted: true) { add(DraftAuthor(name)) }
      }
      if authors.isEmpty { add(DraftAuthor(nameInTwoColumns(row))) }
    } else if let name = sharedText(.author, of: row, &texts) {
      add(DraftAuthor(name))
    } else if let name = collapsedText(.authorLastFirst, of: row) {
      add(DraftAuthor(rules.names.turnedRound(name)))
    }
    if columns[.authors] != nil, !rules.isLoose {
      for name in rules.names.writers(list(.authors, of: row)) {
        add(rules.names.withRole(name, isOnlyKnown: true))
      }
    }
    if let role = collapsedText(.authorRole, of: row).flatMap(rules.names.role), !authors.isEmpty {
      authors[0].role = role
    }
    if rules.isLoose {
      for name in looseAuthors(.additionalAuthors, of: row) {
        add(rules.names.withRole(name, isOnlyKnown: true))
      }
    } else {
      for name in rules.names.names(list(.additionalAuthors, of: row)) { add(DraftAuthor(name)) }
    }
    for author in secondaryAuthors(row) { add(author) }
    if columns[.contributors] != nil {
      for name in rules.names.names(list(.contributors, of: row)) {
        add(rules.names.withRole(name, isOnlyKnown: false))
      }
    }
    return authors
  }

  /// Returns the name whose parts stand in two columns; empty if the row has neither.
  private func nameInTwoColumns(_ row: borrowing CSVRow) -> String {
    [BookField.authorFirst, .authorLast].compactMap { said(collapsedText($0, of: row)) }.joined(
      separator: " ")
  }

  /// Returns the names of a cell with any separators.
  private func looseAuthors(_ field: BookField, of row: borrowing CSVRow) -> [String] {
    guard let text = said(text(field, of: row)) else { return [] }
    let cells = WrittenList.elements(text) ?? [WrittenList.withoutLinks(text)]
    return cells.flatMap {
      rules.names.listed(
        $0, isInverted: match.findings.isInverted, separatesAtSigns: match.findings.separatesAtSigns)
    }
  }

  /// Pairs the names and roles of two parallel lists.
  private func secondaryAuthors(_ row: borrowing CSVRow) -> [DraftAuthor] {
    guard let column = columns[.secondaryAuthors] else { return [] }
    let names = row.withCell(column) { $0.parts(separatedBy: UInt8(ascii: "|")) } ?? []
    let roles =
      names.isEmpty
      ? [] : row.withCell(columns[.secondaryRoles]) { $0.parts(separatedBy: UInt8(ascii: "|")) } ?? []
    return names.enumerated().map { index, name in
      DraftAuthor(
        rules.names.turnedRound(plain(name)),
        role: index < roles.count ? rules.names.role(plain(roles[index])) : nil)
    }
  }
}
