// The readers of a run: of one kind, or of all kinds by their shares.

import Simulation
package import Synthesis

/// The kinds of reader of a run.
package struct Readership: NamedValue {
  package let name: String
  /// A reader's kind is drawn from these by their shares.
  private let kinds: [ReaderKind]

  /// Every reader is of this kind.
  package static func only(_ kind: ReaderKind) -> Readership { Readership(name: kind.name, kinds: [kind]) }

  /// Readers of all kinds.
  package static let mixed = Readership(name: "mixed", kinds: ReaderKind.all)

  package static let all = [mixed] + ReaderKind.all.map(only)

  package static func == (left: Readership, right: Readership) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the kind of a reader, which depends only on the seed and the reader's number.
  package func kind(ofReader reader: Int, seed: UInt64) -> ReaderKind {
    guard kinds.count > 1 else { return kinds[0] }
    var stream = RandomStream(seed: seed, name: "readership").substream(reader)
    return kinds[stream.weighted(kinds.map(\.share))]
  }
}
