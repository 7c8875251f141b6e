// The spans of a recording as a tree of parts: which lie in which, and which are neighbours.
//
// Generators that wrap one another mark the same range several times, or nothing at all. Both say nothing
// to a shrinker and are left out.

struct SpanTree: Sendable {
  /// Distinct, not empty, outer before inner, left before right.
  private(set) var spans: [Range<Int>] = []
  /// The number of spans around each span.
  private(set) var depths: [Int] = []
  /// The parts of each span that has parts, in order, as indices into ``spans``; the top level comes first.
  private(set) var families: [[Int]]

  init(_ recording: Recording) {
    var open: [Int] = []
    var children: [[Int]] = [[]]
    for span in recording.spans where !span.isEmpty {
      while let top = open.last, spans[top].upperBound <= span.lowerBound { open.removeLast() }
      if let top = open.last, spans[top] == span { continue }
      let index = spans.count
      spans.append(span)
      depths.append(open.count)
      children.append([])
      children[open.last.map { $0 + 1 } ?? 0].append(index)
      open.append(index)
    }
    families = children.filter { !$0.isEmpty }
  }
}

extension [UInt64] {
  /// The list without a range of it.
  func removing(_ range: Range<Int>) -> [UInt64] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
