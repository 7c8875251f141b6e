// The target of a request: a path, and the items of its query with their escapes decoded. A target that
// cannot be decoded is refused, rather than passed on as something else.

package import BooksTrackAPI

extension HTTPRequest {
  /// Parses the target of a request line: `/path?query`, or a whole URL as proxies get it.
  ///
  /// The path keeps its escapes, which the services decode themselves; in the query, `+` is a blank.
  package init(target: String) throws(HTTPRefusal) {
    guard !target.contains("#") else { throw HTTPRefusal(400, "the target has a fragment") }
    var rest = target[...]
    if rest.hasPrefix("http://") {
      let place = rest.dropFirst("http://".count)
      rest = place.firstIndex { $0 == "/" || $0 == "?" }.map { place[$0...] } ?? "/"
      if rest.hasPrefix("?") { rest = "/" + rest }
    }
    guard rest.hasPrefix("/") else {
      throw HTTPRefusal(400, "the target is neither a path nor a URL of http")
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    _ = try Self.decoded(parts[0], isQuery: false)
    var query: [QueryItem] = []
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query.append(
        QueryItem(
          try Self.decoded(sides[0], isQuery: true),
          try sides.count > 1 ? Self.decoded(sides[1], isQuery: true) : ""))
    }
    self.init(path: String(parts[0]), query: query)
  }

  /// Decodes percent escapes.
  private static func decoded(_ text: Substring, isQuery: Bool) throws(HTTPRefusal) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(isQuery && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
        throw HTTPRefusal(400, "the target has a % without two hexadecimal digits")
      }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw HTTPRefusal(400, "the escapes of the target are no UTF-8")
    }
    return decoded
  }
}
