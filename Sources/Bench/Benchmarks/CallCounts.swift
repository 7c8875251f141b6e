// How often functions were called, from the account that valgrind's tool callgrind writes of a run of a
// program.
//
// In it a function has a number, and its name only where the number comes up first. A call is two lines: the
// function that is called, and how often that was from this place.

/// The calls of one run, by the name of the function that was called.
package struct CallCounts: Sendable {
  private var calls: [String: Int] = [:]

  /// Reads an account.
  ///
  /// - Complexity: O(*account*).
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

  /// How often that function was called.
  package subscript(_ function: String) -> Int { calls[function] ?? 0 }
}
