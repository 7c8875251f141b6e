// What the stack of a differential life stands on: all that differs between a simulated world and this
// machine.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation

@testable import LabWorld
@testable import LoadRun

/// The ground under one device.
struct DifferentialPlatform: Sendable {
  let app: AppPlatform
  /// The directory of the library, as a new launch of the app finds it.
  let files: @Sendable () throws -> any LibraryFiles
}

extension DifferentialPlatform {
  /// A device, a backend and a provider of a simulated world.
  static func simulated(_ fixture: DifferentialFixture, in world: World) -> (SimulatedProcess, Self) {
    let host = world.process("provider")
    let provider = fixture.provider()
    let service: Service<HTTPRequest, HTTPResponse> = host.serve("provider") { request in
      do { try await host.pass(provider.delay(of: request), request.label) } catch { return nil }
      return provider.answer(request)
    }
    let edge = BackendEdge(
      providers: [BackendEdge.Provider(registration: .googleBooks, service: service)],
      link: LoadConfiguration().providerLink, in: world, observe: { _ in })
    let phone = world.process("phone")
    let link = LinkBehavior { LatencyTable.mobileNetwork.draw(&$0) }
    let transport = SimulatedTransport(
      world.connect(phone, to: edge.service, over: link), clock: phone.clock)
    let platform = DifferentialPlatform(
      app: AppPlatform(
        clock: phone.clock, wallTime: SimulatedWallTime(phone.clock), transport: transport,
        connectivity: AlwaysOnline()),
      files: { SimulatedFiles(process: phone) })
    return (phone, platform)
  }

  /// This machine: a real directory, real threads, and time that goes faster by that factor.
  static func real(_ fixture: DifferentialFixture, directory: String, faster: Int) -> Self {
    let clock = ScaledClock(faster: faster)
    let wallTime = ScaledWallTime(clock: clock)
    let provider = fixture.provider()
    let upstream = DirectTransport(clock: clock, delay: provider.delay) { provider.answer($0) }
    let backend = BackendVariant().service(
      [Upstream(.googleBooks, transport: upstream, quota: .unlimited)], clock: clock, wallTime: wallTime)
    let transport = DirectTransport(clock: clock, delay: { _ in .milliseconds(80) }) {
      await backend.handle($0)
    }
    return DifferentialPlatform(
      app: AppPlatform(
        clock: clock, wallTime: wallTime, transport: transport, connectivity: AlwaysOnline()),
      files: { try DirectoryFiles.open(directory) })
  }
}

/// A way to somebody in the same process, which takes its time.
private struct DirectTransport: Transport {
  let clock: any Clock<Duration>
  let delay: @Sendable (HTTPRequest) -> Duration
  let answer: @Sendable (HTTPRequest) async -> HTTPResponse

  init(
    clock: any Clock<Duration>, delay: @escaping @Sendable (HTTPRequest) -> Duration,
    _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    self.clock = clock
    self.delay = delay
    self.answer = answer
  }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    do {
      try await clock.sleep(for: delay(request))
    } catch {
      throw .cancelled
    }
    return await answer(request)
  }
}

/// The calendar that goes with a clock.
private struct ScaledWallTime: WallTime {
  let clock: ScaledClock

  func now() -> Timestamp {
    SimulatedWallTime.beginning.advanced(byMilliseconds: Int64(clock.now.offset / .milliseconds(1)))
  }
}
