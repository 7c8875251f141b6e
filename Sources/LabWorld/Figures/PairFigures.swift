// What rules of matching made of labelled pairs: how many they got right, by the way in which a pair was
// made, and which they got wrong.

package import Measurement

/// A pair that rules got wrong.
package struct PairConfusion: Codable, Sendable, Hashable {
  package let kind: String
  package let isSame: Bool
  /// The two books in the order in which they were judged: title, authors, ISBN.
  package let library: String
  package let row: String
  /// Why the rules took them for one, if they did.
  package let reason: String?
}

/// How one set of rules did on a set of pairs.
package struct PairFigures: Codable, Sendable, Hashable {
  /// What the rules are called.
  package let rules: String
  package internal(set) var pairs = 0
  package internal(set) var counts = ConfusionCounts()
  /// By how a pair was made.
  package internal(set) var byKind: [String: ConfusionCounts] = [:]
  /// Pairs with different books that were told apart, by kind.
  package internal(set) var toldApart: [String: Int] = [:]
  /// Pairs whose answer depends on which of the two was there first.
  package internal(set) var dependingOnOrder = 0
  /// What went wrong, in the order of the pairs.
  package internal(set) var confusions: [PairConfusion] = []

  init(rules: String) { self.rules = rules }
}
