// What a device asks for, and whether a call to a provider is about that: the letters and digits of both,
// without spaces and marks. Oracles hold every call against every question, so they are compared as bytes.

package import BooksTrackAPI
import Foundation

/// Letters and digits in lower case.
package struct AskedText: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.compactMap(Self.kept)
    } else {
      let kept = text.lowercased().filter { $0.isLetter || $0.isNumber }
      // A letter with its mark is one scalar or two.
      bytes = Array(kept.precomposedStringWithCanonicalMapping.utf8)
    }
  }

  /// A byte of ASCII if it is a letter or a digit.
  private static func kept(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  /// Whether there is neither letter nor digit.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether another text stands in this one.
  ///
  /// - Complexity: O(n · m); hardly more than O(n) for titles.
  package func contains(_ other: AskedText) -> Bool {
    guard let first = other.bytes.first else { return true }
    let last = bytes.count - other.bytes.count
    var start = 0
    while start <= last {
      if bytes[start] == first, bytes[start..<start + other.bytes.count].elementsEqual(other.bytes) {
        return true
      }
      start += 1
    }
    return false
  }
}

extension HTTPRequest {
  /// What a device asks for, as the text of the calls for it must have it.
  package var askedText: AskedText? {
    let text: String?
    switch path {
    case "/v1/search/isbn": text = self["isbn"]
    case "/v1/search/title": text = self["q"]
    case "/v1/search/advanced": text = self["title"]
    default: text = nil
    }
    return text.map(AskedText.init).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Path and values.
  package var calledText: AskedText {
    AskedText((path.removingPercentEncoding ?? path) + query.map(\.value).joined())
  }
}
