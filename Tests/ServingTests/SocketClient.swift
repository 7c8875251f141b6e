// A client of the tests: it never blocks, and can vanish.

import Foundation
import Testing

/// A connection to a server on this machine.
final class SocketClient {
  private let descriptor: Int32
  private(set) var received = ""
  private(set) var hasEnded = false

  init(_ port: Int) throws {
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      connect(descriptor, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), 16)
    }
    try #require(status == 0)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  @discardableResult
  func send(_ text: String) -> Int { write(descriptor, text, text.utf8.count) }

  func receive() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !hasEnded {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { received += String(decoding: buffer[..<count], as: UTF8.self) }
      if count < 0 { return }
      hasEnded = count == 0
    }
  }

  /// Makes the end of this client a reset, by which the server learns at once that it is gone.
  func willReset() {
    var setting = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
  }
}
