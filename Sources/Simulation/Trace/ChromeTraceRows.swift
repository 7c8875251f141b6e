// The rows of a timeline: their order, and the choice of a row for each bar.

/// The rows of all machines.
struct ChromeTraceRows {
  /// The subject of a row within its machine.
  enum Lane: Hashable {
    case machine
    case network
    case task(String)
  }

  /// One row.
  struct Row {
    let id: Int
    let machine: Int
    let lane: Lane
    /// The number of the row within its lane, from 0.
    let number: Int

    var title: String {
      let name =
        switch lane {
        case .machine: "machine"
        case .network: "network"
        case .task(let name): name
        }
      return number == 0 ? name : "\(name) ·\(number + 1)"
    }
  }

  private struct RowPlace: Hashable {
    let machine: Int
    let lane: Lane
  }

  /// The machines, in order of appearance.
  private(set) var machines: [String] = []
  private var machineNumbers: [String: Int] = [:]
  private var rows: [Row] = []
  /// The rows of each lane, with the end of the last bar on each.
  private var lanes: [RowPlace: [(row: Int, end: Int64)]] = [:]
  private var places: [RowPlace] = []

  /// Returns the number of a machine, adding it if it is new.
  mutating func machine(_ name: String) -> Int {
    if let number = machineNumbers[name] { return number }
    machineNumbers[name] = machines.count
    machines.append(name)
    return machines.count - 1
  }

  /// Returns the first row of a lane, adding it if there is none.
  mutating func row(_ machine: String, _ lane: Lane) -> Int {
    let place = place(machine, lane)
    return lanes[place]?.first?.row ?? add(place)
  }

  /// Reserves a row of the lane that is free from `start` on, adding one if there is none.
  ///
  /// Bars must be added in the order of their starts.
  mutating func free(_ machine: String, _ lane: Lane, from start: Int64, to end: Int64) -> Int {
    let place = place(machine, lane)
    if let index = lanes[place]?.firstIndex(where: { $0.end <= start }), let row = lanes[place]?[index].row {
      lanes[place]?[index].end = end
      return row
    }
    return add(place, end: end)
  }

  /// The rows in display order: by machine, with its own row and the network row first, then tasks in order
  /// of appearance.
  var inOrder: [Row] {
    var result: [Row] = []
    for machine in machines.indices {
      let own = places.filter { $0.machine == machine }
      let ordered =
        own.filter { $0.lane == .machine } + own.filter { $0.lane == .network }
        + own.filter { $0.lane != .machine && $0.lane != .network }
      for place in ordered { result += (lanes[place] ?? []).map { rows[$0.row] } }
    }
    return result
  }

  private mutating func place(_ machine: String, _ lane: Lane) -> RowPlace {
    RowPlace(machine: self.machine(machine), lane: lane)
  }

  private mutating func add(_ place: RowPlace, end: Int64 = .min) -> Int {
    if lanes[place] == nil { places.append(place) }
    let row = Row(
      id: rows.count, machine: place.machine, lane: place.lane, number: lanes[place]?.count ?? 0)
    rows.append(row)
    lanes[place, default: []].append((row.id, end))
    return row.id
  }
}
