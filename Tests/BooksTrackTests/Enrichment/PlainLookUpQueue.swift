// A simple model of the look-up queue, with which the real one is compared.

@testable import BooksTrack

/// The model: the state of each job, and the jobs in line when it was last loaded.
struct PlainLookUpQueue {
  struct Job {
    var isTaken = false
    var isUnderWay = false
    var wasPolledFor = false
    var isWokenBehind: JobID?
    var interruptedUntil: Duration?
    var rests: Duration?

    func isPaused(_ now: Duration) -> Bool { interruptedUntil ?? .zero > now }
    func isRested(_ now: Duration) -> Bool { [interruptedUntil, rests].allSatisfy { $0 ?? .zero <= now } }
  }

  var jobs: [JobID: Job] = [:]
  var line: [EnrichmentJob] = []
  var loaded: UInt64?
  var endOfFirstPause: Duration?
  var users = 0

  var interrupted: Set<JobID> { Set(jobs.filter { $0.value.interruptedUntil != nil }.keys) }
  var rests: [JobID: Duration] { jobs.compactMapValues(\.rests) }

  mutating func end() {
    users -= 1
    guard users == 0 else { return }
    (line, loaded) = ([], nil)
    for id in jobs.keys { jobs[id]?.isTaken = false }
  }

  mutating func take(
    _ rows: Table<EnrichmentJob>, _ sequence: UInt64, _ isUp: Bool, _ now: Duration
  ) -> EnrichmentJob? {
    line.removeAll { jobs[$0.id, default: Job()].isUnderWay }
    if line.isEmpty, loaded != sequence { load(rows, sequence, isUp, now) }
    guard !line.isEmpty else { return nil }
    let job = line.removeFirst()
    jobs[job.id, default: Job()].isTaken = true
    jobs[job.id]?.isUnderWay = true
    return job
  }

  private mutating func load(
    _ rows: Table<EnrichmentJob>, _ sequence: UInt64, _ isUp: Bool, _ now: Duration
  ) {
    loaded = sequence
    for id in jobs.keys where !rows.contains(id) {
      jobs[id]?.isWokenBehind = nil
      jobs[id]?.interruptedUntil = nil
      jobs[id]?.rests = nil
    }
    let open = rows.filter { row in
      let job = jobs[row.id, default: Job()]
      return !row.isParked && !job.isTaken && !job.isUnderWay
    }
    let pauses = open.compactMap { jobs[$0.id]?.interruptedUntil }.filter { $0 > now }
    endOfFirstPause = pauses.min()
    if !pauses.isEmpty { loaded = nil }
    let free = open.filter { row in
      let job = jobs[row.id, default: Job()]
      return !job.isPaused(now) && (isUp || job.isRested(now))
    }
    // Each woken job goes behind the one that was last at the time, and behind others woken with it.
    line = free.filter { jobs[$0.id]?.isWokenBehind == nil }
    for row in free {
      guard let last = jobs[row.id]?.isWokenBehind else { continue }
      let place = line.firstIndex { (jobs[$0.id]?.isWokenBehind ?? $0.id) > last } ?? line.endIndex
      line.insert(row, at: place)
    }
  }

  mutating func poll(_ rows: Table<EnrichmentJob>, _ isUp: Bool, _ now: Duration) -> EnrichmentJob? {
    func first() -> EnrichmentJob? {
      let free = rows.filter { row in
        let job = jobs[row.id, default: Job()]
        return !job.wasPolledFor && !job.isUnderWay && job.isRested(now) && (row.isParked || !isUp)
      }
      return free.first(where: \.isParked) ?? free.first
    }
    var found = first()
    if found == nil {
      forgetPolls()
      found = first()
    }
    guard let found else { return nil }
    jobs[found.id, default: Job()].wasPolledFor = true
    jobs[found.id]?.isUnderWay = true
    users += 1
    return found
  }

  mutating func wake(_ woken: [JobID], behind last: JobID?, ending pauses: [JobID: Duration]) {
    for id in woken where pauses[id] != nil && jobs[id]?.rests == pauses[id] { jobs[id]?.rests = nil }
    // No job overtakes jobs that were woken earlier.
    let earlier = jobs.values.compactMap(\.isWokenBehind).max()
    for id in woken {
      jobs[id]?.isTaken = false
      // The answers so far are kept; the pause is not.
      if jobs[id]?.interruptedUntil != nil { jobs[id]?.interruptedUntil = .zero }
      jobs[id, default: Job()].isWokenBehind = [last, earlier].compactMap(\.self).max()
    }
    forgetPolls()
  }

  private mutating func forgetPolls() { for id in jobs.keys { jobs[id]?.wasPolledFor = false } }
}
