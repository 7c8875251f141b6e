// A chart with its caption, its description for screen readers, and its numbers as a table.
//
// A chart is drawn for three widths, of which the style shows the one that fits: text in a drawing that is
// merely scaled would be illegible on a phone.

/// A drawing for one width.
struct Drawing {
  let width: Double
  let height: Double
  let content: Markup
}

/// A chart.
struct Figure {
  /// An entry of the legend.
  struct Key {
    /// The class of its colour, such as `b1`.
    let colour: String
    let name: String
  }

  let title: String
  /// A sentence that says what to see.
  let sentence: String
  var legend: [Key] = []
  /// True if the rows of the numbers are events in their order, which a reader may step through; what is
  /// drawn of each is marked with its number (`SVG.event`).
  var isStory = false
  /// The numbers of the chart.
  let numbers: Table
  /// Draws the chart for a width.
  let draw: (Double) -> Drawing

  /// The widths of the drawings, by class.
  private static let widths: [(name: String, width: Double)] = [("s", 330), ("m", 540), ("l", 940)]

  /// The chart.
  var markup: Markup {
    element("figure", ["class": isStory ? "story" : nil]) {
      element("figcaption") {
        title
        element("span") { sentence }
      }
      if !legend.isEmpty {
        element("ul", ["class": "legend"]) {
          for key in legend {
            element("li") {
              element("i", ["class": key.colour, "aria-hidden": "true"])
              key.name
            }
          }
        }
      }
      for (name, width) in Self.widths { picture(draw(width), name) }
      if !numbers.rows.isEmpty { folded("The numbers of this chart") { numbers.markup } }
    }
  }

  /// The chart as a file of its own, with the colours of the style.
  var picture: String { picture(draw(860), "only", isFile: true).source + "\n" }

  private func picture(_ drawing: Drawing, _ name: String, isFile: Bool = false) -> Markup {
    let (width, height) = (SVG.number(drawing.width), SVG.number(drawing.height))
    return element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": name,
        "viewBox": isFile
          ? "-16 -12 \(SVG.number(drawing.width + 32)) \(SVG.number(drawing.height + 24))"
          : "0 0 \(width) \(height)",
        "width": isFile ? width : nil, "height": isFile ? height : nil, "role": "img",
        "aria-label": "\(title). \(sentence)",
      ]
    ) {
      element("title") { title }
      element("desc") { sentence }
      if isFile {
        element("style") { Markup.verbatim(StyleSheet.ofDrawings) }
        element(
          "rect", ["x": "-16", "y": "-12", "width": "100%", "height": "100%", "style": "fill:var(--card)"])
      }
      drawing.content
    }
  }
}

/// The parts of drawings.
enum SVG {
  /// A coordinate with one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  static func line(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ style: String) -> Markup {
    element(
      "line", ["x1": number(x), "y1": number(y), "x2": number(x2), "y2": number(y2), "class": style])
  }

  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String, hint: String? = nil
  ) -> Markup {
    element(
      "rect",
      [
        "x": number(x), "y": number(y), "width": number(max(0, width)), "height": number(max(0, height)),
        "class": style,
      ]
    ) { if let hint { element("title") { hint } } }
  }

  static func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ style: String, hint: String? = nil
  ) -> Markup {
    element("circle", ["cx": number(x), "cy": number(y), "r": number(radius), "class": style]) {
      if let hint { element("title") { hint } }
    }
  }

  static func text(
    _ text: String, _ x: Double, _ y: Double, _ style: String? = nil, anchor: String? = nil,
    turned degrees: Double? = nil, hint: String? = nil
  ) -> Markup {
    element(
      "text",
      [
        "x": number(x), "y": number(y), "class": style, "text-anchor": anchor,
        "transform": degrees.map { "rotate(\(number($0)) \(number(x)) \(number(y)))" },
      ]
    ) {
      text
      if let hint { element("title") { hint } }
    }
  }

  /// Returns the drawing of an event; events are counted from 1.
  static func event(_ number: Int, _ parts: [Markup]) -> Markup {
    element("g", ["data-event": "\(number)"]) { parts }
  }

  static func path(_ points: [(x: Double, y: Double)], closed: Bool = false, _ style: String) -> Markup {
    let steps = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(number(point.x)) \(number(point.y))"
    }
    return element("path", ["d": steps.joined() + (closed ? "Z" : ""), "class": style])
  }

  /// Returns text cut to what fits into a width, with an ellipsis.
  static func cut(_ text: String, toFit width: Double) -> String {
    let most = max(4, Int(width / 6.2))
    return text.count <= most ? text : text.prefix(most - 1) + "…"
  }
}
