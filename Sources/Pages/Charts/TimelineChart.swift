// Counts over virtual time, in panels above each other with one axis, and the faults of the world as bands.

/// Counts for each minute.
struct TimelineChart {
  /// A line of a panel.
  struct Series {
    let name: String
    /// 1 to 5.
    let colour: Int
    let counts: [Int]
  }

  /// A panel.
  struct Panel {
    let title: String
    let series: [Series]
    /// A single series may be filled.
    var isFilled = true
  }

  /// A fault that lasts.
  struct Band {
    let name: String
    let from: Int
    let to: Int
  }

  let title: String
  let sentence: String
  let panels: [Panel]
  let bands: [Band]

  var figure: Figure {
    var legend = panels.flatMap { panel in
      panel.series.count > 1
        ? panel.series.map { Figure.Key(colour: "b\($0.colour)", name: $0.name) } : []
    }
    if !bands.isEmpty {
      let faults = bands.map { "\($0.name), minute \($0.from) to \($0.to)" }.joined(separator: "; ")
      legend.append(.init(colour: "by", name: faults))
    }
    return Figure(title: title, sentence: sentence, legend: legend, numbers: numbers, draw: draw)
  }

  private var minutes: Int { max(2, panels.flatMap(\.series).map(\.counts.count).max() ?? 2) }

  /// At most two dozen rows, each with the largest count of its minutes.
  private var numbers: Table {
    let step = max(1, (minutes + 23) / 24)
    let series = panels.flatMap { panel in
      panel.series.map {
        (name: panel.series.count > 1 ? "\(panel.title), \($0.name)" : panel.title, $0.counts)
      }
    }
    return Table(
      "\(title): the largest count of a minute in each interval",
      [.text("minutes")] + series.map { .number($0.name) },
      texts: stride(from: 0, to: minutes, by: step).map { start in
        ["\(start) to \(min(start + step, minutes))"]
          + series.map { Wording.count($0.1.dropFirst(start).prefix(step).max() ?? 0) }
      })
  }

  private func draw(width: Double) -> Drawing {
    let (left, right, top, row, foot) = (44.0, 6.0, 8.0, width < 400 ? 92.0 : 112.0, 34.0)
    let height = top + row * Double(panels.count) + foot
    let place = { (minute: Double) in left + minute / Double(minutes - 1) * (width - left - right) }
    let base = height - foot
    var content: [Markup] = bands.map { band in
      let end = min(Double(band.to), Double(minutes - 1))
      let start = min(Double(band.from), end)
      return SVG.rect(
        place(start), top, place(end) - place(start), base - top, "band",
        hint: "\(band.name), minute \(band.from) to \(band.to)")
    }
    for (index, panel) in panels.enumerated() {
      content.append(
        draw(
          panel, width: width, right: right, base: top + row * Double(index + 1) - 8, height: row - 34, place)
      )
    }
    content += bands.compactMap { band in
      let (start, end) = (
        place(min(Double(band.from), Double(minutes - 1))), place(min(Double(band.to), Double(minutes - 1)))
      )
      // A name that does not fit into its band is only in the legend.
      guard end - start > Double(band.name.count) * 6.6 + 12 else { return nil }
      return SVG.text(band.name, end - 6, top + 14, "soft", anchor: "end")
    }
    let ticks = CountScale(upTo: Double(minutes - 1), ticks: width < 400 ? 4 : 8).ticks
    for tick in ticks where tick <= Double(minutes - 1) {
      content.append(SVG.text(axisName(tick), place(tick), base + 12, "soft", anchor: "middle"))
    }
    content.append(SVG.text("minutes of virtual time", width - right, base + 28, "soft", anchor: "end"))
    return Drawing(width: width, height: height, content: Markup(content))
  }

  private func axisName(_ minute: Double) -> String { Wording.count(Int(minute)) }

  private func draw(
    _ panel: Panel, width: Double, right: Double, base: Double, height: Double,
    _ place: (Double) -> Double
  ) -> Markup {
    let scale = CountScale(upTo: Double(panel.series.flatMap(\.counts).max() ?? 1), ticks: 2)
    let y = { (count: Double) in base - scale.share(count) * height }
    let most = max(40, Int(width / 3))
    var content = scale.ticks.map { tick in
      Markup([
        SVG.line(place(0), y(tick), width - right, y(tick), tick == 0 ? "axis" : "grid"),
        SVG.text(Wording.count(Int(tick)), place(0) - 6, y(tick) + 4, "soft", anchor: "end"),
      ])
    }
    content.append(SVG.text(panel.title, place(0), base - height - 9, "strong"))
    for series in panel.series {
      let padded = series.counts + Array(repeating: 0, count: max(0, minutes - series.counts.count))
      let step = max(1, (padded.count + most - 1) / most)
      let points = stride(from: 0, to: padded.count, by: step).map { start in
        (x: place(Double(start)), y: y(Double(padded[start..<min(start + step, padded.count)].max() ?? 0)))
      }
      if panel.isFilled, panel.series.count == 1, let first = points.first, let last = points.last {
        content.append(
          SVG.path([(first.x, base)] + points + [(last.x, base)], closed: true, "f\(series.colour) wash"))
      }
      content.append(SVG.path(points, "l\(series.colour)"))
    }
    return Markup(content)
  }
}
