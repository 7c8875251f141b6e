// The spans of a recording as a tree of parts.
//
// Nested generators may mark the same range several times, or an empty range. Such spans are useless to a
// shrinker and are left out.

struct SpanTree: Sendable {
  /// The distinct, non-empty spans, outer before inner, left before right.
  private(set) var spans: [Range<Int>] = []
  /// The nesting depth of each span.
  private(set) var depths: [Int] = []
  /// The children of each span that has any, in order, as indices of ``spans``; the top level comes first.
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
  /// Returns the list without a range.
  func removing(_ range: Range<Int>) -> [UInt64] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
