// All devices of a reader with several: the phone, whose app the reader's life opens, and those beside it.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import RecordSync
import SimulatedCloud
import Simulation
import Synthesis

/// The devices of one reader with one account.
struct ReaderDevices {
  let settings: SeveralDevices
  /// The phone first.
  let devices: [AccountDevice]
  let server: CloudServer
  let plan: DevicePlan
  /// Returns the export that the reader imports on a device beside the phone.
  let export: @Sendable (Int) -> SyntheticLibrary

  /// - Parameters:
  ///   - phone: The machine of the phone, with its network.
  ///   - connect: Connects a machine with the backend.
  init(
    _ settings: SeveralDevices, of reader: Int, phone: SimulatedProcess, network: DeviceNetwork,
    in world: World,
    server: CloudServer, fixture: CellFixture,
    connect: (SimulatedProcess) -> Connection<HTTPRequest, HTTPResponse>
  ) {
    let configuration = fixture.configuration
    let stream = fixture.stream("devices", ofReader: reader)
    let link = LinkBehavior(
      lossPerTenThousand: configuration.allowed(configuration.lossPerTenThousand, NetworkFault.loss)
    ) { LatencyTable.mobileNetwork.draw(&$0) }
    let account = AccountState.signedIn(AccountID("reader \(reader)"))
    devices = (0..<settings.count).map { number in
      let name = AccountDevice.names[number % AccountDevice.names.count]
      let process = number == 0 ? phone : world.process("\(name) \(reader)")
      let network = number == 0 ? network : DeviceNetwork(outages: [])
      let connection = number == 0 ? nil : connect(process)
      let device = AccountDevice(
        number: number, process: process,
        line: CloudLine(
          from: process, to: server, account: account, over: link, network: network,
          losesEvery: fixture.losesEvery)
      ) { device in
        guard let connection else { throw CancellationError() }
        return try await Self.open(device, of: reader, connection, network, world, fixture)
      }
      device.line.received = { [weak device] in await device?.noticePush() }
      if number > 0 { process.exposed(to: [MachineFault.kill]) }
      return device
    }
    self.settings = settings
    export = { fixture.library(ofReader: reader, onDevice: $0) }
    self.server = server
    plan = DevicePlan(
      settings, offline: configuration.allowed(1, FaultSelection.offline) > 0,
      dying: configuration.allowed(1, MachineFault.kill) > 0, stream.substream("plan"))
  }

  var phone: AccountDevice { devices[0] }

  /// Returns the record server as a part of a device's platform.
  static func cloud(of device: AccountDevice, of reader: Int) -> CloudPlatform {
    CloudPlatform(
      service: device.line, installation: UInt64(reader) << 8 + UInt64(device.number) + 1,
      random: DeviceBits(device.process.random("sync")))
  }

  /// Begins the sync of the phone, and starts the devices that have the account from the beginning.
  func begin(_ app: App) {
    // Devices that are used apart do not know of each other before the days are over.
    if settings.meeting == .apart { for device in devices.dropFirst() { device.line.cuts = [.always] } }
    phone.run(app)
    guard settings.meeting != .late else { return }
    startAll()
  }

  /// Starts the devices that were not started yet.
  func startAll() { for device in devices.dropFirst() { device.start(server) } }

  /// Ends the lives of all devices, and releases what the server has of them.
  func finish(_ reader: Int) async throws {
    for device in devices { try await device.finish(from: phone.process) }
    server.loseZone(of: AccountID("reader \(reader)"), because: .zoneNotFound)
  }

  /// Opens the app of a device beside the phone.
  private static func open(
    _ device: AccountDevice, of reader: Int, _ connection: Connection<HTTPRequest, HTTPResponse>,
    _ network: DeviceNetwork, _ world: World, _ fixture: CellFixture
  ) async throws -> App {
    let process = device.process
    let tally = OutageTally()
    let platform = AppPlatform(
      clock: process.clock, wallTime: SimulatedWallTime(process.clock),
      transport: SimulatedTransport(connection, clock: process.clock, network: network, tally: tally),
      connectivity: SimulatedConnectivity(network, clock: process.clock, tally: tally),
      random: SimulatedRandomness(process.random("jitter")), cloud: cloud(of: device, of: reader))
    return try await App.open(
      fixture.files(process), replica: UInt32(reader + 1 + device.number * 1_000_000), on: platform,
      policy: fixture.app,
      storage: {
        WatchedStorage(
          storage: RecordedArchive(archive: $0, world: world), known: device.known, clock: process.clock)
      })
  }
}
