// What a reader is asked who names a series of their own: is it perhaps one that is there? (SER-5)
//
//     switch SeriesNaming(of: "Teh Expanse", in: library) {
//     case .new: …
//     case .same(let id): …                 // "The Expanse" in another spelling: the reader means that one
//     case .didYouMean(let near): …         // "Did you mean The Expanse?"
//     }
//
// This asks and never joins: what is detected is joined by `SeriesLinker` and only under the same name. Two
// names are near if few slips of the keyboard lie between them, or if one is the other and a word for any
// series: "Twilight" and "The Twilight Saga". Names with different numbers are not: "Area 51" is no slip of
// "Area 52".

/// Whether a name is that of a series that is there, or nearly.
public enum SeriesNaming: Hashable, Sendable {
  /// Nothing has a name like it.
  case new
  /// This series is called so, but for case, accents, punctuation and article; the oldest of several.
  case same(SeriesID)
  /// These have nearly that name, the nearest first, three at most.
  case didYouMean([SeriesID])

  /// Looks for a name among the series of a library.
  ///
  /// - Complexity: O(*n*) in the series, and each name is compared along a narrow band.
  public init(of name: String, in library: Library) {
    if let same = library.series(named: name).first {
      self = .same(same.id)
      return
    }
    let wanted = Spelling(name)
    let near = library.series.compactMap { series in
      wanted.slips(to: Spelling(series.name)).map { (slips: $0, id: series.id) }
    }.sorted { ($0.slips, $0.id) < ($1.slips, $1.id) }
    self = near.isEmpty ? .new : .didYouMean(near.prefix(3).map(\.id))
  }

  /// `Did you mean "The Expanse"?`, or of several names `Did you mean "Dune" or "June"?`; nil if nothing is
  /// near.
  public func question(in library: Library) -> String? {
    guard case .didYouMean(let near) = self else { return nil }
    let names = near.compactMap { library.series[$0].map { "\"\($0.name)\"" } }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }
}

/// A name as it is compared.
private struct Spelling {
  /// The letters of the folded words, without the words that any series may have at its end.
  private let letters: [Unicode.Scalar]
  private let numbers: [Substring]

  init(_ name: String) {
    let core = SeriesNames.core(name)
    letters = Array(core.unicodeScalars)
    numbers = core.split(separator: " ").filter { $0.contains(where: \.isNumber) }
  }

  /// How many slips lie between two names; nil if they are too many for their length to be near.
  func slips(to other: Spelling) -> Int? {
    guard numbers == other.numbers, !letters.isEmpty else { return nil }
    let length = min(letters.count, other.letters.count)
    return Slips.between(letters, other.letters, limit: min(3, length / 4))
  }
}
