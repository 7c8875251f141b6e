// What one work adds to the counts. Everything that counts is derived from it, so the counts follow a change at the cost
// of the works that it touches (DIV-5).

internal import BooksTrackAPI

/// A work's values on all axes, and the periods for which it counts.
struct WorkDiversity: Sendable, Equatable {
  /// A value on an axis.
  struct Value: Sendable, Equatable {
    /// The place of the axis.
    let axis: Int
    let name: WrittenValue
  }

  /// All time first, each once.
  let periods: [StatsPeriod]
  /// By axis; no value of an axis twice, however it is spelled.
  private(set) var values: [Value] = []
  /// In which dimensions nothing is known and nothing to be asked: the reader has said that there is nothing (CAS-3).
  private let settled: [DiversityDimension]

  /// The fields of authors that count, in the order in which they are read below.
  private static let fields: [AuthorField] = [
    .culturalBackground, .genderIdentity, .nationality, .marginalizedIdentities,
  ]

  init(of work: Work, in library: Library, _ rule: TimePeriodRule, _ cascade: CascadePolicy) {
    let entries = library.entries(of: work.id)
    periods = StatsPeriod.periods(of: entries)
    let said = library.said(of: work.id)
    let without = said.overrides.filter(\.values.isEmpty).map(\.field)
    settled =
      without.isEmpty
      ? [] : DiversityDimension.allCases.filter { $0.authorField.map(without.contains) ?? false }
    for fact in said.facts where fact.dimension.authorField == nil {
      add(fact.value, to: .dimension(fact.dimension))
    }
    let shown = library.shownFacts(Self.fields, of: work, said, cascade).map { $0?.values ?? [] }
    for value in shown[0] { add(value, to: .dimension(.culturalOrigin)) }
    for value in shown[1] { add(value, to: .dimension(.gender)) }
    if let year = work.firstPublished { add(rule.name(of: year), to: .timePeriod) }
    for nationality in shown[2] { add(Continents.name(of: nationality), to: .geography) }
    for identity in shown[3] { add(identity, to: .marginalizedVoices) }
    for language in Self.languages(of: work.id, entries, in: library) { add(language, to: .language) }
  }

  /// The languages of the reader's own editions; if none is known, that of the oldest edition that has one. English of
  /// the United States is English, and so is what exports call by its name or by three letters: `en-US`, `English` and
  /// `eng` count as `en`.
  private static func languages(of work: WorkID, _ entries: [Entry], in library: Library) -> [String] {
    let own = entries.compactMap { $0.edition.flatMap { library.editions[$0]?.facts.language } }
    let read =
      own.isEmpty ? library.editions(of: work).lazy.compactMap(\.facts.language).first.map { [$0] } : own
    return (read ?? []).map(LanguageCode.compared)
  }

  private mutating func add(_ name: String, to axis: DiversityAxis) {
    guard !name.isEmpty else { return }
    let value = Value(axis: axis.place, name: WrittenValue(text: name))
    // The values of an axis are added together.
    guard values.last?.axis == value.axis else { return values.append(value) }
    let folded = FoldedText.fold(name)
    let known = values.firstIndex { $0.axis == value.axis && FoldedText.fold($0.name.text) == folded }
    guard let known else { return values.append(value) }
    // Of two spellings the one that is shown if they stand alone.
    if value.name < values[known].name { values[known] = value }
  }

  /// Whether the work has a value on an axis.
  func has(_ axis: Int) -> Bool { values.contains { $0.axis == axis } }

  /// The dimensions in which nothing is known of it (DIV-4), and in which something may be: the reader has not said that
  /// there is nothing.
  var missing: [DiversityDimension] {
    DiversityDimension.allCases.filter { !has($0.place) && !settled.contains($0) }
  }
}
