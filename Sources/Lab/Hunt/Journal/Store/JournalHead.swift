// What a log promises to hold. A frame behind the promise may be missing or torn, because nobody was told of it; one
// before the promise may not, and if it is, the medium is at fault and not the power.
//
// A log begins with two heads, each alone in a sector of 512 bytes, written in turn. A sector arrives whole or not at
// all, so at any time one head is the present one and the other the one before it, and both are sound.

import Simulation

/// How far a log is known to be safe.
struct JournalHead: Hashable, Sendable {
  /// Ascending with each head that is written.
  let sequence: Int
  /// The snapshot that the log continues.
  let generation: Int
  /// Bytes of the log that are safe.
  let end: Int
  /// The seal of the last frame that is safe.
  let chain: UInt64

  /// Where frames begin.
  static let size = 1_024
  private static let sector = 512

  /// Where in the log it stands.
  var place: Int { sequence % 2 == 0 ? 0 : Self.sector }

  /// The head that follows.
  func next(end: Int, chain: UInt64) -> JournalHead {
    JournalHead(sequence: sequence + 1, generation: generation, end: end, chain: chain)
  }

  /// The head of a log without frames.
  static func first(generation: Int) -> JournalHead {
    JournalHead(
      sequence: 1, generation: generation, end: size, chain: [UInt8].number(generation).seal(after: 0))
  }

  /// A log without frames.
  static func emptyLog(generation: Int) -> [UInt8] {
    let present = first(generation: generation)
    let before = JournalHead(sequence: 0, generation: generation, end: present.end, chain: present.chain)
    return before.padded + present.padded
  }

  /// The present head of a log, if both of its heads are sound.
  init?(of log: [UInt8], generation: Int) {
    guard let even = JournalHead(log, at: 0), let odd = JournalHead(log, at: Self.sector),
      even.generation == generation, odd.generation == generation
    else { return nil }
    self = even.sequence > odd.sequence ? even : odd
  }

  private init?(_ log: [UInt8], at place: Int) {
    var cursor = JournalCursor(log, at: min(place, log.count))
    guard let sequence = cursor.number(), let generation = cursor.number(), let end = cursor.number(),
      let chain = cursor.word(), let seal = cursor.word()
    else { return nil }
    self.init(sequence: sequence, generation: generation, end: end, chain: chain)
    guard seal == fields.seal(after: 0) else { return nil }
  }

  private init(sequence: Int, generation: Int, end: Int, chain: UInt64) {
    self.sequence = sequence
    self.generation = generation
    self.end = end
    self.chain = chain
  }

  private var fields: [UInt8] { .number(sequence) + .number(generation) + .number(end) + .word(chain) }

  /// The head as it is written.
  var bytes: [UInt8] { fields + .word(fields.seal(after: 0)) }

  private var padded: [UInt8] { bytes + [UInt8](repeating: 0, count: Self.sector - bytes.count) }
}
