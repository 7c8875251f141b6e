// One part of a baseline: the settings that determine the work, its figures, and its verdicts.

package import Hunt
package import LabWorld

/// A part of a baseline.
package struct BaselinePart: Codable, Sendable, Equatable {
  /// The kind of work.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A load run.
    case run
    /// A hunt.
    case hunt
    /// The cost of work on a machine, relative to the reference loop.
    case cost
    /// The memory use of work on a machine.
    case memory

    /// The rules for its figures.
    package var rules: [FigureRule] {
      switch self {
      case .run: FigureRule.load
      case .hunt: FigureRule.hunt
      case .cost, .memory: FigureRule.machine
      }
    }
  }

  package let kind: Kind
  /// The settings that determine the work, by name.
  package let settings: [String: String]
  /// The digest of all events; nil if the work has none.
  package let digest: String?
  /// Every figure that a rule uses, by name.
  package private(set) var figures: [String: Hundredths]
  /// The verdicts of targets, by id.
  package let verdicts: [String: String]

  /// Creates a part; figures that the rules of its kind do not use are left out.
  package init(
    _ kind: Kind, settings: [String: String], digest: String? = nil, figures: [String: Hundredths],
    verdicts: [String: String] = [:]
  ) {
    self.kind = kind
    self.settings = settings
    self.digest = digest
    self.verdicts = verdicts
    self.figures = figures.filter { name, _ in
      FigureRule.first(for: name, in: kind.rules).map { $0.gate != .unread } ?? true
    }
  }

  /// Describes the differences in settings from another part, one sentence for each.
  package func differences(from other: BaselinePart) -> [String] {
    guard kind == other.kind else { return ["one is a \(kind.rawValue), the other a \(other.kind.rawValue)"] }
    return settingChanges(from: other, part: "").map {
      "\($0.setting) is \($0.before) there and \($0.after) here"
    }
  }

  /// Returns the settings that differ from those of another part, by name.
  func settingChanges(from other: BaselinePart, part: String) -> [SettingChange] {
    Set(settings.keys).union(other.settings.keys).sorted().compactMap { name in
      let (mine, theirs) = (settings[name], other.settings[name])
      return mine == theirs
        ? nil
        : SettingChange(
          part: part, setting: name, before: theirs ?? "not set", after: mine ?? "not set")
    }
  }
}

extension BaselinePart {
  /// Creates the part of a load run that has not started: its settings, without figures.
  package init(settingsOf configuration: LoadConfiguration) throws {
    self.init(.run, settings: try FigureTree(of: configuration).words, figures: [:])
  }

  /// Creates the part of a hunt that has not started.
  package init(settingsOf plans: [CampaignPlan]) throws {
    var settings: [String: String] = [:]
    for plan in plans {
      let words = try FigureTree(of: plan).words
      settings.merge(words.map { ("\(plan.target).\($0.key)", $0.value) }) { old, _ in old }
    }
    self.init(.hunt, settings: settings, figures: [:])
  }

  /// Creates the part of a load run.
  package init(_ run: RunPart) throws { self.init(run: try FigureTree(of: run)) }

  /// Creates a part from the `run` of a report.
  init(run: FigureTree) {
    var figures = run.branch("figures").numbers
    figures.merge(run.branch("latency").numbers.map { ("latency.\($0.key)", $0.value) }) { old, _ in old }
    let targets = run.branch("targets").texts
    let verdicts = targets.compactMap { name, text in
      name.hasSuffix(".verdict") ? (String(name.dropLast(".verdict".count)), text) : nil
    }
    self.init(
      .run, settings: run.branch("configuration").words, digest: run.texts["digest"], figures: figures,
      verdicts: Dictionary(uniqueKeysWithValues: verdicts))
  }

  /// Creates a part from the `hunt` of a report.
  ///
  /// - Parameter campaigns: The campaigns by target.
  init(hunt campaigns: [String: FigureTree]) {
    var settings: [String: String] = [:]
    var figures: [String: Hundredths] = [:]
    var digests: [String] = []
    for (target, campaign) in campaigns.sorted(by: { $0.key < $1.key }) {
      settings.merge(campaign.branch("plan").words.map { ("\(target).\($0.key)", $0.value) }) { old, _ in old
      }
      figures.merge(campaign.numbers.map { ("\(target).\($0.key)", $0.value) }) { old, _ in old }
      digests += [campaign.texts["figures.digest"]].compactMap(\.self)
    }
    self.init(.hunt, settings: settings, digest: digests.joined(separator: " "), figures: figures)
  }

  /// Creates the part of a hunt.
  package init(_ hunt: [CampaignReport]) throws {
    self.init(
      hunt: Dictionary(
        uniqueKeysWithValues: try hunt.map { ($0.plan.target, try FigureTree(of: $0)) }))
  }
}
