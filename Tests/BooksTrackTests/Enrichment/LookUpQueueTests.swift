// Which job is looked up next: the rules one by one, and every short life of a queue beside a plain model of it.

import Testing

@testable import BooksTrack

private func name(_ serial: UInt32) -> JobID { JobID(replica: 1, serial: serial) }

/// Jobs of the serial numbers 0, 1 and so on that wait.
private func waiting(_ count: UInt32) -> Table<EnrichmentJob> {
  var jobs = Table<EnrichmentJob>()
  for serial in 0..<count {
    jobs.put(EnrichmentJob(id: name(serial), work: WorkID(replica: 1, serial: serial)))
  }
  return jobs
}

extension LookUpQueue {
  /// Takes jobs until there are none.
  fileprivate mutating func takeAll(
    _ jobs: Table<EnrichmentJob>, of sequence: UInt64, isServiceUp: Bool = true, at now: Duration = .zero
  ) -> [UInt32] {
    var all: [UInt32] = []
    while load(jobs, of: sequence, isServiceUp: isServiceUp, at: now) {
      if let job = take() { all.append(job.id.serial) }
    }
    return all
  }
}

struct LookUpQueueTests {
  @Test func `ENR-4: drains take the oldest job first, and each job once`() {
    var queue = LookUpQueue()
    queue.beginDrain()
    #expect(queue.takeAll(waiting(3), of: 1) == [0, 1, 2])
    #expect(queue.takeAll(waiting(4), of: 2) == [3])
    #expect(queue.takeAll(waiting(4), of: 2) == [])
  }

  @Test func `another order of the queue is another value`() {
    var queue = LookUpQueue(order: { $0.reversed() })
    queue.beginDrain()
    #expect(queue.takeAll(waiting(3), of: 1) == [2, 1, 0])
  }

  @Test func `a job that was put back is taken again, one that is done with only by a later drain`() {
    var queue = LookUpQueue()
    queue.beginDrain()
    _ = queue.takeAll(waiting(2), of: 1)
    queue.putBack(name(1))
    queue.finish(name(0))
    #expect(queue.takeAll(waiting(2), of: 1) == [1])
    queue.finish(name(1))
    queue.endDrain()
    queue.beginDrain()
    #expect(queue.takeAll(waiting(2), of: 1) == [0, 1])
  }

  @Test func `who was woken goes behind all that were there, and before what comes later`() {
    var queue = LookUpQueue()
    queue.endWake(queue.beginWake(isNewStart: true, at: .zero), woken: [name(0)], behind: name(2))
    queue.beginDrain()
    #expect(queue.takeAll(waiting(4), of: 1) == [1, 2, 0, 3])
  }

  @Test func `ENR-14: a drain does not take the job of a poll, although it stood in line`() {
    var queue = LookUpQueue()
    queue.beginDrain()
    _ = queue.load(waiting(2), of: 1, isServiceUp: true, at: .zero)
    #expect(queue.beginPoll(waiting(2), isServiceUp: false, at: .zero)?.id == name(0))
    #expect(queue.take()?.id == name(1))
    #expect(queue.take() == nil)
  }

  @Test func `ENR-5: while the service is away, a job whose server asked for a pause is not asked for`() {
    var queue = LookUpQueue()
    queue.rest(name(0), until: .seconds(9))
    queue.beginDrain()
    #expect(queue.takeAll(waiting(2), of: 1, isServiceUp: false, at: .seconds(8)) == [1])
    #expect(queue.takeAll(waiting(2), of: 2, isServiceUp: false, at: .seconds(9)) == [0])
  }

  @Test func `ENR-5: a new start ends a pause, but not one that was asked for since`() {
    var queue = LookUpQueue()
    queue.rest(name(0), until: .seconds(9))
    queue.rest(name(1), until: .seconds(9))
    #expect(queue.beginWake(isNewStart: false, at: .seconds(1)).resting == [name(0), name(1)])
    let wake = queue.beginWake(isNewStart: true, at: .seconds(1))
    #expect(wake.resting == [])
    queue.rest(name(1), until: .seconds(10))
    queue.endWake(wake, woken: [], behind: nil)
    #expect(queue.rests == [name(1): .seconds(10)])
  }

  @Test func `ENR-14: polls take turns, the parked jobs first`() {
    var (queue, jobs, order) = (LookUpQueue(), waiting(3), [UInt32]())
    jobs.park(name(1))
    for _ in 0..<5 {
      guard let job = queue.beginPoll(jobs, isServiceUp: false, at: .zero) else { break }
      order.append(job.id.serial)
      queue.endPoll(job.id)
    }
    #expect(order == [1, 0, 2, 1, 0])
    #expect(queue.beginPoll(jobs, isServiceUp: true, at: .zero)?.id == name(1))
  }

  @Test(
    "every short life: a job is never with two, and who is next is what the plain model says",
    arguments: Beginning.allCases)
  fileprivate func everyShortLife(beginning: Beginning) throws {
    var lives = 0
    let life = try Life(beginning)
    #expect(life.complaints.isEmpty)
    live(life, 5, &lives)
    #expect(lives > 10_000)
  }

  /// Goes on with a life in every way for so many events.
  private func live(_ life: Life, _ rest: Int, _ lives: inout Int) {
    lives += 1
    guard rest > 0 else { return }
    for event in Life.Event.allCases {
      var next = life
      guard next.go(through: event) else { continue }
      guard next.complaints.isEmpty else {
        Issue.record("\(next.events): \(next.complaints.joined(separator: "; "))")
        continue
      }
      live(next, rest - 1, &lives)
    }
  }
}

extension Table<EnrichmentJob> {
  fileprivate mutating func park(_ id: JobID, _ isParked: Bool = true) {
    guard var job = self[id] else { return }
    job.isParked = isParked
    put(job)
  }
}

/// With what a life begins.
private enum Beginning: CaseIterable {
  case empty, twoWait, oneOfThreeIsParked, twoAreTakenAndTheServiceIsAway
}

/// A queue, a plain model of it, and the world around both.
private struct Life {
  enum Event: CaseIterable {
    /// A work is queued; the oldest one is deleted.
    case arrive, delete
    case beginDrain, take, endDrain
    /// What becomes of the job that was taken first.
    case answer, park, interrupt, fail
    case poll, endPoll
    /// The server of the last job that is under way asks for a pause.
    case rest
    case beginWake, beginNewStart, endWake
    case pass, turn
  }

  private var queue = LookUpQueue()
  private var plain = PlainQueue()
  private var jobs = Table<EnrichmentJob>()
  private var next: UInt32 = 0
  private var sequence: UInt64 = 0
  private var isUp = true
  private var now = Duration.zero
  private var drains = 0
  private var held: [JobID] = []
  private var polling: JobID?
  private var wake: (queue: LookUpQueue.Wake, isNewStart: Bool, rests: [JobID: Duration])?
  private let interrupted: InterruptedLookUp
  private(set) var events: [Event] = []
  private(set) var complaints: [String] = []

  init(_ beginning: Beginning) throws {
    var editor = LibraryEditor(Library(replica: 1))
    editor.queue(QueuedBook(title: "Dune"))
    let goal = try #require(EnrichmentGoal(name(0), in: editor.library))
    interrupted = InterruptedLookUp(
      goal: goal, machine: JobMachine(queries: [], backoff: .documented, random: NoRandomness()),
      notBefore: .seconds(2))
    let before: [Event] =
      switch beginning {
      case .empty: []
      case .twoWait: [.arrive, .arrive]
      case .oneOfThreeIsParked: [.arrive, .arrive, .arrive, .beginDrain, .take, .park]
      case .twoAreTakenAndTheServiceIsAway: [.arrive, .arrive, .beginDrain, .take, .take, .turn]
      }
    for event in before { #expect(go(through: event)) }
  }

  /// Lets something happen; false if it cannot happen now.
  mutating func go(through event: Event) -> Bool {
    guard happen(event) else { return false }
    events.append(event)
    complaints += queue.checkInvariants()
    if Set(queue.interrupted.keys) != plain.interrupted { complaints.append("other interrupted look-ups") }
    if queue.rests != plain.rests { complaints.append("other pauses") }
    return true
  }

  private mutating func happen(_ event: Event) -> Bool {
    switch event {
    case .arrive:
      guard jobs.count < 3 else { return false }
      jobs.put(EnrichmentJob(id: name(next), work: WorkID(replica: 1, serial: next)))
      next += 1
      sequence += 1
    case .delete:
      guard let job = jobs.first(where: { _ in true }) else { return false }
      remove(job.id)
    case .beginDrain:
      guard drains < 2 else { return false }
      drains += 1
      queue.beginDrain()
      plain.users += 1
    case .endDrain:
      guard drains > (held.isEmpty ? 0 : 1) else { return false }
      drains -= 1
      queue.endDrain()
      plain.end()
    case .take: return drains > 0 && take()
    case .answer, .park, .interrupt, .fail: return letGo(event)
    case .poll: return polling == nil && poll()
    case .endPoll:
      guard let job = polling else { return false }
      polling = nil
      queue.endPoll(job)
      plain.jobs[job]?.isUnderWay = false
      plain.end()
    case .rest:
      guard let job = polling ?? held.last else { return false }
      let end = now + .seconds(2)
      queue.rest(job, until: end)
      plain.jobs[job]?.rests = end
    case .beginWake, .beginNewStart:
      guard wake == nil else { return false }
      let isNewStart = event == .beginNewStart
      wake = (queue.beginWake(isNewStart: isNewStart, at: now), isNewStart, plain.rests)
      let resting = isNewStart ? [] : plain.rests.filter { $0.value > now }.map(\.key)
      if wake?.queue.resting != Set(resting) { complaints.append("others stay parked") }
    case .endWake: return endWake()
    case .pass: now += .seconds(1)
    case .turn: isUp.toggle()
    }
    return true
  }

  private mutating func remove(_ job: JobID) {
    jobs.remove(job)
    sequence += 1
  }

  private mutating func take() -> Bool {
    var job = queue.take()
    if job == nil, queue.load(jobs, of: sequence, isServiceUp: isUp, at: now) { job = queue.take() }
    let expected = plain.take(jobs, sequence, isUp, now)
    if job != expected { complaints.append("a drain took \(job?.id as Any), not \(expected?.id as Any)") }
    guard let job else { return true }
    if held.contains(job.id) || polling == job.id { complaints.append("\(job.id) is with two") }
    resume(job.id)
    held.append(job.id)
    return true
  }

  /// The drain that has had the first job for longest is done with it, or not.
  private mutating func letGo(_ event: Event) -> Bool {
    guard let job = held.first else { return false }
    held.removeFirst()
    plain.jobs[job]?.isUnderWay = false
    switch event {
    case .answer, .park:
      if event == .answer { remove(job) } else { jobs.park(job) }
      sequence += 1
      queue.finish(job)
    default:
      if event == .interrupt {
        let lookUp = interrupted
        queue.interrupt(job, lookUp)
        plain.jobs[job]?.interruptedUntil = lookUp.notBefore
      }
      queue.putBack(job)
      plain.jobs[job]?.isTaken = false
      plain.loaded = nil
    }
    return true
  }

  private mutating func poll() -> Bool {
    let job = queue.beginPoll(jobs, isServiceUp: isUp, at: now)
    let expected = plain.poll(jobs, isUp, now)
    if job != expected { complaints.append("a poll took \(job?.id as Any), not \(expected?.id as Any)") }
    guard let job else { return true }
    if held.contains(job.id) { complaints.append("\(job.id) is with two") }
    resume(job.id)
    polling = job.id
    return true
  }

  private mutating func resume(_ job: JobID) {
    let isInterrupted = plain.interrupted.contains(job)
    if (queue.resume(job) != nil) != isInterrupted { complaints.append("\(job) does not go on where it was") }
    plain.jobs[job]?.interruptedUntil = nil
  }

  private mutating func endWake() -> Bool {
    guard let wake else { return false }
    self.wake = nil
    let woken = jobs.filter { $0.isParked && !wake.queue.resting.contains($0.id) }.map(\.id)
    let last = woken.isEmpty ? nil : jobs.map(\.id).max()
    for job in woken { jobs.park(job, false) }
    if !woken.isEmpty { sequence += 1 }
    queue.endWake(wake.queue, woken: woken, behind: last)
    plain.wake(woken, behind: last, ending: wake.isNewStart ? wake.rests : [:])
    return true
  }
}

/// The queue in plain words: what holds of each job, and which jobs stood in line when it was last looked at.
private struct PlainQueue {
  struct Job {
    var isTaken = false
    var isUnderWay = false
    var wasPolledFor = false
    var isWokenBehind: JobID?
    var interruptedUntil: Duration?
    var rests: Duration?

    func isRested(_ now: Duration) -> Bool { [interruptedUntil, rests].allSatisfy { $0 ?? .zero <= now } }
  }

  var jobs: [JobID: Job] = [:]
  var line: [EnrichmentJob] = []
  var loaded: UInt64?
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
    let free = rows.filter { row in
      let job = jobs[row.id, default: Job()]
      return !row.isParked && !job.isTaken && !job.isUnderWay && (isUp || job.isRested(now))
    }
    // Each woken job is put behind the one that was the last, and behind those that were woken with it.
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
    for (id, end) in pauses where jobs[id]?.rests == end { jobs[id]?.rests = nil }
    for id in woken {
      jobs[id]?.isTaken = false
      jobs[id]?.interruptedUntil = nil
      jobs[id, default: Job()].isWokenBehind = last
    }
    forgetPolls()
  }

  private mutating func forgetPolls() { for id in jobs.keys { jobs[id]?.wasPolledFor = false } }
}
