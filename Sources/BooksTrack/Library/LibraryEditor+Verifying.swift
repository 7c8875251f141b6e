// The reader's decisions about look-up results: choosing a candidate, declining all, and accepting or
// dismissing a fact that contradicts the reader's.
//
// Choosing needs no network: the choice is stored in the queue, survives a relaunch, and is processed by the
// enricher (ENR-8, ENR-9).

extension LibraryEditor {
  /// Chooses a candidate: the work is added to the end of the queue, to be filled from that candidate.
  ///
  /// A queued choice can be replaced. The candidates stay until the book is attached.
  ///
  /// - Returns: False, without changes, if the work is missing or no longer offers the candidate.
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

  /// Declines all candidates: the work stays as it is and is not looked up again.
  ///
  /// - Returns: False, without changes, if the work is missing or has no candidates to choose from.
  @discardableResult
  public mutating func declineCandidates(of id: WorkID) -> Bool {
    guard var work = library.works[id], work.offersChoice(in: library) else { return false }
    work.enrichment = .notFound
    work.candidates = []
    if let job = library.job(of: id) { remove(job.id) }
    put(work)
    return true
  }

  /// Accepts a provider's value, which then counts as entered by the reader.
  ///
  /// - Returns: False, without changes, if the conflict no longer exists.
  @discardableResult
  public mutating func accept(_ conflict: FactConflict, of id: WorkID) -> Bool {
    guard var work = library.works[id], library.conflicts(of: id).contains(conflict) else { return false }
    guard take(conflict, into: &work) else { return false }
    settle(conflict, of: &work)
    put(work)
    return true
  }

  /// Keeps the reader's value; the provider's value is not shown as a conflict again.
  ///
  /// - Returns: False, without changes, if the conflict no longer exists.
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
  /// Returns true if the reader can choose a candidate: nothing is attached, or a choice is queued.
  fileprivate func offersChoice(in library: Library) -> Bool {
    self.enrichment == .needsChoice || library.job(of: id)?.choice != nil
  }
}
