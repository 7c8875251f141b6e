// The parser of a connection's bytes: it takes them in any pieces and returns one request after the other. It
// holds no more than one line at a time beside what has arrived and is not yet read; bodies are counted and
// dropped.

/// Parses the requests of one connection.
///
///     var parser = RequestParser(limits)
///     parser.add(bytes)
///     while let head = try parser.next() { … }
///
/// After a refusal it must not be used again: the end of the refused message is unknown.
package struct RequestParser: Sendable {
  /// The part of a request that comes next.
  private enum Part {
    case requestLine
    case fields
    case body(left: Int)
    case chunkSize
    case chunk(left: Int)
    case chunkEnd
    case trailers
  }

  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  /// The first byte that is not yet read, and the first one that is not yet searched for a line end.
  private var start = 0
  private var searched = 0
  private var part = Part.requestLine
  private var head: RequestHead?
  private var emptyLines = 0
  private var fieldBytes = 0
  private var bodyBytes = 0
  /// True if the request that is read, or was the last one to be read, is a HEAD request, as far as its first
  /// bytes say.
  package private(set) var isHead = false
  /// True from the end of a head with `Expect: 100-continue` to the next call of `takeContinue`.
  private var owesContinue = false

  /// The empty lines before a request line that are ignored; some old clients send one.
  private static let mostEmptyLines = 4
  /// The longest line with the size of a chunk.
  private static let longestChunkLine = 256

  /// Creates a parser at the start of a connection.
  package init(_ limits: HTTPLimits) { self.limits = limits }

  /// The number of bytes that have arrived and are not yet read.
  package var unread: Int { bytes.count - start }

  /// True if part of a request has arrived.
  package var isWithinRequest: Bool {
    if case .requestLine = part { unread > 0 } else { true }
  }

  /// Adds bytes that have arrived.
  package mutating func add(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Returns true once for each request whose client waits for `100 Continue`.
  package mutating func takeContinue() -> Bool {
    defer { owesContinue = false }
    return owesContinue
  }

  /// Returns the next complete request; nil if more bytes are needed.
  package mutating func next() throws(HTTPRefusal) -> RequestHead? {
    while true {
      switch part {
      case .requestLine:
        isHead = bytes[start...].starts(with: "HEAD ".utf8)
        guard let line = try line(atMost: limits.requestLine, or: .lineTooLong) else { return nil }
        if line.isEmpty { try skipEmptyLine() } else { try begin(RequestHead(line: line)) }
      case .fields:
        guard let line = try fieldLine() else { return nil }
        if line.isEmpty { try endFields() } else { try head?.add(field: line) }
      case .body(let left):
        guard skip(left) else { return nil }
        return end()
      case .chunkSize:
        guard let line = try line(atMost: Self.longestChunkLine, or: .noChunk) else { return nil }
        try beginChunk(line)
      case .chunk(let left):
        guard skip(left) else { return nil }
        part = .chunkEnd
      case .chunkEnd:
        guard let line = try line(atMost: 0, or: .noChunk) else { return nil }
        guard line.isEmpty else { throw .noChunk }
        part = .chunkSize
      case .trailers:
        guard let line = try fieldLine() else { return nil }
        if line.isEmpty { return end() }
        try RequestHead.check(trailer: line)
      }
    }
  }

  // MARK: Parts

  private mutating func skipEmptyLine() throws(HTTPRefusal) {
    emptyLines += 1
    guard emptyLines <= Self.mostEmptyLines else { throw HTTPRefusal(400, "there are only empty lines") }
  }

  private mutating func begin(_ head: RequestHead) {
    self.head = head
    (emptyLines, fieldBytes, bodyBytes) = (0, 0, 0)
    part = .fields
  }

  private mutating func fieldLine() throws(HTTPRefusal) -> ArraySlice<UInt8>? {
    guard let line = try line(atMost: limits.fields - fieldBytes, or: .fieldsTooLong) else { return nil }
    fieldBytes += line.count + 2
    return line
  }

  private mutating func endFields() throws(HTTPRefusal) {
    guard let head else { return }
    try head.check(limits)
    switch head.body {
    case .length(let length): part = .body(left: length)
    case .chunks: part = .chunkSize
    }
    owesContinue = head.waitsForContinue && unread == 0
  }

  private mutating func beginChunk(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    guard let size = ChunkLine.size(line) else { throw .noChunk }
    bodyBytes += size
    guard bodyBytes <= limits.body else { throw .bodyTooLarge(limits) }
    part = size == 0 ? .trailers : .chunk(left: size)
  }

  private mutating func end() -> RequestHead? {
    part = .requestLine
    owesContinue = false
    return head.take()
  }

  // MARK: Bytes

  /// Returns the next line without its end; nil if its end has not arrived.
  private mutating func line(
    atMost limit: Int, or refusal: HTTPRefusal
  ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      guard unread <= limit + 1 else { throw refusal }
      return nil
    }
    guard end > start, bytes[end - 1] == UInt8(ascii: "\r") else {
      throw HTTPRefusal(400, "a line does not end in CR and LF")
    }
    let line = bytes[start..<end - 1]
    guard line.count <= limit else { throw refusal }
    start = end + 1
    searched = start
    return line
  }

  /// Drops bytes of a body; returns true if all of it has arrived.
  private mutating func skip(_ count: Int) -> Bool {
    let taken = min(count, unread)
    start += taken
    searched = start
    guard taken < count else { return true }
    if case .chunk = part { part = .chunk(left: count - taken) } else { part = .body(left: count - taken) }
    return false
  }
}

extension HTTPRefusal {
  fileprivate static let lineTooLong = HTTPRefusal(414, "the request line is too long")
  fileprivate static let fieldsTooLong = HTTPRefusal(431, "the header fields are too long")
  fileprivate static let noChunk = HTTPRefusal(400, "the body is not in chunks, as its head says")
}
