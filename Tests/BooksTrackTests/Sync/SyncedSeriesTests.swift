// Series that several devices detect, merge, finish or delete (SYN-3, SYN-6, SER-13).

import BooksTrackAPI
import RecordSync
import Testing

@testable import BooksTrack

@Suite("Series of several devices")
struct SyncedSeriesTests {
  /// A provider's page of a series is of one device alone (devices 25).
  @Test("SYN-3: the page of a series goes with a series that another device deletes, or that is joined")
  func pageOfSeries() async throws {
    let devices = try await syncDevices(2)
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    func makeSeries(_ name: String, hasPage: Bool, on device: SyncDevice) async throws {
      try await device.edit { editor in
        guard let series = editor.makeSeries(named: name, now: now), hasPage else { return }
        editor.put(
          SeriesPage(
            id: editor.newID(), series: series, externalID: ExternalID(provider: "a provider", value: name),
            total: 7, volumes: [], asked: now))
      }
    }
    try await makeSeries("Radch", hasPage: true, on: devices[0])
    try await settle(devices)
    try await devices[1].edit { editor in
      for series in Array(editor.library.series) { editor.remove(series.id) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[0].library.seriesPages.isEmpty)

    try await makeSeries("Culture", hasPage: true, on: devices[0])
    try await makeSeries("Culture", hasPage: true, on: devices[1])
    try await settle(devices)
    try await expectAgreement(devices)
    for device in devices {
      let library = await device.library
      #expect(library.series.count == 1 && library.seriesPages.count == 1)
    }
  }

  /// A reset on one device keeps the places of its books (devices 1795908601).
  @Test("SYN-3: the place of a book that is gone goes with the series that another device deletes")
  func placeOfAbsentBook() async throws {
    let devices = try await syncDevices(2)
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    let work = try await addBook("Emma", by: "Jane Austen", to: devices[0])
    try await devices[0].edit { editor in
      guard let series = editor.makeSeries(named: "Novels", now: now) else { return }
      editor.place(work, in: series, at: SeriesPosition(1), now: now)
    }
    try await settle(devices)
    try await devices[0].edit { $0.reset() }
    try await devices[1].edit { editor in
      for series in Array(editor.library.series) { editor.remove(series.id) }
    }
    #expect(await devices[0].library.absentBooks.count == 1)
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[0].library.absentBooks.isEmpty)
  }

  /// A book of another author shows that the absorbed series has several (devices 1795908629).
  @Test("SYN-6: what a later book says of an absorbed series is said on all devices")
  func absorbedSeries() async throws {
    let devices = try await syncDevices(2)
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    try await devices[0].edit { editor in
      let author = Author(id: editor.newID(), name: "Jane Austen")
      editor.put(author)
      guard let own = editor.makeSeries(named: "Novels", now: now) else { return }
      let found = Series(
        id: editor.newID(), name: "The Novels", author: author.id, source: .automatic, created: now)
      editor.put(found)
      editor.merge(found.id, into: own, now: now)
    }
    try await settle(devices)
    try await devices[1].edit { editor in
      guard var merge = editor.library.seriesMerges.first(where: { _ in true }) else { return }
      merge.absorbed.author = nil
      merge.addedIDs = [ExternalID(provider: "a provider", value: "7")]
      editor.put(merge)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let merges = await devices[0].library.seriesMerges
    #expect(merges.map(\.absorbed.author) == [nil] && merges.map(\.addedIDs.count) == [1])
  }

  /// Detects a series on a device: one automatic series with one book.
  @discardableResult
  private func detect(_ name: String, with title: String, on device: SyncDevice) async throws -> SeriesID {
    let work = try await addBook(title, by: "Frank Herbert", to: device)
    return try await device.edit { editor in
      let now = Timestamp(milliseconds: 1)
      let found = Series(id: editor.newID(), name: name, author: nil, source: .automatic, created: now)
      editor.put(found)
      editor.put(
        Membership(id: editor.newID(), series: found.id, work: work, position: SeriesPosition(1)))
      return found.id
    }
  }

  /// Merges a detected series of a device into a new one of the reader.
  private func merge(_ detected: SeriesID, into name: String, on device: SyncDevice) async throws {
    try await device.edit { editor in
      let now = Timestamp(milliseconds: 1_700_000_000_000)
      if let own = editor.makeSeries(named: name, now: now) {
        editor.merge(detected, into: own, now: now)
      }
    }
  }

  @Test(
    "SYN-6: a detected series that is merged on one device takes along the books of another one",
    arguments: [0, 1])
  func merged(first: Int) async throws {
    let devices = try await syncDevices(2)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[0])
    try await detect("Dune Chronicles", with: "Dune Messiah", on: devices[1])
    _ = try await devices[0].send()
    try await devices[1].receive()
    _ = try await devices[1].send()
    try await merge(series, into: "Dune", on: devices[0])
    try await settle(first == 0 ? devices : devices.reversed())
    try await expectAgreement(devices)
    let library = await devices[1].library
    let own = try #require(library.series(named: "Dune").first)
    #expect(library.series.count == 1)
    #expect(library.members(of: own.id).map(\.title).sorted() == ["Dune", "Dune Messiah"])
    // Undoing it brings back both books.
    try await devices[1].edit { editor in
      for merge in editor.library.seriesMerges { editor.undoMerge(merge.id, now: Timestamp(milliseconds: 2)) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let back = try #require(await devices[0].library.series(named: "Dune Chronicles").first)
    #expect(await devices[0].library.members(of: back.id).count == 2)
  }

  @Test("SYN-6: a series that is merged, and found to be the same as the other one, keeps its books")
  func mergedWithItself() async throws {
    let devices = try await syncDevices(3)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[0])
    try await detect("Dune Chronicles", with: "Dune Messiah", on: devices[2])
    _ = try await devices[0].send()
    for device in devices.dropFirst() { try await device.receive() }
    _ = try await devices[2].send()
    // The third device has joined both; the second one merges that of the first into one of the same name.
    try await merge(series, into: "Dune Chronicles", on: devices[1])
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.series.count == 1)
    #expect(library.memberships.map(\.title).sorted() == ["Dune", "Dune Messiah"])
  }

  /// One device joins the series with its own before it learns of the merge (devices 1795990448).
  @Test(
    "SYN-6: a series that is merged, and joined elsewhere meanwhile, comes back as the joined one",
    arguments: [0, 1], [0, 1, 2])
  func joinedMeanwhile(owner: Int, undoing: Int) async throws {
    let devices = try await syncDevices(3)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[owner])
    try await detect("Dune Chronicles", with: "Dune Messiah", on: devices[1 - owner])
    _ = try await devices[owner].send()
    try await devices[1 - owner].receive()
    try await devices[2].receive()
    try await merge(series, into: "Desert", on: devices[2])
    try await settle(devices.reversed())
    try await expectAgreement(devices)
    try await devices[undoing].edit { editor in
      for merge in editor.library.seriesMerges { editor.undoMerge(merge.id, now: Timestamp(milliseconds: 2)) }
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[2].library
    let back = library.series(named: "Dune Chronicles")
    #expect(back.count == 1 && library.series.count == 2)
    #expect(back.flatMap { library.members(of: $0.id).map(\.title) }.sorted() == ["Dune", "Dune Messiah"])
  }

  @Test("SYN-6: a series that two devices merge into different ones comes back from both", arguments: [0, 1])
  func mergedTwice(undoing: Int) async throws {
    let devices = try await syncDevices(2)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[0])
    try await settle(devices)
    for (device, name) in zip(devices, ["Desert", "Planets"]) {
      try await merge(series, into: name, on: device)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    try await devices[undoing].edit { editor in
      guard let merge = editor.library.seriesMerges.first(where: { _ in true }) else { return }
      editor.undoMerge(merge.id, now: Timestamp(milliseconds: 2))
    }
    try await settle(devices)
    try await expectAgreement(devices)
    let library = await devices[0].library
    #expect(library.seriesMerges.allSatisfy { $0.undone != nil })
    #expect(library.members(of: series).map(\.title) == ["Dune"])
    #expect(library.memberships.count == 1)
  }

  @Test(
    "SYN-6: a book that another device added to a series while it was merged is there after the undo",
    arguments: [0, 1])
  func addedMeanwhile(undoing: Int) async throws {
    let devices = try await syncDevices(2)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[0])
    try await settle(devices)
    try await merge(series, into: "Desert", on: devices[0])
    let later = try await addBook("Dune Messiah", by: "Frank Herbert", to: devices[1])
    try await devices[1].edit { editor in
      let time = Timestamp(milliseconds: 1_700_000_000_001)
      editor.place(later, in: series, at: SeriesPosition(2), now: time)
    }
    try await settle(devices)
    try await expectAgreement(devices)
    try await devices[undoing].edit { editor in
      for merge in editor.library.seriesMerges { editor.undoMerge(merge.id, now: Timestamp(milliseconds: 2)) }
    }
    #expect(
      await devices[undoing].library.members(of: series).map(\.title).sorted() == ["Dune", "Dune Messiah"])
    try await settle(devices)
    try await expectAgreement(devices)
    #expect(await devices[1 - undoing].library.members(of: series).count == 2)
  }

  @Test("SER-13: a series that is finished by a book that waited for it is finished by the undo of the merge")
  func finishedByUndo() async throws {
    let devices = try await syncDevices(2)
    let time = Timestamp(milliseconds: 1_700_000_000_001)
    let series = try await detect("Dune Chronicles", with: "Dune", on: devices[0])
    try await devices[0].edit { editor in
      guard var row = editor.library.series[series] else { return }
      (row.total, row.hasTotalOfReader) = (2, true)
      editor.put(row)
    }
    try await settle(devices)
    try await merge(series, into: "Desert", on: devices[0])
    let later = try await addBook("Dune Messiah", by: "Frank Herbert", to: devices[1])
    try await devices[1].edit { $0.place(later, in: series, at: SeriesPosition(2), now: time) }
    try await settle(devices)
    try await devices[0].edit { editor in
      for var entry in editor.library.entries {
        entry.facts.status = .read
        editor.put(entry)
      }
    }
    try await devices[0].edit { editor in
      for merge in editor.library.seriesMerges { editor.undoMerge(merge.id, now: time) }
    }
    #expect(await devices[0].library.series[series]?.finish != nil)
  }

  @Test("SER-13: a series that two devices finish together is celebrated once")
  func celebration() async throws {
    let devices = try await syncDevices(2)
    let one = try await addBook("One", by: "Ann Leckie", to: devices[0])
    let two = try await addBook("Two", by: "Ann Leckie", to: devices[0])
    try await devices[0].edit { editor in
      let time = Timestamp(milliseconds: 1)
      guard let series = editor.makeSeries(named: "Radch", total: 2, now: time) else { return }
      editor.place(one, in: series, at: SeriesPosition(1), now: time)
      editor.place(two, in: series, at: SeriesPosition(2), now: time)
    }
    try await settle(devices)
    for (device, work) in zip(devices, [one, two]) {
      try await device.edit { editor in
        guard var row = editor.library.oldestEntry(of: work) else { return }
        row.facts.status = .read
        editor.put(row)
      }
    }
    try await settle(devices)
    var celebrated = 0
    for device in devices {
      celebrated += try await device.edit { $0.takeCelebrations().count }
      try await settle(devices)
    }
    #expect(celebrated == 1)
    try await expectAgreement(devices)
  }
}
