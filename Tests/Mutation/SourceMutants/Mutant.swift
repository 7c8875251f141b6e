// A single mutation of a source.

/// A mutation that usually still compiles, and changes the behavior.
package struct Mutant: Equatable {
  package enum Change: Equatable {
    /// Another operator, or none.
    case becomes(String, instead: String)
    /// A removed statement.
    case leftOut(String)
  }

  /// The bytes of the source that are guarded: an expression, or a statement.
  package let bytes: Range<Int>
  /// The line of the change, from 1.
  package let line: Int
  package let change: Change
  /// The mutated expression; nil for a statement.
  let changed: String?

  /// The description of the mutation, in one line.
  package var sentence: String {
    switch change {
    case .becomes(let new, let old): new.isEmpty ? "without \(old)" : "\(old) becomes \(new)"
    case .leftOut(let statement): "without: \(statement)"
    }
  }
}

extension Mutant {
  /// Returns all mutants of a source, in the order of their places.
  package static func all(of source: String) -> [Mutant] {
    let structure = SourceStructure(source)
    let text = SourceLines(source)
    return (operators(of: structure, text) + statements(of: structure, text)).sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    }
  }
}

/// The bytes of a source, with their line numbers.
struct SourceLines {
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ source: String) {
    bytes = Array(source.utf8)
    ends = bytes.indices.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }
  }

  /// Returns the line of a byte, from 1.
  func line(of byte: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// The text of a range, with white space collapsed.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }
}
