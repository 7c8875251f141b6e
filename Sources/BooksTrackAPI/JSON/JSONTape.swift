// A JSON document as a flat list of entries over its bytes, like the tape of simdjson (Langdale and Lemire,
// 2019): one pass over the bytes, all entries in one block of memory, and values decoded only on access.
//
// An entry contains the kind of a value, the range of its bytes, and the index of the entry after it and its
// contents, so that unused members are skipped in one step:
//
//     {"title":"Dune","pages":[412]}      0 object, next 6
//                                         1 key "title"    2 text "Dune"
//                                         3 key "pages"    4 list, next 6    5 number 412
//
// The accepted documents are those of Foundation's JSONDecoder. The pass rejects documents with invalid
// structure: misplaced brackets, commas and quotes, bytes after the value, more than 512 levels. An error
// inside a string or a number, such as an invalid escape, invalid UTF-8 or a leading zero, only makes that
// value nil on access; in a name it makes the object nil. So a malformed description of a provider does not
// invalidate its whole answer.
//
// There are three differences from JSONDecoder. Only UTF-8 is accepted, as RFC 8259 requires for interchange.
// Integers with a point or an exponent are rejected from 2⁵³ on, because the nearest double may be another
// integer. Zero with an exponent (`0e5`) is decoded as a double, where JSONDecoder reports a number that is
// too small.

package import Foundation

/// Parses JSON documents.
package enum JSONTape {
  /// The kind of a value.
  package enum Kind: UInt8, Sendable {
    case null
    case yes
    case no
    case number
    case text
    case list
    case object
    /// The name of the member whose value follows.
    case key
  }

  /// Properties of a string, or of the names of an object, as found by the scanner.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let hasEscapes = Traits(rawValue: 1)
    static let isNotASCII = Traits(rawValue: 2)
    /// A string with a control character, or an object with a malformed name.
    static let isDamaged = Traits(rawValue: 4)
  }

  /// The entry of a value or a name, in sixteen bytes.
  struct Entry {
    /// The first byte; for a string, the byte after the opening quote.
    var start: UInt32
    /// The byte after the last; for a string, the closing quote.
    var end: UInt32
    /// The index of the entry after this one and its contents.
    var next: UInt32
    let kind: Kind
    var traits: Traits = []
  }

  /// The maximum nesting, so that no document can exhaust the stack.
  static let deepest = 512

  /// Parses a document and passes its value to `body`, which must not keep it.
  ///
  /// - Returns: The result of `body`; nil if the bytes are not a JSON document.
  /// - Complexity: O(bytes).
  package static func read<Result>(_ document: Data, _ body: (Value) -> Result) -> Result? {
    document.withUnsafeBytes { document in
      guard let bytes = document.baseAddress?.assumingMemoryBound(to: UInt8.self),
        var scanner = JSONTapeScanner(bytes, count: document.count)
      else { return nil }
      defer { scanner.deallocate() }
      guard scanner.scan() else { return nil }
      return body(Value(bytes: bytes, entries: UnsafePointer(scanner.entries), index: 0))
    }
  }
}
