// Who wrote a book, and who had another part in it, from a row.

extension RowMapper {
  /// The writer first; nobody twice in the same part.
  func authors(_ row: borrowing CSVRow, _ texts: inout SharedTexts) -> [DraftAuthor] {
    var authors: [DraftAuthor] = []
    func add(_ author: DraftAuthor) {
      if !author.name.isEmpty, !authors.contains(author) { authors.append(author) }
    }
    if let name = sharedText(.author, of: row, &texts) {
      add(DraftAuthor(name))
    } else if let name = collapsedText(.authorLastFirst, of: row) {
      add(DraftAuthor(rules.names.turnedRound(name)))
    }
    if columns[.authors] != nil {
      for name in rules.names.writers(list(.authors, of: row)) {
        add(rules.names.withRole(name, isOnlyKnown: true))
      }
    }
    if let role = collapsedText(.authorRole, of: row).flatMap(rules.names.role), !authors.isEmpty {
      authors[0].role = role
    }
    for name in rules.names.names(list(.additionalAuthors, of: row)) { add(DraftAuthor(name)) }
    for author in secondaryAuthors(row) { add(author) }
    if columns[.contributors] != nil {
      for name in rules.names.names(list(.contributors, of: row)) {
        add(rules.names.withRole(name, isOnlyKnown: false))
      }
    }
    return authors
  }

  /// Names and parts stand in two lists, one beside the other.
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
