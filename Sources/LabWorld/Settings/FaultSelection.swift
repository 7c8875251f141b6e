// The kinds of faults that a run may have, as given on the command line: only some kinds, or all but some.
// Every kind has its own stream of random numbers, so that leaving one out does not change the others.

package import Simulation

/// A selection of kinds of faults by name.
package struct FaultSelection: Codable, Hashable, Sendable {
  /// The meaning of the selected kinds.
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// Only these kinds are allowed.
    case only
    /// All kinds but these are allowed.
    case without
  }

  package let rule: Rule
  /// Sorted by name.
  package let kinds: [FaultKind]

  package init(_ rule: Rule, _ kinds: some Sequence<FaultKind>) {
    self.rule = rule
    self.kinds = Set(kinds).sorted()
  }

  /// Parses names separated by commas. A family, such as `network`, stands for all its kinds.
  ///
  /// - Throws: `UnknownFault` for the first name that is neither a kind nor a family.
  package init(_ rule: Rule, named text: String, among known: [FaultKind]) throws(UnknownFault) {
    var kinds: [FaultKind] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let found = known.filter { $0.name == name || $0.name.hasPrefix("\(name).") }
      guard !found.isEmpty else { throw UnknownFault(name: String(name), known: known) }
      kinds += found
    }
    self.init(rule, kinds)
  }

  /// Returns true if the kind is allowed.
  package func allows(_ kind: FaultKind) -> Bool { kinds.contains(kind) == (rule == .only) }

  /// Returns the selection without some further kinds.
  package func removing(_ others: [FaultKind]) -> FaultSelection {
    switch rule {
    case .only: FaultSelection(.only, kinds.filter { !others.contains($0) })
    case .without: FaultSelection(.without, kinds + others)
    }
  }

  /// The option of the command line: `--without network.loss,network.reset`.
  package var option: String { "--\(rule.rawValue) \(names(","))" }

  /// Returns a short form for file names and summaries, with the name of a family if all its kinds in `known`
  /// are selected.
  package func words(among known: [FaultKind]) -> String {
    var words: [String] = []
    for kind in kinds {
      let family = kind.name.prefix { $0 != "." }
      let all = known.filter { $0.name.hasPrefix("\(family).") }
      let word = all.count > 1 && all.allSatisfy(kinds.contains) ? String(family) : kind.name
      if words.last != word { words.append(word) }
    }
    return "\(rule.rawValue) \(words.joined(separator: "+"))"
  }

  private func names(_ separator: String) -> String { kinds.map(\.name).joined(separator: separator) }
}

/// A name that is not a kind of fault.
package struct UnknownFault: Error, Hashable, Sendable {
  package let name: String
  /// All known kinds.
  package let known: [FaultKind]
}
