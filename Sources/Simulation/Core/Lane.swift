// Lanes: the strand of events to which running code belongs, that is, the world's task that it is or was
// started by.
//
// A lane is a hash of the names of the machine and of the task or message, not a running number. So it is the
// same in every build, and a change elsewhere in a run does not shift it.

/// The task on whose behalf code runs. A plain value, so that reading it touches no reference count.
struct Strand: Sendable {
  /// The lane of the task; 0 outside any task of the world.
  let lane: UInt64
  let task: TaskID
}

/// The lane of the current task, and the hashes that name lanes.
enum Lane {
  /// The strand of the current task.
  ///
  /// Child tasks inherit it, so a strand is everything that one `start` set off. Task-local values must be
  /// static properties; the value is bound per task, not shared.
  @TaskLocal static var strand = Strand(lane: 0, task: .none)

  /// The lane of the current task; 0 outside any task of the world.
  static var current: UInt64 { strand.lane }

  /// Returns the lane of a task of a machine; equal names on one machine share a lane.
  static func ofTask(_ name: String, on process: Int) -> UInt64 {
    ofTask(name, after: start(process))
  }

  /// Returns the lane of a task whose name begins with a common prefix, given the hash of that prefix.
  static func ofTask(_ name: String, after prefix: UInt64) -> UInt64 { hash(name, prefix) & ~(1 << 63) | 1 }

  /// Returns the hash of a prefix that many task names share.
  static func prefix(_ name: String, on process: Int) -> UInt64 { hash(name, start(process)) }

  private static func start(_ process: Int) -> UInt64 { 0x9E37_79B9_7F4A_7C15 &* UInt64(process + 1) }

  /// Returns the lane of a message, from its label and the hash of its connection.
  static func ofMessage(_ name: String, on link: UInt64) -> UInt64 { hash(name, link) | 1 << 63 }

  /// Returns the FNV-1a hash of a text.
  static func hash(_ name: String, _ start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      var hash = start
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return hash
    }
  }
}
