// Who the readers of a run are: of one kind, or of all kinds, as often as each is met.

import Simulation
package import Synthesis

/// The kinds of reader of a run.
package struct Readership: NamedValue {
  package let name: String
  /// A reader's kind is drawn from these by their shares.
  private let kinds: [ReaderKind]

  /// Every reader is of that kind.
  package static func only(_ kind: ReaderKind) -> Readership { Readership(name: kind.name, kinds: [kind]) }

  /// Readers of all kinds.
  package static let mixed = Readership(name: "mixed", kinds: ReaderKind.all)

  package static let all = [mixed] + ReaderKind.all.map(only)

  package static func == (left: Readership, right: Readership) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The kind of a reader, fixed by seed and number, whatever else there is.
  package func kind(ofReader reader: Int, seed: UInt64) -> ReaderKind {
    guard kinds.count > 1 else { return kinds[0] }
    var stream = RandomStream(seed: seed, name: "readership").substream(reader)
    return kinds[stream.weighted(kinds.map(\.share))]
  }
}
