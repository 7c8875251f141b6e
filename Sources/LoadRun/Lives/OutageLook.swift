// A reader opens the app in the middle of an outage: all books of the import must be there, although most are
// not looked up, and edits must be kept (ENR-10).

import BooksTrack
import LabWorld
import Measurement
import Simulation

/// A test of a library during an outage of providers.
struct OutageLook: Sendable {
  let process: SimulatedProcess
  let app: App
  /// The books after the import.
  let imported: ImportedBooks
  /// The middle of the outage, in nanoseconds of the world.
  let time: Int64

  /// - Returns: A rate of one case, for the usability of the library; `none` if no book was waiting or the
  ///   outage was over.
  func take() async throws -> Rate {
    let wait = time - process.clock.now.nanoseconds
    guard wait > 0 else { return .none }
    try await process.pass(.nanoseconds(wait), "until the middle of the outage")
    let library = await app.library
    let waiting = library.works.filter { $0.enrichment == .pending || $0.enrichment == .parked }
    guard !waiting.isEmpty else { return .none }
    let isShown = imported.works.allSatisfy { library.works.contains($0.id) }
    guard let entry = waiting.lazy.compactMap({ library.entries(of: $0.id).first }).first else {
      return Rate(0, of: 1)
    }
    let isKept = try await write("seen in the outage", about: entry.id)
    // Restores the notes, so that later changes by enrichment are detected.
    let isRestored = try await write(entry.facts.privateNotes, about: entry.id)
    return Rate(isShown && isKept && isRestored ? 1 : 0, of: 1)
  }

  /// Returns true if a note is in the library within a second.
  private func write(_ note: String?, about id: EntryID) async throws -> Bool {
    let begin = process.clock.now
    try await app.store.commit(.edit("a note")) { editor in
      guard var entry = editor.library.entries[id] else { return }
      entry.facts.privateNotes = note
      editor.put(entry)
    }
    let isThere = await app.library.entries[id].map { $0.facts.privateNotes == note } ?? false
    return isThere && begin.duration(to: process.clock.now) < .seconds(1)
  }
}

extension LoadConfiguration {
  /// The middle of the first outage of a provider, in nanoseconds of the world; nil if there is none.
  var middleOfOutage: Int64? {
    failingSpells.first.map { Int64($0.fromMinute + $0.toMinute) * 30_000_000_000 }
  }
}
