// Whether two lists of authors name the same writer.
//
// Exports agree on the first author and on little else: one lists translators, another nobody but the first.
// So the first authors are compared. Where co-authors were put in another order, each first author has to be
// in the other's list. One list naming the other's author is not enough: the list of a study guide does that
// too.

/// What two lists of authors say.
enum WriterComparison: Hashable, Sendable {
  /// The same writer, by that likeness in thousandths.
  case same(likeness: Int)
  /// One of the books has no author, or they are written in different scripts.
  case unknown
  case different

  init(_ left: [AuthorName], _ right: [AuthorName]) {
    guard let first = left.first, let second = right.first else {
      self = .unknown
      return
    }
    let likeness = first.similarity(to: second)
    if likeness > 0 {
      self = .same(likeness: likeness)
      return
    }
    let crossed = min(Self.best(first, in: right.dropFirst()), Self.best(second, in: left.dropFirst()))
    if crossed > 0 {
      self = .same(likeness: crossed - 20)
    } else {
      self = first.isLatin == second.isLatin ? .different : .unknown
    }
  }

  private static func best(_ name: AuthorName, in names: ArraySlice<AuthorName>) -> Int {
    names.map { name.similarity(to: $0) }.max() ?? 0
  }
}
