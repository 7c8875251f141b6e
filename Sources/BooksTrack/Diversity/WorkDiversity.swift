// What one work adds to the counts. Everything that counts is derived from it, so the counts follow a change
// at the cost of the works that it touches (DIV-5).

internal import BooksTrackAPI

/// A work's values on all axes, and the periods for which it counts.
struct WorkDiversity: Sendable, Equatable {
  /// A value on an axis.
  struct AxisValue: Sendable, Equatable {
    /// The place of the axis.
    let axis: Int
    let name: WrittenValue
  }

  /// All time first, each once.
  let periods: [StatsPeriod]
  /// By axis; no value of an axis twice, however it is spelled.
  private(set) var values: [AxisValue] = []
  /// In which dimensions nothing is known and nothing to be asked: the reader has said that there is nothing
  /// (CAS-3). A bit for each, by its place.
  private var settled: UInt8 = 0

  init(of work: Work, in library: Library, _ rule: TimePeriodRule, _ cascade: CascadePolicy) {
    let entries = library.indexes.entriesOfWork[work.id]
    periods = StatsPeriod.periods(of: entries, in: library)
    // Most books have a value or two on some axes.
    values.reserveCapacity(DiversityAxis.allCases.count)
    let said = library.said(of: work.id)
    for override in said.overrides where override.values.isEmpty {
      if let dimension = override.field.dimension { settled |= 1 << UInt8(dimension.place) }
    }
    for fact in said.facts where fact.dimension.authorField == nil {
      add(fact.value, to: .dimension(fact.dimension))
    }
    let author = library.cascadingAuthor(of: work)
    func shown(_ field: AuthorField) -> [String] {
      library.shownFact(field, of: work, said, by: author, cascade)?.values ?? []
    }
    for value in shown(.culturalBackground) { add(value, to: .dimension(.culturalOrigin)) }
    for value in shown(.genderIdentity) { add(value, to: .dimension(.gender)) }
    if let year = work.firstPublished { add(rule.name(of: year), to: .timePeriod) }
    for nationality in shown(.nationality) { add(Continents.name(of: nationality), to: .geography) }
    for identity in shown(.marginalizedIdentities) { add(identity, to: .marginalizedVoices) }
    for language in Self.languages(of: work.id, entries, in: library) { add(language, to: .language) }
  }

  /// The languages of the reader's own editions; if none is known, that of the oldest edition that has one.
  /// English of the United States is English, and so is what exports call by its name or by three letters:
  /// `en-US`, `English` and `eng` count as `en`.
  private static func languages(of work: WorkID, _ entries: [EntryID], in library: Library) -> [String] {
    // Rows are read where they stand: to copy one costs more than all that is asked of it here.
    func language(_ edition: EditionID) -> String? {
      library.editions.rows.read(edition) { $0.pointee.facts.language } ?? nil
    }
    var own: [String] = []
    for entry in entries {
      guard let edition = library.entries.rows.read(entry, { $0.pointee.edition }) ?? nil else { continue }
      if let language = language(edition) { own.append(LanguageCode.compared(language)) }
    }
    guard own.isEmpty else { return own }
    let other = library.indexes.editionsOfWork[work].lazy.compactMap(language).first
    return other.map { [LanguageCode.compared($0)] } ?? []
  }

  private mutating func add(_ name: String, to axis: DiversityAxis) {
    guard !name.isEmpty else { return }
    let value = AxisValue(axis: axis.place, name: WrittenValue(text: name))
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

  /// The dimensions in which nothing is known of it (DIV-4), and in which something may be: the reader has
  /// not said that there is nothing.
  var missing: [DiversityDimension] { DiversityDimension.allCases.filter(lacks) }

  /// Whether nothing is known of it in a dimension, and something may be.
  func lacks(_ dimension: DiversityDimension) -> Bool {
    settled & 1 << UInt8(dimension.place) == 0 && !has(dimension.place)
  }
}
