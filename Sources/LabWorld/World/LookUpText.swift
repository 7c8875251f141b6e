// Tells whether a call to a provider serves a device's request: the letters and digits of both are compared.
// Oracles compare every call with every request, so the texts are stored as bytes.

package import BooksTrackAPI
import Foundation

/// The letters and digits of a text, in lower case.
package struct LookUpText: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.compactMap(Self.kept)
    } else {
      let kept = text.lowercased().filter { $0.isLetter || $0.isNumber }
      // A letter with a mark may be one scalar or two.
      bytes = Array(kept.precomposedStringWithCanonicalMapping.utf8)
    }
  }

  /// Returns the lower-case byte of an ASCII letter or digit, or nil for any other byte.
  private static func kept(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  /// True if the text has no letters or digits.
  var isEmpty: Bool { bytes.isEmpty }

  /// Returns true if this text contains another one.
  ///
  /// - Complexity: O(n · m); close to O(n) for titles.
  package func contains(_ other: LookUpText) -> Bool {
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
  /// The text of a device's query, which the calls for it must contain; nil for other requests.
  package var lookUpText: LookUpText? {
    let text: String?
    switch path {
    case "/v1/search/isbn", "/search/isbn": text = self["isbn"]
    case "/v1/search/title", "/search/title": text = self["q"]
    case "/v1/search/advanced", "/search/advanced": text = self["title"]
    default: text = nil
    }
    return text.map(LookUpText.init).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path and the values of the query.
  package var calledText: LookUpText {
    LookUpText((path.removingPercentEncoding ?? path) + query.map(\.value).joined())
  }
}
