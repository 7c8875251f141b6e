// Compares the places in series that a library holds with the true ones.

import BooksTrack
import Measurement
import Synthesis

/// A place in a series, as both sides write it.
private struct Place: Hashable {
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
      let all = Set(
        (truth.map { catalog.works[$0].memberships } ?? []).map {
          Place(catalog.series[$0.series].name, $0.position.text)
        })
      let expected = Set((truth.flatMap { said[$0] } ?? []).map { Place($0.name, $0.position) })
      let found = Set(
        library.memberships(of: work.id).compactMap { membership -> Place? in
          guard let name = library.series[membership.series]?.name else { return nil }
          return Place(name, membership.position?.description ?? "")
        })
      let series = Set(all.map(\.series))
      let vague = found.count { $0.position.isEmpty && series.contains($0.series) && !all.contains($0) }
      withoutNumber += vague
      held = held + Rate(found.intersection(all).count + vague, of: found.count)
      self.said = self.said + Rate(expected.intersection(found).count, of: expected.count)
      unsaid += all.subtracting(expected).count
    }
  }
}
