// The parser's buffer: the bytes of the rows that were not returned yet.

extension CSVParser {
  /// Moves the remaining rows to the front of the buffer and appends bytes.
  mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The byte before the row tells a blank line from the LF of a CR LF.
    let start = max(0, min(index.rowStart, count) - 1)
    let kept = count - start
    let needed = kept + bytes.count + CSVBlock.size
    if buffer.count < needed {
      buffer.append(contentsOf: repeatElement(0, count: max(needed, buffer.count * 2) - buffer.count))
    }
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let source = bytes.baseAddress else { return }
      if start > 0 { base.update(from: base + start, count: kept) }
      (base + kept).update(from: source, count: bytes.count)
    }
    index.shift(by: start)
    if nextNUL != .max { nextNUL -= start }
    dropped += start
    count = kept + bytes.count
  }

  mutating func findNUL(from start: Int) {
    let distance = buffer.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[start..<count]).firstIndex(ofNUL: ())
    }
    nextNUL = distance.map { start + $0 } ?? .max
  }

  /// Returns the number of line ends in a range that does not end between CR and LF.
  func lineEnds(in range: Range<Int>) -> Int {
    buffer.withUnsafeBufferPointer { bytes in
      var ends = 0
      for index in range {
        ends &+= bytes[index] == CSVBlock.lineFeed ? 1 : 0
        ends &+= bytes[index] == CSVBlock.carriageReturn && bytes[index &+ 1] != CSVBlock.lineFeed ? 1 : 0
      }
      return ends
    }
  }
}
