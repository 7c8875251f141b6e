// The parts of readers' waits that are due to each cause (LAB-10), measured by running the same seed again
// with causes left out.
//
// What a cause saves depends on what was left out before it: a device that looks up 64 works at a time is
// done before most of its outages begin. So the causes are left out one after the other in two opposite
// orders, and a share is the mean of both. In each order the savings are differences of consecutive runs, so
// they add up to the whole wait less that of the last run, which has none of the causes; so do their means.

/// The division of readers' waits among causes. Times are in virtual milliseconds.
package struct WaitAttribution: Codable, Sendable, Equatable {
  /// A cause by its name, with the words for people.
  package struct Cause: Codable, Sendable, Equatable {
    package let name: String
    package let title: String

    package init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// A run without some causes.
  package struct Run: Codable, Sendable, Equatable {
    /// The names of the causes that were left out, in that order; empty for the run itself.
    package let without: [String]
    package let digest: String
    /// The time within which nine of ten readers, and half of them, have their last book; nil without an end.
    package let nineOfTen: Int?
    package let half: Int?
    /// Violations in this run, which must never happen whatever is left out.
    package let violations: Int

    package init(without: [String], digest: String, nineOfTen: Int?, half: Int?, violations: Int) {
      self.without = without
      self.digest = digest
      self.nineOfTen = nineOfTen
      self.half = half
      self.violations = violations
    }
  }

  /// The share of a cause in a wait; nil where a run has no end. A negative share is a longer wait without
  /// the cause, by chance.
  package struct Share: Codable, Sendable, Equatable {
    package let cause: String
    /// The time saved by leaving the cause out after those before it, and after those behind it.
    package let inOrder: Int?
    package let inOppositeOrder: Int?
    /// The mean of both. Half milliseconds are carried over to the next cause, so that shares add up exactly.
    package let mean: Int?
  }

  /// A wait and its parts: `whole` = the means of `shares` + `rest`.
  package struct Division: Codable, Sendable, Equatable {
    /// The wait in the run itself; nil without an end.
    package let whole: Int?
    package let shares: [Share]
    /// The wait without any of the causes: the answers of the providers, and the way to them.
    package let rest: Int?
  }

  /// The causes that the run has, in the order in which they were left out.
  package let causes: [Cause]
  /// The causes that the run does not have.
  package let absent: [Cause]
  /// True if the readers of all runs had the same exports and arrived at the same times. If not, the runs are
  /// not comparable, which is a bug of the lab.
  package let hasSameReaders: Bool
  /// The run itself, the runs in order, and those in the opposite order that are not among them.
  package let runs: [Run]
  package let nineOfTen: Division
  package let half: Division

  /// Divides the waits.
  ///
  /// - Parameters:
  ///   - order: The run itself, and a run for each cause that is left out after those before it.
  ///   - opposite: The same in the opposite order. First and last run are those of `order`.
  package init(
    _ causes: [Cause], absent: [Cause], order: [Run], opposite: [Run], hasSameReaders: Bool
  ) {
    precondition(
      order.count == causes.count + 1 && opposite.count == order.count,
      "there is one run for each cause in each order, behind the run itself")
    self.causes = causes
    self.absent = absent
    self.hasSameReaders = hasSameReaders
    runs = order + opposite.dropFirst().dropLast()
    let names = causes.map(\.name)
    nineOfTen = Division(names, order.map(\.nineOfTen), opposite.map(\.nineOfTen))
    half = Division(names, order.map(\.half), opposite.map(\.half))
  }
}

extension WaitAttribution.Division {
  fileprivate init(_ causes: [String], _ order: [Int?], _ opposite: [Int?]) {
    func saved(_ waits: [Int?], _ step: Int) -> Int? {
      guard let before = waits[step], let after = waits[step + 1] else { return nil }
      return before - after
    }
    var (twice, given) = (0, 0)
    shares = causes.enumerated().map { place, cause in
      let one = saved(order, place)
      let other = saved(opposite, causes.count - 1 - place)
      guard let one, let other else {
        return .init(cause: cause, inOrder: one, inOppositeOrder: other, mean: nil)
      }
      twice += one + other
      let mean = (twice >> 1) - given
      given += mean
      return .init(cause: cause, inOrder: one, inOppositeOrder: other, mean: mean)
    }
    whole = order[0]
    rest = order[order.count - 1]
  }

  /// The sum of all parts; nil if a run has no end.
  package var sum: Int? {
    let means = shares.compactMap(\.mean)
    guard let rest, means.count == shares.count else { return nil }
    return means.reduce(rest, +)
  }
}
