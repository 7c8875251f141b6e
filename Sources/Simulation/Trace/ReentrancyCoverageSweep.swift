// A sweep over the waits of a run that maintains the places at which each machine is suspended.

/// Counts which place resumed while which other was suspended.
struct ReentrancySweep {
  /// A pair of place numbers.
  struct Pair: Hashable {
    let ran: Int
    let suspended: Int
  }

  /// The names of the places, normalized.
  private(set) var places: [String] = []
  private(set) var counts: [Pair: Int] = [:]

  private struct Stay {
    let machine: Int
    let place: Int
    let from: UInt64
    let to: UInt64
    /// False for the start of a task and for waits within one step.
    let isSuspension: Bool
  }

  /// Ordered by their ends, that is, by the order in which tasks resumed.
  private var stays: [Stay] = []
  private var placeNumbers: [String: Int] = [:]
  /// The number of tasks suspended at each place, by machine.
  private var standing: [[Int: Int]] = []

  init(_ waits: [TraceWait]) {
    var machines: [String: Int] = [:]
    var known: [String: [String: Int]] = [:]
    stays.reserveCapacity(waits.count)
    for wait in waits {
      let place: Int
      if let number = known[wait.task]?[wait.place] {
        place = number
      } else {
        place = number(of: wait)
        known[wait.task, default: [:]][wait.place] = place
      }
      let next = machines.count
      stays.append(
        Stay(
          machine: machines[wait.machine, default: next], place: place, from: wait.steps.from,
          to: wait.steps.to,
          isSuspension: wait.reason != .birth && wait.steps.from < wait.steps.to))
      if machines[wait.machine] == nil { machines[wait.machine] = next }
    }
    standing = Array(repeating: [:], count: machines.count)
  }

  mutating func run() {
    let byBeginning = stays.indices.sorted { (stays[$0].from, $0) < (stays[$1].from, $1) }
    var next = 0
    for stay in stays {
      while next < byBeginning.count, stays[byBeginning[next]].from < stay.to {
        arrive(stays[byBeginning[next]])
        next += 1
      }
      leave(stay)
      for suspended in standing[stay.machine].keys {
        counts[Pair(ran: stay.place, suspended: suspended), default: 0] += 1
      }
    }
  }

  private mutating func arrive(_ stay: Stay) {
    guard stay.isSuspension else { return }
    standing[stay.machine][stay.place, default: 0] += 1
  }

  private mutating func leave(_ stay: Stay) {
    guard stay.isSuspension, let count = standing[stay.machine][stay.place] else { return }
    standing[stay.machine][stay.place] = count > 1 ? count - 1 : nil
  }

  private mutating func number(of wait: TraceWait) -> Int {
    // The place of a start is the name of the task.
    let task = Self.normalized(wait.task)
    let name = wait.reason == .birth ? task : "\(task): \(Self.normalized(wait.place))"
    if let number = placeNumbers[name] { return number }
    placeNumbers[name] = places.count
    places.append(name)
    return places.count - 1
  }

  /// Replaces each run of digits by one `#`, and everything after an equals sign by `…`.
  static func normalized(_ name: String) -> String {
    var result = ""
    var isNumber = false
    for character in name.unicodeScalars {
      if character == "=" { return result + "=…" }
      let isDigit = ("0"..."9").contains(character)
      if !isDigit { result.unicodeScalars.append(character) } else if !isNumber { result += "#" }
      isNumber = isDigit
    }
    return result
  }
}
