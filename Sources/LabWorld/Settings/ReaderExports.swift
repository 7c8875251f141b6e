// What the readers of a run bring along: exports of one kind, or of several sites.

import Simulation
package import Synthesis

/// The kinds of export of a run's readers.
package struct ReaderExports: NamedValue {
  package let name: String
  /// A reader's kind is drawn from these; one that stands there twice is twice as likely.
  private let kinds: [ExportKind]

  private init(_ kind: ExportKind) {
    name = kind.name
    kinds = [kind]
  }

  /// Every reader brings that kind.
  package static func only(_ kind: ExportKind) -> ReaderExports { ReaderExports(kind) }

  private init(name: String, kinds: [ExportKind]) {
    self.name = name
    self.kinds = kinds
  }

  /// Readers of all sites; half of them have been on Goodreads.
  package static let mixed = ReaderExports(
    name: "mixed",
    kinds: [
      .goodreads, .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped, .storyGraph,
      .storyGraph, .storyGraph2021, .libraryThing, .libraryThing, .libraryThingCSV, .libraryThingJSON,
    ])

  package static let all = ExportKind.all.map(only) + [mixed]

  package static func == (left: ReaderExports, right: ReaderExports) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The kind that a reader brings, who draws from the stream if there is more than one.
  func kind(_ stream: inout RandomStream) -> ExportKind {
    kinds.count == 1 ? kinds[0] : kinds[stream.below(kinds.count)]
  }

  /// All of them are from Goodreads.
  var isOfGoodreads: Bool {
    kinds.allSatisfy { kind in ExportKind.ofGoodreads.contains { $0.name == kind.name } }
  }
}
