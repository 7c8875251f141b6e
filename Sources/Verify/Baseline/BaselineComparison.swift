// Compares measured parts with a baseline: what is worse, what is better, what has only changed.

package import Foundation
package import LabWorld

/// A figure or verdict that differs from the baseline.
package struct FigureChange: Codable, Sendable, Equatable {
  /// The kinds of change.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// Another amount of work, so that nothing else can be compared.
    case otherWork = "other work"
    case worse
    case better
    /// Neither better nor worse, or within chance.
    case changed
    /// The baseline does not have the figure.
    case new
  }

  package let kind: Kind
  /// The part of the baseline.
  package let part: String
  /// The name in the report.
  package let figure: String
  package let clause: String
  package let title: String
  package let before: String
  package let after: String
  /// The difference, with the share if there is one.
  package let difference: String
  /// The allowed difference; empty for verdicts.
  package let allowed: String
  package let reason: String

  /// True if the change fails the comparison.
  package var isRegression: Bool { kind == .worse || kind == .otherWork }

  /// The change with its values, difference and clause, as a sentence.
  package var sentence: String {
    let limit = isRegression && kind == .worse && !allowed.isEmpty ? ", where \(allowed) is allowed" : ""
    return "\(clause) \(part): \(title) — from \(before) to \(after) (\(difference))\(limit) [\(figure)]"
  }
}

/// A setting that differs between the compared parts.
package struct SettingChange: Codable, Sendable, Equatable {
  package let part: String
  package let setting: String
  package let before: String
  package let after: String
}

/// The result of comparing parts with a baseline.
package struct BaselineComparison: Codable, Sendable, Equatable {
  package static let currentSchema = "bookstrack-compare/1"

  /// The treatment of parts with different settings.
  package enum Settings: Sendable {
    /// They are an error, because figures of other work cannot be judged.
    case same
    /// Their figures are shown, and nothing is judged.
    case shown
    /// Their figures are judged by the rules for equal settings.
    case judged
  }

  package let schema: String
  /// The settings that differ; empty for parts with equal settings.
  package let settings: [SettingChange]
  /// False if settings differ and figures are only shown: nothing is a regression then.
  package let isJudged: Bool
  /// The rows, gates and readers of two load runs; nil for other documents.
  package private(set) var runs: RunDifference?
  package let changes: [FigureChange]
  /// The number of figures and verdicts that are equal.
  package let unchanged: Int
  /// The compared parts, and those with the same digest.
  package let parts: [String]
  package let identicalParts: [String]

  /// Compares parts with those of the same name.
  ///
  /// - Throws: `BaselineError` if settings differ and have to be the same, or if the kinds of work differ.
  package init(
    _ parts: [String: BaselinePart], against baseline: BaselineDocument, settings: Settings = .same,
    runs: RunDifference? = nil
  ) throws(BaselineError) {
    var changes: [FigureChange] = []
    var unchanged = 0
    var identical: [String] = []
    if settings == .same { try baseline.check(parts) }
    var differences: [SettingChange] = []
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      guard let base = baseline.parts[name] else { continue }
      guard part.kind == base.kind else {
        throw BaselineError(description: "\(name): \(part.differences(from: base).joined(separator: "; "))")
      }
      let other = part.settingChanges(from: base, part: name)
      differences += other
      let figures = FigureComparison(part: name, base: base, now: part, hasOtherSettings: !other.isEmpty)
      changes += figures.changes
      unchanged += figures.unchanged
      if part.digest != nil, part.digest == base.digest { identical.append(name) }
    }
    schema = Self.currentSchema
    self.settings = differences
    isJudged = differences.isEmpty || settings == .judged
    self.runs = runs
    self.changes = changes
    self.unchanged = unchanged
    self.parts = parts.keys.sorted()
    identicalParts = identical
  }

  /// Returns the changes of a kind, ordered by part and name.
  package func changes(_ kind: FigureChange.Kind) -> [FigureChange] { changes.filter { $0.kind == kind } }

  /// The changes that fail the comparison; none if nothing is judged.
  package var regressions: [FigureChange] { isJudged ? changes.filter(\.isRegression) : [] }

  /// The regressions and improvements, for a summary.
  package var rows: [FigureChangeRow] {
    changes.filter { $0.isRegression || $0.kind == .better }.map { change in
      FigureChangeRow([
        change.kind.rawValue, change.clause, "\(change.part): \(change.title)", change.before, change.after,
        change.difference,
      ])
    }
  }

  /// The comparison as checks: each part without a regression, and each regression.
  package var checks: CheckList { checks(missing: []) }

  /// Returns the checks, in which parts that were not measured completely fail.
  ///
  /// - Parameter missing: The names of those parts.
  package func checks(missing: [String]) -> CheckList {
    let failed = regressions.map { change in
      CheckList.Check(
        change.clause, "\(change.part): \(change.title)", measured: change.after,
        limit: change.before, .failed(change.sentence))
    }
    let held = parts.filter { part in !regressions.contains { $0.part == part } }.map { part in
      CheckList.Check(
        part, "nothing is worse", measured: "", limit: "",
        isJudged ? .passed : .skipped("different settings: nothing is judged"))
    }
    let unmeasured = missing.map { part in
      CheckList.Check(part, "measured to its end", measured: "no", limit: "yes", .failed("incomplete"))
    }
    return CheckList("bookstrack-sim compare", failed + unmeasured + held).with(rows)
  }

  /// Returns the comparison as JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// The comparison of one part with its baseline.
private struct FigureComparison {
  private(set) var changes: [FigureChange] = []
  private(set) var unchanged = 0
  private let part: String
  private let rules: [FigureRule]
  /// True if the settings differ, so that another amount of work is no news.
  private let hasOtherSettings: Bool

  init(part name: String, base: BaselinePart, now: BaselinePart, hasOtherSettings: Bool) {
    part = name
    self.hasOtherSettings = hasOtherSettings
    rules = base.kind.rules
    for figure in Set(base.figures.keys).union(now.figures.keys).sorted() {
      compare(figure, base.figures[figure], now.figures[figure])
    }
    for target in Set(base.verdicts.keys).union(now.verdicts.keys).sorted() {
      compare(verdict: target, base.verdicts[target], now.verdicts[target])
    }
  }

  private mutating func compare(_ name: String, _ before: Hundredths?, _ after: Hundredths?) {
    guard before != after else { return unchanged += 1 }
    guard let rule = FigureRule.first(for: name, in: rules) else { return }
    // A figure counted by kind has no entry for a kind that did not occur.
    let isCounted = rule.pattern.contains("*")
    guard let old = before ?? (isCounted ? Hundredths(hundredths: 0) : nil) else {
      return add(.new, name, rule, "none", after.map { rule.unit.text($0) } ?? "none", "new", "")
    }
    guard let new = after ?? (isCounted ? Hundredths(hundredths: 0) : nil) else {
      return add(.otherWork, name, rule, rule.unit.text(old), "none", "it is not measured any more", "")
    }
    let (kind, tolerance) = Self.judge(rule.gate, old, new)
    let allowed = tolerance.map { rule.unit.text($0.allowed(beside: old)) } ?? ""
    add(
      kind, name, rule, rule.unit.text(old), rule.unit.text(new), rule.unit.difference(old, new), allowed)
  }

  private static func judge(
    _ gate: FigureRule.Gate, _ old: Hundredths, _ new: Hundredths
  ) -> (FigureChange.Kind, FigureRule.Tolerance?) {
    switch gate {
    case .same: (.otherWork, nil)
    case .reported, .unread: (.changed, nil)
    case .less(let tolerance): (kind(new.hundredths - old.hundredths, tolerance, old), tolerance)
    case .more(let tolerance): (kind(old.hundredths - new.hundredths, tolerance, old), tolerance)
    }
  }

  private static func kind(
    _ loss: Int, _ tolerance: FigureRule.Tolerance, _ base: Hundredths
  ) -> FigureChange.Kind {
    let allowed = tolerance.allowed(beside: base).hundredths
    return loss > allowed ? .worse : loss < -allowed ? .better : .changed
  }

  private mutating func compare(verdict id: String, _ before: String?, _ after: String?) {
    guard before != after else { return unchanged += 1 }
    let held = TargetVerdict.held.rawValue
    let kind: FigureChange.Kind =
      before == nil
      ? .new : after == nil ? .otherWork : before == held ? .worse : after == held ? .better : .changed
    changes.append(
      FigureChange(
        kind: inContext(kind), part: part, figure: "targets.\(id)",
        clause: id.split(separator: ".").first.map(String.init) ?? id, title: "target \(id)",
        before: before ?? "none", after: after ?? "none", difference: "its verdict", allowed: "",
        reason: "a promise that held has to hold"))
  }

  private func inContext(_ kind: FigureChange.Kind) -> FigureChange.Kind {
    kind == .otherWork && hasOtherSettings ? .changed : kind
  }

  private mutating func add(
    _ kind: FigureChange.Kind, _ name: String, _ rule: FigureRule, _ before: String, _ after: String,
    _ difference: String, _ allowed: String
  ) {
    let key = rule.key(in: name) ?? ""
    let title = key.isEmpty ? rule.title : "\(rule.title), \(key)"
    changes.append(
      FigureChange(
        kind: inContext(kind), part: part, figure: name, clause: rule.clause?.description ?? "", title: title,
        before: before, after: after, difference: difference, allowed: allowed, reason: rule.reason.text))
  }
}

extension FigureRule.Unit {
  /// Returns a value with its unit, for people.
  fileprivate func text(_ value: Hundredths) -> String {
    switch self {
    case .count: value.hundredths.isMultiple(of: 100) ? (value.hundredths / 100).grouped : "\(value)"
    case .nanoseconds: Hundredths(hundredths: value.hundredths / 1_000_000).asTime
    case .milliseconds: value.asTime
    case .megabytes: "\(value) MB"
    }
  }

  /// Returns the signed difference, with the share of the old value.
  fileprivate func difference(_ old: Hundredths, _ new: Hundredths) -> String {
    let difference = new.hundredths - old.hundredths
    let sign = difference < 0 ? "−" : "+"
    let amount = "\(sign)\(text(Hundredths(hundredths: Int(difference.magnitude))))"
    guard old.hundredths >= 1_000 else { return amount }
    let share = Int128(difference.magnitude) * 10_000 / Int128(old.hundredths)
    return "\(amount), \(sign)\(Hundredths(hundredths: Int(clamping: share))) %"
  }
}
