// Jobs of a look-up queue under test: rows with numbers for names.

@testable import BooksTrack

extension JobID {
  static func number(_ serial: UInt32) -> JobID { JobID(replica: 1, serial: serial) }
}

extension EnrichmentJob {
  /// A job that waits.
  static func waiting(_ serial: UInt32) -> EnrichmentJob {
    EnrichmentJob(id: .number(serial), work: WorkID(replica: 1, serial: serial))
  }
}

extension Table<EnrichmentJob> {
  /// Jobs of the serial numbers 0, 1 and so on that wait.
  static func waiting(_ count: UInt32) -> Self {
    var jobs = Self()
    for serial in 0..<count { jobs.put(.waiting(serial)) }
    return jobs
  }

  mutating func park(_ id: JobID, _ isParked: Bool = true) {
    guard var job = self[id] else { return }
    job.isParked = isParked
    put(job)
  }
}
