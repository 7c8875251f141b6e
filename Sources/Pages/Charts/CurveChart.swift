// A share over a count, as a line between its points.

/// Parts of a fixed number of runs by a growing count.
struct CurveChart {
  /// A point: its place on the axis, and the runs of `draws` that it stands for.
  struct Point {
    let place: Int
    let part: Int
  }

  let title: String
  let sentence: String
  /// The names of the two numbers of a point.
  let names: (place: String, part: String)
  /// The number of runs for each point.
  let draws: Int
  let points: [Point]

  var figure: Figure { Figure(title: title, sentence: sentence, numbers: numbers, draw: draw) }

  private var numbers: Table {
    Table(
      title, [.text(names.place), .number(names.part)],
      texts: points.map { [Wording.count($0.place), "\($0.part) of \(draws)"] })
  }

  private func draw(width: Double) -> Drawing {
    let (left, right, top, foot, height) = (44.0, 10.0, 26.0, 34.0, width < 400 ? 180.0 : 210.0)
    let most = max(1, points.map(\.place).max() ?? 1)
    let base = height - foot
    let x = { (place: Double) in left + place / Double(most) * (width - left - right) }
    let y = { (share: Double) in base - share * (base - top) }
    var content = [0.0, 0.5, 1].map { share in
      Markup([
        SVG.line(left, y(share), width - right, y(share), share == 0 ? "axis" : "grid"),
        SVG.text("\(Int(share * 100)) %", left - 6, y(share) + 4, "soft", anchor: "end"),
      ])
    }
    content.append(SVG.text(names.part, left, top - 12, "strong"))
    let line = points.map { point in
      (x: x(Double(point.place)), y: y(Double(point.part) / Double(max(1, draws))))
    }
    content.append(SVG.path(line, "l2"))
    for (point, place) in zip(points, line) {
      content.append(
        SVG.circle(
          place.x, place.y, 4, "f2",
          hint: "\(names.place) \(Wording.count(point.place)): \(point.part) of \(draws)"))
    }
    for tick in CountScale(upTo: Double(most), ticks: width < 400 ? 3 : 6).ticks where tick <= Double(most) {
      content.append(SVG.text(Wording.count(Int(tick)), x(tick), base + 12, "soft", anchor: "middle"))
    }
    content.append(SVG.text(names.place, width - right, base + 28, "soft", anchor: "end"))
    return Drawing(width: width, height: height, content: Markup(content))
  }
}
