// The priority queue of points that are not yet due.

/// A 4-ary heap: half as deep as a binary heap, with siblings adjacent in memory.
struct PointHeap {
  private(set) var points: [ParkedPoint] = []

  var count: Int { points.count }

  var first: ParkedPoint? { points.first }

  /// Adds a point.
  mutating func push(_ point: ParkedPoint, _ slots: PointSlots) {
    points.append(point)
    points.withUnsafeMutableBufferPointer { Self.rise(point, from: $0.count - 1, to: 0, in: $0, slots) }
  }

  /// Removes and returns the first point; the heap must not be empty.
  mutating func pop(_ slots: PointSlots) -> ParkedPoint {
    let last = points.removeLast()
    guard let first = points.first else { return last }
    points.withUnsafeMutableBufferPointer { Self.sink(last, from: 0, in: $0, slots) }
    return first
  }

  /// Removes the points that do not satisfy the predicate.
  mutating func filter(_ slots: PointSlots, _ isWanted: (ParkedPoint) -> Bool) {
    points.removeAll { !isWanted($0) }
    points.withUnsafeMutableBufferPointer { points in
      for index in stride(from: (points.count - 2) / 4, through: 0, by: -1) where points.count > 1 {
        Self.sink(points[index], from: index, in: points, slots)
      }
    }
  }

  /// Inserts a point below `start`, whose own point may be overwritten.
  ///
  /// The hole sinks to a leaf first and the point rises from there. The point is usually the former last one
  /// and belongs near the leaves, so this saves comparisons on the way down.
  private static func sink(
    _ point: ParkedPoint, from start: Int, in points: UnsafeMutableBufferPointer<ParkedPoint>,
    _ slots: PointSlots
  ) {
    var hole = start
    while 4 * hole + 1 < points.count {
      var best = 4 * hole + 1
      var child = best + 1
      let end = min(best + 4, points.count)
      while child < end {
        if slots.precedes(points[child], points[best]) { best = child }
        child += 1
      }
      points[hole] = points[best]
      hole = best
    }
    rise(point, from: hole, to: start, in: points, slots)
  }

  /// Inserts a point on the path from a hole up to `top`.
  private static func rise(
    _ point: ParkedPoint, from start: Int, to top: Int, in points: UnsafeMutableBufferPointer<ParkedPoint>,
    _ slots: PointSlots
  ) {
    var hole = start
    while hole > top {
      let parent = (hole - 1) >> 2
      guard slots.precedes(point, points[parent]) else { break }
      points[hole] = points[parent]
      hole = parent
    }
    points[hole] = point
  }
}
