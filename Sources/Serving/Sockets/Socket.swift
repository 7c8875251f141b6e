// LIVE ADAPTER: the sockets of this machine, as far as a server needs them. None of them ever blocks.

import Foundation

/// The failure of a call of the system.
package struct SocketError: Error {
  /// A sentence without a full stop.
  package let sentence: String
  /// True if the port belongs to another process.
  package let isBusy: Bool

  /// Creates a failure with the reason of the system.
  fileprivate init(_ what: String, _ code: Int32 = errno) {
    sentence = "\(what): \(String(cString: strerror(code)))"
    isBusy = code == EADDRINUSE
  }

  /// Creates the failure of a host that is no numeric address.
  fileprivate init(noAddress host: String) {
    sentence = "the host is \"\(host)\"; expected a numeric address, such as 127.0.0.1 or ::1"
    isBusy = false
  }
}

/// A socket that does not block.
struct Socket {
  /// The outcome of reading.
  enum Reading {
    case bytes(ArraySlice<UInt8>)
    /// Nothing has arrived.
    case nothing
    /// The other side has sent all that it will send, or is gone.
    case end
  }

  let descriptor: Int32

  /// Opens a socket that listens at an address of this machine.
  ///
  /// - Parameter port: 0 for any free port.
  static func listening(host: String, port: Int) throws(SocketError) -> Socket {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let address = found?.pointee else {
      throw SocketError(noAddress: host)
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.ai_family, stream, 0)
    guard descriptor >= 0 else { throw SocketError("cannot open a socket") }
    let result = Socket(descriptor: descriptor)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 512) == 0 else {
      let error = SocketError("cannot listen at \(host), port \(port)")
      result.close()
      throw error
    }
    result.setUp()
    return result
  }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// Keeps calls from blocking, child processes from having it, and a vanished peer from ending the program.
  private func setUp() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// The port at which it listens.
  var port: Int {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      getsockname(descriptor, base.assumingMemoryBound(to: sockaddr.self), &size)
      // The port is the second word of an address of either family, high byte first.
      return Int(bytes[2]) << 8 | Int(bytes[3])
    }
  }

  /// True if a connection waits to be accepted.
  var hasWaiting: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  /// Accepts a connection that waits; nil if it has gone in the meantime.
  ///
  /// - Throws: `SocketError` if the system has no room for it, such as a free descriptor.
  func accept() throws(SocketError) -> Socket? {
    let accepted = Foundation.accept(descriptor, nil, nil)
    guard accepted >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw SocketError("no room for it") }
      return nil
    }
    let socket = Socket(descriptor: accepted)
    socket.setUp()
    // Answers are written whole; waiting for more would only delay them.
    var isOn: Int32 = 1
    setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return socket
  }

  /// Reads what has arrived, into a buffer that is lent.
  func read(into buffer: inout [UInt8]) -> Reading {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .nothing : .end
  }

  /// Writes as many bytes as the system takes; nil if the other side is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? 0 : nil
  }

  /// Says that nothing more will be sent; what arrives can still be read.
  func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() { _ = Foundation.close(descriptor) }
}
