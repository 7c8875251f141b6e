// How a record stands in the log: its length, a seal, its bytes.
//
// A seal covers the seal before it as well, so a frame is genuine only behind the frame that it was written behind.
// What is left of a write that failed, at the right place by accident, is thereby not taken for a record.

/// Tells a frame that was written from one that only looks like it.
protocol FrameCheck: Sendable {
  func isGenuine(_ body: [UInt8], seal: UInt64, after chain: UInt64) -> Bool
}

/// A frame is genuine if its seal fits.
struct SealedFrames: FrameCheck {
  func isGenuine(_ body: [UInt8], seal: UInt64, after chain: UInt64) -> Bool {
    body.seal(after: chain) == seal
  }
}

/// Frames of records, and where they lead.
struct JournalFrames {
  private(set) var frames: [[UInt8]] = []
  /// The seal of the last of them.
  private(set) var chain: UInt64

  init(_ records: [JournalRecord], after chain: UInt64) {
    self.chain = chain
    for record in records {
      let body = record.bytes
      self.chain = body.seal(after: self.chain)
      frames.append(.number(body.count) + .word(self.chain) + body)
    }
  }
}

/// The genuine frames from a place in a log on, up to the first that is not.
struct JournalScan {
  private(set) var records: [JournalRecord] = []
  /// The place behind the last genuine frame.
  private(set) var end: Int
  /// The seal of the last genuine frame.
  private(set) var chain: UInt64

  init(_ log: [UInt8], from start: Int, after chain: UInt64, check: any FrameCheck) {
    end = start
    self.chain = chain
    var cursor = JournalCursor(log, at: min(start, log.count))
    while let length = cursor.number(), let seal = cursor.word(), let body = cursor.take(length) {
      let bytes = Array(body)
      guard check.isGenuine(bytes, seal: seal, after: self.chain), let record = JournalRecord(bytes) else {
        return
      }
      records.append(record)
      end = cursor.position
      self.chain = seal
    }
  }
}
