// Lowers one choice and deletes something after it: the length of an array and one of its elements. The
// arrays of this library do not need this pass; generators that draw a length first do.

struct LowerAndDelete: Edits {
  /// The number of parts, and of single choices and pairs, that are tried after each choice.
  private static let parts = 32
  private static let blocks = 16

  /// Larger numbers are not lengths. They are halved, because another number may take over the deleted
  /// choices.
  private static let longest: UInt64 = 255

  private let choices: [UInt64]
  private let spans: [Range<Int>]
  /// The first span that begins after each position.
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
