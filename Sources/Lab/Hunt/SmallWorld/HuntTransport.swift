// A device's way to the backend, watched where requests are handed over to the link.

import BooksTrack
import BooksTrackAPI
import Simulation

/// The transport of one run of the app.
struct HuntTransport: Transport {
  let device: HuntDevice
  let launch: Int

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let now = device.process.clock.now
    let question = DeviceQuestion(label: request.label, isOffline: device.network.outage(at: now) != nil)
    if launch == device.launch { device.noteAsked(question) }
    let link = SimulatedTransport(device.connection, clock: device.process.clock, network: device.network)
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    if launch == device.launch { device.noteAnswered(question, result) }
    return try result.get()
  }
}
