// The numbers of function calls in a profile that valgrind's tool callgrind has written.
//
// In a profile a function has a number, and its name only at its first occurrence. A call is two lines: the
// called function, and the number of calls from this place.

/// The calls of one run, by the name of the called function.
package struct CallCounts: Sendable {
  private var calls: [String: Int] = [:]

  /// Parses a profile.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `account`.
  package init(_ account: String) {
    var names: [Substring: String] = [:]
    var called: String?
    for line in account.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
      if line.hasPrefix("fn=") || line.hasPrefix("cfn=") {
        let parts = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
        guard let number = parts.first else { continue }
        if parts.count == 2 { names[number] = String(parts[1]) }
        if line.hasPrefix("cfn=") { called = names[number] }
      } else if line.hasPrefix("calls="), let name = called {
        calls[name, default: 0] += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
      }
    }
  }

  /// Returns the number of calls of a function.
  package subscript(_ function: String) -> Int { calls[function] ?? 0 }
}
