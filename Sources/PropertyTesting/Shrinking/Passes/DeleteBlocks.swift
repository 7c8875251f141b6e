// Deletes blocks of adjacent choices at any position, large ones first. It needs no spans, and it deletes
// blocks that are not parts: the end of one array and the beginning of the next, which joins the two.

struct DeleteBlocks: Edits {
  /// Blocks up to this size are tried at every position, larger ones only end to end.
  private static let thorough = 8

  private let choices: [UInt64]
  private let blocks: [Range<Int>]

  init(_ best: Recording) {
    choices = best.choices
    let total = best.choices.count
    var blocks: [Range<Int>] = []
    var size = total
    while size > Self.thorough {
      for upper in stride(from: total, to: 0, by: -size) { blocks.append(max(0, upper - size)..<upper) }
      size /= 2
    }
    for size in stride(from: min(Self.thorough, total), to: 0, by: -1) {
      for lower in stride(from: total - size, through: 0, by: -1) { blocks.append(lower..<lower + size) }
    }
    self.blocks = blocks
  }

  var count: Int { blocks.count }

  func edit(_ index: Int) -> [UInt64]? {
    let block = blocks[index]
    // If the list is periodic here, deleting the block one position further on yields the same list.
    if block.count <= Self.thorough, block.upperBound < choices.count,
      choices[block.lowerBound] == choices[block.upperBound]
    {
      return nil
    }
    return choices.removing(block)
  }
}
