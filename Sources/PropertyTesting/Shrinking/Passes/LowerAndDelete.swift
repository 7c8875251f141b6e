// Lowers one choice and removes something that comes after it: the length of a list and one of its elements.
// Lists of this library need no such pass; a generator that draws a length first does.

struct LowerAndDelete: Edits {
  /// How many parts, and how many single choices and pairs, are tried after each choice.
  private static let parts = 32
  private static let blocks = 16

  /// A number larger than this is no length. It is halved: another number may take over what is removed.
  private static let longest: UInt64 = 255

  private let choices: [UInt64]
  private let spans: [Range<Int>]
  /// For each position, the first span that begins after it.
  private let firstSpan: [Int]
  private let positions: [Int]

  init(_ best: Recording) {
    choices = best.choices
    let spans = SpanTree(best).spans
    self.spans = spans
    var next = 0
    firstSpan = best.choices.indices.map { position in
      while next < spans.count, spans[next].lowerBound <= position { next += 1 }
      return next
    }
    positions = best.choices.indices.filter { best.choices[$0] > 0 }
  }

  var count: Int { positions.count * (Self.parts + Self.blocks) }

  func edit(_ index: Int) -> [UInt64]? {
    let (place, kind) = index.quotientAndRemainder(dividingBy: Self.parts + Self.blocks)
    let position = positions[place]
    guard let removed = removed(after: position, kind) else { return nil }
    var edited = choices
    edited[position] -= choices[position] > Self.longest ? choices[position] / 2 : 1
    return edited.removing(removed)
  }

  private func removed(after position: Int, _ kind: Int) -> Range<Int>? {
    if kind < Self.parts {
      let span = firstSpan[position] + kind
      return span < spans.count ? spans[span] : nil
    }
    let block = kind - Self.parts
    let lower = position + 1 + block / 2
    let upper = lower + 1 + block % 2
    return upper <= choices.count ? lower..<upper : nil
  }
}
