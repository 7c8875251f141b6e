// The rows of a timeline: which there are, in which order they stand, and on which of its rows a task draws a
// bar.

/// The rows of all machines.
struct ChromeTraceRows {
  /// What a row shows of its machine.
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
    /// Which of the rows of its lane it is, from 0.
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

  /// The machines, in the order in which they came.
  private(set) var machines: [String] = []
  private var machineNumbers: [String: Int] = [:]
  private var rows: [Row] = []
  /// The rows of a lane and where the last bar on each of them ends.
  private var lanes: [RowPlace: [(row: Int, end: Int64)]] = [:]
  private var places: [RowPlace] = []

  /// The number of a machine.
  mutating func machine(_ name: String) -> Int {
    if let number = machineNumbers[name] { return number }
    machineNumbers[name] = machines.count
    machines.append(name)
    return machines.count - 1
  }

  /// The first row of a lane.
  mutating func row(_ machine: String, _ lane: Lane) -> Int {
    let place = place(machine, lane)
    return lanes[place]?.first?.row ?? add(place)
  }

  /// A row of the lane on which nothing is drawn any more after that time; a new one if there is none.
  ///
  /// Bars have to come in the order of their beginnings.
  mutating func free(_ machine: String, _ lane: Lane, from start: Int64, to end: Int64) -> Int {
    let place = place(machine, lane)
    if let index = lanes[place]?.firstIndex(where: { $0.end <= start }), let row = lanes[place]?[index].row {
      lanes[place]?[index].end = end
      return row
    }
    return add(place, end: end)
  }

  /// The rows as they stand below each other: by machine, its own row and that of its network first, tasks as
  /// they came.
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
