// The events of a failing world as lanes: what a recorded line says, which lane it belongs to, and where a
// message arrived.

/// The story of a failing case.
struct FailureStory {
  /// A recorded event.
  private struct Line {
    let number: Int
    let time: String
    let machine: String
    let kind: String
    let text: String

    /// Reads a line such as `12.500000 ms  phone (app 1)  sent  GET /search leaves, 0.005 seconds on its
    /// way`.
    init?(_ text: String, number: Int) {
      var parts: [Substring] = []
      var rest = text[...]
      while parts.count < 3, let gap = rest.firstRange(of: "  ") {
        parts.append(rest[..<gap.lowerBound])
        rest = rest[gap.upperBound...]
      }
      guard parts.count == 3 else { return nil }
      self.number = number
      time = String(parts[0])
      machine = parts[1].firstRange(of: " (").map { String(parts[1][..<$0.lowerBound]) } ?? String(parts[1])
      kind = String(parts[2])
      self.text = String(rest)
    }

    /// True if the line tells something to people.
    var isTold: Bool {
      switch kind {
      case "sent", "arrived", "lost", "fault", "fate", "violation", "disk": true
      case "note": !text.allSatisfy(\.isNumber)
      default: false
      }
    }

    /// The name of a message that leaves, arrives or is lost.
    var message: Substring {
      for end in [" leaves", " arrives", " is lost"] {
        if let range = text.firstRange(of: end) { return text[..<range.lowerBound] }
      }
      return text[...]
    }

    /// A shorter time: milliseconds with three decimals.
    var shortTime: String {
      guard let point = time.firstIndex(of: ".") else { return time }
      return "\(time[..<point])\(time[point...].prefix(4)) ms"
    }

    var look: LaneChart.Kind {
      switch kind {
      case "sent", "arrived": .message
      case "lost": .loss
      case "fault", "fate": .fault
      case "violation": .violation
      case "disk": .disk
      default: .step
      }
    }
  }

  /// The most rows of a chart; of longer stories, the middle is left out.
  private static let mostRows = 110

  private let lines: [Line]
  private let decision: Int?

  /// - Parameters:
  ///   - events: The recorded lines.
  ///   - decision: The number of the event of the decision without which the case passes.
  ///   - sentence: The sentence about the decision, which names its time.
  init(events: [String], decision: Int?, sentence: String) {
    let all = events.enumerated().compactMap { Line($0.element, number: $0.offset) }
    let then = all.filter { sentence.contains("At \($0.time)") && $0.kind != "machine" }
    self.decision = decision ?? (then.first { $0.kind == "fault" } ?? then.first)?.number
    let marked = self.decision
    let told = all.filter { $0.isTold || $0.number == marked }
    let withoutStorage = told.filter { $0.kind != "disk" || $0.number == marked }
    let chosen = told.count <= Self.mostRows / 2 ? told : withoutStorage
    let head = Self.mostRows / 5
    lines =
      chosen.count <= Self.mostRows
      ? chosen : Array(chosen.prefix(head)) + chosen.suffix(Self.mostRows - head)
    leftOut = told.count - lines.count
    allLanes = all.filter { $0.kind == "machine" }.map(\.machine)
  }

  private let leftOut: Int
  private let allLanes: [String]

  var figure: Figure? {
    guard !lines.isEmpty else { return nil }
    let lanes = lanes
    let events = events(in: lanes)
    let rest = leftOut == 0 ? "" : " \(Wording.count(leftOut, "event")) less important are not drawn."
    return LaneChart(
      title: "What happened",
      sentence: "One row for each event in its order, with its virtual time; an arrow is a message.\(rest)",
      lanes: lanes, events: events
    ).figure
  }

  /// The lanes that have events, in the order in which their machines were added.
  private var lanes: [String] {
    let used = Set(lines.map { lane(of: $0) })
    let known = allLanes.filter(used.contains)
    return known + used.subtracting(known).sorted()
  }

  /// The machine of an event; of a fault, the place at which it fired, if that is a machine.
  private func lane(of line: Line) -> String {
    guard line.kind == "fault", let place = line.text.ranges(of: " at ").last else { return line.machine }
    let site = line.text[place.upperBound...]
    return allLanes.first { site.hasPrefix($0) } ?? line.machine
  }

  private func events(in lanes: [String]) -> [LaneChart.Event] {
    var waiting: [Substring: [Int]] = [:]
    var arrivals: [Int: Int] = [:]
    for (row, line) in lines.enumerated() {
      switch line.kind {
      case "sent": waiting[line.message, default: []].append(row)
      case "arrived", "lost":
        guard let departures = waiting[line.message],
          let place = departures.firstIndex(where: {
            lines[$0].machine != line.machine || line.kind == "lost"
          })
        else { break }
        arrivals[departures[place]] = row
        waiting[line.message]?.remove(at: place)
      default: break
      }
    }
    return lines.enumerated().map { row, line in
      LaneChart.Event(
        time: line.shortTime, lane: lanes.firstIndex(of: lane(of: line)) ?? 0, kind: line.look,
        text: line.text, isCritical: line.number == decision, arrival: arrivals[row])
    }
  }
}
