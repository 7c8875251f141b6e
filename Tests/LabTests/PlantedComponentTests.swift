// The components that planted bugs are made of, each once without its bug: what such a component does beside
// the bug is right, so that an oracle that objects to the bug objects to nothing else.

import BooksTrack
import BooksTrackAPI
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct PlantedComponentTests {
  /// A stack with the component, and without the bug.
  private static func sound(_ name: String, _ change: (inout StackVariant) -> Void) -> StackVariant {
    var stack = StackVariant.shipped
    stack.name = name
    change(&stack)
    return stack
  }

  private static let all = [
    sound("a file is committed in one batch") {
      $0.importer = { BatchedImporter(parts: $0, rowsOfBatch: 1_000) }
    },
    sound("batches are staged under their own numbers") {
      $0.importer = { HoleyImporter(parts: $0) { $0 / $1 } }
    },
    sound("what is found is put where it belongs, a second later") {
      $0.enricher = { parts, _ in parts.attaching(after: .seconds(1)) { $0.put(in: &$2) } }
    },
    sound("the queue is worked off, and the parked are woken") {
      let shipped = $0.enricher
      $0.enricher = { DrainedLookUps(enricher: shipped($0, $1), store: $0.store, wakes: true) }
    },
    sound("a form that takes no time writes its rows back") {
      $0.edit = { edit, origin, store, _ in
        try await store.commit(origin) { editor in
          var form = LibraryEditor(editor.library)
          let isDone = edit.apply(in: &form)
          for change in form.changes { editor.apply(change) }
          return isDone
        }
      }
    },
    sound("a directory leaves nothing out") { $0.files = { files, _ in FileDefect.none.around(files) } },
    sound("a buffer of no bytes") {
      $0.files = { files, _ in FileDefect.buffersEnd(.log, bytes: 0).around(files) }
    },
    sound("answers are handed on as they are") {
      $0.deviceTransport = { link, _ in RewrittenAnswers(link: link) { $0 } }
    },
    sound("a failure is kept for no time") {
      let shipped = $0.backend.make
      $0.backend.make = { cachingFailures(shipped($0), $0.clock, for: .zero) }
    },
  ]

  /// The seeds of each kind of world. Four of five planted bugs are found in the first ten, nine of ten in
  /// the first twenty.
  private static let seeds: ClosedRange<UInt64> = 1...(Campaigns.areOn ? 25 : 4)

  @Test(arguments: all.indices, [SmallWorldStyle.everyday, .crashes])
  func withoutItsBugAComponentPassesEveryOracle(place: Int, style: SmallWorldStyle) throws {
    let stack = Self.all[place]
    let target = SmallWorldTarget(planted: [stack], style: style)
    for seed in Self.seeds {
      let result = try target.run(target.draw(seed: seed, variant: stack.name), trace: .none)
      #expect(result.objections == [], "\(stack.name), seed \(seed)")
    }
  }
}
