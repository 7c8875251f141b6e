// Jobs for tests of the look-up queue, named by serial number.

@testable import BooksTrack

extension JobID {
  static func number(_ serial: UInt32) -> JobID { JobID(replica: 1, serial: serial) }
}

extension EnrichmentJob {
  /// Returns a waiting job.
  static func waiting(_ serial: UInt32) -> EnrichmentJob {
    EnrichmentJob(id: .number(serial), work: WorkID(replica: 1, serial: serial))
  }
}

extension Table<EnrichmentJob> {
  /// Returns waiting jobs with the serial numbers 0, 1 and so on.
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
