// What an import made of a labelled list: pairs of rows that it found, missed and joined wrongly, by kind.

package import Measurement

/// How rules did on one list.
package struct ListFigures: Codable, Sendable, Hashable {
  /// What the rules are called.
  package let rules: String
  /// Every two rows that are one book, or were made one.
  package internal(set) var counts = ConfusionCounts()
  /// Rows that the import turned away.
  package internal(set) var rejected = 0
  /// A repeated row with the first one of its book, by how they differ: found.
  package internal(set) var same: [String: Rate] = [:]
  /// Two books that were made to look alike, by why they do: told apart.
  package internal(set) var different: [String: Rate] = [:]
  /// Every two rows that were joined and are two books, by why these look alike.
  package internal(set) var joined: [String: Int] = [:]
  /// A repeated row that was not found, with the first row of its book; in the order of the list.
  package internal(set) var missed: [PairConfusion] = []
  /// Two books that were joined, one pair of rows for each.
  package internal(set) var wrong: [PairConfusion] = []

  init(rules: String) { self.rules = rules }
}
