// What a reader does with a device: each step is done by the app of that device, and noted in the reader's
// account.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import RecordSync
import SimulatedCloud
import Simulation

extension DevicesLife {
  /// Performs a step.
  mutating func perform(_ planned: DevicePlan.Planned) async throws {
    let device = devices[planned.device]
    if case .die(let minutes) = planned.step {
      try await device.kill()
      wakes[device.number] = now + Int64(minutes) * DevicePlan.minute
      narrative?.tell("the \(device.name) dies", at: phone.process.clock.now)
      return
    }
    // Drawn in any case, so that a device that is off changes nothing of later steps.
    let book = favorites.isEmpty ? nil : favorites[stream.below(favorites.count)]
    let (number, pick) = (stream.below(5), stream.below(1 << 30))
    guard let book, device.app != nil else { return }
    switch planned.step {
    case .read, .forget:
      try await read(book, on: device, minutes: 10 + 5 * number, isForgotten: planned.step == .forget)
    case .rate:
      let rating = Rating(quarters: 4 + 4 * number - number % 2)
      try await edit("rating", of: book, EditAccount.text(rating?.quarters), on: device) {
        $0.facts.rating = rating
      }
    case .shelve:
      let shelf = "shelf-\(number)"
      try await edit("shelf \(shelf)", of: book, "yes", on: device) { entry in
        if !entry.facts.shelves.contains(shelf) { entry.facts.shelves.append(shelf) }
      }
    case .note:
      let note = "noted \(pick)"
      try await edit("note", of: book, note, on: device) { $0.facts.privateNotes = note }
    case .finish:
      try await edit("status", of: book, ReadingStatus.read.rawValue, on: device) { entry in
        entry.facts.status = .read
        entry.facts.readCount = (entry.facts.readCount ?? 0) + 1
      }
    case .answer:
      try await answer(book, [.translation, .ownVoices, .accessibility][number % 3], pick, on: device)
    case .say: try await say(book, pick, on: device)
    case .remove:
      // Of a book that several devices imported, one may remove its own, and the others' stays.
      let others = present.filter { book in
        !favorites.contains(book) && account.removed[book] == nil
          && imported.count { $0.contains(book) } < 2
      }
      guard !others.isEmpty else { return }
      try await remove(others[pick % others.count], on: device)
    case .die: break
    }
  }

  /// Returns the only work of a book on a device, with its only entry; nil if there is none or there are
  /// more.
  private func place(of book: Int, on device: AccountDevice) async throws -> (work: WorkID, entry: Entry)? {
    guard let library = try await device.library() else { return nil }
    let works = library.works.filter { books[$0.id] == book }
    guard works.count == 1, let work = works.first else { return nil }
    let entries = library.entries(of: work.id)
    guard entries.count == 1, let entry = entries.first else { return nil }
    return (work.id, entry)
  }

  /// Changes a field of the reader's entry.
  private mutating func edit(
    _ field: String, of book: Int, _ value: String, on device: AccountDevice,
    _ change: @escaping @Sendable (inout Entry) -> Void
  ) async throws {
    guard let (_, entry) = try await place(of: book, on: device) else { return }
    // A write of the value that is there is none.
    guard EditAccount.shown(field, entry) != value else { return }
    let id = entry.id
    let done: Void? = try await device.ask("edit") { app in
      try await app.store.commit(.edit("edit")) { editor in
        guard var entry = editor.library.entries[id] else { return }
        change(&entry)
        editor.put(entry)
      }
    }
    account.write(field, of: book, value, on: device.number, at: now, isSure: done != nil)
    guard done != nil else { return }
    let written = WrittenField(book: book, field: field)
    if field == "note" { unproven[device.number, default: [:]][written] = value }
    note(field, "\(field) “\(value)” of book \(book)", by: device) { change in
      guard case .entry(.put(let row)) = change, row.id == id else { return false }
      return EditAccount.shown(field, row) == value
    }
  }

  /// Counts an edit, and waits for it on the other devices.
  private mutating func note(
    _ kind: String, _ text: String, by device: AccountDevice, _ isShown: @escaping @Sendable (Change) -> Bool
  ) {
    figures.edits[kind.split(separator: " ").first.map(String.init) ?? kind, default: 0] += 1
    changes += 1
    narrative?.tell("on the \(device.name): \(text)", at: phone.process.clock.now)
    var change = ExpectedChange(number: changes, text: text, made: now, isShown: isShown)
    for other in devices where other.number != device.number {
      change.isOnline = device.isOnline(since: now) && other.isOnline(since: now)
      other.known.expect(change)
    }
  }

  private mutating func answer(
    _ book: Int, _ dimension: DiversityDimension, _ pick: Int, on device: AccountDevice
  ) async throws {
    guard let (work, _) = try await place(of: book, on: device) else { return }
    let (field, value) = ("fact \(dimension.rawValue)", "said \(pick)")
    let report = try await device.ask("answer") { app in
      try await app.curator.answer(value, about: work, dimension)
    }
    account.write(field, of: book, value, on: device.number, at: now, isSure: report != nil)
    account.answer(field, of: book, isSure: report != nil)
    guard report != nil else { return }
    unproven[device.number, default: [:]][WrittenField(book: book, field: field)] = value
    figures.answers += 1
    note("fact", "\(dimension.rawValue) “\(value)” of book \(book)", by: device) { change in
      guard case .diversityFact(.put(let row)) = change else { return false }
      return row.work == work && row.dimension == dimension && row.value == value
    }
  }

  private mutating func say(_ book: Int, _ pick: Int, on device: AccountDevice) async throws {
    guard let (work, _) = try await place(of: book, on: device) else { return }
    let library = try await device.library()
    guard let library, let author = library.works[work]?.authors.first?.author,
      let name = library.authors[author]?.name, said.insert(name).inserted
    else { return }
    let value = "said \(pick)"
    let paid = try await device.ask("say") { app -> Int? in
      do {
        return try await app.cascade.say([value], .nationality, of: author).points.all
      } catch is CascadeRefusal {
        return nil
      }
    }
    // A device that died may have paid; a refusal pays nothing.
    guard let paid else {
      pointsInDoubt += 1_000
      return
    }
    guard let points = paid else { return }
    pointsBefore += points
    note("author", "nationality of \(name)", by: device) { change in
      guard case .statement(.put(let row)) = change else { return false }
      return row.values == [value]
    }
  }

  private mutating func remove(_ book: Int, on device: AccountDevice) async throws {
    guard let (work, _) = try await place(of: book, on: device) else { return }
    let done: Void? = try await device.ask("remove") { app in
      try await app.store.commit(.edit("remove a book")) { $0.remove(work) }
    }
    account.remove(book, isSure: done != nil)
    guard done != nil else { return }
    note("removed", "book \(book) removed", by: device) { change in
      guard case .work(.remove(let id)) = change else { return false }
      return id == work
    }
  }

  /// Reads a book with the timer.
  private mutating func read(
    _ book: Int, on device: AccountDevice, minutes: Int, isForgotten: Bool
  ) async throws {
    guard let (_, entry) = try await place(of: book, on: device) else { return }
    let id = entry.id
    if entry.facts.status != .reading {
      try await edit("status", of: book, ReadingStatus.reading.rawValue, on: device) {
        $0.facts.status = .reading
      }
    }
    let begun = try await device.ask("start") { app -> ReadingSession? in
      _ = try await app.sessions.sign()
      if let running = await app.library.runningSessions.first {
        do {
          _ = try await app.sessions.end(page: max(running.startPage, running.lastPage))
        } catch is SessionRefusal {}
      }
      do { return try await app.sessions.start(id, from: 0) } catch is SessionRefusal { return nil }
    }
    guard let begun, let session = begun else { return }
    account.sit(DeviceSitting(book: book, started: session.started))
    note("session", "a session of book \(book)", by: device) { change in
      guard case .session(.put(let row)) = change else { return false }
      return row.id == session.id
    }
    guard !isForgotten else { return }
    try await phone.process.pass(.seconds(60 * minutes), "reading")
    _ = try await device.ask("end") { app in
      guard let running = await app.library.runningSessions.first else { return }
      do { _ = try await app.sessions.end(page: running.startPage) } catch is SessionRefusal {}
    }
  }
}
