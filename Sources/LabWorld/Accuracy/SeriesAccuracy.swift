// Compares the places in series that a library holds with those of the catalog.
//
// A series is the catalog's if it has the catalog's name or a name from a provider's records. A true place
// counts once: a book that stands in one series under two names has one wrong place.
//
// All places that the reader sees count, whatever their source. Mistakes of a record that nothing else
// contradicts are also counted separately; the world knows which statements were generated wrong.

package import BooksTrack
import Measurement
import Providers
package import Synthesis

/// A place in a series, in the form in which both sides are compared.
private struct Place: Equatable, CustomStringConvertible {
  let series: String
  let position: String

  var description: String { position.isEmpty ? series : "\(series) at \(position)" }

  init(_ series: String, _ position: String) {
    // Only case is ignored; the folding of the stack is not used.
    self.series = series.lowercased()
    self.position = position
  }
}

extension SeriesFigures {
  /// Counts the places of a library's works.
  ///
  /// - Parameters:
  ///   - said: For each true work, the places that a title of a row or a provider states.
  ///   - providers: The providers of the run, whose records were attached.
  ///   - missed: Called for each wrong or missing place of a work, with a description.
  package init(
    _ library: Library, _ works: TrueWorks, _ catalog: Catalog, said: [Int: [TruthMembership]],
    providers: ProviderList? = nil, missed: (FigureID, WorkID, String) -> Void = { _, _, _ in }
  ) {
    self.init()
    series = library.series.count
    memberships = library.memberships.count
    var judge = PlaceJudge(catalog: catalog, providers: providers)
    for work in library.works {
      let places = library.memberships(of: work.id).compactMap { membership in
        library.series[membership.series].map {
          (series: $0.id, place: Place($0.name, membership.position?.description ?? ""))
        }
      }
      let truth = works.byWork[work.id]
      let named = (truth.flatMap { said[$0] } ?? []).filter(\.inTitle).map(\.series)
      let verdicts = judge.verdicts(places, truth: truth, of: work, namedInTitle: named)
      count(places, verdicts)
      for (place, verdict) in zip(places, verdicts) where !verdict.isTrue {
        let others = places.filter { $0.series != place.series }.map { "\($0.place)" }
        let also = others.isEmpty ? "" : ", beside " + others.joined(separator: " and ")
        for row in rows(missedBy: place.place, verdict) {
          missed(row, work.id, "it stands in \(place.place)\(also)")
        }
      }
      let expected = distinct(truth.flatMap { said[$0] } ?? []) { ($0.series, $0.position) }
      self.said =
        self.said
        + Rate(
          expected.count { expected in
            let holds = judge.holds(expected.0, expected.1, among: places.map(\.place))
            if !holds {
              let held = places.map { "\($0.place)" }.joined(separator: "; ")
              missed(
                "SER-16.recall", work.id,
                "not at \(expected.1) of \(catalog.series[expected.0].name), but "
                  + (held.isEmpty ? "in no series" : "in \(held)"))
            }
            return holds
          }, of: expected.count)
      let all = truth.map { catalog.works[$0].memberships } ?? []
      unsaid += all.count { place in
        !expected.contains { $0.0 == place.series && $0.1 == place.position.text }
      }
    }
    for (series, standing) in judge.standingTwice {
      let names = standing.compactMap { library.series[$0]?.name }.joined(separator: "” and “")
      guard let member = standing.last.flatMap({ library.members(of: $0).first }) else { continue }
      missed("SER-16.once", member.work, "\(catalog.series[series].name) stands as “\(names)”")
    }
    once = judge.once
    misleading = judge.misleading
  }

  /// Returns the targets that count a wrong place.
  private func rows(missedBy place: Place, _ verdict: PlaceJudge.Verdict) -> [FigureID] {
    ["SER-16.precision"] + (verdict.isUndecidable ? [] : ["SER-16.told"])
      + (verdict.isAlone ? ["SER-16.alone"] : []) + (place.position.isEmpty ? ["SER-16.series"] : [])
  }

  private mutating func count(
    _ places: [(series: SeriesID, place: Place)], _ verdicts: [PlaceJudge.Verdict]
  ) {
    for (place, verdict) in zip(places, verdicts) {
      let isTrue = verdict.isTrue ? 1 : 0
      held = held + Rate(isTrue, of: 1)
      if !verdict.isUndecidable { told = told + Rate(isTrue, of: 1) }
      if verdict.isAlone { alone = alone + Rate(isTrue, of: 1) }
      if place.place.position.isEmpty { unnumbered = unnumbered + Rate(isTrue, of: 1) }
    }
  }
}

/// Decides which places of one library are true.
private struct PlaceJudge {
  struct Verdict {
    var isTrue = false
    /// True if only records state the place, and it is true or the mistake of a record.
    var isAlone = false
    /// True if it is the mistake of a record that nothing else contradicts.
    var isUndecidable = false
  }

  let catalog: Catalog
  let providers: ProviderList?
  private(set) var misleading: [String: Int] = [:]
  private var names: [Int: [String]] = [:]
  /// For each true series, the series of the library that stand for it.
  private var standing: [Int: [SeriesID]] = [:]

  init(catalog: Catalog, providers: ProviderList?) {
    self.catalog = catalog
    self.providers = providers
  }

  /// The true series that are more than one series of the library.
  var standingTwice: [(series: Int, standing: [SeriesID])] {
    standing.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var once: Rate { Rate(standing.values.count { $0.count == 1 }, of: standing.count) }

  /// Returns every name of a series of the catalog, in lower case.
  private mutating func names(of series: Int) -> [String] {
    if let known = names[series] { return known }
    var all = [catalog.series[series].name.lowercased()]
    for name in providers?.names(ofSeries: series) ?? [] where !all.contains(name.lowercased()) {
      all.append(name.lowercased())
    }
    names[series] = all
    return all
  }

  mutating func verdicts(
    _ places: [(series: SeriesID, place: Place)], truth: Int?, of work: Work, namedInTitle: [Int]
  ) -> [Verdict] {
    let statements = (providers?.misleadingStatements(of: work, isWork: truth)) ?? []
    for statement in statements { misleading[statement.oddity.rawValue, default: 0] += 1 }
    var open = truth.map { catalog.works[$0].memberships } ?? []
    // A series that another record states correctly could have been chosen instead.
    let statedRightly = work.externalIDs.compactMap { providers?.seriesPlace(for: $0)?.series }
    return places.map { held in
      let found = open.firstIndex { place in
        names(of: place.series).contains(held.place.series)
          && (held.place.position.isEmpty || held.place.position == place.position.text)
      }
      if let found {
        let series = open.remove(at: found).series
        if standing[series]?.contains(held.series) != true {
          standing[series, default: []].append(held.series)
        }
        return Verdict(isTrue: true, isAlone: !namedInTitle.contains(series))
      }
      let isMistake = statements.contains { statement in
        (statement.oddity.isMistake || PublisherSeriesNames.isUnlisted(statement.name))
          && Place(statement.name, statement.position) == held.place
          && !(namedInTitle + statedRightly).contains { $0 == statement.series }
      }
      return Verdict(isAlone: isMistake, isUndecidable: isMistake)
    }
  }

  /// Returns true if a true place is among those of a book.
  mutating func holds(_ series: Int, _ position: String, among places: [Place]) -> Bool {
    let names = names(of: series)
    return places.contains { names.contains($0.series) && $0.position == position }
  }
}

/// Returns the distinct places of a work. There are one or two, so a linear search is enough.
private func distinct(
  _ sources: [TruthMembership], _ place: (TruthMembership) -> (Int, String)
) -> [(Int, String)] {
  var places: [(Int, String)] = []
  for source in sources {
    let new = place(source)
    if !places.contains(where: { $0 == new }) { places.append(new) }
  }
  return places
}
