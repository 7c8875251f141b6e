// The report of a sweep: a row for each combination of settings, with the requirements that it meets.

package import Foundation
package import LabWorld

/// One combination of settings.
package struct SweepPoint: Codable, Sendable, Equatable {
  /// The values, in the order of the axes.
  package let values: [String]
  /// Books looked up per minute of virtual time and reader, including waits.
  package let booksPerMinute: Hundredths?
  /// The time for 1,500 books at that rate, in virtual minutes.
  package let minutesFor1500: Hundredths?
  /// Works with the right record, in percent of all.
  package let success: Hundredths?
  /// Attached records that are right, in percent.
  package let precision: Hundredths?
  /// Calls to providers per work with an answer.
  package let callsPerBook: Hundredths?
  /// Works that still waited at the end.
  package let waiting: Int
  package let violations: Int
  package let digest: String
  /// The results of the user's gates; nil if there are none.
  package let gates: [GateResult]?

  init(_ values: [String], _ run: RunPart, gates: [UserGate] = []) {
    self.values = values
    self.gates = gates.isEmpty ? nil : gates.map { GateResult($0.judged(run.targets, in: run.figures)) }
    let figures = run.figures
    booksPerMinute = run.rates["enrichment.booksPerMinute"]
    let settled = figures.enrichment.settled
    minutesFor1500 = Fraction(1_500 * (figures.time.enrichmentTotal / 60_000_000), of: settled * 1_000)
      .hundredths
      .map(Hundredths.init)
    success = run.rates["enrichment.success"]
    precision = run.rates["enrichment.precision"]
    callsPerBook = run.rates["provider.callsPerBook"]
    waiting = figures.enrichment.works - settled
    violations = figures.violations.count
    digest = run.digest
  }

  /// True for a hundred books a minute, as the product documents promise (ENR-13).
  package var keepsHundred: Bool { (booksPerMinute?.hundredths ?? 0) >= 100_00 && waiting == 0 }
  /// True if nine of ten works have the right record, as they promise with normalized titles (ENR-12).
  package var findsNinety: Bool { (success?.hundredths ?? 0) >= 90_00 }
  /// True for 1,500 books within 35 minutes, as they promise elsewhere (ENR-13).
  package var keepsHalfHour: Bool { (minutesFor1500?.hundredths ?? .max) <= 35_00 && waiting == 0 }
}

/// The report of a sweep.
package struct SweepReport: Codable, Sendable, Equatable {
  /// An axis of the report.
  package struct Axis: Codable, Sendable, Equatable {
    package let setting: String
    package let values: [String]
  }

  /// The version of the format.
  package static let currentSchema = 1

  package let schema: Int
  /// The settings that all points share.
  package let configuration: LoadConfiguration
  package let axes: [Axis]
  package let points: [SweepPoint]
  package let isComplete: Bool

  init(configuration: LoadConfiguration, axes: [SweepAxis], points: [SweepPoint], isComplete: Bool) {
    schema = Self.currentSchema
    self.configuration = configuration
    self.axes = axes.map { Axis(setting: $0.setting.rawValue, values: $0.values.map(\.text)) }
    self.points = points
    self.isComplete = isComplete
  }

  /// Returns the report as JSON, indented and with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
