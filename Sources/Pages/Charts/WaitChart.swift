// Waits as distributions: one hill for each operation, on one logarithmic axis of time.

import Measurement

/// Distributions of waits.
struct WaitChart {
  /// A distribution.
  struct Hill {
    let name: String
    let waits: Histogram
    /// A limit in milliseconds, drawn as a line.
    var limit: Double?
  }

  let title: String
  let sentence: String
  let hills: [Hill]

  var figure: Figure {
    let scale = scale
    return Figure(title: title, sentence: sentence, numbers: numbers) { width in
      draw(width: width, scale)
    }
  }

  private static func milliseconds(_ nanoseconds: Int) -> Double { Double(nanoseconds) / 1_000_000 }

  private var scale: TimeScale {
    let least = hills.compactMap(\.waits.min).min() ?? 1_000_000
    let most = hills.compactMap(\.waits.max).max() ?? 1_000_000_000
    let limits = hills.compactMap(\.limit)
    return TimeScale(
      from: min(max(1, Self.milliseconds(least)), limits.min() ?? .infinity),
      to: max(Self.milliseconds(most), limits.max() ?? 0))
  }

  private static let quantiles: [(name: String, share: Int)] = [
    ("half", 5_000), ("90 %", 9_000), ("95 %", 9_500), ("99 %", 9_900), ("all", 10_000),
  ]

  private var numbers: Table {
    Table(
      "\(title): the time within which so many were done",
      [.text("what"), .number("count")] + Self.quantiles.map { .number($0.name) },
      texts: hills.map { hill in
        [hill.name, Wording.count(Int(hill.waits.count))]
          + Self.quantiles.map { quantile in
            hill.waits.quantile(perTenThousand: quantile.share)
              .map { Wording.time(milliseconds: Self.milliseconds($0)) } ?? "—"
          }
      })
  }

  private func draw(width: Double, _ scale: TimeScale) -> Drawing {
    let (top, row, foot) = (14.0, 74.0, 26.0)
    let height = top + row * Double(hills.count) + foot
    let content = MarkupBuilder.buildArray(
      scale.ticks.map { tick in
        let x = tick.position * width
        return Markup([
          SVG.line(x, 4, x, height - foot, "grid"),
          SVG.text(
            tick.name, x, height - 8, "soft", anchor: x < 24 ? "start" : x > width - 24 ? "end" : "middle"),
        ])
      }
        + hills.enumerated().map { index, hill in
          draw(hill, width: width, base: top + row * Double(index + 1) - 10, height: row - 34, scale)
        })
    return Drawing(width: width, height: height, content: content)
  }

  private func draw(
    _ hill: Hill, width: Double, base: Double, height: Double, _ scale: TimeScale
  ) -> Markup {
    let heights = shares(of: hill.waits, steps: Int(width / 4), scale)
    let top = heights.max() ?? 1
    var points = heights.enumerated().map { step, share in
      (x: (Double(step) + 0.5) * 4, y: base - height * share / max(top, 1e-9))
    }
    if let first = points.first, let last = points.last {
      points = [(first.x, base)] + points + [(last.x, base)]
    }
    let marks = [("half", 5_000, "f1"), ("95 %", 9_500, "f2")].compactMap { name, share, style -> Markup? in
      guard let wait = hill.waits.quantile(perTenThousand: share) else { return nil }
      let time = Self.milliseconds(wait)
      return SVG.circle(
        scale.share(time) * width, base, 4.5, style,
        hint: "\(name) within \(Wording.time(milliseconds: time))")
    }
    let median = hill.waits.quantile(perTenThousand: 5_000).map {
      "half within \(Wording.time(milliseconds: Self.milliseconds($0)))"
    }
    let tail = hill.waits.quantile(perTenThousand: 9_500).map {
      ", 95 % within \(Wording.time(milliseconds: Self.milliseconds($0)))"
    }
    let shape =
      hill.waits.count <= Self.fewWaits
      ? dots(of: hill.waits, width: width, base: base, height: height, scale)
      : Markup([SVG.path(points, closed: true, "f1 wash"), SVG.path(points, "l1")])
    return Markup([
      shape,
      SVG.line(0, base, width, base, "axis"),
      hill.limit.map { limit in
        let x = scale.share(limit) * width
        return SVG.line(x, base - height - 4, x, base + 5, "limit")
      } ?? .empty,
      Markup(marks),
      SVG.text(hill.name, 0, base - height - 8, "strong"),
      width < 400
        ? .empty : SVG.text((median ?? "") + (tail ?? ""), width, base - height - 8, "soft", anchor: "end"),
    ])
  }

  /// So few waits are drawn one by one.
  private static let fewWaits = 120

  /// Draws each wait as a dot; dots at one place stand on each other.
  private func dots(
    of waits: Histogram, width: Double, base: Double, height: Double, _ scale: TimeScale
  ) -> Markup {
    var stacked: [Int: Int] = [:]
    let dots = waits.buckets.flatMap { bucket -> [Markup] in
      let time = Self.milliseconds((bucket.values.lowerBound + bucket.values.upperBound) / 2)
      let column = Int(scale.share(time) * width / 9)
      return (0..<Int(bucket.count)).map { _ in
        let place = stacked[column, default: 0]
        stacked[column] = place + 1
        return SVG.circle(
          Double(column) * 9 + 4.5, base - 7 - min(Double(place) * 9, height - 7), 3.6, "f1 wash strongdot",
          hint: Wording.time(milliseconds: time))
      }
    }
    return Markup(dots)
  }

  /// Returns the smoothed share of waits in each step of the axis.
  private func shares(of waits: Histogram, steps: Int, _ scale: TimeScale) -> [Double] {
    var counts = [Double](repeating: 0, count: steps)
    for bucket in waits.buckets {
      let middle = Self.milliseconds((bucket.values.lowerBound + bucket.values.upperBound) / 2)
      let step = Int(scale.share(middle) * Double(steps))
      counts[min(max(0, step), steps - 1)] += Double(bucket.count)
    }
    // A smooth hill: each step is averaged with its neighbours, those further away counting less.
    let weights = [1.0, 3, 6, 7, 6, 3, 1]
    return counts.indices.map { step in
      weights.enumerated().reduce(0) { sum, weight in
        let place = step + weight.offset - 3
        return counts.indices.contains(place) ? sum + counts[place] * weight.element : sum
      }
    }
  }
}
