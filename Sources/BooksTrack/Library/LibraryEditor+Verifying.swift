// What a reader does about answers: chooses a candidate, or none, and verifies a fact that a provider
// contradicts.
//
// Choosing fetches nothing: the choice goes into the queue as a row, so it can be made without a network, it
// survives a relaunch, and the enricher puts it into effect (ENR-8, ENR-9).

extension LibraryEditor {
  /// The reader chooses a candidate: the work waits, at the end of the queue, to be given exactly that book.
  ///
  /// A choice that still waits can be made anew. The candidates stay until the book is attached.
  ///
  /// - Returns: false if the work is gone or does not offer that candidate any more; nothing is changed then.
  @discardableResult
  public mutating func choose(_ candidate: Candidate, for id: WorkID) -> Bool {
    guard var work = library.works[id], work.offersChoice(in: library), work.candidates.contains(candidate)
    else { return false }
    var job = EnrichmentJob(id: newID(), work: id)
    job.choice = candidate
    work.enrichment = .pending
    put(job)
    put(work)
    return true
  }

  /// The reader says that no candidate is the book: the work stays as it is and is not asked for again.
  ///
  /// - Returns: false if the work is gone or offers nothing; nothing is changed then.
  @discardableResult
  public mutating func declineCandidates(of id: WorkID) -> Bool {
    guard var work = library.works[id], work.offersChoice(in: library) else { return false }
    work.enrichment = .notFound
    work.candidates = []
    if let job = library.job(of: id) { remove(job.id) }
    put(work)
    return true
  }

  /// The reader takes a provider's word: from now on it counts as entered by the reader.
  ///
  /// - Returns: false if the conflict does not hold any more; nothing is changed then.
  @discardableResult
  public mutating func accept(_ conflict: FactConflict, of id: WorkID) -> Bool {
    guard var work = library.works[id], library.conflicts(of: id).contains(conflict) else { return false }
    guard take(conflict, into: &work) else { return false }
    settle(conflict, of: &work)
    put(work)
    return true
  }

  /// The reader keeps the entered value: the same value of a provider is not shown again.
  ///
  /// - Returns: false if the conflict does not hold any more; nothing is changed then.
  @discardableResult
  public mutating func dismiss(_ conflict: FactConflict, of id: WorkID) -> Bool {
    guard var work = library.works[id], library.conflicts(of: id).contains(conflict) else { return false }
    settle(conflict, of: &work)
    put(work)
    return true
  }

  private func settle(_ conflict: FactConflict, of work: inout Work) {
    for place in work.conflicts.indices where work.conflicts[place] == conflict {
      work.conflicts[place].isSettled = true
    }
  }

  private mutating func take(_ conflict: FactConflict, into work: inout Work) -> Bool {
    let number = Int(conflict.found)
    switch conflict.field {
    case .title: work.title = conflict.found
    case .firstPublished:
      guard let number else { return false }
      work.firstPublished = number
    case .pageCount, .yearPublished:
      guard let number, var edition = conflict.edition.flatMap({ library.editions[$0] }) else { return false }
      if conflict.field == .pageCount {
        edition.facts.pageCount = number
      } else {
        edition.facts.yearPublished = number
      }
      put(edition)
    }
    return true
  }
}

extension Work {
  /// Whether the reader can choose: nothing is attached, or a choice that was made still waits.
  fileprivate func offersChoice(in library: Library) -> Bool {
    self.enrichment == .needsChoice || library.job(of: id)?.choice != nil
  }
}
