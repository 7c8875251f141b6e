// The state machine of a job: single events, and an exhaustive search of short lives.

import BooksTrackAPI
import Testing

@testable import BooksTrack

/// The replies to a query.
private enum Reply: CaseIterable {
  case certain, uncertain, unfit, notFound, refused, wanting, failed, offlineBelievesOnline, offline
  case certainInPart, uncertainInPart, cancelled

  var answer: MetadataAnswer {
    switch self {
    case .certain, .uncertain, .unfit: .found(SearchResponseData([FoundBook("\(self)")]))
    case .certainInPart: .foundInPart(SearchResponseData([FoundBook("certain")]), retryAfter: .seconds(600))
    case .uncertainInPart: .foundInPart(SearchResponseData([FoundBook("\(self)")]), retryAfter: .seconds(600))
    case .notFound: .notFound
    case .refused: .refused(nil)
    case .wanting: .failed(.noCallsLeft, retryAfter: .seconds(30))
    case .failed: .failed(.timeout, retryAfter: nil)
    case .offlineBelievesOnline, .offline: .offline
    case .cancelled: .cancelled
    }
  }

  var judgement: Judgement {
    switch self {
    case .certain, .certainInPart: .certain(workIndex: 0)
    case .uncertain, .uncertainInPart: .uncertain([.named("Dune", 600)])
    default: .nothing
    }
  }

  /// True if the query needs no retry.
  var isAnswer: Bool { [.uncertain, .unfit, .notFound, .refused].contains(self) }
  /// True if the next query follows.
  var isGoneOver: Bool { isAnswer || [.wanting, .uncertainInPart].contains(self) }
  var isFailure: Bool { [.failed, .offlineBelievesOnline].contains(self) }
}

extension Candidate {
  fileprivate static func named(_ title: String, _ confidence: Int) -> Candidate {
    Candidate(title: title, authors: [], isbn: nil, externalID: nil, confidence: confidence)
  }
}

extension JobMachine {
  fileprivate mutating func receive(_ reply: Reply) -> Action {
    received(reply.answer, isOnline: reply != .offline) { _ in reply.judgement }
  }

  /// Receives a reply, and passes through pauses to the next action.
  fileprivate mutating func receiveThroughPauses(_ reply: Reply) -> Action {
    let action = receive(reply)
    if case .pause = action { return next() }
    return action
  }
}

struct EnrichmentJobMachineTests {
  private let byNumber: MetadataQuery
  private let byTitle = MetadataQuery.title("Dune")

  init() throws { byNumber = .isbn(try ISBN("9780441172719")) }

  private func machine(_ queries: [MetadataQuery]? = nil) -> JobMachine {
    JobMachine(queries: queries ?? [byNumber, byTitle], backoff: .documented, random: NoRandomness())
  }

  @Test func `the ISBN is queried first`() {
    #expect(machine().next() == .ask(byNumber))
  }

  @Test(arguments: [Reply.uncertain, .unfit, .notFound, .refused])
  fileprivate func `ENR-6: an answer without the book leads to the title query, and is not retried`(
    reply: Reply
  ) {
    var machine = machine()
    #expect(machine.receive(reply) == .ask(byTitle))
    #expect(machine.next() == .ask(byTitle))
  }

  @Test func `a certain answer ends the job without a second query`() {
    var machine = machine()
    let data = SearchResponseData([FoundBook("Dune Messiah"), FoundBook("Dune")])
    let action = machine.received(.found(data), isOnline: true) { _ in .certain(workIndex: 1) }
    #expect(action == .finish(.attach(FoundWork(answer: data, work: 1))))
  }

  @Test func `failures before an edit of the work still count after it`() {
    var machine = machine()
    _ = machine.receive(.failed)
    _ = machine.receive(.failed)
    let job = EnrichmentJob(id: JobID(replica: 1, serial: 1), work: WorkID(replica: 1, serial: 1))
    var renewed = machine.renewed(queries: [byNumber, byTitle], job: job, waiting: [])
    _ = renewed.receive(.failed)
    #expect(renewed.totalFailures == 3 && renewed.failures == 3)
  }

  @Test func `ENR-6: a book unknown to both queries is not found`() {
    var machine = machine()
    #expect(machine.receive(.notFound) == .ask(byTitle))
    #expect(machine.receive(.notFound) == .finish(.notFound))
  }

  @Test func `a job without queries is not found`() {
    #expect(machine([]).next() == .finish(.notFound))
  }

  @Test(arguments: [Reply.unfit, .notFound, .refused])
  fileprivate func `ENR-9: candidates of the first query are offered at the end`(last: Reply) {
    var machine = machine()
    #expect(machine.receive(.uncertain) == .ask(byTitle))
    #expect(machine.receive(last) == .finish(.offer([.named("Dune", 600)])))
  }

  @Test func `ENR-9: candidates of both answers are offered, best first and each once`() {
    var machine = machine()
    let found = MetadataAnswer.found(SearchResponseData([FoundBook("Dune")]))
    let (low, middle, high) = (
      Candidate.named("C", 510), Candidate.named("B", 600), Candidate.named("A", 800)
    )
    let other = Candidate.named("D", 600)
    #expect(machine.received(found, isOnline: true) { _ in .uncertain([middle, low]) } == .ask(byTitle))
    let last = machine.received(found, isOnline: true) { _ in .uncertain([high, other, low]) }
    #expect(last == .finish(.offer([high, middle, other, low])))
  }

  @Test func `ENR-5: a query is retried after 1, 2, 4 and 8 seconds, then the job is parked`() {
    var machine = machine()
    var actions: [JobMachine.Action] = []
    for _ in 0..<4 {
      actions.append(machine.receive(.failed))
      #expect(machine.next() == .ask(byNumber))
    }
    #expect(actions == [1, 2, 4, 8].map { .pause(.seconds($0)) })
    #expect(machine.receive(.failed) == .finish(.park))
    #expect(machine.totalFailures == 5)
  }

  @Test func `ENR-5: each query has its own tries; all failures are counted`() {
    var machine = machine()
    #expect(machine.receive(.failed) == .pause(.seconds(1)))
    #expect(machine.receive(.failed) == .pause(.seconds(2)))
    #expect(machine.receive(.notFound) == .ask(byTitle))
    #expect(machine.receive(.failed) == .pause(.seconds(1)))
    #expect(machine.totalFailures == 3)
  }

  @Test func `ENR-5: a longer Retry-After is obeyed, and one above the limit parks`() {
    var machine = machine()
    let patient = MetadataAnswer.failed(.rateLimited, retryAfter: .seconds(30))
    #expect(machine.received(patient, isOnline: true) { _ in .nothing } == .pause(.seconds(30)))
    let down = MetadataAnswer.failed(.rateLimited, retryAfter: .seconds(3_600))
    #expect(machine.received(down, isOnline: true) { _ in .nothing } == .finish(.park))
  }

  @Test(arguments: [Reply.uncertain, .unfit, .notFound, .refused])
  fileprivate func `CON-11: a query that waits for quota does not block the others; then the job parks`(
    last: Reply
  ) {
    var machine = machine()
    #expect(machine.receive(.wanting) == .ask(byTitle))
    #expect(machine.receive(last) == .finish(.park))
    #expect(machine.waiting == [byNumber] && machine.onlyWaits)
    #expect(machine.settled == [byTitle])
    #expect(machine.candidates == (last == .uncertain ? [.named("Dune", 600)] : []))
  }

  @Test func `CON-11: a certain answer ends a job although an earlier query waits`() {
    var machine = machine()
    _ = machine.receive(.wanting)
    let found = FoundWork(answer: SearchResponseData([FoundBook("certain")]), work: 0)
    #expect(machine.receive(.certain) == .finish(.attach(found)))
  }

  @Test func `CON-11: a resumed job sends its waiting queries, and offers the candidates of the others`() {
    var earlier = machine()
    _ = earlier.receive(.wanting)
    _ = earlier.receive(.uncertain)
    var job = EnrichmentJob(id: JobID(replica: 1, serial: 1), work: WorkID(replica: 1, serial: 1))
    (job.settled, job.candidates) = (earlier.settled, earlier.candidates)
    func goingOn(_ waiting: [MetadataQuery]) -> JobMachine {
      JobMachine(
        queries: [byNumber, byTitle], backoff: .documented, random: NoRandomness(), job: job, waiting: waiting
      )
    }
    #expect(goingOn([byNumber]).next() == .finish(.park))
    var later = goingOn([])
    #expect(later.next() == .ask(byNumber))
    #expect(later.receive(.notFound) == .finish(.offer([.named("Dune", 600)])))
  }

  @Test func `CON-11: an edit of the work gives a waiting query no new try`() {
    var machine = machine()
    _ = machine.receive(.wanting)
    let job = EnrichmentJob(id: JobID(replica: 1, serial: 1), work: WorkID(replica: 1, serial: 1))
    let other = MetadataQuery.title("Dune Messiah")
    var renewed = machine.renewed(queries: [byNumber, other], job: job, waiting: [])
    #expect(renewed.next() == .ask(other))
    #expect(renewed.receive(.notFound) == .finish(.park))
    #expect(renewed.totalFailures == 1)
  }

  @Test func `CON-11: a query that an edit removes and another restores still waits`() {
    var machine = machine()
    _ = machine.receive(.wanting)
    _ = machine.receive(.wanting)
    let job = EnrichmentJob(id: JobID(replica: 1, serial: 1), work: WorkID(replica: 1, serial: 1))
    let without = machine.renewed(queries: [byTitle], job: job, waiting: [byTitle])
    let again = without.renewed(queries: [byNumber, byTitle], job: job, waiting: [byNumber, byTitle])
    #expect(without.next() == .finish(.park) && again.next() == .finish(.park))
  }

  @Test(arguments: [Reply.uncertain, .unfit, .notFound, .refused])
  fileprivate func `ENR-5: a partial uncertain answer is not final`(last: Reply) {
    var machine = machine()
    #expect(machine.receive(.uncertainInPart) == .ask(byTitle))
    #expect(machine.receive(last) == .finish(.park))
    #expect(machine.waiting == [byNumber] && machine.settled == [byTitle])
    #expect(machine.candidates == (last == .uncertain ? [.named("Dune", 600)] : []))
    #expect(machine.totalFailures == 0)
  }

  @Test func `ENR-5: a partial answer is final if the job may not wait any longer`() {
    var machine = machine()
    let action = machine.received(Reply.uncertainInPart.answer, isOnline: true, canWait: false) { _ in
      Reply.uncertainInPart.judgement
    }
    #expect(action == .ask(byTitle))
    #expect(machine.receive(.notFound) == .finish(.offer([.named("Dune", 600)])))
  }

  @Test func `ENR-3: without a network the query waits and costs no try`() {
    var machine = machine()
    for _ in 0..<100 { #expect(machine.receive(.offline) == .ask(byNumber)) }
    #expect(machine.totalFailures == 0)
  }

  @Test func `ENR-3: a device that believes it is online pauses instead of spinning`() {
    var machine = machine()
    #expect(machine.receive(.offlineBelievesOnline) == .pause(.seconds(1)))
    #expect(machine.receive(.offlineBelievesOnline) == .pause(.seconds(2)))
  }

  @Test func `a cancelled query abandons the job`() {
    var machine = machine()
    #expect(machine.receive(.cancelled) == .finish(.abandon))
  }

  @Test func `every sequence of up to seven replies ends as expected`() {
    var violations: [[Reply]] = []
    var ends = 0
    func explore(_ machine: JobMachine, _ replies: [Reply]) {
      for reply in Reply.allCases {
        var machine = machine
        let life = replies + [reply]
        let action = machine.receiveThroughPauses(reply)
        if action != expected(life) { violations.append(life) }
        if case .finish = action {
          ends += 1
        } else if life.count < 7 {
          explore(machine, life)
        }
      }
    }
    explore(machine(), [])
    #expect(violations == [])
    #expect(ends > 10_000)
  }

  /// Returns the action that has to follow the replies, computed from the whole list.
  private func expected(_ life: [Reply]) -> JobMachine.Action {
    let last = life[life.count - 1]
    if last == .cancelled { return .finish(.abandon) }
    if last == .certain || last == .certainInPart {
      return .finish(.attach(FoundWork(answer: SearchResponseData([FoundBook("certain")]), work: 0)))
    }
    let answers = life.filter(\.isAnswer)
    let failures = life.reversed().prefix { !$0.isGoneOver }.filter(\.isFailure).count
    if failures > 4 { return .finish(.park) }
    let gone = life.filter(\.isGoneOver)
    if gone.count == 0 { return .ask(byNumber) }
    if gone.count == 1 { return .ask(byTitle) }
    if answers.count < 2 { return .finish(.park) }
    return .finish(answers.contains(.uncertain) ? .offer([.named("Dune", 600)]) : .notFound)
  }
}
