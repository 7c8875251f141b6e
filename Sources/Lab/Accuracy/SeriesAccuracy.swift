// Compares the places in series that a library holds with the true ones.

import BooksTrack
import Measurement
import Synthesis

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
  init(_ library: Library, _ works: TrueWorks, _ catalog: Catalog, said: [Int: [TruthMembership]]) {
    self.init()
    series = library.series.count
    memberships = library.memberships.count
    for work in library.works {
      let truth = works.byWork[work.id]
      let all = distinct(truth.map { catalog.works[$0].memberships } ?? []) {
        Place(catalog.series[$0.series].name, $0.position.text)
      }
      let expected = distinct(truth.flatMap { said[$0] } ?? []) { Place($0.name, $0.position) }
      let found = distinct(library.memberships(of: work.id)) { membership in
        guard let name = library.series[membership.series]?.name else { return nil }
        return Place(name, membership.position?.description ?? "")
      }
      let numbered = found.filter { !$0.position.isEmpty }
      held = held + Rate(numbered.count(where: all.contains), of: numbered.count)
      let named = found.filter(\.position.isEmpty)
      let isTrue = { (place: Place) in all.contains { $0.series == place.series } }
      unnumbered = unnumbered + Rate(named.count(where: isTrue), of: named.count)
      self.said = self.said + Rate(expected.count(where: found.contains), of: expected.count)
      unsaid += all.count { !expected.contains($0) }
    }
  }
}

/// The places of a work, each once. There are one or two, so none is hashed.
private func distinct<Source>(_ sources: [Source], _ place: (Source) -> Place?) -> [Place] {
  var places: [Place] = []
  for source in sources {
    if let place = place(source), !places.contains(place) { places.append(place) }
  }
  return places
}
