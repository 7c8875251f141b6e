// Planted: `journal-no-checksum`. Whatever has the right length is a record.

/// Every frame is genuine.
struct UnsealedFrames: FrameCheck {
  func isGenuine(_ body: [UInt8], seal: UInt64, after chain: UInt64) -> Bool { true }
}
