// Putting and taking away what a reader adds while reading: sessions, facts about diversity and authors,
// points.

extension LibraryEditor {
  /// Puts a reading session in place.
  public mutating func put(_ session: ReadingSession) {
    put(session, .session, in: { $0.sessions }, as: Change.putSession)
  }

  /// Puts a diversity fact in place. A work has one of each dimension: another one of the same dimension
  /// goes.
  public mutating func put(_ fact: DiversityFact) {
    for other in library.diversityFacts(of: fact.work)
    where other.dimension == fact.dimension && other.id != fact.id {
      remove(other.id)
    }
    put(fact, .diversityFact, in: { $0.diversityFacts }, as: Change.putDiversityFact)
  }

  /// Puts a line of the ledger in place.
  public mutating func put(_ award: PointsAward) {
    put(award, .award, in: { $0.awards }, as: Change.putAward)
  }

  /// Puts a statement in place. An author has one of each field: another one of the same field goes.
  public mutating func put(_ statement: AuthorStatement) {
    for id in library.indexes.statementsOfAuthor[statement.author]
    where id != statement.id && library.statements[id]?.field == statement.field {
      remove(id)
    }
    put(statement, .statement, in: { $0.statements }, as: Change.putStatement)
  }

  /// Puts an override in place. A work has one of each field: another one of the same field goes.
  public mutating func put(_ override: WorkOverride) {
    if let other = library.override(of: override.work, override.field), other.id != override.id {
      remove(other.id)
    }
    put(override, .override, in: { $0.overrides }, as: Change.putOverride)
  }

  /// Adds a line to the audit log.
  public mutating func put(_ step: CurationStep) {
    put(step, .step, in: { $0.curationSteps }, as: Change.putCurationStep)
  }

  /// Puts the state of curation in place.
  public mutating func put(_ state: CurationState) {
    put(state, .curationState, in: { $0.curationStates }, as: Change.putCurationState)
  }

  /// Takes a statement away. Nothing happens if there is none of that name; likewise below.
  public mutating func remove(_ statement: AuthorStatementID) {
    remove(statement, .statement, from: { $0.statements }, as: Change.removeStatement)
  }

  /// Takes an override away.
  public mutating func remove(_ override: WorkOverrideID) {
    remove(override, .override, from: { $0.overrides }, as: Change.removeOverride)
  }

  /// Takes a line of the audit log away.
  public mutating func remove(_ step: CurationStepID) {
    remove(step, .step, from: { $0.curationSteps }, as: Change.removeCurationStep)
  }

  /// Takes the state of curation away: all of it is as it ships.
  public mutating func remove(_ state: CurationStateID) {
    remove(state, .curationState, from: { $0.curationStates }, as: Change.removeCurationState)
  }

  /// Takes a reading session away. Nothing happens if there is none of that name; likewise below.
  public mutating func remove(_ session: SessionID) {
    remove(session, .session, from: { $0.sessions }, as: Change.removeSession)
  }

  /// Takes a diversity fact away.
  public mutating func remove(_ fact: DiversityFactID) {
    remove(fact, .diversityFact, from: { $0.diversityFacts }, as: Change.removeDiversityFact)
  }

  /// Takes a line of the ledger away.
  public mutating func remove(_ award: AwardID) {
    remove(award, .award, from: { $0.awards }, as: Change.removeAward)
  }
}
