// The fields of a library that devices share, named by what they are about: two devices may make rows for one
// thing.

import BooksTrack

/// A field of a library.
struct SharedField: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// A book by title and authors, or an author by name.
  let subject: String
  let name: String

  static func < (left: Self, right: Self) -> Bool { (left.subject, left.name) < (right.subject, right.name) }

  var description: String { "\(name) of \(subject)" }
}

extension Library {
  /// The book of a work: its title and authors; nil if there is no such work.
  func book(_ id: WorkID) -> String? {
    works[id].map { work in
      let names = work.authors.map { credit in
        (authors[credit.author]?.name ?? "?") + (credit.role.map { " (\($0))" } ?? "")
      }
      return "\(work.title) by \(names.joined(separator: ", "))"
    }
  }

  /// The values of the fields of all rows.
  var shared: [SharedField: String] {
    var all: [SharedField: String] = [:]
    for row in works { all.merge(shared(.put(row), book)) { first, _ in first } }
    for row in entries { all.merge(shared(.put(row), book)) { first, _ in first } }
    for row in authors { all.merge(shared(.put(row), book)) { first, _ in first } }
    for row in diversityFacts { all.merge(shared(.put(row), book)) { first, _ in first } }
    for row in statements { all.merge(shared(.put(row), book)) { first, _ in first } }
    return all
  }

  /// Returns the fields of the row that a change is about; empty if the library does not have it.
  ///
  /// - Parameter name: Returns the name of a book.
  func shared(_ change: Change, _ name: (WorkID) -> String?) -> [SharedField: String] {
    switch change {
    case .work(let change): shared(works[change.id], name)
    case .entry(let change): shared(entries[change.id], name)
    case .author(let change): shared(authors[change.id])
    case .diversityFact(let change): shared(diversityFacts[change.id], name)
    case .statement(let change): shared(statements[change.id])
    default: [:]
    }
  }

  private func shared(_ row: Work?, _ name: (WorkID) -> String?) -> [SharedField: String] {
    guard let row, let book = name(row.id) else { return [:] }
    return fields(book, ["first published": row.firstPublished.map(String.init)])
  }

  private func shared(_ row: Entry?, _ name: (WorkID) -> String?) -> [SharedField: String] {
    guard let row, let book = name(row.work) else { return [:] }
    return fields(
      book, ["status": row.facts.status.rawValue, "finished": row.facts.dateRead?.description])
  }

  private func shared(_ row: Author?) -> [SharedField: String] {
    guard let row else { return [:] }
    // Identities are a set, to which each device may add.
    return fields(row.name, ["nationality": row.facts.nationality])
  }

  private func shared(_ row: DiversityFact?, _ name: (WorkID) -> String?) -> [SharedField: String] {
    guard let row, let book = name(row.work) else { return [:] }
    // A reader who says what a provider said writes too.
    return fields(book, ["fact \(row.dimension.rawValue)": "\(row.value), by \(row.source)"])
  }

  private func shared(_ row: AuthorStatement?) -> [SharedField: String] {
    guard let row, let author = authors[row.author]?.name else { return [:] }
    return fields(author, ["said \(row.field)": row.values.joined(separator: ", ")])
  }

  private func fields(_ subject: String, _ values: [String: String?]) -> [SharedField: String] {
    var fields: [SharedField: String] = [:]
    for (name, value) in values { fields[SharedField(subject: subject, name: name)] = value ?? "" }
    return fields
  }
}

extension RowChange {
  /// The identifier of the row.
  fileprivate var id: Identifier<R> {
    switch self {
    case .put(let row): row.id
    case .remove(let id): id
    }
  }
}
