// Compares the places in series that a library holds with the true ones.
//
// A series is the catalog's if it bears the catalog's name or one that a provider's records have for it:
// readers call it either. A true place counts once: under two names a book stands twice in one series, and
// one of the two is wrong.
//
// Every place counts that a reader sees, whoever has stated it. What a record has wrong, and nothing else
// that was sent contradicts, is counted once more by itself: the world knows which statements it has drawn
// wrong.

package import BooksTrack
import Measurement
import Providers
package import Synthesis

/// A place in a series, as both sides write it.
private struct Place: Equatable {
  let series: String
  let position: String

  init(_ series: String, _ position: String) {
    // The stack's own folding is not used: only case is ignored.
    self.series = series.lowercased()
    self.position = position
  }
}

extension SeriesFigures {
  /// Counts the places of a library's works.
  ///
  /// - Parameters:
  ///   - said: For each true work the places that a title of a row, or a provider, names.
  ///   - providers: Whose records were attached.
  ///   - missed: Told of each work with a place that is not as it should be, and of its place.
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
        for row in rows(missedBy: place.place, verdict) {
          missed(row, work.id, "it stands in \(place.place.series) at \(place.place.position)")
        }
      }
      let expected = distinct(truth.flatMap { said[$0] } ?? []) { ($0.series, $0.position) }
      self.said =
        self.said
        + Rate(
          expected.count { expected in
            let holds = judge.holds(expected.0, expected.1, among: places.map(\.place))
            if !holds {
              let held = places.map { "\($0.place.series) \($0.place.position)" }.joined(separator: "; ")
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

  /// The rows that count a place that is not true.
  private func rows(missedBy place: Place, _ verdict: PlaceJudge.Verdict) -> [FigureID] {
    ["SER-16.precision"] + (verdict.isUntold ? [] : ["SER-16.told"])
      + (verdict.isAlone ? ["SER-16.alone"] : []) + (place.position.isEmpty ? ["SER-16.series"] : [])
  }

  private mutating func count(
    _ places: [(series: SeriesID, place: Place)], _ verdicts: [PlaceJudge.Verdict]
  ) {
    for (place, verdict) in zip(places, verdicts) {
      let isTrue = verdict.isTrue ? 1 : 0
      held = held + Rate(isTrue, of: 1)
      if !verdict.isUntold { told = told + Rate(isTrue, of: 1) }
      if verdict.isAlone { alone = alone + Rate(isTrue, of: 1) }
      if place.place.position.isEmpty { unnumbered = unnumbered + Rate(isTrue, of: 1) }
    }
  }
}

/// Decides which places of one library are true.
private struct PlaceJudge {
  struct Verdict {
    var isTrue = false
    /// Nothing but records names the place, and it is true or a record's mistake.
    var isAlone = false
    /// It is that record's mistake, and nothing that was sent contradicts it.
    var isUntold = false
  }

  let catalog: Catalog
  let providers: ProviderList?
  private(set) var misleading: [String: Int] = [:]
  private var names: [Int: [String]] = [:]
  /// Under which series of the library each true series stands.
  private var standing: [Int: [SeriesID]] = [:]

  init(catalog: Catalog, providers: ProviderList?) {
    self.catalog = catalog
    self.providers = providers
  }

  /// The true series that stand under more than one series of the library.
  var standingTwice: [(series: Int, standing: [SeriesID])] {
    standing.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var once: Rate { Rate(standing.values.count { $0.count == 1 }, of: standing.count) }

  /// Every name of a series of the catalog, in small letters.
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
    // What another record states rightly could have been believed in its place.
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
      return Verdict(isAlone: isMistake, isUntold: isMistake)
    }
  }

  /// Whether a true place is among those of a book.
  mutating func holds(_ series: Int, _ position: String, among places: [Place]) -> Bool {
    let names = names(of: series)
    return places.contains { names.contains($0.series) && $0.position == position }
  }
}

/// The places of a work, each once. There are one or two, so none is hashed.
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
