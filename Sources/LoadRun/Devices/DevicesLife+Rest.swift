// The end of the days on several devices: all comes to rest, and what the devices then have is judged.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import RecordSync
import SimulatedCloud
import Simulation

extension DevicesLife {
  /// The time within which devices come to rest.
  private static let restLimit = 48 * 60 * DevicePlan.minute

  /// Waits until every device claims to be in sync since the last one became so, and judges. A claim while
  /// reads lag behind is none: what the device has not read yet it cannot know of.
  mutating func comeToRest() async throws {
    for device in devices { device.line.cuts = [] }
    let start = now
    var last: Int64?
    while now - start < Self.restLimit {
      try await wake(all: true)
      var times: [Int64] = []
      for device in devices {
        let status = try await device.ask("status") { app -> SyncStatus? in
          await app.sync?.notice()
          return try await app.sync?.status()
        }
        guard let status, case .synced(let time)? = status else { continue }
        times.append(time)
      }
      if times.count < devices.count || server.lagEnd > last ?? 0 { last = nil }
      if let last, times.count == devices.count, times.allSatisfy({ $0 > last }) {
        figures.settled.count(true)
        try await judge()
        return
      }
      if times.count == devices.count, server.lagEnd <= server.milliseconds {
        last = last ?? server.milliseconds
      }
      try await phone.process.pass(.seconds(300), "until all is quiet")
    }
    figures.settled.count(false)
    var words: [String] = []
    for device in devices {
      let text = try await device.ask("status") { app in try await app.sync?.statusText() }
      words.append("\(device.name) “\((text ?? nil) ?? "off")”")
    }
    violation("SYN-3", "no rest after 48 h: \(words.joined(separator: ", "))")
  }

  private mutating func judge() async throws {
    let sent = devices.reduce(0) { $0 + $1.line.sent }
    try await phone.process.pass(.seconds(3_600), "an hour of rest")
    let more = devices.reduce(0) { $0 + $1.line.sent } - sent
    figures.silent.count(more == 0)
    if more > 0 { violation("SYN-1", "\(more) records are sent in an hour of rest") }
    try await wake(all: true)
    var libraries: [Library] = []
    for device in devices {
      guard let library = try await device.library() else { return }
      libraries.append(library)
      let isCounted = try await device.ask("count") { app in
        let (stats, anew) = (
          await app.diversity.stats(), await DiversityStatsService(store: app.store).stats()
        )
        return stats == anew
      }
      figures.counted.count(isCounted ?? true)
    }
    judge(libraries)
  }

  private mutating func judge(_ libraries: [Library]) {
    for (device, library) in zip(devices, libraries) {
      for problem in library.checkInvariants().prefix(2) { violation("SYN-3", "\(device.name): \(problem)") }
      judge(library, of: device)
      guard device.number > 0 else { continue }
      let equality = LibraryEquality(libraries[0], library)
      figures.equal = figures.equal + Rate(equality.rows - equality.differing, of: equality.rows)
      figures.claims.count(equality.differing == 0)
      for line in equality.lines { violation("SYN-3", "phone and \(device.name) differ: \(line)") }
    }
  }

  private mutating func judge(_ library: Library, of device: AccountDevice) {
    var works: [Int: [WorkID]] = [:]
    for work in library.works {
      if let book = books[work.id] { works[book, default: []].append(work.id) }
    }
    for field in account.fields {
      guard let values = account.values(of: field) else { continue }
      let copies = works[field.book] ?? []
      let shown = copies.compactMap { EditAccount.shown(field.field, of: $0, in: library) }
      // Of a book that two devices imported, and that is there twice, one copy has the last write: SYN-4
      // counts it. Any other book is there once.
      let isOne = settings.meeting == .apart || copies.count == 1
      let isRight = isOne && shown.contains { values.contains($0) }
      figures.lastWrites.count(isRight)
      if !isRight {
        miss(
          "SYN-2.last",
          truth: "\(field.field) of book \(field.book): \(values.sorted().joined(separator: " or "))",
          "\(device.name): \(shown.isEmpty ? "no book" : shown.joined(separator: " and "))")
      }
    }
    judge(imported: works, on: device)
    for (book, isSure) in account.removed.sorted(by: { $0.key < $1.key }) where isSure {
      figures.removed.count(works[book] == nil)
    }
    figures.running.count(library.runningSessions.count <= 1)
    let starts = Dictionary(grouping: library.sessions) { $0.started }
    for sitting in account.sittings where account.removed[sitting.book] == nil {
      figures.sessions.count(starts[sitting.started]?.count == 1)
    }
    let answered = account.answered.filter { !paidBefore.contains($0.key) }
    let sure = pointsBefore + 5 * answered.values.count { $0 }
    let doubt = 5 * answered.values.count { !$0 } + pointsInDoubt
    figures.points += library.points
    figures.pointsEarned += min(max(library.points, sure), sure + doubt)
  }
}
