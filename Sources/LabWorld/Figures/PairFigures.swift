// The results of matching rules on labelled pairs: right and wrong answers by the kind of a pair, and the
// pairs that were wrong.

package import Measurement

/// A pair that the rules got wrong.
package struct PairConfusion: Codable, Sendable, Hashable {
  package let kind: String
  package let isSame: Bool
  /// The two books, the one in the library and the incoming row: title, authors, ISBN.
  package let library: String
  package let row: String
  /// Why the rules matched the two; nil if they did not.
  package let reason: String?
}

/// The figures of one set of rules on a set of pairs.
package struct PairFigures: Codable, Sendable, Hashable {
  /// The name of the rules.
  package let rules: String
  package internal(set) var pairs = 0
  package internal(set) var counts = ConfusionCounts()
  /// By the kind of a pair.
  package internal(set) var byKind: [String: ConfusionCounts] = [:]
  /// Pairs of different books that were kept apart, by kind.
  package internal(set) var toldApart: [String: Int] = [:]
  /// Pairs whose answer depends on which of the two was in the library.
  package internal(set) var dependingOnOrder = 0
  /// The wrong answers, in the order of the pairs.
  package internal(set) var confusions: [PairConfusion] = []

  init(rules: String) { self.rules = rules }
}
