// The buffer of a reader: what has been read of the file and was not handed out yet.

extension CSVParser {
  /// Moves the rows that were not handed out to the front of the buffer and adds the bytes behind them.
  mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The byte in front tells a blank line from the second half of a CR LF.
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

  /// How many lines end in a range that does not end between CR and LF.
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
