// Putting and taking away what a reader adds while reading: sessions, facts about diversity, points.

extension LibraryEditor {
  /// Puts a reading session in place.
  public mutating func put(_ session: ReadingSession) {
    put(session, .session, in: { $0.sessions }, as: Change.putSession)
  }

  /// Puts a diversity fact in place. A work has one of each dimension: another one of the same dimension goes.
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
