// The reader's choice of an edition: the copy that a book shows with its cover, pages and ISBN (CON-16).

/// An edition that the reader can choose.
public enum EditionChoice: Hashable, Sendable {
  /// An edition of the library.
  case owned(Edition)
  /// An edition that a provider's record lists.
  case listed(ListedEdition)

  /// The facts.
  public var facts: EditionFacts {
    switch self {
    case .owned(let edition): edition.facts
    case .listed(let edition): edition.facts
    }
  }

  /// The wire name of the provider that found it; nil if it is the reader's.
  public var provider: String? {
    switch self {
    case .owned(let edition): edition.readerFields.isEmpty ? edition.provenance.primaryProvider : nil
    case .listed(let edition): edition.provider
    }
  }
}

extension Library {
  /// Returns the editions of a work to choose from: the present one, the reader's others, and those of
  /// providers.
  public func editionChoices(of id: WorkID) -> [EditionChoice] {
    guard let work = works[id] else { return [] }
    let present = oldestEntry(of: id)?.edition
    let owned = editions(of: id)
    let others = owned.filter { $0.id != present }
    return
      (owned.filter { $0.id == present } + others.filter { !$0.readerFields.isEmpty }
      + others.filter(\.readerFields.isEmpty)).map(EditionChoice.owned)
      + work.listedEditions.map(EditionChoice.listed)
  }
}

extension LibraryEditor {
  /// Makes an edition the one of the reader's oldest copy of a work. A former edition of which the reader
  /// entered nothing is listed again.
  ///
  /// - Returns: False, without changes, if the work has no copy, or no such edition to choose.
  @discardableResult
  public mutating func choose(_ choice: EditionChoice, of id: WorkID) -> Bool {
    guard var work = library.works[id], var entry = library.oldestEntry(of: id),
      library.editionChoices(of: id).contains(choice)
    else { return false }
    let former = entry.edition.flatMap { library.editions[$0] }
    switch choice {
    case .owned(let edition): entry.edition = edition.id
    case .listed(let listed):
      work.listedEditions.removeAll { $0 == listed }
      let provenance = Provenance(
        primaryProvider: listed.provider, contributors: listed.provider.map { [$0] } ?? [])
      let edition = Edition(
        id: newID(), work: id, facts: listed.facts, provenance: provenance, externalIDs: listed.externalIDs)
      put(edition)
      entry.edition = edition.id
    }
    put(entry)
    if let former, former.id != entry.edition, former.readerFields.isEmpty,
      !library.entries(of: id).contains(where: { $0.edition == former.id })
    {
      work.listedEditions.insert(ListedEdition(former), at: 0)
      work.listedEditions = Array(work.listedEditions.prefix(ListedEdition.most))
      remove(former.id)
    }
    put(work)
    return true
  }
}
