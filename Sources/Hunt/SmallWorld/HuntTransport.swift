// A device's connection to the backend, watched where requests are handed to the link.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// The transport of one run of the app.
struct HuntTransport: Transport {
  let device: HuntDevice
  let launch: Int

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let now = device.process.clock.now
    let isOffline = device.network.outage(at: now) != nil
    let isIntercepted = !isOffline && device.portal.answers(at: now.nanoseconds)
    let question = DeviceQuestion(label: request.label, isOffline: isOffline, isIntercepted: isIntercepted)
    // A request for a series is no look-up of a book.
    var sent: SentQuestion?
    if launch == device.launch, request.path.hasPrefix("/v1/search/") {
      sent = device.noteRequest(question)
    } else if launch == device.launch {
      device.note(.seriesRequestSent(question))
    }
    if isIntercepted { return try await intercepted(question, sent) }
    let link = SimulatedTransport(device.connection, clock: device.process.clock, network: device.network)
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    if result == .failure(.cancelled) || result == .failure(.timeout) { device.tellGivenUp(request.label) }
    if let sent, launch == device.launch { device.noteAnswered(sent, result) }
    return try result.get()
  }

  /// Returns the page of a portal. The oracles see a failure, as the request has not left the network.
  private func intercepted(
    _ question: DeviceQuestion, _ sent: SentQuestion?
  ) async throws(TransportError) -> HTTPResponse {
    do {
      try await device.process.pass(CaptivePortal.latency, "portal \(question.label)")
    } catch {
      throw .cancelled
    }
    if let sent, launch == device.launch { device.noteAnswered(sent, .failure(.offline)) }
    return CaptivePortal.page
  }
}
