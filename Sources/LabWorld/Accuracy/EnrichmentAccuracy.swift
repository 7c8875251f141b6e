// Compares the record attached to each work with the true work. A record is identified by the provider's own
// id, and the catalog knows to which work that id belongs.

package import BooksTrack
package import BooksTrackAPI
import Measurement
package import Synthesis

/// Maps each work of a library to its true work: that of the row that created it.
package struct TrueWorks {
  package let byWork: [WorkID: Int]

  package init(_ results: [Int: RowResult], _ truth: LibraryTruth) {
    var byWork: [WorkID: Int] = [:]
    for row in truth.rows {
      guard let fate = results[row.row], fate.tier == nil, let work = fate.work else { continue }
      byWork[work] = row.work
    }
    self.byWork = byWork
  }
}

extension EnrichmentFigures {
  /// Counts the works of a library after enrichment.
  ///
  /// - Parameters:
  ///   - bookOf: Returns the true work to which a provider's id belongs.
  ///   - bookOfNameless: Returns the true work of the record attached to a work without a provider's id,
  ///     which the routes from before v1 do not send; nil if it cannot be told.
  ///   - gap: Returns why no provider has a true work, or nil if one has it.
  ///   - isInReach: Returns true if some query with what the export says about a true work can find a record
  ///     of it. Called for works that a provider has and that lack the right record.
  ///   - unnamed: By work, the provider's facts whose provider the work does not name.
  ///   - missed: Called for each work that a provider has and that lacks the right record, with what it has.
  package mutating func count(
    _ library: Library, _ works: TrueWorks, bookOf: (ExternalID) -> Int?,
    bookOfNameless: (Work) -> Int? = { _ in nil }, gap: (Int) -> String?,
    isInReach: (Int) -> Bool = { _ in true }, unnamed: [WorkID: String],
    missed: (FigureID, WorkID, String) -> Void = { _, _, _ in }
  ) {
    for work in library.works {
      self.works += 1
      byState[work.enrichment.rawValue, default: 0] += 1
      let truth = works.byWork[work.id]
      var attached = work.enrichment == .enriched ? work.externalIDs.compactMap(bookOf) : []
      if work.enrichment == .enriched, work.externalIDs.isEmpty {
        attached = bookOfNameless(work).map { [$0] } ?? []
      }
      let isRight = !attached.isEmpty && attached.allSatisfy { $0 == truth }
      // A provider may lack the book and have an illustrated edition of it, whose record is right.
      let gap = isRight ? nil : truth.flatMap(gap)
      let isOutOfReach = !isRight && gap == nil && truth.map { !isInReach($0) } ?? false
      if isOutOfReach { outOfReach += 1 }
      func miss(_ ids: [FigureID], _ outcome: String) {
        for id in ids { missed(id, work.id, outcome) }
        if gap == nil, !isOutOfReach { missed("ENR-12.known", work.id, outcome) }
      }
      if let gap {
        unknownToProvider += 1
        unknownByClump[gap, default: 0] += 1
        unknownByState[work.enrichment.rawValue, default: 0] += 1
      }
      let isNamed = work.enrichment == .enriched && namesTruly(work, bookOf) && unnamed[work.id] == nil
      if gap == nil, work.enrichment != .pending, work.enrichment != .parked { named.count(isNamed) }
      guard work.enrichment == .enriched else {
        if gap == nil { miss(["ENR-12"], work.enrichment.rawValue) }
        continue
      }
      if let provider = work.provenance.primaryProvider {
        withProvenance += 1
        byProvider[provider, default: 0] += 1
      }
      if isNamed {
        withTrueProvenance += 1
      } else {
        missed("CON-5.contributors", work.id, unnamed[work.id] ?? Self.names(of: work))
      }
      for provider in work.provenance.contributors { byContributor[provider, default: 0] += 1 }
      if isRight {
        correct += 1
      } else {
        wrong += 1
        let records = work.externalIDs.map { id in
          "\(id.provider) \(id.value), book \(bookOf(id).map { "\($0)" } ?? "unknown")"
        }
        miss(["ENR-12", "ENR-12.precision"], "its records are \(records.joined(separator: "; "))")
      }
    }
  }
  /// Describes the providers that a work names, and its records.
  private static func names(of work: Work) -> String {
    let named = [work.provenance.primaryProvider].compactMap(\.self) + work.provenance.contributors
    let records = work.externalIDs.map { "\($0.provider) \($0.value)" }
    return "it names \(named.joined(separator: ", ")), and its records are \(records.joined(separator: "; "))"
  }

  /// Returns true if a work names a primary provider, and every provider that it names has a record attached
  /// that a look-alike recognizes. A provider's ids occur only in its own responses.
  private func namesTruly(_ work: Work, _ bookOf: (ExternalID) -> Int?) -> Bool {
    guard let provider = work.provenance.primaryProvider else { return false }
    let answered = work.externalIDs.filter { bookOf($0) != nil }.map(\.provider)
    return ([provider] + work.provenance.contributors).allSatisfy(answered.contains)
  }
}
