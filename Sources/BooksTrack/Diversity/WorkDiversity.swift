// The contribution of one work to the counts. All counts are derived from these, so that an update costs only
// the touched works (DIV-5).

internal import BooksTrackAPI

/// The values of a work on all axes, and the periods for which it counts.
struct WorkDiversity: Sendable, Equatable {
  /// A value on an axis.
  struct AxisValue: Sendable, Equatable {
    /// The index of the axis.
    let axis: Int
    let name: WrittenValue
  }

  /// The periods without duplicates, all time first.
  let periods: [StatsPeriod]
  /// The values, grouped by axis, without spellings that fold alike.
  private(set) var values: [AxisValue] = []
  /// A bit set of dimensions, by index, in which the reader has stated that there is no value (CAS-3).
  private var settled: UInt8 = 0
  /// The person whose statements the work shows; nil if it shows none (CAS-4, CAS-11).
  private var person: AuthorID?

  init(of work: Work, in library: Library, _ rule: TimePeriodRule, _ cascade: CascadePolicy) {
    let entries = library.indexes.entriesOfWork[work.id]
    periods = StatsPeriod.periods(of: entries, in: library)
    // Most books have one or two values on some axes.
    values.reserveCapacity(DiversityAxis.allCases.count)
    let said = library.said(of: work.id)
    for override in said.overrides where override.values.isEmpty {
      if let dimension = override.field.dimension { settled |= 1 << UInt8(dimension.place) }
    }
    for fact in said.facts where fact.dimension.authorField == nil {
      add(fact.value, to: .dimension(fact.dimension))
    }
    let author = library.cascadingAuthor(of: work)
    if cascade.overrides == .field || said.overrides.isEmpty { person = author.map { library.person($0.id) } }
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

  /// Returns the languages of the reader's own editions; if none is known, that of the oldest edition that
  /// has one. Variants and names map to one code: `en-US`, `English` and `eng` count as `en`.
  private static func languages(of work: WorkID, _ entries: IdentifierList<Entry>, in library: Library)
    -> [String]
  {
    // Rows are read in place, because copying one costs more than these queries.
    func language(_ edition: EditionID) -> String? {
      library.editions.read(edition) { $0.pointee.facts.language } ?? nil
    }
    var own: [String] = []
    for entry in entries {
      guard let edition = library.entries.read(entry, { $0.pointee.edition }) ?? nil else { continue }
      if let language = language(edition) { own.append(LanguageCode.compared(language)) }
    }
    guard own.isEmpty else { return own }
    let other = library.indexes.editionsOfWork[work].lazy.compactMap(language).first
    return other.map { [LanguageCode.compared($0)] } ?? []
  }

  private mutating func add(_ name: String, to axis: DiversityAxis) {
    guard !name.isEmpty else { return }
    let value = AxisValue(axis: axis.place, name: WrittenValue(text: name))
    // The values of an axis are added consecutively.
    guard values.last?.axis == value.axis else { return values.append(value) }
    let folded = FoldedText.fold(name)
    let known = values.firstIndex { $0.axis == value.axis && FoldedText.fold($0.name.text) == folded }
    guard let known else { return values.append(value) }
    // Keeps the least spelling, as in the displayed values.
    if value.name < values[known].name { values[known] = value }
  }

  /// Returns the person whose works an answer in a dimension fills; nil if it fills this work only.
  func person(for dimension: DiversityDimension) -> AuthorID? {
    dimension.authorField == nil ? nil : person
  }

  /// Returns true if the work has a value on an axis.
  func has(_ axis: Int) -> Bool { values.contains { $0.axis == axis } }

  /// The dimensions without a value (DIV-4), except those in which the reader has stated that there is none.
  var missing: [DiversityDimension] { DiversityDimension.allCases.filter(lacks) }

  /// Returns true if the dimension has no value and the reader has not stated that there is none.
  func lacks(_ dimension: DiversityDimension) -> Bool {
    settled & 1 << UInt8(dimension.place) == 0 && !has(dimension.place)
  }
}
