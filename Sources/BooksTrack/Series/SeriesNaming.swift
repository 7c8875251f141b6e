// The check of a name for a series of the reader's own against the existing series (SER-5).
//
//     switch SeriesNaming(of: "Teh Expanse", in: library) {
//     case .new: …
//     case .same(let id): …                 // "The Expanse" in another spelling: the reader means that one
//     case .didYouMean(let near): …         // "Did you mean The Expanse?"
//     }
//
// The check never joins series; detected ones are joined by `SeriesLinker`, and only under the same name. Two
// names are similar if they differ by few typing errors, or by a generic word: "Twilight" and "The Twilight
// Saga". Names with different numbers are not similar: "Area 51" is no misspelling of "Area 52".

/// The existing series with the same or a similar name.
public enum SeriesNaming: Hashable, Sendable {
  /// No series has a similar name.
  case new
  /// This series has the name, up to case, accents, punctuation and article; the oldest of several.
  case same(SeriesID)
  /// These series have similar names, the most similar first, at most three.
  case didYouMean([SeriesID])

  /// Compares a name with the series of a library.
  ///
  /// - Complexity: O(*n*) in the series; each comparison computes a narrow band of the edit distance.
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

  /// Returns `Did you mean "The Expanse"?`, or with several names `Did you mean "Dune" or "June"?`; nil if
  /// there are no similar names.
  public func question(in library: Library) -> String? {
    guard case .didYouMean(let near) = self else { return nil }
    let names = near.compactMap { library.series[$0].map { "\"\($0.name)\"" } }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }
}

/// A name prepared for comparison.
private struct Spelling {
  /// The letters of the folded words, without generic words at the end.
  private let letters: [Unicode.Scalar]
  private let numbers: [Substring]

  init(_ name: String) {
    let core = SeriesNames.core(name)
    letters = Array(core.unicodeScalars)
    numbers = core.split(separator: " ").filter { $0.contains(where: \.isNumber) }
  }

  /// Returns the number of typing errors between two names; nil if there are too many for their length.
  func slips(to other: Spelling) -> Int? {
    guard numbers == other.numbers, !letters.isEmpty else { return nil }
    let length = min(letters.count, other.letters.count)
    return Slips.between(letters, other.letters, limit: min(3, length / 4))
  }
}
