// The connection of this machine to itself, which tests of the server need.

import Foundation

package enum Loopback {
  /// True if this machine can connect to itself; some sandboxes have no loopback.
  package static let isThere: Bool = {
    // The first bit of the flags says that the interface is up; macOS has no such file.
    guard let flags = try? String(contentsOfFile: "/sys/class/net/lo/flags", encoding: .utf8) else {
      return true
    }
    return Int(flags.dropFirst(2).prefix { $0.isHexDigit }, radix: 16).map { $0 & 1 == 1 } ?? true
  }()
}
