// Deletes parts of the value: of each family of siblings all, then halves, quarters … single ones, from the
// back. This shortens long arrays in few runs.

struct DeleteParts: Edits {
  private let choices: [UInt64]
  private let tree: SpanTree
  private let entries: [(family: Int, members: Range<Int>)]

  init(_ best: Recording) {
    choices = best.choices
    tree = SpanTree(best)
    var entries: [(family: Int, members: Range<Int>)] = []
    for (family, members) in tree.families.enumerated() {
      var size = members.count
      while size > 0 {
        for upper in stride(from: members.count, to: 0, by: -size) {
          entries.append((family, max(0, upper - size)..<upper))
        }
        size /= 2
      }
    }
    self.entries = entries
  }

  var count: Int { entries.count }

  func edit(_ index: Int) -> [UInt64]? {
    let (family, members) = entries[index]
    var edited: [UInt64] = []
    var kept = 0
    for member in tree.families[family][members] {
      let span = tree.spans[member]
      edited += choices[kept..<span.lowerBound]
      kept = span.upperBound
    }
    return edited + choices[kept...]
  }
}
