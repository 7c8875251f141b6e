// The points that wait for time.

/// A heap in which each node has four children: half as deep as a binary one, and children lie side by side.
struct PointHeap {
  private(set) var points: [ParkedPoint] = []

  var count: Int { points.count }

  var first: ParkedPoint? { points.first }

  /// Adds a point.
  mutating func push(_ point: ParkedPoint, _ slots: PointSlots) {
    points.append(point)
    points.withUnsafeMutableBufferPointer { points in
      var child = points.count - 1
      while child > 0 {
        let parent = (child - 1) / 4
        guard slots.precedes(point, points[parent]) else { break }
        points[child] = points[parent]
        child = parent
      }
      points[child] = point
    }
  }

  /// Takes the first point out of a heap that is not empty.
  mutating func pop(_ slots: PointSlots) -> ParkedPoint {
    let last = points.removeLast()
    guard let first = points.first else { return last }
    points.withUnsafeMutableBufferPointer { Self.sink(last, from: 0, in: $0, slots) }
    return first
  }

  /// Keeps the points that are wanted.
  mutating func filter(_ slots: PointSlots, _ isWanted: (ParkedPoint) -> Bool) {
    points.removeAll { !isWanted($0) }
    points.withUnsafeMutableBufferPointer { points in
      for index in stride(from: (points.count - 2) / 4, through: 0, by: -1) where points.count > 1 {
        Self.sink(points[index], from: index, in: points, slots)
      }
    }
  }

  private static func sink(
    _ point: ParkedPoint, from start: Int, in points: UnsafeMutableBufferPointer<ParkedPoint>,
    _ slots: PointSlots
  ) {
    var hole = start
    while true {
      let eldest = 4 * hole + 1
      guard eldest < points.count else { break }
      var best = eldest
      for child in eldest + 1..<max(eldest + 1, min(eldest + 4, points.count))
      where slots.precedes(points[child], points[best]) {
        best = child
      }
      guard slots.precedes(points[best], point) else { break }
      points[hole] = points[best]
      hole = best
    }
    points[hole] = point
  }
}
