// Authors that several devices create, remove, join or say something about (SYN-2, SYN-3, SYN-4).

import BooksTrackAPI
import RecordSync
import Testing

@testable import BooksTrack

@Suite("Authors of several devices")
struct SyncedAuthorTests {
  /// A statement that is removed has no row when the authors are joined (devices 1795912144).
  @Test("SYN-2: a statement that is removed before its author is joined stays removed", arguments: [0, 1])
  func removedStatement(place: Int) async throws {
    let devices = try await syncDevices(2)
    for device in devices {
      try await addBook("Emma", by: "Jane Austen", to: device)
      try await device.edit { editor in
        guard let author = editor.library.author(named: "Jane Austen") else { return }
        editor.put(
          AuthorStatement(id: editor.newID(), author: author, field: .genderIdentity, values: ["Female"]))
      }
    }
    try await devices[place].edit { editor in
      for statement in Array(editor.library.statements) { editor.remove(statement.id) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    for device in devices { #expect(await device.library.statements.isEmpty) }
  }

  @Test(
    "SYN-3: two authors that two devices say to be pen names of each other stand alone", arguments: [0, 1])
  func penNames(first: Int) async throws {
    let devices = try await syncDevices(2)
    let names = ["Robert Galbraith", "J. K. Rowling"]
    for name in names { try await addBook("A Book of \(name)", by: name, to: devices[0]) }
    try await settle(devices)
    for (device, pair) in zip(devices, [names, names.reversed()]) {
      try await device.edit { editor in
        guard let name = editor.library.author(named: pair[0]), var author = editor.library.authors[name]
        else {
          return
        }
        author.penNameOf = editor.library.author(named: pair[1])
        editor.put(author)
      }
    }
    try await settle(first == 0 ? devices : devices.reversed())
    try await expectAgreement(devices)
    #expect(await devices[0].library.authors.allSatisfy { $0.penNameOf == nil })
  }

  @Test("SYN-3: a statement that is made again has what its device shows")
  func saidAgain() async throws {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    func say(_ dismissed: [String], on device: SyncDevice) async throws {
      try await device.edit { editor in
        guard let author = editor.library.author(named: "Jane Austen") else { return }
        var row =
          editor.library.statement(of: author, .nationality)
          ?? AuthorStatement(id: editor.newID(), author: author, field: .nationality, values: ["GB"])
        row.dismissed = dismissed
        editor.put(row)
      }
    }
    try await say([], on: devices[0])
    try await settle(devices)
    try await say(["NG"], on: devices[1])
    try await devices[0].edit { editor in
      for row in editor.library.statements { editor.remove(row.id) }
    }
    _ = try await devices[1].send()
    try await devices[0].receive()
    try await say([], on: devices[0])
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[1].library.statements.map(\.values) == [["GB"]])
  }

  @Test("SYN-3: a book and points that are left of a removed author follow the one made anew")
  func waiting() async throws {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[1])
    try await settle(devices)
    try await devices[1].edit { editor in
      guard let author = editor.library.author(named: "Jane Austen") else { return }
      editor.put(
        PointsAward(
          id: editor.newID(), for: .statement(author, .nationality, values: ["GB"], books: 1), points: 5,
          awarded: Timestamp(milliseconds: 1)))
    }
    try await addBook("Persuasion", by: "Jane Austen", to: devices[1])
    try await devices[0].edit { $0.reset() }
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    // The book arrives where its author was removed, and then that the author is the one made anew.
    _ = try await devices[1].send()
    try await devices[0].receive()
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.works.map { library.authorNames(of: $0) } == [["Jane Austen"], ["Jane Austen"]])
    #expect(library.author(named: "Jane Austen").map { library.awards(for: $0).count } == 1)
  }

  /// Returns two devices: the first one has reset its library, and the second one another book of its author.
  private func devicesAfterReset() async throws -> [SyncDevice] {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    try await addBook("Persuasion", by: "Jane Austen", to: devices[1])
    try await devices[0].edit { $0.reset() }
    return devices
  }

  @Test(
    "SYN-4: an author that a reset removed and made anew is the one that another device kept",
    arguments: [0, 1])
  func remade(first: Int) async throws {
    let devices = try await devicesAfterReset()
    try await addBook("Persuasion", by: "Jane Austen", to: devices[0])
    try await settle(first == 0 ? devices : devices.reversed())
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.authors.count == 1)
    #expect(library.works.map { library.authorNames(of: $0) } == [["Jane Austen"]])
  }

  @Test(
    "SYN-4: a book never shows the removed author beside the one that the other device made anew",
    arguments: [true, false])
  func remadeAtOnce(isResetSeen: Bool) async throws {
    let devices = try await devicesAfterReset()
    if isResetSeen {
      _ = try await devices[0].send()
      try await devices[1].receive()
    }
    try await addBook("Persuasion", by: "Jane Austen", to: devices[0])
    _ = try await devices[0].send()
    try await devices[1].receive()
    let library = await devices[1].library
    #expect(library.works.map { library.authorNames(of: $0) } == [["Jane Austen"]])
    try await settle(devices)
    try await expectAgreement(devices)
  }

  /// A device that has removed an author shows the books of another one without it until the author is there
  /// again (devices 1795977217).
  @Test("SYN-4: a book whose author has not arrived is not taken for one of another author")
  func anotherAuthor() async throws {
    let devices = try await devicesAfterReset()
    try await addBook("Persuasion", by: "Anonymous", to: devices[0])
    _ = try await devices[1].send()
    try await devices[0].receive()
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(
      library.works.map { library.authorNames(of: $0) }.sorted { $0[0] < $1[0] } == [
        ["Anonymous"], ["Jane Austen"],
      ])
  }

  @Test("SYN-2: an author that is needed elsewhere does not come back over the one made anew")
  func remadeFacts() async throws {
    let devices = try await syncDevices(2)
    func say(_ nationality: String) async throws {
      try await devices[0].edit { editor in
        guard let id = editor.library.author(named: "Jane Austen"), var author = editor.library.authors[id]
        else { return }
        author.facts.nationality = nationality
        editor.put(author)
      }
    }
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await say("GB")
    try await settle(devices)
    try await addBook("Persuasion", by: "Jane Austen", to: devices[1])
    try await devices[0].edit { $0.reset() }
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await say("US")
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[1].library.authors.map(\.facts.nationality) == ["US"])
  }
}
