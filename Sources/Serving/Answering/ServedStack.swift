// The world that answers: the providers and the backend of a load run, and requests that come from outside.
// The first part of a path that is a provider's name leads to that provider; everything else is a route of
// the backend.

package import BooksTrackAPI
package import LabWorld
package import LoadRun
import Providers
package import Simulation

/// The machines that answer, and the requests that are on their way.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class ServedStack: @unchecked Sendable {
  /// An answer at the time when it leaves.
  package struct Answer: Sendable {
    package let record: ServedAnswer
    /// Nil if there is none.
    package let response: HTTPResponse?
    /// The calendar time of the world.
    package let date: Timestamp
  }

  /// The recipient of requests to the stack itself, in the log.
  package static let backend = "backend"

  package let providers: [LookalikeMachine]
  private let edge: BackendEdge
  private let world: World
  private let client: Connection<HTTPRequest, HTTPResponse>
  private let calendar: SimulatedWallTime
  private let note: (ServingLine) -> Void
  private var lastNumber = 0
  /// The requests beyond the quota of each provider that are already accounted for.
  private var excess: [Int]
  /// The number of requests that have no answer yet.
  package private(set) var underWay = 0

  /// - Parameter note: Called with each line of the log, in order.
  package init(_ fixture: CellFixture, in world: World, note: @escaping (ServingLine) -> Void) {
    let stack = CellStack(of: fixture, in: world)
    (providers, edge) = (stack.providers, stack.edge)
    self.world = world
    self.note = note
    client = world.connect(world.process("clients"), to: stack.edge.service)
    calendar = SimulatedWallTime(world.clock)
    excess = stack.providers.map { _ in 0 }
    for (index, provider) in providers.enumerated() {
      provider.watch = { [weak self] request, answer in self?.called(index, request, answer) }
    }
  }

  /// The virtual time, in nanoseconds.
  package var now: Int64 { world.clock.now.nanoseconds }

  /// Lets the world go on until a virtual time, which is later than the present one.
  ///
  /// Points that are due at one time happen in the order in which they were requested. The last step here is
  /// one nanosecond long, so all that was due at `time` before that step happens before the caller goes on.
  /// This is the same in a server, which takes many short steps, and in a replay, which takes few long ones.
  package func pass(until time: Int64) async throws {
    try await world.root.pass(.nanoseconds(max(1, time - 1 - now)), "time passes")
    try await world.root.pass(.nanoseconds(1), "time passes")
  }

  /// The earliest time to which the world can pass.
  package var soonest: Int64 { now + 2 }

  // MARK: Requests

  /// Takes a request that arrives now. `send` is called when its answer leaves.
  ///
  /// - Returns: The task that answers it.
  package func take(
    _ request: HTTPRequest, target: String, send: @escaping @Sendable (Answer) -> Void
  ) -> StartedTask<Void> {
    lastNumber += 1
    underWay += 1
    let number = lastNumber
    let arrival = now
    note(ServingLine(request: ServedRequest(number: number, at: arrival, target: target)))
    let digits = String(number)
    let name = "request " + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return world.root.start(name) { [self] in
      let (record, response) = try await answer(number, request, target)
      underWay -= 1
      note(ServingLine(answer: record))
      send(Answer(record: record, response: response, date: calendar.now()))
    }
  }

  private func answer(
    _ number: Int, _ request: HTTPRequest, _ target: String
  ) async throws -> (ServedAnswer, HTTPResponse?) {
    let (index, inner) = recipient(of: request)
    var record = ServedAnswer(
      number: number, to: index.map { providers[$0].name } ?? Self.backend, at: now)
    guard let index else {
      let response = try await answerOfBackend(to: inner)
      record.at = now
      if let response { complete(&record, response) }
      return (record, response)
    }
    let answer = providers[index].answer(to: inner)
    record.fault = answer.fault?.rawValue
    record.isBeyondQuota = takeExcess(index)
    guard case .response(let response) = answer.outcome else { return (record, nil) }
    try await world.root.pass(answer.delay, target)
    complete(&record, response)
    return (record, response)
  }

  /// Returns the backend's answer; nil if there is none within an hour.
  private func answerOfBackend(to request: HTTPRequest) async throws -> HTTPResponse? {
    do throws(LinkError) {
      return try await client.send(request, label: request.label, timeout: .seconds(3_600))
    } catch {
      guard error == .cancelled else { return nil }
      throw error
    }
  }

  private func complete(_ record: inout ServedAnswer, _ response: HTTPResponse) {
    var digest = Digest()
    digest.absorb(response.bytes(date: calendar.now()))
    record.at = now
    record.status = response.status
    record.bytes = response.body.count
    record.digest = digest.description
  }

  /// Returns the provider that a path begins with, and the request without its name.
  private func recipient(of request: HTTPRequest) -> (index: Int?, request: HTTPRequest) {
    let rest = request.path.dropFirst()
    let name = rest.prefix { $0 != "/" }
    guard let index = providers.firstIndex(where: { $0.name == name }) else { return (nil, request) }
    let path = rest.dropFirst(name.count)
    return (index, HTTPRequest(path: path.isEmpty ? "/" : String(path), query: request.query))
  }

  /// Writes the last line of the log.
  func end() { note(ServingLine(end: ServingEnd(at: now))) }

  // MARK: Calls

  private func called(_ index: Int, _ request: HTTPRequest, _ answer: ProviderAnswer) {
    let status: Int? = if case .response(let response) = answer.outcome { response.status } else { nil }
    note(
      ServingLine(
        call: ServedCall(
          at: now, to: providers[index].name, request: request.label, status: status,
          fault: answer.fault?.rawValue, isBeyondQuota: takeExcess(index))))
  }

  /// Returns true if the last request to a provider was beyond its quota; otherwise nil.
  private func takeExcess(_ index: Int) -> Bool? {
    let isBeyond = providers[index].excess > excess[index]
    excess[index] = providers[index].excess
    return isBeyond ? true : nil
  }
}
