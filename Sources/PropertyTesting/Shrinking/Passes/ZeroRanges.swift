// Sets ranges of the list to 0, the simplest choice: everything, halves, quarters … pairs, and then each
// part.
//
// For a schedule, in which a choice is a deviation from arrival order, this pass does most of the work.

struct ZeroRanges: Edits {
  private let choices: [UInt64]
  private let ranges: [Range<Int>]

  init(_ best: Recording) {
    choices = best.choices
    var ranges: [Range<Int>] = []
    var size = best.choices.count
    while size > 1 {
      for lower in stride(from: 0, to: best.choices.count, by: size) {
        ranges.append(lower..<min(lower + size, best.choices.count))
      }
      size /= 2
    }
    self.ranges = ranges + SpanTree(best).spans
  }

  var count: Int { ranges.count }

  func edit(_ index: Int) -> [UInt64]? {
    let range = ranges[index]
    guard choices[range].contains(where: { $0 != 0 }) else { return nil }
    var edited = choices
    for position in range { edited[position] = 0 }
    return edited
  }
}
