// The rules for the figures of a hunt, campaign by campaign. A hunt draws its worlds from seeds, so its
// figures are deterministic as well.

package import LabWorld

extension FigureRule {
  private static let found: FigureReason = "a world that fails is a bug, however many do not"
  private static let happened: FigureReason = "what happened in the worlds, and not whether it was good"

  /// All rules for a hunt; the first that matches a figure applies.
  package static let hunt = [
    FigureRule("*.figures.seeds", "LAB-5", "seeds", .same, because: "it is what was asked for"),
    FigureRule("*.figures.verdicts.passed", "LAB-5", "seeds that passed", .more(.none), because: found),
    FigureRule("*.figures.verdicts.*", "LAB-5", "seeds that failed", .less(.none), because: found),
    FigureRule("*.findings", "LAB-5", "kinds of failure", .less(.none), because: found),
    FigureRule(
      "*.faultComplaints", "LAB-4", "faults that do not fire as they should", .less(.none),
      because: "a fault that never fires tests nothing"),
    FigureRule(
      "*.probeComplaints", "LAB-7", "states that no world met", .less(.none),
      because: "what no world met was not tested"),
    FigureRule("*.figures.ledger.*.fired", "LAB-4", "faults fired", .reported, because: happened),
    FigureRule(
      "*.figures.ledger.*", nil, "faults", .unread,
      because: "what was expected of them; complaints are judged"),
    FigureRule("*.figures.probes.*.holds", "LAB-7", "probes met", .reported, because: happened),
    FigureRule(
      "*.figures.probes.*", nil, "probes", .unread,
      because: "how often they were asked; complaints are judged"),
    FigureRule(
      "*.figures.reentrancy.*", nil, "pairs of places", .unread, because: "a sample, told by the hunt itself"),
    FigureRule(
      "*.figures.firstReached.*", nil, "seeds that reached a state first", .unread,
      because: "whether a state is met is judged, not when"),
    FigureRule("*.saturation.*", nil, "saturation", .unread, because: "told by the hunt itself"),
    FigureRule("*.detection.*", nil, "planted bugs", .unread, because: "told by the hunt itself"),
    FigureRule("*.figures.digest", nil, "digest", .unread, because: "told by itself"),
    FigureRule("*.figures.*", "LAB-5", "steps of the hunt", .reported, because: happened),
    FigureRule(
      "*.plan.*", nil, "settings", .unread, because: "they have to be the same, or nothing is compared"),
    FigureRule("*.isComplete", nil, "completeness", .unread, because: "a report of a part is refused"),
    FigureRule("*.areProbesJudged", nil, "settings", .unread, because: "it follows from the number of seeds"),
  ]
}
