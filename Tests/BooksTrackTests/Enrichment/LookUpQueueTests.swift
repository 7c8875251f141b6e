// The rules for the next job of the look-up queue, one by one.

import Testing

@testable import BooksTrack

extension LookUpQueue {
  /// Takes jobs until none is left.
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
    #expect(queue.takeAll(.waiting(3), of: 1) == [0, 1, 2])
    #expect(queue.takeAll(.waiting(4), of: 2) == [3])
    #expect(queue.takeAll(.waiting(4), of: 2) == [])
  }

  @Test func `the order of the queue is a parameter`() {
    var queue = LookUpQueue(order: { $0.reversed() })
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(3), of: 1) == [2, 1, 0])
  }

  @Test func `a job that was put back is taken again, a finished one only by a later drain`() {
    var queue = LookUpQueue()
    queue.beginDrain()
    _ = queue.takeAll(.waiting(2), of: 1)
    queue.putBack(.number(1))
    queue.finish(.number(0))
    #expect(queue.takeAll(.waiting(2), of: 1) == [1])
    queue.finish(.number(1))
    queue.endDrain()
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(2), of: 1) == [0, 1])
  }

  @Test func `ENR-3: while all jobs pause, the queue knows the end of the first pause`() {
    var queue = LookUpQueue()
    let jobs = Table<EnrichmentJob>.waiting(3)
    #expect(queue.endOfFirstRest(jobs, isServiceUp: false, at: .zero) == nil)
    for (number, end) in [9, 7, 8].enumerated() { queue.rest(.number(UInt32(number)), until: .seconds(end)) }
    #expect(queue.beginPoll(jobs, isServiceUp: false, at: .zero) == nil)
    #expect(queue.endOfFirstRest(jobs, isServiceUp: false, at: .zero) == .seconds(7))
    #expect(queue.endOfFirstRest(jobs, isServiceUp: false, at: .seconds(7)) == .seconds(8))
    #expect(queue.endOfFirstRest(jobs, isServiceUp: true, at: .zero) == nil, "drains take those that wait")
  }

  @Test func `a woken job goes behind all waiting ones, and before later ones`() {
    var queue = LookUpQueue()
    queue.endWake(queue.beginWake(.start, at: .zero), woken: [.number(0)], behind: .number(2))
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(4), of: 1) == [1, 2, 0, 3])
  }

  @Test func `a job that is woken later goes behind earlier woken ones, even if the last job is gone`() {
    var queue = LookUpQueue()
    queue.endWake(queue.beginWake(.start, at: .zero), woken: [.number(0)], behind: .number(3))
    queue.endWake(queue.beginWake(.start, at: .zero), woken: [.number(1)], behind: .number(2))
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(3), of: 1) == [2, 0, 1])
  }

  @Test func `ENR-14: a drain does not take the job of a poll, although it stood in line`() {
    var queue = LookUpQueue()
    queue.beginDrain()
    _ = queue.load(.waiting(2), of: 1, isServiceUp: true, at: .zero)
    #expect(queue.beginPoll(.waiting(2), isServiceUp: false, at: .zero)?.id == .number(0))
    #expect(queue.take()?.id == .number(1))
    #expect(queue.take() == nil)
  }

  @Test func `ENR-5: while the service is down, a job with a Retry-After is not queried before it ends`() {
    var queue = LookUpQueue()
    queue.rest(.number(0), until: .seconds(9))
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(2), of: 1, isServiceUp: false, at: .seconds(8)) == [1])
    #expect(queue.takeAll(.waiting(2), of: 2, isServiceUp: false, at: .seconds(9)) == [0])
  }

  @Test func `ENR-5: an interrupted job is skipped until its pause is over, and others are taken`() throws {
    var editor = LibraryEditor(Library(replica: 1))
    editor.queue(QueuedBook(title: "Dune"))
    let goal = try #require(EnrichmentGoal(.number(0), in: editor.library))
    let machine = JobMachine(queries: [], backoff: .documented, random: NoRandomness())
    var queue = LookUpQueue()
    queue.beginDrain()
    #expect(queue.takeAll(.waiting(2), of: 1) == [0, 1])
    for (number, end) in [(0, 9), (1, 7)] as [(UInt32, Int)] {
      queue.interrupt(
        .number(number), InterruptedLookUp(goal: goal, machine: machine, notBefore: .seconds(end)))
      queue.putBack(.number(number))
    }
    #expect(queue.takeAll(.waiting(3), of: 1, at: .seconds(6)) == [2])
    #expect(queue.endOfFirstPause == .seconds(7))
    // The end of a pause needs no transaction.
    #expect(queue.takeAll(.waiting(3), of: 1, at: .seconds(7)) == [1])
    #expect(queue.endOfFirstPause == .seconds(9))
    #expect(queue.takeAll(.waiting(3), of: 1, at: .seconds(9)) == [0])
    #expect(queue.endOfFirstPause == nil)
  }

  @Test func `ENR-5: a wake ends the pause of a woken job, but not one that was requested since`() {
    var queue = LookUpQueue()
    for number in 0..<3 { queue.rest(.number(UInt32(number)), until: .seconds(9)) }
    #expect(queue.beginWake(.answer, at: .seconds(1)).resting.count == 3)
    let wake = queue.beginWake(.start, at: .seconds(1))
    #expect(wake.resting == [])
    queue.rest(.number(1), until: .seconds(10))
    // The third job is under way, and will be parked later.
    queue.endWake(wake, woken: [.number(0), .number(1)], behind: .number(2))
    #expect(queue.rests == [.number(1): .seconds(10), .number(2): .seconds(9)])
  }

  @Test func `CON-11: a query waits for quota alone, until all remaining queries of its job wait`() {
    var queue = LookUpQueue()
    let (job, number, title) = (JobID.number(0), MetadataQuery.title("number"), MetadataQuery.title("title"))
    queue.wait(JobQuestion(job: job, query: number), until: .seconds(9))
    #expect(queue.waiting([number, title], of: job, at: .seconds(8)) == [number])
    #expect(queue.waiting([number, title], of: .number(1), at: .seconds(8)) == [])
    #expect(queue.waiting([number, title], of: job, at: .seconds(9)) == [])
    #expect(queue.rests == [:])
    queue.rest(job, untilFirstOf: [number, title])
    #expect(queue.rests == [:], "nobody has said how long to wait for the title")
    queue.wait(JobQuestion(job: job, query: title), until: .seconds(7))
    queue.rest(job, untilFirstOf: [number, title])
    #expect(queue.rests == [job: .seconds(7)])
  }

  @Test func `ENR-5: a wake ends the wait of a query, but not one that was requested since`() {
    var queue = LookUpQueue()
    let questions = ["A", "B"].map { JobQuestion(job: .number(0), query: .title($0)) }
    for question in questions { queue.wait(question, until: .seconds(9)) }
    queue.endWake(queue.beginWake(.answer, at: .zero), woken: [], behind: nil)
    #expect(queue.waits.count == 2)
    let wake = queue.beginWake(.start, at: .zero)
    queue.wait(questions[1], until: .seconds(10))
    queue.endWake(wake, woken: [.number(0)], behind: .number(0))
    #expect(queue.waits == [questions[1]: .seconds(10)])
  }

  @Test func `the waits of a removed job are forgotten`() {
    var queue = LookUpQueue()
    for number in [0, 7] as [UInt32] {
      queue.wait(JobQuestion(job: .number(number), query: .title("A")), until: .seconds(9))
    }
    queue.beginDrain()
    _ = queue.load(.waiting(1), of: 1, isServiceUp: true, at: .zero)
    #expect(queue.waits.keys.map(\.job) == [.number(0)])
  }

  @Test func `ENR-14: polls take turns, parked jobs first`() {
    var (queue, jobs, order) = (LookUpQueue(), Table<EnrichmentJob>.waiting(3), [UInt32]())
    jobs.park(.number(1))
    for _ in 0..<5 {
      guard let job = queue.beginPoll(jobs, isServiceUp: false, at: .zero) else { break }
      order.append(job.id.serial)
      queue.endPoll(job.id)
    }
    #expect(order == [1, 0, 2, 1, 0])
    #expect(queue.beginPoll(jobs, isServiceUp: true, at: .zero)?.id == .number(1))
  }
}
