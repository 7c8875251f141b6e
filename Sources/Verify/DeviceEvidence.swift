// Several devices as evidence: readers who use a phone and a tablet, the matrix of what a record server does
// to an engine, and random worlds of devices.

import LabWorld
import LoadRun
import Measurement
import SyncMatrix

/// The measurements of several devices.
enum DeviceEvidence {
  private static let readers = 40
  private static let books = 60
  /// The number of random worlds; each is run twice.
  private static let worlds: UInt64 = 150

  static func figures(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure]
  {
    var settings = LoadConfiguration()
    settings.users = readers
    settings.books = books
    settings.devices = SeveralDevices()
    let together = try loadRun(settings, threads, isCancelled)
    settings.users = readers / 2
    settings.devices = SeveralDevices(meeting: .apart)
    var all = try loadRun(settings, threads, isCancelled)
    all.add(together)
    // Of devices that meet at the end no edit is known elsewhere soon.
    let rows =
      LoadTargets.devices(all, .apart)
      + LoadTargets.devices(together, .together).filter { $0.id.hasPrefix("SYN-12") }
    return rows.compactMap { row in row.evidence.map { VerifyFigure(row, from: .devices, on: $0) } }
      + figures(of: ShippedEngine(), worlds: worlds)
      + costs(few: LibraryCosts.measure(books: 15), many: LibraryCosts.measure(books: 1_500))
  }

  /// Returns the figures of several devices in a load run.
  private static func loadRun(
    _ settings: LoadConfiguration, _ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> DevicesFigures {
    try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures.devices
      ?? DevicesFigures()
  }

  /// Judges the costs of sync of the app's own library, with a few books and with many; nil for a world that
  /// failed, which leaves the rows without data.
  static func costs(few: LibraryCosts?, many: LibraryCosts?) -> [VerifyFigure] {
    let records = few == nil ? 0 : many?.upload.records ?? 0
    let evidence = Evidence(records, "records of the first sync", atLeast: 3_000)
    let edits = few.flatMap { few in many.map { ($0.edit, few.edit) } }
    let first = many.map { $0.upload.milliseconds + $0.download.milliseconds }
    return [
      Target("SYN-12.edit", "bytes of an edit, of those among few books")
        .judge(Fraction(edits?.0.bytes ?? 0, of: edits?.1.bytes ?? 0), on: evidence),
      Target("SYN-12.requests", "requests of an edit beyond those among few")
        .judge(Fraction((edits?.0.requests ?? 0) - (edits?.1.requests ?? 0)), on: evidence),
      Target("SYN-12.batch", "records in the largest request")
        .judge(Fraction(many?.largestRequest ?? 0), on: evidence),
      Target("SYN-12.first", "first sync of 1,500 books, both devices")
        .judge(Fraction(first ?? 0, of: 1_000), on: evidence),
    ].map { VerifyFigure($0, from: .devices, on: evidence) }
  }

  /// Returns the rows of an engine: the failures in the matrix, and the worlds that violate an oracle or
  /// differ from their second run.
  static func figures(of engine: any EngineUnderTest, worlds: UInt64) -> [VerifyFigure] {
    let card = SyncMatrix.run(engine)
    let withData = card.rows.count { $0.outcome != .noData }
    var campaign = WorldCampaign(devices: 2)
    for seed in 1...worlds { campaign.run(engine, seed: seed) }
    return [
      VerifyFigure(
        Target("SYN-5.rows", "failures of the server that harm")
          .judge(Fraction(card.rows.count { $0.outcome == .violated })),
        from: .devices, on: Evidence(withData, "kinds of failure", atLeast: 30)),
      VerifyFigure(
        Target("SYN-3.worlds", "worlds whose devices disagree")
          .judge(Fraction(campaign.failures.count + campaign.differing.count)),
        from: .devices, on: Evidence(campaign.worlds, "worlds", atLeast: 100)),
    ]
  }
}
