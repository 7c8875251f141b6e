// Runs a look-up queue and a plain model of it through the same events.

import Testing

@testable import BooksTrack

/// The initial states of a life.
enum LookUpBeginning: CaseIterable {
  case empty, twoWait, oneOfThreeIsParked, twoAreTakenAndTheServiceIsAway
}

/// A queue, its model, and their environment.
struct LookUpLife {
  enum Event: CaseIterable {
    /// A work is queued; the oldest one is deleted.
    case arrive, delete
    case beginDrain, take, endDrain
    /// The results of the job that was taken first.
    case answer, park, interrupt, fail
    case poll, endPoll
    /// The server requests a pause for the last job that was taken.
    case rest
    case beginWake, beginNewStart, endWake
    case pass, turn
  }

  private var queue = LookUpQueue()
  private var plain = PlainLookUpQueue()
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

  init(_ beginning: LookUpBeginning) throws {
    var editor = LibraryEditor(Library(replica: 1))
    editor.queue(QueuedBook(title: "Dune"))
    let goal = try #require(EnrichmentGoal(.number(0), in: editor.library))
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

  /// Applies an event; returns false if it is impossible now.
  mutating func go(through event: Event) -> Bool {
    guard happen(event) else { return false }
    events.append(event)
    complaints += queue.checkInvariants()
    if Set(queue.interrupted.keys) != plain.interrupted { complaints.append("other interrupted look-ups") }
    if queue.endOfFirstPause != plain.endOfFirstPause { complaints.append("another first pause") }
    if queue.rests != plain.rests { complaints.append("other pauses") }
    return true
  }

  private mutating func happen(_ event: Event) -> Bool {
    switch event {
    case .arrive:
      guard jobs.count < 3 else { return false }
      jobs.put(.waiting(next))
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
      wake = (queue.beginWake(isNewStart ? .start : .answer, at: now), isNewStart, plain.rests)
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

  /// Ends the look-up of the job that was taken first, with that result.
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
