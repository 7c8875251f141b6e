// What a load run says in a few sentences: why it failed, what is beyond its limit, and what that means for a
// reader. The first screen of a run and its page begin with them.

import Foundation
import LabWorld
import Pages

/// A load run in sentences.
struct RunOverview {
  private let verdict: RunVerdict

  init(_ verdict: RunVerdict) { self.verdict = verdict }

  /// The most rows that a sentence names.
  private static let named = 4

  /// The reason why the run failed; nil if it did not.
  var reason: String? {
    let violations = verdict.report.run.figures.violations
    switch verdict.ending {
    case .violation:
      let first = violations[0]
      let others = violations.count > 1 ? ", and \((violations.count - 1).of("more violation"))" : ""
      return "It is red because something happened that must never happen: \(first.clause), \(first.place), "
        + "\(first.complaint)\(others)."
    case .incomplete: return "It is red because it was stopped before all readers were done."
    case .missed:
      let lacks = verdict.failures.contains { $0.verdict == .noData }
      return "It is red because of \(list(verdict.failures))."
        + (lacks ? " More readers give more data; --allow-no-data lets such rows pass." : "")
    case .regression: return "It is red because figures are worse than in the baseline."
    case .held: return nil
    }
  }

  /// The findings beyond their limits; nil if there are none.
  var findings: String? {
    let missed = verdict.rows.filter { $0.standing == .unkept }.map(\.result)
    return missed.isEmpty ? nil : "Beyond the limit, but no gate: \(list(missed))."
  }

  /// The meaning of the figures for a reader; nil if the run judged none of them.
  var meaning: String? {
    let parts = [importing, looking, waiting].compactMap(\.self)
    return parts.isEmpty ? nil : "For a reader this means: " + parts.joined(separator: "; ") + "."
  }

  /// All sentences.
  var sentences: [String] { [reason, meaning, findings].compactMap(\.self) }

  /// The first screen of a run: what held and what it means.
  ///
  /// - Parameter table: The whole summary, whose first paragraph is the verdict with the size of the run.
  func text(under table: String) -> String {
    let head = table.components(separatedBy: "\n\n")[0]
    let more = "--details shows every row and table; --html FILE makes a page of them."
    let told = [meaning, findings, more].compactMap(\.self)
    return ([head] + told.map { WrappedText.lines(of: $0).joined(separator: "\n") })
      .joined(separator: "\n\n") + "\n"
  }

  /// The reason for red, which stands last; empty if the run held.
  var end: String {
    reason.map { "\n" + WrappedText.lines(of: $0).joined(separator: "\n") + "\n" } ?? ""
  }

  private func row(_ id: String) -> TargetResult? {
    verdict.report.run.targets.first { $0.id == id && $0.verdict != .noData }
  }

  private var importing: String? {
    guard let rows = row("IMP-9"), let kept = row("IMP-12") else { return nil }
    let isWhole = rows.verdict == .held && kept.verdict == .held
    return isWhole
      ? "every row of the export is accounted for, and nothing that they wrote is lost"
      : "\(rows.measuredText) % of rows are accounted for, and \(kept.measuredText) % of what they wrote is "
        + "kept"
  }

  private var looking: String? {
    guard let right = row("ENR-12") else { return nil }
    let precision = row("ENR-12.precision").map { ", and \($0.measuredText) % of attached records are right" }
    return "\(right.measuredText) % of books have the right record" + (precision ?? "")
  }

  private var waiting: String? {
    row("ENR-13.p90").map { row in
      row.hasNoEnd
        ? "more than one reader in ten is never done waiting for facts"
        : "nine of ten have the facts of all books \(row.measuredText) minutes after the import"
    }
  }

  /// Names rows with what was measured. A row that refines the one before it, such as "… of the worst field",
  /// is named only if it stands alone.
  private func list(_ all: [TargetResult]) -> String {
    let main = all.filter { !$0.title.hasPrefix("…") }
    let rows = main.isEmpty ? all : main
    var texts = rows.prefix(Self.named).map { row in
      let unit = row.unit == .count ? "" : " \(row.unit.rawValue)"
      if let few = row.fewCases {
        return "\(row.title) (\(row.id): \(few.count.grouped) of \(few.minimum.grouped) \(few.noun))"
      }
      let measured = row.verdict == .noData ? "no data" : row.measuredText + (row.hasNoEnd ? "" : unit)
      return "\(row.title) (\(row.id): \(measured), limit \(row.comparison.rawValue) \(row.limit)\(unit))"
    }
    if rows.count > Self.named { texts.append("and \((rows.count - Self.named).of("more row"))") }
    return texts.joined(separator: ", ")
  }
}

extension RunNotes {
  /// Creates the notes of a run from the lab's tables.
  init(_ verdict: RunVerdict) {
    let run = verdict.report.run
    let sentence = verdict.sentence
    self.init(
      headline: sentence.prefix(1).uppercased() + sentence.dropFirst(),
      mood: verdict.ending == .held ? .good : .bad,
      lead: RunOverview(verdict).sentences,
      slowest: run.figures.slowest.readers.map { SlowReaderLines.sentence($0, run.configuration) },
      causes: verdict.report.attribution.map { WaitAttributionText($0).sentences } ?? [],
      promises: Dictionary(uniqueKeysWithValues: Clause.all.map { ($0.id.description, $0.text) }))
  }
}
