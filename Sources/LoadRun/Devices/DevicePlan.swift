// The activities of a reader on each device, drawn before the run from streams of their own.

import LabWorld
import Simulation

/// An activity of a reader on one device.
enum DeviceStep: Sendable, Hashable {
  /// Reads a book with the timer, and notes the page at the end.
  case read
  /// The same, and the timer is left running.
  case forget
  case rate
  case shelve
  case note
  case finish
  /// Enters a fact about a book.
  case answer
  /// Enters a fact about an author.
  case say
  case remove
  /// The device dies and is started again after some minutes.
  case die(minutes: Int)

  /// The name in reports.
  var name: String {
    switch self {
    case .read: "read"
    case .forget: "forgotten timer"
    case .rate: "rating"
    case .shelve: "shelf"
    case .note: "note"
    case .finish: "finished"
    case .answer: "answer"
    case .say: "author"
    case .remove: "removed"
    case .die: "died"
    }
  }
}

/// The steps of a reader on several devices.
struct DevicePlan: Sendable {
  /// A step on a device at a time, in nanoseconds since the first day began.
  struct Planned: Sendable {
    let time: Int64
    let device: Int
    let step: DeviceStep
  }

  static let minute: Int64 = 60_000_000_000
  static let day = 1_440 * minute

  /// In the order of time.
  let steps: [Planned]
  /// The times at which a device has no network, by device, in nanoseconds since the first day began.
  let cuts: [[Range<Int64>]]

  /// Draws the steps: on each device two to five a day between seven and eleven, *assumed*; each further
  /// device dies on every other day, and is offline for some hours on one day of three, the phone for less
  /// than an hour.
  ///
  /// - Parameters:
  ///   - offline: Devices without a network occur.
  ///   - dying: Devices that die occur.
  init(_ devices: SeveralDevices, offline: Bool, dying: Bool, _ stream: RandomStream) {
    var planned: [Planned] = []
    var cuts: [[Range<Int64>]] = Array(repeating: [], count: devices.count)
    for device in 0..<devices.count {
      // A stream for each device and purpose, so that one device less changes nothing of the others.
      var (acts, network, deaths) = (
        stream.substream("steps").substream(device), stream.substream("network").substream(device),
        stream.substream("deaths").substream(device)
      )
      for day in 0..<devices.days {
        let start = Int64(day) * Self.day
        for _ in 0..<acts.within(2...5) {
          let time = start + Int64(acts.within(0...960 * 60)) * 1_000_000_000
          planned.append(Planned(time: time, device: device, step: Self.step(&acts)))
        }
        if network.chance(1, in: 3) {
          let from = start + Int64(network.within(0...900)) * Self.minute
          let length = Int64(device == 0 ? network.within(5...50) : network.within(30...480)) * Self.minute
          if offline { cuts[device].append(from..<from + length) }
        }
        if deaths.chance(1, in: 2) {
          let time = start + Int64(deaths.within(0...960 * 60)) * 1_000_000_000
          let minutes = deaths.within(1...120)
          if dying && device > 0 {
            planned.append(Planned(time: time, device: device, step: .die(minutes: minutes)))
          }
        }
      }
    }
    if devices.meeting == .apart {
      for device in 1..<devices.count { cuts[device] = [.always] }
    }
    steps = planned.sorted { ($0.time, $0.device) < ($1.time, $1.device) }
    self.cuts = cuts
  }

  private static func step(_ stream: inout RandomStream) -> DeviceStep {
    switch stream.weighted([6, 1, 4, 3, 2, 2, 4, 2, 1]) {
    case 0: .read
    case 1: .forget
    case 2: .rate
    case 3: .shelve
    case 4: .note
    case 5: .finish
    case 6: .answer
    case 7: .say
    default: .remove
    }
  }
}

extension Range<Int64> {
  /// All times of a world; halved, so that offsets can be added.
  static let always = Int64.min / 4..<Int64.max / 4
}
