// The values that figures can have: how they are added, and their forms in a report.

package import Measurement

extension Int: FigureValue {
  package mutating func add(_ other: Int) { self += other }
  package static var shape: FigureShape { .count }
}

extension UInt64: FigureValue {
  package mutating func add(_ other: UInt64) { self += other }
  package static var shape: FigureShape { .count }
}

extension Rate: FigureValue {
  package mutating func add(_ other: Rate) { self = self + other }
  package static var shape: FigureShape { .defined("share") }
}

extension ConfusionCounts: FigureValue {
  package mutating func add(_ other: ConfusionCounts) { self = self + other }
  package static var shape: FigureShape { .defined("counts") }
}

extension Histogram: FigureValue {
  package mutating func add(_ other: Histogram) { merge(other) }
  package static var shape: FigureShape { .defined("histogram") }
}

extension Dictionary: FigureValue where Key == String, Value: FigureValue {
  package mutating func add(_ other: [String: Value]) {
    merge(other) { left, right in
      var sum = left
      sum.add(right)
      return sum
    }
  }

  package static var shape: FigureShape { .byName(Value.shape) }
}
