// A JSON document as a flat list of entries over its bytes, as simdjson (Langdale and Lemire, 2019) calls its
// tape: one pass over the bytes, the entries one behind the other in one block of memory, and nothing made of
// a value before somebody asks for it.
//
// An entry says what a value is, where its bytes are, and where the entry behind it and all that is in it
// stands, so that a member that nobody asks for is passed in one step:
//
//     {"title":"Dune","pages":[412]}      0 object, next 6
//                                         1 key "title"    2 text "Dune"
//                                         3 key "pages"    4 list, next 6    5 number 412
//
// What is read is what Foundation's JSONDecoder reads. The pass refuses a document of another shape:
// brackets, commas and quotes out of place, bytes behind the value, more than 512 levels. What is wrong
// inside a text or a number — an escape that is none, bytes that are not UTF-8, a leading zero — costs that
// value, when somebody asks for it; in a name it costs the object in which the name stands. So a provider's
// damaged description does not cost its answer.
//
// Three things differ from JSONDecoder. Only UTF-8 is read, as RFC 8259 wants of what is sent. A whole number
// that is written with a point or an exponent is refused from 2⁵³ on, because the nearest double may be
// another whole number. And zero with an exponent (`0e5`) is read as a double, where JSONDecoder takes it for
// a number that is too small.

package import Foundation

/// Reads JSON documents.
package enum JSONTape {
  /// What a value is.
  package enum Kind: UInt8, Sendable {
    case null
    case yes
    case no
    case number
    case text
    case list
    case object
    /// The name of the value that follows.
    case key
  }

  /// What the pass has seen in a text, or in the names of an object.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let hasEscapes = Traits(rawValue: 1)
    static let isNotASCII = Traits(rawValue: 2)
    /// A control character in a text, or a name that is no text in an object.
    static let isDamaged = Traits(rawValue: 4)
  }

  /// Sixteen bytes for each value and each name.
  struct Entry {
    /// Of a text the byte behind the quote.
    var start: UInt32
    /// Behind the last byte; of a text the closing quote.
    var end: UInt32
    /// The entry behind this one and all that is in it.
    var next: UInt32
    let kind: Kind
    var traits: Traits = []
  }

  /// The deepest nesting that is read, so that no document can exhaust the stack.
  static let deepest = 512

  /// Reads a document; `body` gets its value, which must not be kept.
  ///
  /// - Returns: What `body` gives; nil if the bytes are no JSON document.
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
