// The exports of a run's readers: of one kind, or of several sites.

import Simulation
package import Synthesis

/// The kinds of export of a run's readers.
package struct ReaderExports: NamedValue {
  package let name: String
  /// A reader's kind is drawn from these; one that is listed twice is twice as likely.
  private let kinds: [ExportKind]

  private init(_ kind: ExportKind) {
    name = kind.name
    kinds = [kind]
  }

  /// Every reader has this kind of export.
  package static func only(_ kind: ExportKind) -> ReaderExports { ReaderExports(kind) }

  private init(name: String, kinds: [ExportKind]) {
    self.name = name
    self.kinds = kinds
  }

  /// Readers of all sites; half of their exports are by Goodreads.
  package static let mixed = ReaderExports(
    name: "mixed",
    kinds: [
      .goodreads, .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped, .storyGraph,
      .storyGraph, .storyGraph2021, .libraryThing, .libraryThing, .libraryThingCSV, .libraryThingJSON,
    ])

  package static let all = ExportKind.every.map(only) + [mixed]

  package static func == (left: ReaderExports, right: ReaderExports) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the kind of a reader's export; draws from the stream only if there are several kinds.
  func kind(_ stream: inout RandomStream) -> ExportKind {
    kinds.count == 1 ? kinds[0] : kinds[stream.below(kinds.count)]
  }

  /// True if all kinds are by Goodreads.
  var isOfGoodreads: Bool { kinds.allSatisfy { $0.app == ExportKind.goodreads.app } }
}
