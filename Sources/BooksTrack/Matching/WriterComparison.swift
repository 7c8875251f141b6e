// Comparison of the writers of two books.
//
// Exports agree only on the first author: one lists translators, another only the first author. So the first
// authors are compared. If co-authors are in a different order, each first author has to be in the other's
// list. One list that contains the other's author is not enough: the list of a study guide does too.

/// The result of comparing two lists of authors.
enum WriterComparison: Hashable, Sendable {
  /// The same writer, with a likeness in thousandths.
  case same(likeness: Int)
  /// One of the books has no author, or the names are written in different scripts.
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
