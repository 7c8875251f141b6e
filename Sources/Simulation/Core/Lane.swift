// The strand of events that running code belongs to: which of the world's tasks it is, or was started by.
//
// A lane is named by the machine and the name of the task or message, not numbered in the order in which they
// come: so it is the same in every build, and a change elsewhere in a run does not move it.

/// The world's task in whose doing something happens. Plain, so that looking at it touches no reference
/// count.
struct Strand: Sendable {
  /// 0 outside of any.
  let lane: UInt64
  let task: TaskID
}

/// Which strand the present task belongs to.
enum Lane {
  /// The strand of the present task.
  ///
  /// Child tasks of a group inherit it, so a strand is what one `start` set going. A task-local value has to
  /// be declared as a static variable; it is bound by task and shared by none.
  @TaskLocal static var strand = Strand(lane: 0, task: .none)

  /// The lane of the world's task in whose doing this happens; 0 outside of any.
  static var current: UInt64 { strand.lane }

  /// The lane of a task of a machine; tasks of one machine and one name share it.
  static func ofTask(_ name: String, on process: Int) -> UInt64 {
    ofTask(name, after: start(process))
  }

  /// The lane of a task whose name has a part that many share, of which this is the hash.
  static func ofTask(_ name: String, after prefix: UInt64) -> UInt64 { hash(name, prefix) & ~(1 << 63) | 1 }

  /// The hash of the part of a task's name that many share.
  static func prefix(_ name: String, on process: Int) -> UInt64 { hash(name, start(process)) }

  private static func start(_ process: Int) -> UInt64 { 0x9E37_79B9_7F4A_7C15 &* UInt64(process + 1) }

  /// The lane of a message, by the names of its connection and of itself.
  static func ofMessage(_ name: String, on link: UInt64) -> UInt64 { hash(name, link) | 1 << 63 }

  /// FNV-1a.
  static func hash(_ name: String, _ start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      var hash = start
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return hash
    }
  }
}
