// What happened in a small world: a lane for each device, process and provider, one row for each event, and
// messages as arrows from the row in which they left to the row in which they arrived.

/// Events in lanes.
struct LaneChart {
  /// The kinds of event that look different.
  enum Kind {
    case step, message, loss, fault, disk, violation
  }

  /// An event.
  struct Event {
    let time: String
    let lane: Int
    let kind: Kind
    let text: String
    /// True for the last decision without which the case passes.
    var isCritical = false
    /// The row in which a message arrives.
    var arrival: Int?
  }

  let title: String
  let sentence: String
  let lanes: [String]
  let events: [Event]

  var figure: Figure {
    Figure(
      title: title, sentence: sentence,
      legend: [
        .init(colour: "b1", name: "step"), .init(colour: "b3", name: "message"),
        .init(colour: "b5", name: "storage"), .init(colour: "b2", name: "fault"),
        .init(colour: "bb", name: "objection"), .init(colour: "by", name: "the decision"),
      ],
      isStory: true, numbers: numbers, draw: draw)
  }

  private var numbers: Table {
    Table(
      title, [.text("time"), .text("where"), .text("what happened")],
      events.map { event in
        Table.Row(cells: [event.time, lanes[event.lane], words(event)].map(Markup.init(text:)))
      })
  }

  private func words(_ event: Event) -> String {
    event.isCritical ? "\(event.text) (without this the case passes)" : event.text
  }

  private func draw(width: Double) -> Drawing {
    let isNarrow = width < 400
    let gap = min(isNarrow ? 22.0 : 64.0, (width * 0.4) / Double(max(1, lanes.count)))
    let left = isNarrow ? 10.0 : 116
    let row = isNarrow ? 34.0 : 24
    let longest = lanes.map(\.count).max() ?? 0
    let top = min(120, Double(longest) * 4.8 + 22)
    let height = top + row * Double(events.count) + 14
    let x = { (lane: Int) in left + gap * (Double(lane) + 0.5) }
    let y = { (index: Int) in top + row * (Double(index) + 0.5) }
    let words = left + gap * Double(lanes.count) + 10
    var content: [Markup] = []
    for (index, event) in events.enumerated() where event.isCritical {
      content.append(SVG.rect(0, y(index) - row / 2, width, row, "band"))
    }
    for (lane, name) in lanes.enumerated() {
      content.append(SVG.line(x(lane), top - 8, x(lane), height - 6, "grid"))
      content.append(SVG.text(name, x(lane) - 2, top - 14, "strong", turned: -42, hint: name))
    }
    for (index, event) in events.enumerated() {
      if let arrival = event.arrival, events.indices.contains(arrival) {
        let arrow = arrow(x(event.lane), y(index), x(events[arrival].lane), y(arrival), event.text)
        content.append(SVG.event(index + 1, [arrow]))
      }
    }
    for (index, event) in events.enumerated() {
      var parts = [mark(event, x(event.lane), y(index))]
      let style = event.kind == .violation ? "strong bad" : event.kind == .step ? nil : "soft"
      if isNarrow {
        parts.append(SVG.text(event.time, words, y(index) - 3, "soft"))
        parts.append(
          SVG.text(SVG.cut(event.text, toFit: width - words), words, y(index) + 10, style, hint: event.text))
      } else {
        parts.append(SVG.text(event.time, left - 12, y(index) + 4, "soft", anchor: "end"))
        parts.append(
          SVG.text(SVG.cut(event.text, toFit: width - words), words, y(index) + 4, style, hint: event.text))
      }
      content.append(SVG.event(index + 1, parts))
    }
    return Drawing(width: width, height: height, content: Markup(content))
  }

  private func arrow(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ hint: String) -> Markup {
    let (dx, dy) = (x2 - x, y2 - y)
    let length = max(1, (dx * dx + dy * dy).squareRoot())
    let (ux, uy) = (dx / length, dy / length)
    let tip = (x: x2 - ux * 5, y: y2 - uy * 5)
    let back = (x: tip.x - ux * 7, y: tip.y - uy * 7)
    return Markup([
      SVG.line(x, y, back.x, back.y, "l3"),
      SVG.path(
        [tip, (back.x - uy * 3.2, back.y + ux * 3.2), (back.x + uy * 3.2, back.y - ux * 3.2)], closed: true,
        "f3"),
    ])
  }

  private func mark(_ event: Event, _ x: Double, _ y: Double) -> Markup {
    switch event.kind {
    case .step: SVG.circle(x, y, 4.5, "f1", hint: words(event))
    case .message: SVG.circle(x, y, 3, "f3", hint: words(event))
    case .disk: SVG.rect(x - 3, y - 3, 6, 6, "f5", hint: words(event))
    case .fault: SVG.path([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)], closed: true, "f2")
    case .loss:
      Markup([
        SVG.line(x - 4, y - 4, x + 4, y + 4, "badline"), SVG.line(x - 4, y + 4, x + 4, y - 4, "badline"),
      ])
    case .violation: SVG.path([(x, y - 7), (x + 7, y + 5.5), (x - 7, y + 5.5)], closed: true, "bad")
    }
  }
}
