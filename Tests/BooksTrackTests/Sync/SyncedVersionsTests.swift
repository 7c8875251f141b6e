// Old and new versions with one account: libraries that earlier versions wrote, and records with fields and
// kinds that only a newer app knows (SYN-9).

import BooksTrackAPI
import RecordSync
import Testing

@testable import BooksTrack

@Suite("Old and new versions with one account", .timeLimit(.minutes(5)))
struct SyncedVersionsTests {
  /// A device with the library of an earlier version, and one with a book of that library and one of its own.
  private static func devices(version: Int) async throws -> (devices: [SyncDevice], kept: Library) {
    let cloud = PlainCloud()
    let time = TickingTime()
    let kept = await (try KeptLibrary(version: version).open()).store.snapshot
    let old = try await SyncDevice(1, cloud, library: kept, time: time)
    let new = try await SyncDevice(2, cloud, time: time)
    let shared = try #require(kept.works.first { !$0.authors.isEmpty && kept.entries(of: $0.id).count == 1 })
    let writer = try #require(kept.authors[shared.authors[0].author]?.name)
    try await addBook(shared.title, by: writer, to: new)
    try await addBook("A Book of the New Device", by: "Somebody Else", to: new)
    return ([old, new], kept)
  }

  @Test(
    "SYN-9: the library of an earlier version joins an account, and nothing of either device is lost",
    arguments: KeptLibrary.all)
  func joins(version: Int) async throws {
    let (devices, kept) = try await Self.devices(version: version)
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[1].library
    #expect(kept.works.allSatisfy { library.works[$0.id]?.title == $0.title })
    #expect(library.works.count == kept.works.count + 1)
    #expect(kept.entries.allSatisfy { library.entries[$0.id]?.facts.rating == $0.facts.rating })
    #expect(kept.entries.allSatisfy { library.entries[$0.id]?.facts.review == $0.facts.review })
    #expect(library.sessions.count == kept.sessions.count && library.points == kept.points)
    #expect(library.memberships.count == kept.memberships.count)
    // Each device edits a book that came from the other one.
    let theirs = try #require(await devices[0].library.works.first { $0.title == "A Book of the New Device" })
    let ours = try #require(kept.entries.first { _ in true })
    for (device, id) in zip(devices, [library.entries(of: theirs.id)[0].id, ours.id]) {
      try await device.edit { editor in
        guard var entry = editor.library.entries[id] else { return }
        entry.facts.privateNotes = "noted elsewhere"
        editor.put(entry)
      }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[0].library.entries.count { $0.facts.privateNotes == "noted elsewhere" } == 2)
  }

  @Test("SYN-9: what only a newer app knows survives the edits of this one")
  func newerApp() async throws {
    let cloud = PlainCloud()
    let time = TickingTime()
    let device = try await SyncDevice(1, cloud, time: time)
    let work = try await addBook("Emma", by: "Jane Austen", to: device)
    _ = try await device.send()
    let entry = try #require(await device.library.entries(of: work).first)
    let name = RecordName(kind: Entry.name, key: entry.id.bytes)
    let mood = Field.unknown([9, 8, 7])
    var newer = try #require(cloud.records(after: 0).0.first { $0.name == name })
    newer.fields["mood"] = mood
    let other = RecordName("reading-club", "1")
    let club = SyncRecord(other, generation: newer.generation, fields: ["members": mood])
    cloud.take([newer, club])
    try await device.receive()
    try await device.edit { editor in
      var row = entry
      row.facts.rating = Rating(quarters: 16)
      editor.put(row)
    }
    _ = try await device.send()
    let records = cloud.records(after: 0).0
    let after = try #require(records.first { $0.name == name })
    #expect(after.fields["mood"] == mood && after.fields["rating"]?.value != newer.fields["rating"]?.value)
    #expect(records.first { $0.name == other }?.fields["members"] == mood)
    #expect(try await device.store.read { $0.record(other)?.fields["members"] } == mood)
  }
}
