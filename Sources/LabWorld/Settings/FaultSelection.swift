// Which faults a run may meet, as the command line says it: only some kinds, or all but some. Every kind is
// drawn from numbers of its own, so that leaving one out changes no other.

package import Simulation

/// Some kinds of faults, chosen by name.
package struct FaultSelection: Codable, Hashable, Sendable {
  /// How the kinds are meant.
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// These and no other.
    case only
    /// Every kind but these.
    case without
  }

  package let rule: Rule
  /// In the order of their names.
  package let kinds: [FaultKind]

  package init(_ rule: Rule, _ kinds: some Sequence<FaultKind>) {
    self.rule = rule
    self.kinds = Set(kinds).sorted()
  }

  /// Reads names with commas between them. A family, such as `network`, stands for every kind in it.
  ///
  /// - Throws: the first name that no kind and no family bears.
  package init(_ rule: Rule, named text: String, among known: [FaultKind]) throws(UnknownFault) {
    var kinds: [FaultKind] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let found = known.filter { $0.name == name || $0.name.hasPrefix("\(name).") }
      guard !found.isEmpty else { throw UnknownFault(name: String(name), known: known) }
      kinds += found
    }
    self.init(rule, kinds)
  }

  /// Whether a kind may happen.
  package func allows(_ kind: FaultKind) -> Bool { kinds.contains(kind) == (rule == .only) }

  /// As the command line takes it: `--without network.loss,network.reset`.
  package var option: String { "--\(rule.rawValue) \(names(","))" }

  /// For the name of a file, and the line that says what is special about a run: a family where all its kinds
  /// are chosen of those that there are.
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

/// A name that no kind of fault bears.
package struct UnknownFault: Error, Hashable, Sendable {
  package let name: String
  /// Every name that there is.
  package let known: [FaultKind]
}
