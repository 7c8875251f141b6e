// The reasons for which a row of a load run is a finding. All other rows are gates. A row is a finding if the
// requirement is about other runs, or if no program could meet it in the world that the documents describe.

import BooksTrackBackend
import Measurement
import Synthesis

/// The reasons for findings.
package enum FindingReason {
  /// The reason for rows that depend on the machine.
  static let machine = "a machine is not the product; compare judges what it costs, as ratios"

  /// Returns the reason for which a row is a finding in runs of a configuration; nil for a gate. Used by runs
  /// and verifications.
  ///
  /// - Parameter figures: The measured figures. Most only add numbers to the reason; the figures of series
  ///   also decide, from the truth and the records sent, whether the limit of SER-16.precision could be met at
  ///   all.
  package static func of(
    _ id: String, in configuration: LoadConfiguration, _ figures: RunFigures = RunFigures()
  ) -> String? {
    switch id {
    case "ENR-13", "ENR-13.table", "ENR-13.p90":
      """
      the documents count on answers that come at once; real providers take a second, and one look-up waits \
      for another
      """
    case "CON-5", "CON-5.best", "CON-5.known", "CON-5.contributors":
      configuration.routes == nil
        ? coverage(id, configuration)
        : "the routes from before v1 send no ids of records, so it cannot be told whose record it was"
    case "CON-11" where !configuration.hasQuotas:
      "no provider of this run limits calls; free-tier has the quotas that can be used up"
    case "ENR-10" where configuration.failingSpells.isEmpty,
      "ENR-10.usable" where configuration.failingSpells.isEmpty:
      "it is promised for the time after an outage, and this run has none"
    case "ENR-12" where configuration.coverage < 90:
      "no provider has as many of the books of these readers as the promise asks for"
    case "ENR-12" where configuration.hasQuotas:
      "what a provider has is known by asking it, and the free quotas do not last for all questions"
        + best(figures.enrichment)
    case "ENR-12" where configuration.providers.count == 1:
      "one provider lacks more of the books than the promise leaves, or has them in another language alone"
        + best(figures.enrichment)
    case "ENR-12.known" where configuration.hasQuotas:
      """
      a quota that is used up leaves books without an answer, whatever the stack does; free-tier has such \
      quotas
      """
    case "SER-16.precision" where !configuration.format.isOfGoodreads,
      "SER-16.best":
      """
      only Goodreads writes series into titles; elsewhere one record's word is all there is, and SER-16.best \
      is what anybody could reach who knows all answers
      """
    case "SER-16.precision" where figures.series.isLimitedByRecords(Limit.of("SER-16.precision")):
      """
      the records of this run have more wrong places, which no other record contradicts, than the limit \
      allows; SER-16.best is what a reader of all answers could reach
      """
    case "SER-16.alone":
      """
      Open Library's records have \(wrongPlaces) of ten thousand places wrong, and where nothing else names \
      one no rule can tell which
      """
    case "SER-16.once":
      """
      providers give a series other names, and only names that differ by a word such as Saga are joined \
      (SER-5, SER-6)
      """
    case "CAS-9.saved":
      "the documents count on five books and more by each author; readers of series have three, others fewer"
    case "CAS-9.overridden" where configuration.export != nil,
      "CAS-13.completion" where configuration.export != nil:
      "the given file decides how many books an author has, and how many have a second writer"
    case "SER-22.last":
      """
      providers list the volumes that they have and state no number, so the last one of a list is often not \
      the last of the series
      """
    case "SER-22.any":
      """
      a record that names no series cannot be found by its place in one; SER-22.found counts the volumes \
      that a provider lists
      """
    case "SYN-12.away":
      """
      a device that is off or offline learns of an edit when it is back; SYN-12.latency counts those that \
      are there
      """
    case "TTL-7" where !configuration.format.isOfGoodreads || configuration.export != nil:
      "it is promised for titles with the marker of a series, which only Goodreads writes"
    default: nil
    }
  }

  /// Returns the reason for rows about the names of providers if providers have too few books; nil for a
  /// gate.
  private static func coverage(_ id: String, _ configuration: LoadConfiguration) -> String? {
    guard ["CON-5", "CON-5.best"].contains(id), configuration.coverage < 95 else { return nil }
    return
      """
      no provider has as many of the books of these readers as the clause asks for; CON-5.best is what \
      anybody could name
      """
  }

  /// Describes the upper bound of ENR-12.
  private static func best(_ figures: EnrichmentFigures) -> String {
    let most = figures.attainable ?? figures.known
    guard let share = Fraction(most * 100, of: figures.works).hundredths else { return "" }
    let knowledge = figures.attainable == nil ? "all answers" : "beforehand which of them has which book"
    return "; who knew \(knowledge) could reach \(Hundredths(hundredths: share)) %"
  }

  /// The places that the records of works state wrongly, with another number or series, in 10,000.
  private static var wrongPlaces: Int {
    [SeriesOddity.recordMisnamed, .recordMiscounted].reduce(0) { $0 + $1.rate.perTenThousand }
  }
}

extension SeriesFigures {
  /// True if undetectable mistakes of records alone exceed a limit.
  fileprivate func isLimitedByRecords(_ limit: Limit) -> Bool {
    held.whole > 0 && told.whole * 10_000 < held.whole * limit.hundredths
  }
}

extension LoadConfiguration {
  /// True if a provider of the run has a call quota.
  fileprivate var hasQuotas: Bool {
    quotas == .free && providers.contains { $0.registration.quota != .unlimited }
  }
}
