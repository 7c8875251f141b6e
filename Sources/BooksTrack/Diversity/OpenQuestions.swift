// The works that lack a dimension, in the order in which questions about them are worth most (DIV-4, DIV-9).
//
// A question about a work of a person completes all works of that person that lack the dimension, one about
// any other work only that work. The works of a person form a group with the number of its works and its
// oldest one, so the best question is found without looking at the others.

/// The works that lack one dimension.
struct OpenQuestions: Sendable, Equatable {
  /// The works of each person, oldest first; never empty.
  private var worksOfPerson = IdentifierMap<Author, [WorkID]>()
  /// The oldest work of each group of *n* works, at the index *n* − 1; the last is not empty.
  private var oldest: [IdentifierMap<Work, Bool>] = []

  /// The greatest number of works that an answer completes; nil if no work lacks the dimension.
  var mostCompleted: Int? { oldest.isEmpty ? nil : oldest.count }

  /// Returns the number of works of a person that lack the dimension.
  func count(of person: AuthorID) -> Int { worksOfPerson[person]?.count ?? 0 }

  /// Returns the oldest work of the groups with that number of works.
  func oldestWork(completing works: Int) -> WorkID? {
    oldest.indices.contains(works - 1) ? oldest[works - 1].first { _ in true }?.key : nil
  }

  /// Inserts a work that is not there.
  ///
  /// - Parameter person: The person whose statements the work shows; nil if it shows none.
  /// - Complexity: O(log *n*), plus the works of the person.
  mutating func insert(_ work: WorkID, of person: AuthorID?) {
    change(person, from: work) { works in
      works.insert(work, at: works.partitioningIndex(atOrAfter: work))
    }
  }

  /// Removes a work that was inserted with the same person.
  ///
  /// - Complexity: O(log *n*), plus the works of the person.
  mutating func remove(_ work: WorkID, of person: AuthorID?) {
    change(person, from: work) { works in works.removeAll { $0 == work } }
  }

  /// Changes the group of a person, or of a work without one, which has no other works.
  private mutating func change(
    _ person: AuthorID?, from work: WorkID, _ body: (inout [WorkID]) -> Void
  ) {
    var works = person.map { worksOfPerson[$0] ?? [] } ?? (isAlone(work) ? [work] : [])
    if let first = works.first { oldest[works.count - 1].remove(first) }
    body(&works)
    if let first = works.first {
      while oldest.count < works.count { oldest.append(IdentifierMap()) }
      oldest[works.count - 1].put(true, at: first)
    }
    while oldest.last?.isEmpty == true { oldest.removeLast() }
    guard let person else { return }
    if works.isEmpty { worksOfPerson.remove(person) } else { worksOfPerson.put(works, at: person) }
  }

  /// Returns true if a work without a person is there.
  private func isAlone(_ work: WorkID) -> Bool { oldest.first?.contains(work) ?? false }
}
