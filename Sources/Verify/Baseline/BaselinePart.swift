// What one piece of work came to, as it is kept in a baseline: the settings that fix it, its figures, its
// verdicts.

package import Hunt
package import LabWorld

/// A part of a baseline.
package struct BaselinePart: Codable, Sendable, Equatable {
  /// What was done.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A load run.
    case run
    /// A hunt.
    case hunt
    /// What work costs a machine, relative to the reference loop.
    case cost
    /// What work takes of a machine's memory.
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
  /// What fixes the work, by name.
  package let settings: [String: String]
  /// The fingerprint of everything that happened, where there is one.
  package let digest: String?
  /// Every figure that a rule looks at, by name.
  package private(set) var figures: [String: Hundredths]
  /// Targets by their id: held, missed, and so on.
  package let verdicts: [String: String]

  /// A part of figures that rules of its kind look at; the others are left out.
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

  /// How the settings differ from another part's, one sentence for each.
  package func differences(from other: BaselinePart) -> [String] {
    guard kind == other.kind else { return ["one is a \(kind.rawValue), the other a \(other.kind.rawValue)"] }
    return Set(settings.keys).union(other.settings.keys).sorted().compactMap { name in
      let (mine, theirs) = (settings[name], other.settings[name])
      return mine == theirs ? nil : "\(name) is \(theirs ?? "not set") there and \(mine ?? "not set") here"
    }
  }
}

extension BaselinePart {
  /// The part of a load run that has not begun: its settings, without a figure.
  package init(settingsOf configuration: LoadConfiguration) throws {
    self.init(.run, settings: try FigureTree(of: configuration).words, figures: [:])
  }

  /// The part of a hunt that has not begun.
  package init(settingsOf plans: [CampaignPlan]) throws {
    var settings: [String: String] = [:]
    for plan in plans {
      let words = try FigureTree(of: plan).words
      settings.merge(words.map { ("\(plan.target).\($0.key)", $0.value) }) { old, _ in old }
    }
    self.init(.hunt, settings: settings, figures: [:])
  }

  /// The part that a load run makes.
  package init(_ run: RunPart) throws { self.init(run: try FigureTree(of: run)) }

  /// The part that the `run` of a report makes.
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

  /// The part that the `hunt` of a report makes.
  ///
  /// - Parameter campaigns: Its campaigns by target.
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

  /// The part that a hunt makes.
  package init(_ hunt: [CampaignReport]) throws {
    self.init(
      hunt: Dictionary(
        uniqueKeysWithValues: try hunt.map { ($0.plan.target, try FigureTree(of: $0)) }))
  }
}
