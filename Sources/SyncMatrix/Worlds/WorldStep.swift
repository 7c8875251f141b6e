// A step of a random world as a value: what a seed drew, what a case keeps, and what is shrunk.

import RecordSync

/// Something that a person does or that happens to a device, and the pause after it.
struct WorldStep: Hashable, Codable, Sendable {
  /// The action of the step.
  enum Event: Hashable, Codable, Sendable {
    case nothing
    case edit([PlannedEdit])
    case look
    case offline
    case online
    /// The device dies, and starts again after a number of seconds.
    case kill(Int)
    case signOut
    case signIn(isOwn: Bool)
    /// The clock is set wrong by a number of hours.
    case setClock(Int)
    case start
  }

  /// The number of the device.
  var device: Int
  var event: Event
  /// The time until the next step, in milliseconds.
  var pause: Int
}

/// The beginning of a random world.
struct WorldSetup: Hashable, Codable, Sendable {
  /// The days by which the clock of each device is wrong.
  var clockDays: [Int]
  /// True for each device that starts at once.
  var starts: [Bool]
  /// The most records of a page of the server.
  var pageLimit: Int
}

extension PlannedEdit: Codable {
  private enum CodingKeys: String, CodingKey { case name, intent }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let parts = try values.decode(String.self, forKey: .name).split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: values, debugDescription: "a name is KIND/KEY")
    }
    self.init(
      RecordName(String(parts[0]), String(parts[1])), try values.decode(Intent.self, forKey: .intent))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode("\(name)", forKey: .name)
    try values.encode(intent, forKey: .intent)
  }
}
