// A radar: how varied a library is in each respect. An axis of which too little is known is a ghost.

import Foundation

/// Values on axes around a centre.
struct RadarChart {
  /// An axis.
  struct Axis {
    let name: String
    /// The variety of the books, from 0 to 1.
    let variety: Double
    /// The share of books with a known value, from 0 to 1.
    let known: Double
    /// True if the value of some books is unknown.
    let isGhost: Bool
    /// The text of the axis, for the table.
    let text: [String]
  }

  let title: String
  let sentence: String
  let columns: [Table.Column]
  let axes: [Axis]

  var figure: Figure {
    Figure(
      title: title, sentence: sentence,
      legend: [
        .init(colour: "b1", name: "variety: two books drawn at random differ"),
        .init(colour: "b5", name: "known of so many books; a dashed axis is not known of all"),
      ],
      numbers: Table(title, columns, texts: axes.map { [$0.name] + $0.text }), draw: draw)
  }

  private func draw(width: Double) -> Drawing {
    let radius = min(130, width * 0.26)
    let (centre, middle) = (width / 2, radius + 40)
    func point(_ index: Int, _ share: Double) -> (x: Double, y: Double) {
      let angle = 2 * Double.pi * Double(index) / Double(max(1, axes.count)) - Double.pi / 2
      return (centre + cos(angle) * radius * share, middle + sin(angle) * radius * share)
    }
    var content = [0.25, 0.5, 0.75, 1].map { share in
      SVG.path(axes.indices.map { point($0, share) }, closed: true, "grid")
    }
    for (index, axis) in axes.enumerated() {
      let (end, label) = (point(index, 1), point(index, 1.13))
      content.append(SVG.line(centre, middle, end.x, end.y, axis.isGhost ? "grid ghost" : "axis"))
      let anchor = abs(label.x - centre) < 8 ? "middle" : label.x < centre ? "end" : "start"
      content.append(
        SVG.text(
          SVG.cut(axis.name, toFit: anchor == "middle" ? width : width / 2 - abs(label.x - centre)), label.x,
          label.y + 4, axis.isGhost ? "soft" : "strong", anchor: anchor, hint: axis.name))
    }
    content.append(SVG.path(axes.indices.map { point($0, axes[$0].known) }, closed: true, "l5 ghost"))
    let shape = axes.indices.map { point($0, axes[$0].variety) }
    content.append(SVG.path(shape, closed: true, "f1 wash"))
    content.append(SVG.path(shape, closed: true, "l1"))
    for (axis, place) in zip(axes, shape) {
      let hint = "\(axis.name): \(axis.text.joined(separator: ", "))"
      content.append(SVG.circle(place.x, place.y, 4.5, axis.isGhost ? "f5" : "f1", hint: hint))
    }
    return Drawing(width: width, height: 2 * radius + 84, content: Markup(content))
  }
}
