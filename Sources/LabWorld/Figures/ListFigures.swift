// The result of importing a labelled list: pairs of rows found, missed and joined wrongly, by kind.

package import Measurement

/// The figures of one set of rules on one list.
package struct ListFigures: Codable, Sendable, Hashable {
  /// The name of the rules.
  package let rules: String
  /// All pairs of rows that are one book or were joined.
  package internal(set) var counts = ConfusionCounts()
  /// Rows that the import rejected.
  package internal(set) var rejected = 0
  /// Pairs of a repeated row and the first row of its book, of these the joined ones, by how the rows differ.
  package internal(set) var same: [String: Rate] = [:]
  /// Pairs of different books generated to look alike, of these the ones kept apart, by how they are alike.
  package internal(set) var different: [String: Rate] = [:]
  /// Pairs of rows that were joined wrongly, by how their books are alike.
  package internal(set) var joined: [String: Int] = [:]
  /// Repeated rows that were not found, each with the first row of its book, in the order of the list.
  package internal(set) var missed: [PairConfusion] = []
  /// Different books that were joined, with one pair of rows for each two books.
  package internal(set) var wrong: [PairConfusion] = []

  init(rules: String) { self.rules = rules }
}
