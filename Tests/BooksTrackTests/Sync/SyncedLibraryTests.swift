// Two and three devices that edit apart and meet (SYN-2, SYN-3, SYN-4, SYN-6, SYN-7, SES-1).

import BooksTrackAPI
import PropertyTesting
import RecordSync
import Testing

@testable import BooksTrack

@Suite("Libraries of several devices")
struct SyncedLibraryTests {
  @Test("SYN-1: a book of one device is on the other, and a second exchange sends nothing")
  func oneBook() async throws {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[1].library.works.map(\.title) == ["Emma"])
    #expect(try await devices[0].send() == 0)
    #expect(try await devices[1].send() == 0)
  }

  @Test("Names of records in parts are those of all at once, and a deletion is seen without the fields")
  func recordNames() async throws {
    let devices = try await syncDevices(1)
    var works: [WorkID] = []
    for number in 1...40 {
      works.append(try await addBook("Book \(number)", by: "Jane Austen", to: devices[0]))
    }
    try await devices[0].edit { [works] editor in for work in works.prefix(5) { editor.remove(work) } }
    let (all, parts, deleted) = try await devices[0].store.commit { rows in
      let all = rows.names(after: nil, limit: .max)
      let parts = [1, 7, 50].map { limit in
        var names: [RecordName] = []
        while case let part = rows.names(after: names.last, limit: limit), !part.isEmpty { names += part }
        return names
      }
      return (all, parts, all.map { (rows.isDeleted($0), rows.record($0)?.isDeleted) })
    }
    #expect(all.count > 100 && all == all.sorted() && parts.allSatisfy { $0 == all })
    #expect(deleted.allSatisfy { $0 == $1 } && deleted.filter(\.0).count >= 5)
  }

  @Test("SYN-2: of two writes of a field the later one wins, and each field on its own")
  func fields() async throws {
    let devices = try await syncDevices(2)
    let work = try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    for (device, title) in [(devices[0], "Emma, annotated"), (devices[1], "EMMA")] {
      try await device.edit { editor in
        guard var row = editor.library.works[work] else { return }
        row.title = title
        editor.put(row)
      }
    }
    try await devices[0].edit { editor in
      guard var row = editor.library.oldestEntry(of: work) else { return }
      row.facts.rating = Rating(quarters: 16)
      editor.put(row)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.works[work]?.title == "EMMA")
    #expect(library.oldestEntry(of: work)?.facts.rating == Rating(quarters: 16))
  }

  @Test("SYN-3: a delete is not undone by the edit of a stale device")
  func stale() async throws {
    let devices = try await syncDevices(2)
    let work = try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    try await devices[0].edit { $0.remove(work) }
    try await devices[1].edit { editor in
      guard var row = editor.library.oldestEntry(of: work) else { return }
      row.facts.status = .read
      editor.put(row)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[1].library.works.isEmpty)
    #expect(await devices[1].library.entries.isEmpty)
  }

  @Test("SYN-3: a reset keeps what another device added meanwhile, with its author", arguments: [0, 1])
  func reset(first: Int) async throws {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    try await devices[0].edit { $0.reset() }
    try await addBook("Persuasion", by: "Jane Austen", to: devices[1])
    try await settle(first == 0 ? devices : devices.reversed())
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.works.map(\.title) == ["Persuasion"])
    #expect(Array(library.works).first.map { library.authorNames(of: $0) } == ["Jane Austen"])
  }

  /// The author of the second device was joined with that of the first one, and both were removed, before the
  /// second device heard of either.
  @Test(
    "SYN-3: a reset keeps the author of what another device added, also if it was joined before",
    arguments: [0, 1])
  func resetAfterJoin(first: Int) async throws {
    let devices = try await syncDevices(2)
    try await addBook("Emma", by: "Jane Austen", to: devices[1])
    try await settle([devices[1]])
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle([devices[0]])
    try await devices[0].edit { $0.reset() }
    try await settle([devices[0]])
    try await addBook("Persuasion", by: "Jane Austen", to: devices[1])
    try await settle(first == 0 ? devices : devices.reversed())
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.works.map(\.title) == ["Persuasion"])
    #expect(Array(library.works).first.map { library.authorNames(of: $0) } == ["Jane Austen"])
  }

  @Test(
    "SYN-6: the same book, author and series of two devices become one, with all references",
    arguments: [1, 2, 7, 1_000])
  func twins(batch: Int) async throws {
    let devices = try await syncDevices(2)
    for (index, device) in devices.enumerated() {
      let work = try await addBook("Dune", by: "Frank Herbert", to: device)
      try await device.edit { editor in
        let time = Timestamp(milliseconds: 1_700_000_000_000)
        let series = editor.makeSeries(named: "Dune Chronicles", now: time)
        if let series { editor.place(work, in: series, at: SeriesPosition(1), now: time) }
        editor.put(
          DiversityFact(id: editor.newID(), work: work, dimension: .gender, value: "Male", source: .reader))
        editor.put(PointsAward(id: editor.newID(), for: .answer(work, .gender), points: 5, awarded: time))
        guard let entry = editor.library.oldestEntry(of: work) else { return }
        var session = ReadingSession(
          id: editor.newID(), entry: entry.id, started: Timestamp(milliseconds: Int64(index)), startPage: 1)
        session.ending = .finished
        editor.put(session)
      }
    }
    try await settle(devices, batch: batch)
    try await expectAgreement(devices)
    let library = await devices[1].library
    #expect(library.works.count == 1)
    #expect(library.authors.count == 1)
    #expect(library.series.count == 1)
    #expect(library.editions.count == 1)
    #expect(library.entries.count == 1)
    #expect(library.memberships.count == 1)
    #expect(library.diversityFacts.count == 1)
    #expect(library.sessions.count == 2)
    // One answer pays once (SYN-7).
    #expect(library.points == 5)
    #expect(try await devices[0].send() == 0)
  }

  @Test("SYN-7: first statements about one author on two devices are both paid, and no point is taken back")
  func firstStatements() async throws {
    let devices = try await syncDevices(2)
    let author = AuthorID(replica: 1, serial: 0)
    try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    let said: [(AuthorField, String)] = [(.nationality, "British"), (.culturalBackground, "European")]
    for (device, (field, value)) in zip(devices, said) {
      let cascade = CascadeService(store: device.store, wallTime: TickingTime())
      // Ten for the first statement about an author, and one for the book that it fills.
      #expect(try await cascade.say([value], field, of: author).points.all == 11)
    }
    // The same statement once more, on both: it is one, and pays once.
    for device in devices {
      let cascade = CascadeService(store: device.store, wallTime: TickingTime())
      _ = try await cascade.say(["Female"], .genderIdentity, of: author)
    }
    let told = await devices[0].library.points + 11
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[0].library.points == told)
  }

  @Test(
    "SES-1: of two sessions started separately the earlier continues, the other ends at its own page")
  func sessions() async throws {
    let devices = try await syncDevices(2)
    let work = try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await settle(devices)
    for (index, device) in devices.enumerated() {
      try await device.edit { editor in
        guard let entry = editor.library.oldestEntry(of: work) else { return }
        var session = ReadingSession(
          id: editor.newID(), entry: entry.id, started: Timestamp(milliseconds: Int64(100 - index)),
          startPage: 10)
        session.lastPage = 20 + index
        editor.put(session)
      }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.runningSessions.map(\.started.milliseconds) == [99])
    let other = library.sessions.first { !$0.isRunning }
    #expect(other?.ending == .superseded)
    #expect(other?.lastPage == 20)
  }

  @Test(
    "SYN-4: overlapping exports that two devices import end with one copy of each book",
    arguments: ["goodreads.csv"])
  func imports(_ name: String) async throws {
    let devices = try await syncDevices(2)
    let exports = [1...40, 21...60].map { Self.export($0) }
    for (device, bytes) in zip(devices, exports) {
      var source = BytesSource(bytes, chunkSize: 300)
      _ = try await Importer(store: device.store, wallTime: TickingTime()).run(&source, fileName: name)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[1].library
    #expect(library.works.count == 60)
    #expect(library.entries.count == 60)
    #expect(library.authors.count == 6)
    #expect(try await devices[0].send() == 0)
    // A third device that joins has the same.
    #expect(library.jobs.count <= 60)
  }

  @Test(
    "SYN-4: of two books of one title, the one with the number of the other device's copy is joined",
    arguments: [0, 1], [0, 1])
  func twoOfOneTitle(device: Int, place: Int) async throws {
    let devices = try await syncDevices(2)
    let number = try ISBN("9780441172719")
    for copy in [0, 1] {
      let work = try await addBook("Emma", by: "Jane Austen", to: devices[device])
      if copy == place { try await devices[device].edit { $0.put(number, toCopyOf: work) } }
    }
    let work = try await addBook("Emma", by: "Jane Austen", to: devices[1 - device])
    try await devices[1 - device].edit { editor in
      editor.put(number, toCopyOf: work)
      editor.put(
        DiversityFact(
          id: editor.newID(), work: work, dimension: .ownVoices, value: "yes", source: .reader))
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.works.count == 2 && library.entries.count == 2 && library.editions.count == 2)
    let numbered = library.works.filter { work in
      library.editions(of: work.id).contains { $0.facts.isbn == number }
    }
    #expect(numbered.count == 1)
    #expect(numbered.map { library.diversityFacts(of: $0.id).map(\.value) } == [["yes"]])
  }

  @Test("SYN-4: what three devices created for one book is one book as soon as all of it has arrived")
  func threeOfOneBook() async throws {
    let devices = try await syncDevices(3)
    for device in devices { _ = try await addBook("Emma", by: "Jane Austen", to: device) }
    for device in devices.dropLast() { _ = try await device.send() }
    try await devices[2].receive()
    let library = await devices[2].library
    #expect(library.authors.count == 1)
    #expect(library.works.map(\.authors.count) == [1])
    #expect(library.entries.count == 1)
    try await settle(devices)
    try await expectAgreement(devices)
  }

  /// Returns an export of books with these numbers.
  private static func export(_ numbers: ClosedRange<Int>) -> [UInt8] {
    let digits = [
      "basalt", "kestrel", "lilac", "morrow", "nutmeg", "pallor", "rescue", "sickle", "tundra", "vulpine",
    ]
    var writer = CSVWriter()
    writer.append(["Title", "Author", "My Rating", "Exclusive Shelf", "Bookshelves"])
    for number in numbers {
      let words = String(number).compactMap { $0.wholeNumberValue }.map { digits[$0] }.joined(separator: " ")
      writer.append(["Tale of \(words)", "Ann \(digits[number % 6])", "3", "read", "shelf-\(number % 3)"])
    }
    return writer.bytes
  }

  @Test("SYN-3: random edits of two and three devices converge", arguments: [2, 3])
  func random(count: Int) async throws {
    try await check("devices converge", LibraryEdit.transactions, count: 40) { transactions in
      let devices = try await syncDevices(count)
      for (index, edits) in transactions.enumerated() {
        let device = devices[index % count]
        try await device.edit { editor in for edit in edits { edit.apply(to: &editor) } }
        if index % 5 == 4 {
          _ = try await device.send()
          try await devices[(index + 1) % count].receive()
        }
      }
      let rounds = try await settle(devices)
      try claim(rounds <= 10, "\(rounds) rounds")
      let first = try SharedView(await devices[0].library)
      for device in devices {
        let library = await device.library
        try claimEqual(library.checkInvariants(), [])
        try claimEqual(try SharedView(library).differences(from: first), [])
      }
    }
  }
}

extension LibraryEditor {
  /// Gives the reader's copy of a work a number.
  fileprivate mutating func put(_ number: ISBN, toCopyOf work: WorkID) {
    guard var edition = library.editions(of: work).first else { return }
    edition.facts.isbn = number
    edition.readerFields.insert(.isbn)
    put(edition)
  }
}
